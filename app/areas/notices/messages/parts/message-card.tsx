import {
  CalendarCheckIcon,
  CircleAlertIcon,
  ClockIcon,
  InfoIcon,
  type LucideIcon,
  MessageCircleHeartIcon,
  UsersIcon,
  WalletIcon,
} from 'lucide-react'
import { type Day, dayOf, parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Link } from '#kit/ui/link.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { messages } from '../contract.ts'
import type { MessageKind } from '../rules.ts'

export type Message = CallOutput<typeof messages>['list'][number]

const signs: Record<MessageKind, LucideIcon> = {
  order: CalendarCheckIcon,
  waitlist: UsersIcon,
  stop: CircleAlertIcon,
  reminder: ClockIcon,
  payment: WalletIcon,
  answer: MessageCircleHeartIcon,
  system: InfoIcon,
}

/** The heading above says of today that it is today. */
const toldAt = (time: string, today: Day): string => {
  const at = parseTime(time)
  return dayOf(at) === today ? time.slice(11, 16) : spokenDayTime(at, today)
}

/** One thing that a patient was told; a tap reads it and goes where it leads. */
export function MessageCard({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const today = useToday()
  const { kind, title, text, link, is_read, add_time } = message
  const Sign = signs[kind]
  const mark = <Sign className={kind === 'stop' ? 'text-danger' : 'text-accent-ink'} />
  const look = 'flex w-full gap-12 rounded-12 bg-card p-16 text-left shadow-soft active:opacity-80'
  const inside = (
    <>
      <span className="flex size-40 shrink-0 items-center justify-center rounded-full bg-tint text-18">
        {is_read ? mark : <Badge>{mark}</Badge>}
      </span>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-12">
          <span className={is_read ? 'text-16 text-ink-2' : 'text-16 font-semibold'}>{title}</span>
          <span className="shrink-0 text-12 text-ink-3">{toldAt(add_time, today)}</span>
        </span>
        <span className="block pt-4 text-14 text-ink-2">{unbroken(text)}</span>
        {link && <span className="block pt-8 text-14 text-accent-ink">查看详情</span>}
      </span>
    </>
  )
  if (link)
    return (
      <Link to={link} onClick={onOpen} className={look}>
        {inside}
      </Link>
    )
  return (
    <button type="button" onClick={onOpen} className={look}>
      {inside}
    </button>
  )
}
