import {
  CalendarDaysIcon,
  CreditCardIcon,
  GiftIcon,
  LandmarkIcon,
  StarIcon,
  UserPlusIcon,
  UsersIcon,
} from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { runningActs } from '../contract.ts'

const doors = [
  { text: '积分商城', note: '积分换好物', to: '/integral/index', Icon: StarIcon },
  { text: '幸运抽奖', note: '每天免费抽', to: '/activity/lottery', Icon: GiftIcon, kind: 'lottery' },
  { text: '邀友砍价', note: '好友帮你砍', to: '/activity/bargain', Icon: UsersIcon, kind: 'bargain' },
  { text: '邀请有礼', note: '请朋友一起来', to: '/activity/invite', Icon: UserPlusIcon, kind: 'invite' },
  { text: '线下活动', note: '讲座和开放日', to: '/activity/offline', Icon: CalendarDaysIcon },
  { text: '银行预约', note: '社保卡、开户', to: '/activity/bank', Icon: LandmarkIcon },
  { text: '礼品卡', note: '兑换和余额', to: '/activity/giftcards', Icon: CreditCardIcon },
] as const

type Running = CallOutput<typeof runningActs>

/** What the mall offers beside goods: to win and to bargain where something is on, to exchange points and cards. */
export function ActivityShortcuts({ running }: { running: Running }) {
  const shown = doors.filter((door) => !('kind' in door) || running[door.kind] === 1)
  return (
    <nav aria-label="活动" className="mx-16 grid grid-cols-2 gap-12 elder:grid-cols-1">
      {shown.map(({ text, note, to, Icon }) => (
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
