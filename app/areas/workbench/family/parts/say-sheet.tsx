import type { FormEvent } from 'react'
import { FormDialog } from '#app/areas/desk/staff/cards/form-dialog.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { benchSay } from '../contract.ts'

/** What the team tells everybody who looks at family doctors. */
export function SaySheet({ onClose }: { onClose: () => void }) {
  const say = useAct(benchSay)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = { title: String(form.get('title')), content: String(form.get('content')) }
    if (!(await say.run(said))) return
    toast('已发布，居民在家庭医生页能看到')
    onClose()
  }
  return (
    <FormDialog
      open
      title="给居民的话"
      onClose={onClose}
      action={
        <Button wide type="submit" form="say" busy={say.busy}>
          发布
        </Button>
      }
    >
      <form id="say" onSubmit={submit} className="space-y-8">
        <Field label="标题" name="title" required maxLength={50} />
        <TextField label="内容" name="content" required maxLength={500} hint="所有人都能看到，请不要写到具体的人" />
      </form>
    </FormDialog>
  )
}
