import type { Member } from '#app/areas/account/members/server/public.ts'
import { titles } from '#app/areas/guahao/doctors/rules.ts'
import type { BookingRules } from '#app/areas/guahao/hospitals/server/public.ts'
import { type Clinic, clinics } from '#app/areas/guahao/schedules/rules.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { maskName } from '#kit/seal/mask.ts'
import { dayOf, formatClock, instantAt } from '#kit/time/day.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import { hasReturned } from '../rules/queue.ts'
import { queueNote } from '../rules/queue-words.ts'
import { checkInSpan, cutOffOf, mayCancel, mayCheckIn, mayReschedule, ORDER_PAGE, owedOnSite } from '../rules.ts'
import { comingStates, type OrderState, orderStates } from '../states.ts'
import { type NamedOrder, type OrderRow, type PaidRow, type Queue, queueIn } from './queries.ts'

/** The page of an appointment. */
export const linkOf = (orderId: string) => ORDER_PAGE + orderId

/** When an appointment is, in words that stay true: 11月24日 08:30–09:00. */
export const spokenSlot = ({
  date,
  beginMinutes,
  endMinutes,
}: Pick<OrderRow, 'date' | 'beginMinutes' | 'endMinutes'>) => {
  const [, month, day] = date.split('-').map(Number)
  return `${month}月${day}日 ${formatClock(beginMinutes)}–${formatClock(endMinutes)}`
}

export const asState = (state: OrderState) => ({ state, state_desc: orderStates[state].words })

/** An appointment as its card shows it. */
export const asOrderCard = ({ order, ...names }: NamedOrder, member: Member | undefined) => ({
  order_id: order.id,
  order_no: spokenNumberOf(order.date, order.id),
  ...asState(order.state),
  number: order.number,
  unit_id: order.hospitalId,
  unit_name: names.hospitalName,
  dep_id: order.depId,
  dep_name: names.depName,
  doctor_id: order.doctorId,
  doctor_name: names.doctorName,
  title_name: titles[names.doctorTitle] ?? '',
  date: order.date,
  half_name: halfDayWord(order.half as HalfDay),
  begin_time: instantAt(order.date, order.beginMinutes),
  end_time: instantAt(order.date, order.endMinutes),
  clinic_name: clinics[order.clinic as Clinic],
  member_id: order.memberId,
  member_name: member?.truename ?? '',
  fee: order.feeFen,
  ...toPay(order),
  on_site_amount: owedOnSite(order),
  add_time: order.madeAt,
})

const toPay = ({ state, feeFen, outTradeNo, holdUntil }: OrderRow) =>
  state === 'held'
    ? { pay_amount: feeFen, out_trade_no: outTradeNo ?? '', pay_deadline: holdUntil }
    : { pay_amount: 0, out_trade_no: '', pay_deadline: null }

/** What an appointment's own page shows beside its card. */
export const asOrderDetail = (
  { order, ...names }: NamedOrder,
  more: {
    sheet: BookingRules
    queue: Queue | null
    nextId: string | null
    hasReceipt: boolean
    calendar: string
    now: Date
  },
) => {
  const span = checkInSpan(order)
  return {
    address: names.hospitalAddress,
    unit_phone: names.hospitalPhone,
    lat: names.lat,
    lng: names.lng,
    location: names.depLocation,
    visit_type: order.visitType,
    card_no: order.cardNo,
    remark: order.remark,
    refund_amount: order.refundFen,
    can_cancel: mayCancel(order, more.sheet, more.now) === 'yes',
    can_reschedule: mayReschedule(order, more.sheet, more.now) === 'yes',
    can_checkin: order.state === 'booked' && owedOnSite(order) === 0 && mayCheckIn(order, more.now) === 'yes',
    cancel_until: cutOffOf(order.date, more.sheet),
    checkin_from: span.from,
    checkin_until: span.until,
    queue: more.queue && asQueue(order, more.queue),
    queue_note: more.queue ? queueNote(order) : '',
    can_undo_checkin: order.state === 'checked-in' && !hasReturned(order) && more.queue !== null,
    calendar_url: more.calendar,
    has_receipt: more.hasReceipt,
    previous_order_id: order.previousId ?? '',
    next_order_id: more.nextId ?? '',
    history: order.path.map((state, at) => ({ ...asState(state as OrderState), time: order.pathAt[at] as Date })),
  }
}

/** The queue of an appointment, on its day while it is under way. */
export const queueOn = (found: { order: OrderRow } & Queue, now: Date): Queue | null =>
  found.order.date === dayOf(now) && comingStates.includes(found.order.state) ? queueIn(found) : null

export const asQueue = ({ number, date }: Pick<OrderRow, 'number' | 'date'>, queue: Queue) => ({
  queue_num: number,
  before_num: queue.before,
  calling_num: queue.calling,
  arrived_num: queue.arrived,
  missing_num: queue.missing,
  has_begun: queue.hasBegun,
  clinic_begin_time: instantAt(date, queue.clinicBeginMinutes),
  room: queue.room,
})

/** What a member of the family sees of a visit: no department, no doctor, no fee, no number to say on the phone. */
export const asGuestVisit = (found: NamedOrder & Queue, member: Member | undefined, now: Date) => {
  const { order, ...names } = found
  const queue = queueOn(found, now)
  return {
    member_name: maskName(member?.truename ?? ''),
    ...asState(order.state),
    date: order.date,
    half_name: halfDayWord(order.half as HalfDay),
    begin_time: instantAt(order.date, order.beginMinutes),
    end_time: instantAt(order.date, order.endMinutes),
    unit_name: names.hospitalName,
    unit_phone: names.hospitalPhone,
    address: names.hospitalAddress,
    lat: names.lat,
    lng: names.lng,
    location: names.depLocation,
    queue: queue && asQueue(order, queue),
  }
}

/** What was paid for an appointment, and what went back of it. */
export const asReceipt = ({ order, ...paid }: PaidRow, member: Member | undefined) => ({
  order_id: order.id,
  receipt_no: spokenNumberOf(order.date, order.id),
  unit_name: paid.hospitalName,
  unit_phone: paid.hospitalPhone,
  dep_name: paid.depName,
  doctor_name: paid.doctorName,
  member_name: member?.truename ?? '',
  begin_time: instantAt(order.date, order.beginMinutes),
  end_time: instantAt(order.date, order.endMinutes),
  amount: paid.amountFen,
  refund_amount: paid.backFen,
  paid_time: paid.paidAt,
  out_trade_no: order.outTradeNo ?? '',
})
