import { ButtonLink } from '#kit/ui/button.tsx'
import { address } from '#kit/wire/address.ts'
import { boughtAddress, orderAddress, ordersAddress } from './order-address.ts'
import type { PaidOrders } from './orders-to-pay.tsx'

/** What one does with orders whose payment was closed: pay them by the one that took its place, or order the same anew. */
export function OrdersClosedActions({ orders }: { orders: PaidOrders }) {
  const open = orders.find(({ out_trade_no }) => out_trade_no !== '')
  const [only, ...more] = orders
  const look = only && more.length === 0 ? orderAddress(only.order_id) : ordersAddress()
  const goods = only?.order_goods.find(({ goods_state }) => goods_state === 1)
  return (
    <>
      {open && <ButtonLink to={address('/pay/index', { out_trade_no: open.out_trade_no })}>去付款</ButtonLink>}
      {!open && goods && <ButtonLink to={boughtAddress(goods)}>再买一次</ButtonLink>}
      <ButtonLink kind="text" to={look}>
        看订单
      </ButtonLink>
    </>
  )
}
