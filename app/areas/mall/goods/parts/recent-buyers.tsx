import { useEffect, useState } from 'react'
import type { CallOutput } from '#kit/wire/call.ts'
import type { goodsRollOrder } from '../contract.ts'

const TURN_MS = 3_000

/** Who bought lately, one after the other; those who want no motion see the newest. */
export function RecentBuyers({ buyers }: { buyers: CallOutput<typeof goodsRollOrder>['list'] }) {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (buyers.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setAt((before) => (before + 1) % buyers.length), TURN_MS)
    return () => clearInterval(timer)
  }, [buyers.length])
  const buyer = buyers[at]
  if (!buyer) return null
  return (
    <p className="truncate text-12 text-ink-3">
      {buyer.user_name} 购买了 {buyer.special_name} × {buyer.buy_num}
    </p>
  )
}
