import { type FormEvent, useState } from 'react'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskTalkOrder } from '../contract.ts'

type Found = CallOutput<typeof deskTalkOrder>['list']

const kinds = { appointment: '预约', goods: '商城订单', refund: '退款' } as const

/** Finds what the patient of this talk ordered or booked, by the number that they say. */
export function OrderFinder({ talkId }: { talkId: number }) {
  const [number, setNumber] = useState('')
  const [found, setFound] = useState<Found>([])
  const find = useAct(deskTalkOrder)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() === '') return
    setFound((await find.run({ talk_id: talkId, number }))?.list ?? [])
  }
  return (
    <Card>
      <form onSubmit={submit} noValidate className="flex items-end gap-12">
        <div className="min-w-0 grow">
          <Field
            label="对方的预约号、订单或退款编号"
            name="number"
            keyboard="number"
            maxLength={40}
            autoComplete="off"
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        </div>
        <div className="shrink-0 pb-10">
          <Button type="submit" kind="secondary" size="small" busy={find.busy}>
            查找
          </Button>
        </div>
      </form>
      <div role="status">
        {find.error && <p className="pt-8 text-14 text-danger">{find.error.words}</p>}
        {!find.error &&
          found.map((one) => (
            <p key={`${one.kind} ${one.title}`} className="flex flex-wrap items-center gap-x-12 gap-y-4 pt-12 text-14">
              <Tag>{kinds[one.kind]}</Tag>
              <span className="tabular-nums">{groupedNumber(one.order_no)}</span>
              <span>{one.title}</span>
              <span className="text-ink-2">{one.state_desc}</span>
              <span className="text-ink-2">
                {one.kind === 'refund' ? '退' : '已付'} <Price yuan={one.pay_amount} size="small" />
              </span>
            </p>
          ))}
      </div>
    </Card>
  )
}
