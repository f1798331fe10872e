import { ChevronRightIcon, TicketPercentIcon } from 'lucide-react'
import type { couponList } from '#app/areas/mall/coupons/contract.ts'
import { Link } from '#kit/ui/link.tsx'
import type { CallOutput } from '#kit/wire/call.ts'

/** The way to the coupons that everybody can draw now, with the first of them; nothing where there are none. */
export function CouponLine({ coupons }: { coupons: CallOutput<typeof couponList>['list'] }) {
  if (coupons.length === 0) return null
  return (
    <Link
      to="/shop/huiyiIndex"
      className="mx-16 flex min-h-target items-center gap-12 rounded-12 bg-card p-12 shadow-soft active:opacity-80"
    >
      <TicketPercentIcon className="shrink-0 text-22 text-danger" />
      <span className="min-w-0 grow">
        <span className="block text-16 font-semibold">领券中心</span>
        <span className="block text-12 text-ink-2">{coupons.map(({ title }) => title).join('、')}</span>
      </span>
      <ChevronRightIcon className="shrink-0 text-ink-3" />
    </Link>
  )
}
