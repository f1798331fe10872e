import type { ReactNode } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { WrongField } from '#app/desk-shell/wrong-field.ts'
import { carriers, isParcelNumber } from '#kit/outside/express.ts'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { Send } from '#kit/wire/browser/use-act.ts'
import { deskShip } from '../contract.ts'

interface ShipDialogProps<R> {
  /** What is done, and to what, where it is no order. */
  title?: string
  /** Sends it: `send(deskShip, { order_id, ...parcel })`; what else stands in the form is read from it. */
  save: (parcel: { company: string; number: string }, send: Send, form: FormData) => Promise<R | undefined>
  said: () => string
  onClose: () => void
  onShipped: () => void
  /** What is asked beside that. */
  children?: ReactNode
}

const names = Object.keys(carriers)

/** By which company a parcel goes, and under which number. */
export function ShipDialog<R>({ title = '发货', save, said, onClose, onShipped, children }: ShipDialogProps<R>) {
  return (
    <EditForm
      title={title}
      action="确认发货"
      save={(form, send) => {
        const { company, number } = readForm(deskShip, form, { company: 'text', number: 'text' })
        if (!isParcelNumber(number)) throw new WrongField('number', '单号是 6 到 32 位的字母、数字和短横')
        return save({ company, number: number.trim() }, send, form)
      }}
      said={said}
      onSaved={onShipped}
      onClose={onClose}
    >
      <Select label="快递公司" name="company" options={names.map((name) => ({ value: name, text: name }))} />
      <Field label="快递单号" name="number" autoComplete="off" autoCapitalize="characters" required />
      {children}
    </EditForm>
  )
}
