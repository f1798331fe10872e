import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { foreignLanguages, languages, MOST } from '../../rules.ts'
import { deskInquiryTermSave, type deskInquiryTerms } from '../contract.ts'

interface TermFormProps {
  term: CallOutput<typeof deskInquiryTerms>['list'][number] | undefined
  onClose: () => void
  onSaved: () => void
}

const sheet = { term: 'text', translation: 'text', note: 'text' } as const

/** A word of the glossary; which word it is, and in which language, does not change. */
export function TermForm({ term, onClose, onSaved }: TermFormProps) {
  return (
    <EditForm
      title={term ? `修改“${term.term}”` : '新增术语'}
      action="保存"
      refusedFields={{ twice: 'term' }}
      edited={term}
      save={(form, send) => {
        const given = readForm(deskInquiryTermSave, form, sheet)
        const language = foreignLanguages.find((one) => one === (term?.language ?? form.get('language'))) ?? 'en'
        return send(deskInquiryTermSave, { ...given, language, term_id: term?.term_id })
      }}
      said={() => '术语已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field
        label="中文术语"
        name="term"
        maxLength={MOST.paperName}
        defaultValue={term?.term}
        readOnly={term !== undefined}
        placeholder="例如：贲门癌"
        required
      />
      <Select
        label="语言"
        name="language"
        defaultValue={term?.language ?? 'en'}
        disabled={term !== undefined}
        options={foreignLanguages.map((value) => ({ value, text: languages[value] }))}
        required
      />
      <Field label="译法" name="translation" maxLength={MOST.reason} defaultValue={term?.translation} required />
      <TextField
        label="容易错在哪（可以不写）"
        name="note"
        rows={2}
        maxLength={MOST.reason}
        defaultValue={term?.note}
      />
    </EditForm>
  )
}
