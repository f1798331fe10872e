import { MapPinIcon, StethoscopeIcon, UserRoundIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { spokenSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import type { Day } from '#kit/time/day.ts'
import { Card } from '#kit/ui/card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { activeStates } from '../states.ts'
import type { Order } from './use-live-order.ts'

interface TicketProps {
  order: Order
  today: Day
  /** What one does with it. */
  children?: ReactNode
}

/** What one needs on the day: number, time, place, whose. */
export function Ticket({ order, today, children }: TicketProps) {
  const isOpen = activeStates.includes(order.state)
  return (
    <Card>
      <div className="flex flex-wrap items-end justify-between gap-12">
        <div className="min-w-0 flex-1 wrap-normal">
          <p className="text-12 text-ink-3">就诊时间</p>
          <p className="text-18 font-semibold tabular-nums">{spokenSpan(order, today)}</p>
        </div>
        <p className={classes('shrink-0 text-right', isOpen ? 'text-accent-ink' : 'text-ink-3')}>
          <span className="block text-12 text-ink-3">就诊号</span>
          <span className="text-28 font-semibold tabular-nums">{order.number}</span>
          <span className="pl-2 text-14">号</span>
        </p>
      </div>
      <ul className="mt-12 space-y-8 border-t border-line pt-12 text-14">
        <li className="flex gap-8">
          <StethoscopeIcon className="mt-2 text-ink-3" />
          <span>
            {order.doctor_name} {order.title_name} · {order.dep_name}
          </span>
        </li>
        <li className="flex gap-8">
          <MapPinIcon className="mt-2 text-ink-3" />
          <span>
            <span className="font-medium">{order.location || order.unit_name}</span>
            <span className="block text-ink-2">
              {order.location ? `${order.unit_name}，${order.address}` : order.address}
            </span>
          </span>
        </li>
        <li className="flex gap-8">
          <UserRoundIcon className="mt-2 text-ink-3" />
          {order.member_name}
        </li>
      </ul>
      {children && <div className="mt-12 -mb-12 border-t border-line text-center">{children}</div>}
    </Card>
  )
}
