import { useState } from 'react'
import { fenToYuan, yuanToFen } from '#kit/money/fen.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { OrderSeen } from './order-card.tsx'

/** Unpaid orders that are ticked, to be paid by one payment. */
export const useTogether = () => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(ticked)
    isTicked ? next.add(id) : next.delete(id)
    setTicked(next)
  }
  return { ticked, tick }
}

interface TickOrderProps {
  order: OrderSeen
  together: ReturnType<typeof useTogether>
}

/** Beside an unpaid order: pay it together with others. */
export function TickOrder({ order: { order_id, state_id }, together: { ticked, tick } }: TickOrderProps) {
  if (state_id !== 'unpaid') return null
  return (
    <Checkbox checked={ticked.has(order_id)} onChange={({ target }) => tick(order_id, target.checked)}>
      一起付款
    </Checkbox>
  )
}

interface PayTogetherProps {
  orders: readonly OrderSeen[]
  together: ReturnType<typeof useTogether>
  busy: boolean
  onPay: (ids: readonly string[]) => void
}

/** Pays what is ticked, from two orders on. */
export function PayTogether({ orders, together: { ticked }, busy, onPay }: PayTogetherProps) {
  const chosen = orders.filter(({ order_id, state_id }) => state_id === 'unpaid' && ticked.has(order_id))
  if (chosen.length < 2) return null
  const sum = fenToYuan(chosen.reduce((total, { pay_amount }) => total + yuanToFen(pay_amount), 0))
  return (
    <BottomAction>
      <Button busy={busy} onClick={() => onPay(chosen.map(({ order_id }) => order_id))}>
        {chosen.length} 个订单一起付款 <Price yuan={sum} />
      </Button>
    </BottomAction>
  )
}
