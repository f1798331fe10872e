import {
  CalendarCheckIcon,
  CalendarHeartIcon,
  ChevronRightIcon,
  CircleAlertIcon,
  ClipboardCheckIcon,
  ClockIcon,
  type LucideIcon,
  MessageSquareTextIcon,
  TruckIcon,
} from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { consultationAddress } from '#app/areas/consult/consultations/cards/consultation-address.ts'
import { planAddress } from '#app/areas/family-doctor/cards/family-address.ts'
import { orderAddress, payAddress } from '#app/areas/guahao/booking/cards/booking-address.ts'
import { spokenSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import {
  orderAddress as goodsOrderAddress,
  payAddress as payGoodsAddress,
} from '#app/areas/orders/checkout/cards/order-address.ts'
import type { Day } from '#kit/time/day.ts'
import { Countdown } from '#kit/ui/countdown.tsx'
import { Link } from '#kit/ui/link.tsx'
import { type Tone, tones } from '#kit/ui/tones.ts'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { useRoom } from '#kit/ui/use-room.ts'
import type { NextStep } from './use-next-step.ts'

interface Shown {
  Icon: LucideIcon
  tone: Tone
  title: ReactNode
  text: string
  to: string
}

/** The one thing that waits for the patient, above the tabs: it comes later than the page and moves nothing on it. */
export function NextStepBar({ step }: { step: NextStep }) {
  const { Icon, tone, title, text, to } = showStep(step, useToday())
  const bar = useRef<HTMLElement>(null)
  useRoom(bar, '--step-room')
  return (
    <aside ref={bar} aria-label="接下来">
      <Link
        to={to}
        className="rises shown mx-12 mb-8 flex items-center gap-12 rounded-12 bg-card p-12 shadow-soft ring-1 ring-line active:opacity-80"
      >
        <span className={`flex size-36 shrink-0 items-center justify-center rounded-full text-18 ${tones[tone]}`}>
          <Icon />
        </span>
        <span className="min-w-0 grow">
          <span className="block text-14 font-semibold text-balance tabular-nums">{title}</span>
          <span className="line-clamp-2 text-12 text-ink-2">{unbroken(text)}</span>
        </span>
        <ChevronRightIcon className="shrink-0 text-ink-3" />
      </Link>
    </aside>
  )
}

/** How long something can still be paid; when that is over the page asks anew. */
function PayWithin({ seconds }: { seconds: number }) {
  const { revalidate } = useRevalidator()
  return (
    <>
      请在 <Countdown seconds={seconds} nearSeconds={300} onEnd={revalidate} /> 内支付
    </>
  )
}

const showStep = (step: NextStep, today: Day): Shown => {
  switch (step.kind) {
    case 'stopped':
      return showStop(step.stop, today)
    case 'unpaid-order':
    case 'parcel':
      return showOrder(step)
    case 'ask':
      return showConsultation(step.ask)
    case 'plan':
      return showPlan(step)
    case 'record':
      return showRecord(step.title)
    default:
      return showBooking(step, today)
  }
}

const showRecord = (title: string): Shown => ({
  Icon: CalendarHeartIcon,
  tone: 'accent',
  title: `${title}可以做了`,
  text: '健康档案里这几天的一件事，做过了就划掉',
  to: '/records/pregnancy',
})

const showStop = (stop: Extract<NextStep, { kind: 'stopped' }>['stop'], today: Day): Shown => ({
  Icon: CircleAlertIcon,
  tone: 'warning',
  title: '停诊了，请选择怎么办',
  text: `${stop.member_name} · ${stop.doctor_name} · ${spokenSpan(stop, today)}`,
  to: orderAddress(stop.order_id),
})

const showBooking = (step: Extract<NextStep, { kind: 'unpaid' | 'today' | 'upcoming' }>, today: Day): Shown => {
  const { order } = step
  const who = `${order.member_name} · ${order.dep_name} ${order.doctor_name}`
  if (step.kind === 'unpaid') {
    const title = `请在 ${order.pay_deadline?.slice(11, 16) ?? '保留时间内'} 前支付`
    return { Icon: ClockIcon, tone: 'warning', title, text: who, to: payAddress(order) }
  }
  const shown = { Icon: CalendarCheckIcon, tone: 'accent', to: orderAddress(order.order_id) } as const
  if (step.kind === 'upcoming') return { ...shown, title: `${spokenSpan(order, today)} · ${order.number}号`, text: who }
  const { queue, location } = step.order
  const title =
    order.state === 'called' ? `轮到您了，${order.number}号` : `${spokenSpan(order, today)} · ${order.number}号`
  const calling = queue?.calling_num ? `正在叫 ${queue.calling_num}号` : ''
  return { ...shown, title, text: [location, calling, who].filter(Boolean).join(' · ') }
}

const showOrder = ({ kind, order }: Extract<NextStep, { kind: 'unpaid-order' | 'parcel' }>): Shown => {
  const text = order.order_goods.map(({ goods_name }) => goods_name).join('、')
  const to = goodsOrderAddress(order.order_id)
  return kind === 'parcel'
    ? { Icon: TruckIcon, tone: 'accent', title: '包裹在路上', text, to }
    : {
        Icon: ClockIcon,
        tone: 'warning',
        title: <PayWithin seconds={order.left_seconds} />,
        text,
        to: payGoodsAddress(order.order_id),
      }
}

const showConsultation = ({
  ask_id,
  state,
  state_desc,
  doctor,
  dep_name,
  deadline_words,
  left_seconds,
}: Extract<NextStep, { kind: 'ask' }>['ask']): Shown => {
  const who = doctor ? `${doctor.dep_name} ${doctor.doctor_name}` : dep_name
  const shown = { text: [who, deadline_words].filter(Boolean).join(' · '), to: consultationAddress(ask_id) }
  if (state === 'unpaid')
    return { ...shown, Icon: ClockIcon, tone: 'warning', title: <PayWithin seconds={left_seconds} /> }
  return { ...shown, Icon: MessageSquareTextIcon, tone: 'accent', title: `问诊：${state_desc}` }
}

const showPlan = ({ plan, text }: Extract<NextStep, { kind: 'plan' }>): Shown => ({
  Icon: ClipboardCheckIcon,
  tone: 'accent',
  title: plan.due_num > 1 ? `健康计划有 ${plan.due_num} 件事到时间了` : '健康计划有一件事到时间了',
  text: `${plan.truename} · ${text}`,
  to: planAddress(plan.id),
})
