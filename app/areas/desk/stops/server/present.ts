import type { Member } from '#app/areas/account/members/server/public.ts'
import type { OrderRow } from '#app/areas/guahao/booking/server/public.ts'
import { orderStates } from '#app/areas/guahao/booking/states.ts'
import type { listSchedulesOfHospital } from '#app/areas/guahao/schedules/server/public.ts'
import { type StopOutcome, stopOutcomes } from '#app/areas/guahao/stops/rules.ts'
import type { AskedRow, listNoticesOf, StopRow } from '#app/areas/guahao/stops/server/public.ts'
import { maskName } from '#kit/seal/mask.ts'
import { instantAt } from '#kit/time/day.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'

type ClinicRow = Awaited<ReturnType<typeof listSchedulesOfHospital>>[number]
type Members = ReadonlyMap<number, Member>

/** What a stop of the clinic would mean; `others` are the department's clinics of that day. */
export const asPreview = (
  clinic: ClinicRow,
  visits: readonly OrderRow[],
  members: Members,
  others: readonly ClinicRow[],
) => {
  const unpaid = visits.filter(({ state }) => state === 'held').length
  return {
    schedule_id: clinic.id,
    dep_name: clinic.depName,
    doctor_name: clinic.doctorName,
    date: clinic.date,
    half: clinic.half as HalfDay,
    half_name: halfDayWord(clinic.half as HalfDay),
    is_stopped: clinic.state === 'stopped',
    booked_num: visits.length - unpaid,
    unpaid_num: unpaid,
    wait_num: clinic.waiting,
    refund_amount: visits.reduce((sum, { paidFen }) => sum + paidFen, 0),
    list: visits.map((order) => ({
      ...asPerson(order, members),
      state_desc: orderStates[order.state].words,
      paid: order.paidFen,
    })),
    substitutes: others.filter((other) => mayStandIn(other, clinic)).map(asSubstitute),
  }
}

const mayStandIn = (other: ClinicRow, clinic: ClinicRow) =>
  other.doctorId !== clinic.doctorId && other.state === 'open' && other.left > 0

const asSubstitute = (row: ClinicRow) => ({
  schedule_id: row.id,
  doctor_name: row.doctorName,
  half_name: halfDayWord(row.half as HalfDay),
  fee: row.feeFen,
  left_num: row.left,
})

export const asStop = (row: StopRow) => ({
  stop_id: row.id,
  schedule_id: row.scheduleId,
  dep_name: row.depName,
  doctor_name: row.doctorName,
  date: row.date,
  half_name: halfDayWord(row.half as HalfDay),
  reason: row.reason,
  stop_time: row.stoppedAt,
  told_num: row.told,
  acknowledged_num: row.acknowledged,
  open_num: row.open,
  substitute_num: row.substitute,
  other_num: row.other,
  refund_num: row.refund,
})

/** Somebody whom a stop concerns, and how far it is with them. */
export const asConcerned = (
  { notice, order }: Awaited<ReturnType<typeof listNoticesOf>>[number],
  members: Members,
) => ({
  ...asPerson(order, members),
  told_time: notice.toldAt,
  choose_until: notice.chooseUntil,
  state: notice.outcome as StopOutcome,
  state_desc: stopOutcomes[notice.outcome as StopOutcome],
  is_acknowledged: notice.acknowledgedAt !== null,
  refund_amount: order.refundFen,
})

const asPerson = (order: OrderRow, members: Members) => ({
  order_id: order.id,
  number: order.number,
  begin_time: instantAt(order.date, order.beginMinutes),
  name: maskName(members.get(order.memberId)?.truename ?? ''),
})

/** What a doctor asks for. */
export const asRequest = ({ request, scheduleId, depName, doctorName }: AskedRow) => ({
  request_id: request.id,
  schedule_id: scheduleId ?? 0,
  dep_name: depName,
  doctor_name: doctorName,
  date: request.date,
  half_name: halfDayWord(request.half as HalfDay),
  reason: request.reason,
  ask_time: request.askedAt,
})
