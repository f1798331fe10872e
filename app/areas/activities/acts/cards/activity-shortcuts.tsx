import {
  CalendarDaysIcon,
  CreditCardIcon,
  GiftIcon,
  LandmarkIcon,
  type LucideIcon,
  StarIcon,
  UserPlusIcon,
  UsersIcon,
} from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'
import type { ActivityOffer } from '../rules.ts'

const places: Record<ActivityOffer, { text: string; note: string; to: string; Icon: LucideIcon }> = {
  points: { text: '积分商城', note: '积分换好物', to: '/integral/index', Icon: StarIcon },
  lottery: { text: '幸运抽奖', note: '每天免费抽', to: '/activity/lottery', Icon: GiftIcon },
  bargain: { text: '邀友砍价', note: '好友帮你砍', to: '/activity/bargain', Icon: UsersIcon },
  invite: { text: '邀请有礼', note: '请朋友一起来', to: '/activity/invite', Icon: UserPlusIcon },
  offline: { text: '线下活动', note: '讲座和开放日', to: '/activity/offline', Icon: CalendarDaysIcon },
  bank: { text: '银行预约', note: '社保卡、开户', to: '/activity/bank', Icon: LandmarkIcon },
  'gift-cards': { text: '礼品卡', note: '兑换和余额', to: '/activity/giftcards', Icon: CreditCardIcon },
}

/** What the mall offers beside goods. */
export function ActivityShortcuts({ offers }: { offers: readonly ActivityOffer[] }) {
  if (offers.length === 0) return null
  return (
    <nav aria-label="活动" className="mx-16 grid grid-cols-2 gap-12 elder:grid-cols-1">
      {offers
        .map((offer) => places[offer])
        .map(({ text, note, to, Icon }) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-target items-center gap-12 rounded-12 bg-card p-12 shadow-soft active:opacity-80"
          >
            <span className="flex shrink-0 text-22 text-accent-ink">
              <Icon />
            </span>
            <span className="min-w-0">
              <span className="block text-14 font-medium">{text}</span>
              <span className="block text-12 text-ink-3">{note}</span>
            </span>
          </Link>
        ))}
    </nav>
  )
}
