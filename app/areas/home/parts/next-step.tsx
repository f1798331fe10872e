import { CalendarCheckIcon, ChevronRightIcon, CircleAlertIcon, ClockIcon, type LucideIcon } from 'lucide-react'
import { orderAddress, payAddress } from '#app/areas/guahao/booking/cards/booking-address.ts'
import { spokenSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import type { Day } from '#kit/time/day.ts'
import { Link } from '#kit/ui/link.tsx'
import { type Tone, tones } from '#kit/ui/tones.ts'
import { useToday } from '#kit/ui/use-now.ts'
import type { NextStep } from './use-mine.ts'

interface Told {
  Icon: LucideIcon
  tone: Tone
  title: string
  text: string
  to: string
}

/** The one thing that waits for the patient, above the tabs: it comes later than the page and moves nothing on it. */
export function NextStepBar({ step }: { step: NextStep }) {
  const { Icon, tone, title, text, to } = tell(step, useToday())
  return (
    <aside aria-label="接下来">
      <Link
        to={to}
        className="rises shown mx-12 mb-8 flex items-center gap-12 rounded-12 bg-card p-12 shadow-soft ring-1 ring-line active:opacity-80"
      >
        <span className={`flex size-36 shrink-0 items-center justify-center rounded-full text-18 ${tones[tone]}`}>
          <Icon />
        </span>
        <span className="min-w-0 grow">
          <span className="block truncate text-14 font-semibold tabular-nums">{title}</span>
          <span className="block truncate text-12 text-ink-2">{text}</span>
        </span>
        <ChevronRightIcon className="text-ink-3" />
      </Link>
    </aside>
  )
}

const tell = (step: NextStep, today: Day): Told => {
  if (step.kind === 'stopped') {
    const { stop } = step
    const title = '停诊了，请选择怎么办'
    const text = `${stop.member_name} · ${stop.doctor_name} · ${spokenSpan(stop, today)}`
    return { Icon: CircleAlertIcon, tone: 'warning', title, text, to: orderAddress(stop.order_id) }
  }
  const { order } = step
  const who = `${order.member_name} · ${order.dep_name} ${order.doctor_name}`
  if (step.kind === 'unpaid') {
    const title = `请在 ${order.pay_deadline?.slice(11, 16) ?? '保留时间内'} 前支付`
    return { Icon: ClockIcon, tone: 'warning', title, text: who, to: payAddress(order) }
  }
  const title = `${spokenSpan(order, today)} · ${order.number}号`
  return { Icon: CalendarCheckIcon, tone: 'accent', title, text: who, to: orderAddress(order.order_id) }
}
