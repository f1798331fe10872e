import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { PositionField } from '#app/desk-shell/position-field.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskTalkPhraseAdd, deskTalkPhraseChange, type deskTalkPhrases } from '../contract.ts'
import { ANSWER_LENGTH, PHRASE_TITLE } from '../rules.ts'

/** What the service says again and again. */
export type Phrase = CallOutput<typeof deskTalkPhrases>['list'][number]

interface PhraseFormProps {
  phrase: Phrase | undefined
  onClose: () => void
  onSaved: () => void
}

/** A phrase: by what it is found, what it says, where it stands. */
export const PhraseForm = ({ phrase, onClose, onSaved }: PhraseFormProps) => (
  <EditForm
    title={phrase ? `修改“${phrase.title}”` : '新增快捷用语'}
    action="保存"
    refusedFields={{ taken: 'title' }}
    edited={phrase}
    save={(form, send) => {
      const written = readForm(deskTalkPhraseAdd, form, { title: 'text', content: 'text', position: 'text' })
      return phrase
        ? send(deskTalkPhraseChange, { ...written, phrase_id: phrase.phrase_id })
        : send(deskTalkPhraseAdd, written)
    }}
    said={() => '快捷用语已保存'}
    onSaved={onSaved}
    onClose={onClose}
  >
    <Field
      label="名称"
      name="title"
      maxLength={PHRASE_TITLE}
      defaultValue={phrase?.title}
      hint="回复时打 / 再打名称里的字就能找到"
      required
    />
    <TextField label="内容" name="content" rows={5} maxLength={ANSWER_LENGTH} defaultValue={phrase?.content} required />
    <PositionField defaultValue={phrase?.position ?? 100} />
  </EditForm>
)
