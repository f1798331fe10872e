import { type ReactNode, useState } from 'react'
import { appointAddress } from '#app/areas/orders/appointments/cards/appointment-address.ts'
import { invoiceAddress } from '#app/areas/orders/invoices/cards/invoice-address.ts'
import { logisticsAddress } from '#app/areas/orders/logistics/cards/logistics-address.ts'
import { isReviewable, ReviewButton } from '#app/areas/orders/reviews/cards/review-button.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { cancelAddress } from '../cards/order-address.ts'
import { deleteGoodsOrder, receiveGoodsOrder } from '../contract.ts'
import { orderStates } from '../states.ts'
import { againOf, BuyAgain } from './buy-again.tsx'
import type { OrderSeen } from './order-card.tsx'
import { useKeyFirst } from './use-key-first.ts'

interface OrderButtonsProps {
  order: Pick<OrderSeen, 'order_id' | 'state_id' | 'button' | 'order_goods'>
  onPay: (orderId: string) => void
  onChanged: () => void
  onDeleted: () => void
  size?: 'small' | 'large'
}

const questions = {
  receipt: { title: '确认收到商品？', text: '收到并检查过商品再确认。', confirmText: '确认收货', done: '已确认收货' },
  delete: { title: '删除这个订单？', text: '删除后不再显示，不能恢复。', confirmText: '删除', done: '已删除' },
} as const

/** What can be done with an order, as the server says it. */
export function OrderButtons({ order, onPay, onChanged, onDeleted, size = 'small' }: OrderButtonsProps) {
  const { order_id, button } = order
  const [asking, setAsking] = useState<keyof typeof questions>()
  const receive = useAct(receiveGoodsOrder)
  const remove = useAct(deleteGoodsOrder)
  const hasKey = useKeyFirst()
  const confirm = async () => {
    if (!hasKey()) return setAsking(undefined)
    const done = asking === 'receipt' ? await receive.run({ order_id }) : await remove.run({ order_id })
    setAsking(undefined)
    if (!done || !asking) return toast((receive.error ?? remove.error)?.words ?? '没有成功，请再试一次')
    toast(questions[asking].done)
    if (asking === 'receipt') onChanged()
    else onDeleted()
  }
  const [isWhole, setWhole] = useState(false)
  const buttons: Record<string, ReactNode> = {
    delete: (
      <Button key="delete" kind="secondary" size={size} onClick={() => setAsking('delete')}>
        删除
      </Button>
    ),
    cancel: (
      <ButtonLink key="cancel" kind="secondary" size={size} to={cancelAddress(order_id)}>
        取消订单
      </ButtonLink>
    ),
    invoice: (
      <ButtonLink key="invoice" kind="secondary" size={size} to={invoiceAddress(order_id)}>
        发票
      </ButtonLink>
    ),
    refund: (
      <ButtonLink key="refund" kind="secondary" size={size} to={address('/health/refund', { order_id })}>
        申请退款
      </ButtonLink>
    ),
    aftersale: (
      <ButtonLink key="aftersale" kind="secondary" size={size} to={address('/health/orderapply', { order_id })}>
        申请售后
      </ButtonLink>
    ),
    refund_progress: (
      <ButtonLink key="progress" kind="secondary" size={size} to={address('/health/refundprogress', { order_id })}>
        退款进度
      </ButtonLink>
    ),
    logistics: (
      <ButtonLink key="logistics" kind="secondary" size={size} to={logisticsAddress(order_id)}>
        查看物流
      </ButtonLink>
    ),
    appointment: <AppointLink key="appointment" order={order} kind="secondary" size={size} text="改约" />,
    appoint: <AppointLink key="appoint" order={order} size={size} text="预约" />,
    receipt: (
      <Button key="receipt" size={size} onClick={() => setAsking('receipt')}>
        确认收货
      </Button>
    ),
    pay: (
      <Button key="pay" size={size} onClick={() => onPay(order_id)}>
        去付款
      </Button>
    ),
  }
  const question = questions[asking ?? 'receipt']
  const mayBuyAgain = isClosed(order) && againOf(order.order_goods).length > 0
  const again = mayBuyAgain ? [<BuyAgain key="again" goods={order.order_goods} size={size} />] : []
  const own = Object.keys(buttons).flatMap((name) => (button.includes(name) ? [buttons[name]] : []))
  // The likeliest stand last; a review takes the place of one of them.
  const all = [...own, ...again]
  const shown = isWhole ? all : all.slice(-(isReviewable(order.state_id) ? 1 : 2))
  return (
    <>
      <div className={`flex flex-wrap gap-x-12 gap-y-8 ${size === 'large' ? '*:grow *:shrink-0' : 'justify-end'}`}>
        {shown.length < all.length && (
          <Button kind="text" size={size} onClick={() => setWhole(true)}>
            更多
          </Button>
        )}
        {shown}
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

/** Nothing more is to happen with it. */
const isClosed = ({ state_id }: Pick<OrderSeen, 'state_id'>): boolean => !orderStates[state_id].open

interface AppointLinkProps {
  order: OrderButtonsProps['order']
  kind?: 'secondary'
  size: 'small' | 'large'
  text: string
}

/** To where a time is chosen for what has none yet, else for what is booked. */
function AppointLink({ order: { order_id, order_goods }, kind, size, text }: AppointLinkProps) {
  const due = order_goods.filter(({ appointment }) => appointment !== 'none')
  const goods = due.find(({ on_site_time }) => on_site_time === '') ?? due[0]
  if (!goods) return null
  return (
    <ButtonLink kind={kind} size={size} to={appointAddress(goods.appointment, { order_id, goods_id: goods.goods_id })}>
      {text}
    </ButtonLink>
  )
}
