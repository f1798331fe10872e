import { appointAddress } from '#app/areas/orders/appointments/cards/appointment-address.ts'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { GoodsLines } from './goods-line.tsx'
import { ordersAddress, ownOrderAddress } from './order-address.ts'
import type { PaidOrders } from './orders-to-pay.tsx'

type Paid = PaidOrders[number]

/** What was bought, order by order: when it comes, what is to be booked, the code that is shown, the number to say on the phone. */
export function OrdersPaid({ orders }: { orders: PaidOrders }) {
  return orders.map((order) => (
    <Card key={order.order_id} title={order.unit_name}>
      <GoodsLines goods={order.order_goods} />
      <div className="mt-12 space-y-4 border-t border-line pt-12 text-14">
        <Next order={order} />
        <p className="flex items-baseline justify-between gap-16 pt-4 text-ink-3">
          订单编号
          <Copyable text={order.order_no} shown={groupedNumber(order.order_no)} name="订单编号" />
        </p>
      </div>
    </Card>
  ))
}

function Next({ order }: { order: Paid }) {
  const { shipping_text, address, check_code } = order
  if (address)
    return (
      <>
        <p className="font-medium">{shipping_text || '付款后由商家寄出'}</p>
        <p className="text-ink-2">
          寄给{address.name}，{address.full_address}
        </p>
      </>
    )
  return (
    <>
      {dueOf(order) && <p className="font-medium">还要选一个时间，那天才给您留着位置。</p>}
      {check_code && (
        <>
          <p className="text-ink-2">到院时出示核销码：</p>
          <div className="mx-auto w-128">
            <QrCode text={`YILU:ORDER:${check_code}`} alt={`核销码 ${check_code}`} />
          </div>
          <p className="text-center text-18 font-semibold tracking-wider tabular-nums select-all">{check_code}</p>
        </>
      )}
    </>
  )
}

/** Something in an order for which a time is still to be chosen. */
const dueOf = ({ button, order_goods }: Paid) =>
  button.includes('appoint')
    ? order_goods.find(({ appointment, on_site_time }) => appointment !== 'none' && on_site_time === '')
    : undefined

/** What people do next: book the time where one is to be booked, look at the order, go on. */
export function OrdersPaidActions({ orders }: { orders: PaidOrders }) {
  const [only, ...more] = orders
  const look = only && more.length === 0 ? ownOrderAddress(only) : ordersAddress()
  const due = orders.find((order) => dueOf(order))
  const goods = due && dueOf(due)
  if (due && goods)
    return (
      <>
        <ButtonLink to={appointAddress(goods.appointment, { order_id: due.order_id, goods_id: goods.goods_id })}>
          {goods.appointment === 'exam' ? '预约体检时间' : '预约时间'}
        </ButtonLink>
        <ButtonLink kind="text" to={look}>
          看订单
        </ButtonLink>
      </>
    )
  return (
    <>
      <ButtonLink to={look}>看订单</ButtonLink>
      <ButtonLink kind="text" to="/health/index">
        继续逛
      </ButtonLink>
    </>
  )
}
