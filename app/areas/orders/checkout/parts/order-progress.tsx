import { Card } from '#kit/ui/card.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { goodsOrderDetail } from '../contract.ts'

type Order = Pick<CallOutput<typeof goodsOrderDetail>, 'state_id' | 'order_goods'>

/** How far a state is along the way of what is sent, and of what is used. */
const atOf: Partial<Record<Order['state_id'], number>> = { unpaid: 1, paid: 2, shipped: 3, received: 4, used: 3 }

/** How far an order has come; nothing of one that was cancelled or given back. */
export function OrderProgress({ order: { state_id, order_goods } }: { order: Order }) {
  const at = atOf[state_id]
  if (at === undefined) return null
  const isSent = order_goods.some(({ logistics_set }) => logistics_set === 1)
  return (
    <Card>
      <Steps steps={isSent ? ['下单', '付款', '发货', '收货'] : ['下单', '付款', '使用']} current={at} />
    </Card>
  )
}
