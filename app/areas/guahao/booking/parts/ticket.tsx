import { MapPinIcon, PhoneIcon, StethoscopeIcon, UserRoundIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { WayThere } from '#app/areas/guahao/hospitals/cards/way-there.tsx'
import { datedSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { nearDayWord } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Tag } from '#kit/ui/tag.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { activeStates } from '../states.ts'
import type { Order } from './use-live-order.ts'

interface TicketProps {
  order: Order
  /** What one does with it. */
  children?: ReactNode
}

/** What one needs on the day: number, time, place, whose. */
export function Ticket({ order, children }: TicketProps) {
  const today = useToday()
  const near = nearDayWord(order.date, today)
  const isOpen = activeStates.includes(order.state)
  return (
    <Card>
      <div className="flex flex-wrap items-end justify-between gap-12">
        <div className="min-w-0 flex-1 wrap-normal">
          <p className="text-12 text-ink-3">就诊时间</p>
          <p className="text-18 font-semibold tabular-nums">{datedSpan(order, today)}</p>
          {isOpen && near && <Tag tone="accent">{near}</Tag>}
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
            {isOpen && <Reach order={order} />}
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

/** The two things that people do with an address: go there, or call. */
function Reach({ order }: { order: Order }) {
  const { unit_name: name, address, lat, lng, location, unit_phone } = order
  return (
    <span className="-ml-12 flex flex-wrap items-center gap-x-8 py-4">
      <WayThere to={{ name, address, lat, lng }} inside={location} />
      {unit_phone && (
        <a
          href={`tel:${unit_phone}`}
          className="inline-flex min-h-target items-center gap-6 px-12 font-medium text-accent-ink"
        >
          <PhoneIcon />
          打电话
        </a>
      )}
    </span>
  )
}
