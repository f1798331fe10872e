import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskPointWords, deskPointWordsChange } from '../contract.ts'

interface WordsFormProps {
  words: CallOutput<typeof deskPointWords>
  onClose: () => void
  onSaved: () => void
}

const sheet = { title: 'text', content: 'text', exchange_notice: 'text' } as const

/** What patients read of points: on their own page of points, and where they exchange them. */
export function WordsForm({ words, onClose, onSaved }: WordsFormProps) {
  return (
    <EditForm
      title="修改积分规则"
      action="保存"
      edited={words}
      save={(form, send) => send(deskPointWordsChange, readForm(deskPointWordsChange, form, sheet))}
      said={() => '已保存，患者现在看到的就是新的'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="规则标题" name="title" maxLength={20} defaultValue={words.title} required />
      <TextField
        label="积分规则，一行一条"
        name="content"
        maxLength={3_000}
        rows={6}
        defaultValue={words.content}
        required
      />
      <TextField
        label="兑换须知，一行一条"
        name="exchange_notice"
        maxLength={1_000}
        rows={4}
        defaultValue={words.exchange_notice}
        required
      />
    </EditForm>
  )
}
