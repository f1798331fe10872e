import { Card } from '#kit/ui/card.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { exchangeAddress } from '../cards/points-address.ts'
import type { pointOrderList } from '../contract.ts'

/** An exchange as lists show it. */
export type Exchange = CallOutput<typeof pointOrderList>['list'][number]

/** An exchange in a list: what it was, and where it stands. */
export function ExchangeCard({ order }: { order: Exchange }) {
  return (
    <Card to={exchangeAddress(order.order_id)}>
      <div className="flex items-baseline justify-between gap-12 pb-12 text-14">
        <span className="text-ink-3 tabular-nums">{unbroken(order.add_time.slice(0, 16))}</span>
        <span className={order.state === 'waiting' ? 'shrink-0 text-warning' : 'shrink-0 text-ink-2'}>
          {order.state_desc}
        </span>
      </div>
      <ExchangeLine order={order} />
    </Card>
  )
}

/** What was exchanged, how many, for how much. */
export function ExchangeLine({ order }: { order: Pick<Exchange, 'image' | 'title' | 'num' | 'point'> }) {
  return (
    <div className="flex items-center gap-12">
      <Picture src={order.image} alt="" width={72} height={72} className="size-72 shrink-0 rounded-8" />
      <div className="min-w-0 grow">
        <p className="line-clamp-2 text-16 font-medium">{order.title}</p>
        <p className="flex justify-between gap-12 pt-4 text-14 text-ink-2 tabular-nums">
          <span>{order.point} 积分</span>
          <span>×{order.num}</span>
        </p>
      </div>
    </div>
  )
}
