import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { goodsOrderDetail } from '../contract.ts'

const isMoney = (yuan: string) => yuan !== '0.00'

/** What an order came to, line by line: what was taken off, what is paid when, what went back. */
export function OrderSums({ order }: { order: CallOutput<typeof goodsOrderDetail> }) {
  const line = (name: string, yuan: string, sign = '') => ({
    name,
    value: (
      <>
        {sign}
        <Price yuan={yuan} size="small" />
      </>
    ),
  })
  return (
    <Card>
      <Facts
        facts={[
          line('商品金额', order.goods_amount),
          ...(isMoney(order.discount_amount) ? [line('优惠券', order.discount_amount, '−')] : []),
          ...(isMoney(order.shipping_fee) ? [line('运费', order.shipping_fee)] : []),
          ...(isMoney(order.card_amount) ? [line('礼品卡', order.card_amount, '−')] : []),
          line(order.state_id === 'unpaid' ? '应付' : '实付', order.pay_amount),
          ...(isMoney(order.later_amount) ? [line('到店再付', order.later_amount)] : []),
          ...(isMoney(order.refund_amount) ? [line('已退款', order.refund_amount)] : []),
        ]}
      />
    </Card>
  )
}
