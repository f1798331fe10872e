import type { Counts } from '#app/shell/use-counts.ts'
import { Link } from '#kit/ui/link.tsx'

/** What one has as numbers, each the way to it; a dash until it is known. */
export function MyNumbers({ counts }: { counts: Counts | undefined }) {
  const numbers = [
    { text: '积分', to: '/vue/userpoint/index', value: counts?.points },
    { text: '优惠券', to: '/account/coupons', value: counts?.coupon_num },
    { text: '余额（元）', to: '/account/bankcards', value: counts?.balance },
    { text: '健康卡', to: '/healthyCardHeal', value: counts?.health_card_num },
  ]
  return (
    <nav
      aria-label="我的资产"
      className="grid grid-cols-4 rounded-12 bg-card py-4 text-center shadow-soft elder:grid-cols-2"
    >
      {numbers.map(({ text, to, value }) => (
        <Link key={to} to={to} className="flex min-h-target flex-col justify-center px-2 py-8 active:opacity-70">
          <span className="text-18 font-semibold tabular-nums">{value ?? '–'}</span>
          <span className="text-12 text-ink-2">{text}</span>
        </Link>
      ))}
    </nav>
  )
}
