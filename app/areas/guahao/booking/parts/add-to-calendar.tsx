import { CalendarPlusIcon } from 'lucide-react'
import { calendarFile } from './calendar-file.ts'
import type { Order } from './use-live-order.ts'

/** Hands the appointment to the phone's calendar, which reminds the day before and two hours before. */
export function AddToCalendar({ order }: { order: Order }) {
  const file = calendarFile({
    id: order.order_id,
    title: `${order.member_name}看病：${order.doctor_name}${order.title_name}`,
    place: [order.unit_name, order.location, order.address].filter(Boolean).join('，'),
    text: `${order.dep_name}，${order.number} 号`,
    begin_time: order.begin_time,
    end_time: order.end_time,
    made_time: order.add_time,
  })
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`就诊 ${order.date}.ics`}
      className="inline-flex min-h-target items-center justify-center gap-6 text-14 text-accent-ink"
    >
      <CalendarPlusIcon />
      加到日历
    </a>
  )
}
