import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { Link } from '#kit/ui/link.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { address } from '#kit/wire/address.ts'
import type { UseState } from '../rules.ts'

/** The tone of where a coupon stands. */
export const couponTones: Readonly<Record<UseState, Tone>> = {
  free: 'accent',
  held: 'warning',
  used: 'success',
  over: 'plain',
  back: 'danger',
}

interface Spent {
  order_id: string
  order_no: string
  can_open: number
}

/** The order on which a coupon is spent, by its number: a link where it is this desk's and one may open it. */
export function OrderLink({ use: { order_id, order_no, can_open } }: { use: Spent }) {
  const mayOpen = useMay('orders.handle')
  if (order_id === '') return null
  const number = order_no === '' ? order_id : groupedNumber(order_no)
  if (can_open !== 1 || !mayOpen) return <span className="break-all">{number}</span>
  return (
    <Link
      to={address('/desk/orders/detail', { order_id })}
      className="inline-flex min-h-target items-center text-accent-ink"
    >
      {number}
    </Link>
  )
}
