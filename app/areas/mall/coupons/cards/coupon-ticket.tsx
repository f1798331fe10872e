import type { ReactNode } from 'react'
import { classes } from '#kit/ui/classes.ts'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { couponInfo } from '../contract.ts'

/** A coupon as lists show it. */
export type Coupon = CallOutput<typeof couponInfo>

interface CouponTicketProps {
  coupon: Pick<Coupon, 'title' | 'discount_text' | 'limit_text' | 'scope' | 'end_time'>
  /** Used, over or gone: still shown, but paler. */
  isPale?: boolean
  /** Why it is of no use here; '' where it is of use. */
  whyNot?: string
  action?: ReactNode
}

/** A coupon as a ticket: what it takes off, from when on, for what, until when. */
export function CouponTicket({ coupon, isPale = false, whyNot = '', action }: CouponTicketProps) {
  return (
    <div className="flex overflow-hidden rounded-12 bg-card shadow-soft">
      <div
        className={classes(
          'flex w-96 shrink-0 flex-col items-center justify-center gap-2 border-r border-dashed border-line p-8 text-center',
          isPale ? 'bg-well text-ink-3' : 'bg-danger-tint text-danger',
        )}
      >
        <span className="text-18 font-semibold">{coupon.discount_text}</span>
        <span className="text-12">{unbroken(coupon.limit_text)}</span>
      </div>
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-8 p-12">
        <div className="min-w-0">
          <p className={classes('text-16 font-medium', isPale && 'text-ink-3')}>{coupon.title}</p>
          <p className="text-12 text-ink-3">{coupon.scope}</p>
          <p className="text-12 text-ink-3">{coupon.end_time.slice(0, 10)} 前有效</p>
          {whyNot && <p className="text-12 text-warning">{unbroken(whyNot)}</p>}
        </div>
        {action}
      </div>
    </div>
  )
}
