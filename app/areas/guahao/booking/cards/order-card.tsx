import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { spokenSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { orderList } from '../contract.ts'
import { orderTones } from '../parts/order-tones.ts'
import { orderAddress } from './booking-address.ts'

/** An appointment as lists show it. */
export type OrderSeen = CallOutput<typeof orderList>['list'][number]

/** An appointment: how it stands, when, with whom, for whom; what it still needs in one line. */
export function OrderCard({ order }: { order: OrderSeen }) {
  const today = useToday()
  return (
    <Card to={orderAddress(order.order_id)}>
      <div className="flex items-baseline justify-between gap-12">
        <p className="text-16 font-semibold tabular-nums">{spokenSpan(order, today)}</p>
        <Tag tone={orderTones[order.state]}>{order.state_desc}</Tag>
      </div>
      <p className="pt-8 text-14">
        {order.doctor_name} {order.title_name} · {order.dep_name}
      </p>
      <p className="text-14 text-ink-2">{order.unit_name}</p>
      <div className="mt-12 flex items-baseline justify-between gap-12 border-t border-line pt-12 text-14 text-ink-2">
        <span>{order.member_name}</span>
        <Needed order={order} />
      </div>
    </Card>
  )
}

function Needed({ order }: { order: OrderSeen }) {
  if (order.state === 'held' && order.pay_deadline)
    return (
      <span className="text-warning">
        {order.pay_deadline.slice(11, 16)} 前支付 <Fee yuan={order.pay_amount} />
      </span>
    )
  if (order.state === 'booked' || order.state === 'checked-in' || order.state === 'called')
    return <span className="font-medium text-ink tabular-nums">{order.number} 号</span>
  return <Fee yuan={order.fee} />
}
