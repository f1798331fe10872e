import { type FormEvent, useId } from 'react'
import { FormDialog } from '#app/areas/desk/staff/cards/form-dialog.tsx'
import { carriers } from '#kit/outside/express.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskPrizeSend } from '../contract.ts'

interface SendFormProps {
  prize: { prize_id: number; title: string }
  onClose: () => void
  onSent: () => void
}

/** By which company a prize goes, and under which number. */
export function SendForm({ prize, onClose, onSent }: SendFormProps) {
  const sending = useAct(deskPrizeSend)
  const form = useId()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const parcel = { company: String(given.get('company')), number: String(given.get('number')).trim() }
    if (!(await sending.run({ prize_id: prize.prize_id, ...parcel }))) return
    toast('已寄出，中奖人会收到通知')
    onSent()
  }
  return (
    <FormDialog
      open
      title={`寄出“${prize.title}”`}
      onClose={onClose}
      action={
        <Button type="submit" form={form} wide busy={sending.busy}>
          确认寄出
        </Button>
      }
    >
      <form id={form} className="space-y-12" onSubmit={submit}>
        <Select
          label="快递公司"
          name="company"
          options={Object.keys(carriers).map((name) => ({ value: name, text: name }))}
          required
        />
        <Field
          label="快递单号"
          name="number"
          autoComplete="off"
          pattern="[A-Za-z0-9]{6,32}"
          title="单号是 6 到 32 位的字母和数字"
          required
        />
        {sending.error && (
          <p role="alert" className="text-14 text-danger">
            {sending.error.words}
          </p>
        )}
      </form>
    </FormDialog>
  )
}
