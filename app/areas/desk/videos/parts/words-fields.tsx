import { topics } from '#app/areas/content/articles/rules.ts'
import { MOST } from '#app/areas/content/videos/rules.ts'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskVideoAdd } from '../contract.ts'

interface WordsFieldsProps {
  written?: { title: string; summary: string; cat_id: number } | undefined
}

/** What stands beside a film. */
export function WordsFields({ written }: WordsFieldsProps) {
  return (
    <div className="space-y-12">
      <Field label="标题" name="title" maxLength={MOST.title} required defaultValue={written?.title} />
      <TextField
        label="简介"
        name="summary"
        rows={4}
        maxLength={MOST.summary}
        required
        defaultValue={written?.summary}
        hint="视频里说了什么、什么情况不要照做；听不见的人靠它"
      />
      <Select
        label="栏目"
        name="cat_id"
        required
        placeholder="请选择"
        defaultValue={written?.cat_id}
        options={Object.entries(topics).map(([value, text]) => ({ value, text }))}
      />
    </div>
  )
}

/** The same as a form has it; no still picture: the generated one. */
export const readWords = (form: FormData) => {
  const { image, ...words } = readForm(deskVideoAdd, form, {
    title: 'text',
    summary: 'text',
    cat_id: 'text',
    image: 'text',
  })
  return { ...words, ...(image && { image }) }
}
