import { type FormEvent, useState } from 'react'
import { carriers, isParcelNumber } from '#kit/outside/express.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { storeRefundFill } from '../contract.ts'

const names = Object.keys(carriers)

interface ParcelFormProps {
  refund: { refund_id: string; send_to: string }
  onDone: () => void
}

/** Where goods are to be sent back to, and by which parcel they go. */
export function ParcelForm({ refund: { refund_id, send_to }, onDone }: ParcelFormProps) {
  const [company, setCompany] = useState(names[0] ?? '')
  const [number, setNumber] = useState('')
  const [tried, setTried] = useState(false)
  const filling = useAct(storeRefundFill)
  const isRight = isParcelNumber(number)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const parcel = { refund_id, logistics_company: company, logistics_no: number }
    if (!isRight || !(await filling.run(parcel))) return
    toast('已提交，商家收到后退款')
    onDone()
  }
  const error = tried && !isRight ? '单号是 6 到 32 位的字母、数字和短横' : filling.error?.words
  return (
    <Card title="寄回商品">
      <p className="rounded-8 bg-well p-12 text-14 select-all">{send_to || '退货地址请联系客服告知'}</p>
      <form onSubmit={submit} noValidate className="space-y-8 pt-12">
        <Select
          label="快递公司"
          value={company}
          onChange={({ target }) => setCompany(target.value)}
          options={names.map((name) => ({ value: name, text: name }))}
        />
        <Field
          label="快递单号"
          value={number}
          autoComplete="off"
          placeholder="寄出后填写面单上的单号"
          onChange={({ target }) => setNumber(target.value)}
          error={error}
        />
        <Button type="submit" wide busy={filling.busy}>
          我已寄出
        </Button>
      </form>
    </Card>
  )
}
