import { AddressLine } from '#app/areas/orders/addresses/cards/address-line.tsx'
import { fenToYuan, yuanToFen } from '#kit/money/fen.ts'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { ordersOfPayment } from '../contract.ts'
import { payTypeTitles } from '../rules/paying.ts'
import { GoodsLines } from './goods-line.tsx'

/** Orders that one payment pays. */
export type PaidOrders = CallOutput<typeof ordersOfPayment>['list']

/** Orders as the cashier shows them: what, from whom, where to, and what the sum is made up of. */
export function OrdersToPay({ orders }: { orders: PaidOrders }) {
  const address = orders.find((order) => order.address !== null)?.address
  if (orders.length === 0) return null
  return (
    <>
      {orders.map((order) => (
        <Card key={order.order_id} title={order.unit_name} aside={payTypeAside(order)}>
          <GoodsLines goods={order.order_goods} />
        </Card>
      ))}
      {address && (
        <Card>
          <AddressLine name={address.name} mobile={address.mobile} fullAddress={address.full_address} />
        </Card>
      )}
      <Card>
        <Facts facts={sumsOf(orders)} />
      </Card>
    </>
  )
}

/** How it is paid, where it is not paid whole now. */
const payTypeAside = ({ pay_type }: PaidOrders[number]): string | undefined =>
  pay_type === 0 ? undefined : payTypeTitles[pay_type]

const sumsOf = (orders: PaidOrders) => {
  const sum = (of: 'goods_amount' | 'discount_amount' | 'shipping_fee' | 'card_amount' | 'later_amount') =>
    fenToYuan(orders.reduce((total, order) => total + yuanToFen(order[of]), 0))
  const line = (name: string, yuan: string, sign = '') => ({
    name,
    value: (
      <>
        {sign}
        <Price yuan={yuan} size="small" />
      </>
    ),
  })
  const [off, freight] = [sum('discount_amount'), sum('shipping_fee')]
  const [cards, later] = [sum('card_amount'), sum('later_amount')]
  return [
    line('商品金额', sum('goods_amount')),
    ...(off === '0.00' ? [] : [line('优惠券', off, '−')]),
    ...(orders.some((order) => order.address !== null)
      ? [freight === '0.00' ? { name: '运费', value: '包邮' } : line('运费', freight)]
      : []),
    ...(cards === '0.00' ? [] : [line('礼品卡', cards, '−')]),
    ...(later === '0.00' ? [] : [line('到店再付', later)]),
  ]
}
