import { CalendarCheckIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Countdown } from '#kit/ui/countdown.tsx'
import { Link } from '#kit/ui/link.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { Price } from '#kit/ui/price.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { GoodsLines } from '../cards/goods-line.tsx'
import { ownOrderAddress } from '../cards/order-address.ts'
import type { goodsOrderList } from '../contract.ts'

export type OrderSeen = CallOutput<typeof goodsOrderList>['list'][number]

interface OrderCardProps {
  order: OrderSeen
  actions: ReactNode
  /** The time for paying it is over. */
  onEnd: () => void
}

/** An order in the list: from whom, what, how much, and what can be done. */
export function OrderCard({ order, actions, onEnd }: OrderCardProps) {
  const booked = order.order_goods.filter(({ on_site_time }) => on_site_time !== '')
  const today = useToday()
  const pieces = order.order_goods.reduce((sum, { buy_num }) => sum + buy_num, 0)
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-12 pb-12 text-14">
        <span className="min-w-0 truncate font-medium">{order.unit_name}</span>
        <span className={order.state_id === 'unpaid' ? 'shrink-0 text-warning' : 'shrink-0 text-ink-2'}>
          {order.state_desc}
          {order.left_seconds > 0 && (
            <>
              ，剩 <Countdown seconds={order.left_seconds} onEnd={onEnd} />
            </>
          )}
        </span>
      </div>
      <Link to={ownOrderAddress(order)} className="block space-y-12 active:opacity-80">
        <GoodsLines goods={order.order_goods} />
        {booked.map(({ special_id, on_site_time }) => (
          <p key={special_id} className="flex items-center gap-6 text-14 text-accent-ink">
            <CalendarCheckIcon />
            已约 {spokenDayTime(parseTime(on_site_time), today)}
          </p>
        ))}
        <p className="text-right text-14 text-ink-2">
          共 {pieces} 件，{order.card_amount !== '0.00' && `礼品卡 ${yuanText(order.card_amount)}，`}
          {order.state_id === 'unpaid' ? '应付' : '实付'} <Price yuan={order.pay_amount} size="small" />
        </p>
      </Link>
      <div className="flex flex-wrap justify-end gap-x-8 gap-y-16 pt-8">{actions}</div>
    </Card>
  )
}
