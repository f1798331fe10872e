import { useRevalidator } from 'react-router'
import { type Coupon, CouponTicket } from '../cards/coupon-ticket.tsx'
import { DrawButton } from '../cards/draw-button.tsx'

/** Coupons that can be drawn now; what is drawn moves up into one's own. */
export function ToDraw({ coupons }: { coupons: readonly Coupon[] }) {
  const { revalidate } = useRevalidator()
  if (coupons.length === 0) return null
  return (
    <section>
      <h2 className="pb-8 text-16 font-semibold">可以领取</h2>
      <div className="space-y-12">
        {coupons.map((coupon) => (
          <CouponTicket
            key={coupon.couponId}
            coupon={coupon}
            action={<DrawButton couponId={coupon.couponId} onDrawn={revalidate} />}
          />
        ))}
      </div>
    </section>
  )
}
