import { AccessibilityIcon, BookOpenIcon, CalendarPlusIcon, CircleUserRoundIcon, StethoscopeIcon } from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'
import { setElder, useElder } from './elder.ts'

/** The four ways out of every page [X079]. */
const places = [
  { text: '预约挂号', to: '/guahao/index', Icon: CalendarPlusIcon },
  { text: '问医生', to: '/ask/index', Icon: StethoscopeIcon },
  { text: '健康资讯', to: '/news/index', Icon: BookOpenIcon },
  { text: '个人中心', to: '/account/index', Icon: CircleUserRoundIcon },
] as const

/** What the menu of the top bar offers. */
export function Places() {
  return (
    <>
      {places.map(({ text, to, Icon }) => (
        <Link key={to} to={to} className="flex min-h-target items-center gap-12 px-16 active:bg-well">
          <Icon className="text-accent-ink" />
          {text}
        </Link>
      ))}
      <div className="border-t border-line">
        <ElderSwitch />
      </div>
    </>
  )
}

function ElderSwitch() {
  const elder = useElder()
  return (
    <button
      type="button"
      onClick={() => setElder(!elder)}
      className="flex min-h-target w-full items-center gap-12 px-16 active:bg-well"
    >
      <AccessibilityIcon className="text-accent-ink" />
      {elder ? '返回标准版' : '长辈版'}
    </button>
  )
}
