import { CalendarPlusIcon, HeartPulseIcon, type LucideIcon, StethoscopeIcon } from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'

/** Where most people go: one large card and two beside it; one under the other in the elder version. */
export const MainShortcuts = () => (
  <nav aria-label="看病" className="grid grid-cols-2 gap-12 elder:grid-cols-1">
    <Link
      to="/guahao/index"
      className="row-span-2 flex min-h-160 flex-col justify-between overflow-hidden rounded-16 bg-accent p-16 text-on-accent active:opacity-90 elder:row-span-1 elder:min-h-96"
    >
      <span>
        <span className="block text-22 font-semibold">预约挂号</span>
        <span className="block pt-2 text-14 text-balance">选好医生和时间</span>
      </span>
      <CalendarPlusIcon className="-mr-8 -mb-8 size-64 self-end opacity-70" data-no-elder="" />
    </Link>
    <Shortcut to="/ask/index" title="问医生" note="图文、电话、视频" Icon={StethoscopeIcon} />
    <Shortcut to="/searchDisease" title="查症状" note="该看哪个科" Icon={HeartPulseIcon} />
  </nav>
)

interface ShortcutProps {
  to: string
  title: string
  note: string
  Icon: LucideIcon
}

function Shortcut({ to, title, note, Icon }: ShortcutProps) {
  return (
    <Link
      to={to}
      className="flex items-center justify-between gap-8 rounded-16 bg-card p-16 shadow-soft active:opacity-80"
    >
      <span className="min-w-0">
        <span className="block text-18 font-semibold">{title}</span>
        <span className="block text-12 text-balance text-ink-3">{note}</span>
      </span>
      <Icon className="size-28 shrink-0 text-accent-ink" data-no-elder="" />
    </Link>
  )
}
