import {
  CalendarCheckIcon,
  CalendarPlusIcon,
  HeartIcon,
  HeartPulseIcon,
  type LucideIcon,
  StethoscopeIcon,
  TrophyIcon,
  UsersIcon,
} from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'

/** Where most people go: one large door and two beside it, then what is one's own. */
export const Shortcuts = () => (
  <nav aria-label="服务" className="space-y-12">
    <div className="grid grid-cols-2 gap-12">
      <Link
        to="/guahao/index"
        className="row-span-2 flex min-h-160 flex-col justify-between overflow-hidden rounded-16 bg-accent p-16 text-on-accent active:opacity-90"
      >
        <span>
          <span className="block text-22 font-semibold">预约挂号</span>
          <span className="block pt-2 text-14">选好医生和时间</span>
        </span>
        <CalendarPlusIcon className="-mr-8 -mb-8 size-64 self-end opacity-70" />
      </Link>
      <Door to="/ask/index" title="问医生" note="图文、电话、视频" Icon={StethoscopeIcon} />
      <Door to="/searchDisease" title="查疾病" note="按症状找科室" Icon={HeartPulseIcon} />
    </div>
    <ul className="grid grid-cols-4 rounded-16 bg-card shadow-soft elder:grid-cols-2">
      {own.map(({ to, text, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-72 flex-col items-center justify-center gap-4 py-12 text-12 active:bg-well"
          >
            <Icon className="size-24 text-accent-ink" />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

const own = [
  { to: '/guahao/orderlist', text: '我的预约', Icon: CalendarCheckIcon },
  { to: '/account/members', text: '就诊人', Icon: UsersIcon },
  { to: '/account/favourites', text: '我的收藏', Icon: HeartIcon },
  { to: '/unit/ranking', text: '排行榜', Icon: TrophyIcon },
]

interface DoorProps {
  to: string
  title: string
  note: string
  Icon: LucideIcon
}

function Door({ to, title, note, Icon }: DoorProps) {
  return (
    <Link
      to={to}
      className="flex items-center justify-between gap-8 rounded-16 bg-card p-16 shadow-soft active:opacity-80"
    >
      <span className="min-w-0">
        <span className="block text-18 font-semibold">{title}</span>
        <span className="block text-12 text-ink-3">{note}</span>
      </span>
      <Icon className="size-28 text-accent-ink" data-no-elder="" />
    </Link>
  )
}
