import { CalendarPlusIcon } from 'lucide-react'
import type { Order } from './use-live-order.ts'

/** Hands the appointment to the phone's calendar, which reminds the day before and two hours before. */
export function AddToCalendar({ order }: { order: Pick<Order, 'calendar_url'> }) {
  return (
    <a
      href={order.calendar_url}
      className="inline-flex min-h-target items-center justify-center gap-6 text-14 text-accent-ink"
    >
      <CalendarPlusIcon />
      加到日历
    </a>
  )
}
