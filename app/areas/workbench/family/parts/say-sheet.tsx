import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { benchSay } from '../contract.ts'

/** What the team tells everybody who looks at family doctors. */
export function SaySheet({ onClose }: { onClose: () => void }) {
  return (
    <EditForm
      title="给居民的话"
      action="发布"
      save={(form, send) => send(benchSay, readForm(benchSay, form, { title: 'text', content: 'text' }))}
      said={() => '已发布，居民在家庭医生页能看到'}
      onSaved={onClose}
      onClose={onClose}
    >
      <Field label="标题" name="title" required maxLength={50} />
      <TextField label="内容" name="content" required maxLength={500} hint="所有人都能看到，请不要写到具体的人" />
    </EditForm>
  )
}
