import { Tabs } from '#kit/ui/tabs.tsx'

const places = {
  '/desk/coupons': '优惠券',
  '/desk/coupon-counts': '统计',
  '/desk/coupon-uses': '领用记录',
} as const

/** Between the coupons, what became of them, and who has them. */
export function CouponTabs({ at }: { at: keyof typeof places }) {
  const tabs = Object.entries(places).map(([to, text]) => ({ text, to, current: to === at }))
  return <Tabs label="优惠券" tabs={tabs} />
}
