import { useState } from 'react'
import { appointAddress } from '#app/areas/orders/appointments/cards/appointment-address.ts'
import { invoiceAddress } from '#app/areas/orders/invoices/cards/invoice-address.ts'
import { logisticsAddress } from '#app/areas/orders/logistics/cards/logistics-address.ts'
import { progressAddress, refundAddress } from '#app/areas/orders/refunds/cards/refund-address.ts'
import { isReviewable, ReviewButton } from '#app/areas/orders/reviews/cards/review-button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { cancelAddress } from '../cards/order-address.ts'
import { deleteGoodsOrder, receiveGoodsOrder } from '../contract.ts'
import { orderStates } from '../states.ts'
import { againOf, BuyAgain } from './buy-again.tsx'
import { ActButton, MoreActs, type OrderAct } from './order-acts.tsx'
import type { OrderSeen } from './order-card.tsx'
import { useKeyFirst } from './use-key-first.ts'

interface OrderButtonsProps {
  order: Pick<OrderSeen, 'order_id' | 'state_id' | 'button' | 'order_goods'>
  /** Where it is paid; a press asks first what is paid with it. */
  payTo: string
  onPay: (orderId: string) => void
  onChanged: () => void
  onDeleted: () => void
  size?: 'small' | 'large'
}

const questions = {
  receipt: { title: '确认收到商品？', text: '收到并检查过商品再确认。', confirmText: '确认收货', done: '已确认收货' },
  delete: { title: '删除这个订单？', text: '删除后不再显示，不能恢复。', confirmText: '删除', done: '已删除' },
} as const
type Question = keyof typeof questions

/** What can be done with an order, as the server says it. */
export function OrderButtons({ order, payTo, onPay, onChanged, onDeleted, size = 'small' }: OrderButtonsProps) {
  const { order_id, button } = order
  const [asking, setAsking] = useState<Question>()
  const receive = useAct(receiveGoodsOrder)
  const remove = useAct(deleteGoodsOrder)
  const hasKey = useKeyFirst()
  const confirm = async () => {
    if (!hasKey()) return setAsking(undefined)
    const done = asking === 'receipt' ? await receive.run({ order_id }) : await remove.run({ order_id })
    setAsking(undefined)
    if (!done || !asking) return
    toast(questions[asking].done)
    if (asking === 'receipt') onChanged()
    else onDeleted()
  }
  const acts = actsOf(order, setAsking, { to: payTo, onPress: () => onPay(order_id) }).filter(({ name }) =>
    button.includes(name),
  )
  const mayBuyAgain = isClosed(order) && againOf(order.order_goods).length > 0
  // The likeliest stand last; buying again and a review take the place of one of them each.
  const room = Math.max(0, 2 - Number(mayBuyAgain) - Number(isReviewable(order.state_id)))
  const seldom = acts.slice(0, acts.length - room)
  const question = questions[asking ?? 'receipt']
  return (
    <>
      <div className={`flex flex-wrap gap-x-12 gap-y-8 ${size === 'large' ? '*:grow *:shrink-0' : 'justify-end'}`}>
        {seldom.length > 0 && <MoreActs acts={seldom} size={size} />}
        {acts.slice(seldom.length).map((act) => (
          <ActButton key={act.name} act={act} size={size} />
        ))}
        {mayBuyAgain && <BuyAgain goods={order.order_goods} size={size} />}
        <ReviewButton order={order} size={size} />
      </div>
      <Dialog
        open={asking !== undefined}
        danger={asking === 'delete'}
        title={question.title}
        confirmText={question.confirmText}
        busy={receive.busy || remove.busy}
        onCancel={() => setAsking(undefined)}
        onConfirm={confirm}
      >
        {question.text}
      </Dialog>
    </>
  )
}

/** All that may be done with an order, by the names of the server, the likeliest last. */
const actsOf = (
  { order_id, order_goods }: OrderButtonsProps['order'],
  ask: (question: Question) => void,
  pay: Pick<OrderAct, 'to' | 'onPress'>,
): OrderAct[] => {
  const appoint = appointTo(order_id, order_goods)
  return [
    { name: 'delete', text: '删除', onPress: () => ask('delete') },
    { name: 'cancel', text: '取消订单', to: cancelAddress(order_id) },
    { name: 'invoice', text: '发票', to: invoiceAddress(order_id) },
    { name: 'refund', text: '申请退款', to: refundAddress(order_id) },
    { name: 'aftersale', text: '申请售后', to: address('/health/orderapply', { order_id }) },
    { name: 'refund_progress', text: '退款进度', to: progressAddress({ order_id }) },
    { name: 'logistics', text: '查看物流', to: logisticsAddress(order_id) },
    ...(appoint
      ? [
          { name: 'appointment', text: '改约', to: appoint },
          { name: 'appoint', text: '预约', kind: 'primary' as const, to: appoint },
        ]
      : []),
    { name: 'receipt', text: '确认收货', kind: 'primary', onPress: () => ask('receipt') },
    { name: 'pay', text: '去付款', kind: 'primary', ...pay },
  ]
}

/** Nothing more is to happen with it. */
const isClosed = ({ state_id }: Pick<OrderSeen, 'state_id'>): boolean => !orderStates[state_id].open

/** To where a time is chosen for what has none yet, else for what is booked. */
const appointTo = (order_id: string, goods: OrderSeen['order_goods']): string | undefined => {
  const due = goods.filter(({ appointment }) => appointment !== 'none')
  const one = due.find(({ on_site_time }) => on_site_time === '') ?? due[0]
  return one && appointAddress(one.appointment, { order_id, goods_id: one.goods_id })
}
