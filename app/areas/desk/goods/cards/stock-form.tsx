import { type FormEvent, useId, useState } from 'react'
import { FormDialog } from '#app/areas/desk/staff/cards/form-dialog.tsx'
import { NumberField } from '#app/areas/desk/staff/cards/number-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'

interface StockFormProps {
  title: string
  /** Pieces that may be taken out. */
  left: number
  /** Most that are added at once. */
  most: number
  /** Why it was not done, in words. */
  error: string | undefined
  busy: boolean
  onClose: () => void
  onSubmit: (change: { by: number; reason: string }) => void
}

/** How many pieces are added or taken out, and why. */
export function StockForm({ title, left, most, error, busy, onClose, onSubmit }: StockFormProps) {
  const form = useId()
  const [way, setWay] = useState('more')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    onSubmit({ by: Number(given.get('pieces')) * (way === 'more' ? 1 : -1), reason: String(given.get('reason')) })
  }
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      action={
        <Button type="submit" form={form} wide busy={busy}>
          保存
        </Button>
      }
    >
      <form id={form} className="space-y-12" onSubmit={submit}>
        <Segment
          label="增加还是减少"
          name="way"
          value={way}
          onChange={setWay}
          options={[
            { value: 'more', text: '增加' },
            { value: 'less', text: '减少' },
          ]}
        />
        <NumberField
          label="数量"
          name="pieces"
          unit="件"
          min={1}
          max={way === 'more' ? most : left}
          {...(way === 'less' && { hint: `最多减少 ${left} 件` })}
          required
        />
        <Field label="原因" name="reason" maxLength={50} placeholder="如：到货、盘点、破损" required />
        {error && (
          <p role="alert" className="text-14 text-danger">
            {error}
          </p>
        )}
      </form>
    </FormDialog>
  )
}
