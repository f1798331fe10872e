import { CalendarCheckIcon, CalendarPlusIcon, HeartPulseIcon, type LucideIcon, StethoscopeIcon } from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'

const doors: readonly { to: string; text: string; Icon: LucideIcon }[] = [
  { to: '/guahao/index', text: '预约挂号', Icon: CalendarPlusIcon },
  { to: '/ask/index', text: '问医生', Icon: StethoscopeIcon },
  { to: '/searchDisease', text: '查疾病', Icon: HeartPulseIcon },
  { to: '/guahao/orderlist', text: '我的预约', Icon: CalendarCheckIcon },
]

/** Where one goes from a channel's home: four doors in a row. */
export const QuickShortcuts = () => (
  <nav
    aria-label="服务"
    className="grid grid-cols-[repeat(auto-fit,minmax(5em,1fr))] rounded-16 bg-card py-8 text-14 shadow-soft elder:grid-cols-2"
  >
    {doors.map(({ to, text, Icon }) => (
      <Link
        key={to}
        to={to}
        className="flex min-h-80 flex-col items-center justify-center gap-8 py-8 font-medium active:opacity-70"
      >
        <span className="flex size-48 items-center justify-center rounded-full bg-tint text-22 text-accent-ink">
          <Icon />
        </span>
        {text}
      </Link>
    ))}
  </nav>
)
