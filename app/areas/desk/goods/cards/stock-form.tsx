import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import type { Send } from '#kit/wire/browser/use-act.ts'

interface StockFormProps<R> {
  title: string
  /** Pieces that may be taken out. */
  left: number
  /** Most that are added at once. */
  most: number
  save: (change: { by: number; reason: string }, send: Send) => Promise<R | undefined>
  /** What was done, in words. */
  said: (reply: R) => string
  onClose: () => void
  onSaved: () => void
}

/** How many pieces are added or taken out, and why. */
export function StockForm<R>({ title, left, most, save, said, onClose, onSaved }: StockFormProps<R>) {
  const [way, setWay] = useState('more')
  return (
    <EditForm
      title={title}
      action="保存"
      save={(form, send) => {
        const by = Number(form.get('pieces')) * (way === 'more' ? 1 : -1)
        return save({ by, reason: String(form.get('reason')) }, send)
      }}
      said={said}
      onSaved={onSaved}
      onClose={onClose}
    >
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
    </EditForm>
  )
}
