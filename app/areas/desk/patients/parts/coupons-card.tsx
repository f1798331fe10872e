import { couponTones, OrderLink } from '#app/areas/desk/coupons/cards/order-link.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskPatient } from '../contract.ts'

type Held = CallOutput<typeof deskPatient>['held_coupons'][number]

/** The coupons of this desk that somebody has or had, and on which order each was spent. */
export function CouponsCard({ coupons }: { coupons: readonly Held[] }) {
  return (
    <Card title="优惠券">
      <ul aria-label="优惠券" className="divide-y divide-line">
        {coupons.map((one) => (
          <li key={one.code_id} className="space-y-4 py-12">
            <div className="flex flex-wrap items-center gap-8">
              <Tag tone={couponTones[one.state]}>{one.state_desc}</Tag>
              <span className="text-16 font-medium break-words">{one.title}</span>
              <span className="text-14 text-ink-2">{one.discount_text}</span>
            </div>
            <p className="text-12 text-ink-3">
              {one.draw_time.slice(0, 16)} 领取 · 有效期至 {one.end_time.slice(0, 16)}
              {one.use_time && ` · ${one.use_time.slice(0, 16)} 使用`}
            </p>
            {one.order_id !== '' && (
              <div className="flex flex-wrap items-center justify-between gap-8 text-14">
                <span>
                  {one.seller_name}，优惠 {one.off_amount} 元
                </span>
                <OrderLink use={one} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {coupons.length === 0 && <p className="text-14 text-ink-3">没有本院的优惠券，也没有在本院的订单上用过。</p>}
    </Card>
  )
}
