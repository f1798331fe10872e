import { ChevronRightIcon } from 'lucide-react'
import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { spokenSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { orderList } from '../contract.ts'
import { orderTones } from '../parts/order-tones.ts'
import { comingStates } from '../states.ts'
import { orderAddress, successAddress } from './booking-address.ts'

/** An appointment as lists show it. */
export type OrderSeen = CallOutput<typeof orderList>['list'][number]

/** An appointment: how it stands, when, with whom, for whom; what it still needs in one line. */
export function OrderCard({ order }: { order: OrderSeen }) {
  if (!comingStates.includes(order.state))
    return (
      <Card to={orderAddress(order.order_id)}>
        <Told order={order} />
      </Card>
    )
  return (
    <Card>
      <Link to={orderAddress(order.order_id)} className="block transition-opacity active:opacity-80">
        <Told order={order} />
      </Link>
      <Link
        to={successAddress(order.order_id)}
        className="-mb-8 flex min-h-target items-center justify-between gap-12 text-14 text-accent-ink"
      >
        就诊时要带什么
        <ChevronRightIcon className="text-ink-3" />
      </Link>
    </Card>
  )
}

/** When, with whom, for whom, and what it still needs. */
function Told({ order }: { order: OrderSeen }) {
  const today = useToday()
  return (
    <>
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
    </>
  )
}

function Needed({ order }: { order: OrderSeen }) {
  if (order.state === 'held' && order.pay_deadline)
    return (
      <span className="shrink-0 text-warning">
        {order.pay_deadline.slice(11, 16)} 前支付 <Fee yuan={order.pay_amount} />
      </span>
    )
  if (order.state === 'booked' || order.state === 'checked-in' || order.state === 'called')
    return <span className="font-medium text-ink tabular-nums">{order.number} 号</span>
  return <Fee yuan={order.fee} />
}
