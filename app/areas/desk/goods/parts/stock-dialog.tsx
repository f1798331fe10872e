import { type FormEvent, useId, useState } from 'react'
import { FormDialog } from '#app/areas/desk/staff/cards/form-dialog.tsx'
import { NumberField } from '#app/areas/desk/staff/cards/number-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { toast } from '#kit/ui/toast.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskStockChange } from '../contract.ts'
import { MOST_PIECES_AT_ONCE } from '../rules.ts'

interface StockDialogProps {
  goodsId: number
  line: { special_id: number; special_name: string; left: number }
  onClose: () => void
  onChanged: () => void
}

/** Adds pieces of a specification or takes free ones out, and says why. */
export function StockDialog({ goodsId, line, onClose, onChanged }: StockDialogProps) {
  const change = useAct(deskStockChange)
  const form = useId()
  const [way, setWay] = useState('more')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const by = Number(given.get('pieces')) * (way === 'more' ? 1 : -1)
    const asked = { goods_id: goodsId, special_id: line.special_id, by, reason: String(given.get('reason')) }
    const done = await change.run(asked)
    if (!done) return
    toast(`已保存，现在可售 ${done.left} 件`)
    onChanged()
  }
  return (
    <FormDialog
      open
      title={`${line.special_name}：可售 ${line.left} 件`}
      onClose={onClose}
      action={
        <Button type="submit" form={form} wide busy={change.busy}>
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
          max={way === 'more' ? MOST_PIECES_AT_ONCE : line.left}
          {...(way === 'less' && { hint: `最多减少 ${line.left} 件` })}
          required
        />
        <Field label="原因" name="reason" maxLength={50} placeholder="如：到货、盘点、破损" required />
        {change.error && (
          <p role="alert" className="text-14 text-danger">
            {change.error.words}
          </p>
        )}
      </form>
    </FormDialog>
  )
}
