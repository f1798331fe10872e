import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AskAbout } from '#app/areas/help/cards/service-link.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Price } from '#kit/ui/price.tsx'
import { toast } from '#kit/ui/toast.ts'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { cancelMemberOrder, comboPay, type memberOrders, refundMemberOrder } from '../contract.ts'
import { SupplementCode } from './supplement-code.tsx'

type Order = CallOutput<typeof memberOrders>['list'][number]

/** Orders of packages, the newest first, with what can be done about each. */
export function OrderList({ orders, onChanged }: { orders: readonly Order[]; onChanged: () => void }) {
  if (orders.length === 0) return null
  return (
    <Card title="会员订单">
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.order_id} className="py-12 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-12 text-16">
              <span>
                {order.title} · {order.months_words}
              </span>
              <Price yuan={order.price} />
            </p>
            <p className="text-14 text-ink-2">{unbroken(`${order.state_desc} · ${order.add_time.slice(0, 16)}`)}</p>
            <Acts order={order} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Acts({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const { order_id, title, can_pay, can_refund, state } = order
  return (
    <div className="flex flex-wrap gap-12 pt-8">
      {can_pay === 1 && (
        <>
          <PayButton orderId={order_id} onChanged={onChanged} />
          <AskFirst order={order} act="cancel" onDone={onChanged} />
        </>
      )}
      {state === 'paid' && <SupplementCode orderId={order_id} />}
      {can_refund === 1 && <AskFirst order={order} act="refund" onDone={onChanged} />}
      <AskAbout title={`会员：${title}`} number={order_id} link="/member/index" />
    </div>
  )
}

/** Leads to the cashier while the order can still be paid; once it cannot, the list says how it stands. */
function PayButton({ orderId, onChanged }: { orderId: string; onChanged: () => void }) {
  const navigate = useNavigate()
  const paying = useAct(comboPay)
  const pay = async () => {
    const ready = await paying.run({ order_id: orderId })
    if (!ready) return onChanged()
    navigate(address('/pay/index', { out_trade_no: ready.out_trade_no }))
  }
  return (
    <Button size="small" busy={paying.busy} onClick={pay}>
      去付款
    </Button>
  )
}

const words = {
  cancel: {
    button: '取消订单',
    title: '取消这个订单？',
    text: () => '还没有扣款，需要时可以重新开通。',
    done: '已取消',
  },
  refund: {
    button: '申请退款',
    title: '退回这份会员？',
    done: '已申请退款',
    text: ({ price }: Order) => `没有用过的会员可以全额退款，${price} 元原路退回，会员时间随即收回。`,
  },
}
const calls = { cancel: cancelMemberOrder, refund: refundMemberOrder }

interface AskFirstProps {
  order: Order
  act: keyof typeof words
  onDone: () => void
}

/** A button that says what follows before it is done. */
function AskFirst({ order, act, onDone }: AskFirstProps) {
  const [isAsking, setAsking] = useState(false)
  const doing = useAct(calls[act] as typeof cancelMemberOrder)
  const { button, title, text, done } = words[act]
  const run = async () => {
    if (!(await doing.run({ order_id: order.order_id }))) return
    setAsking(false)
    toast(done)
    onDone()
  }
  return (
    <>
      <Button size="small" kind="secondary" onClick={() => setAsking(true)}>
        {button}
      </Button>
      <Dialog
        open={isAsking}
        title={title}
        cancelText="先不"
        confirmText={button}
        danger
        busy={doing.busy}
        onCancel={() => setAsking(false)}
        onConfirm={run}
      >
        {text(order)}
      </Dialog>
    </>
  )
}
