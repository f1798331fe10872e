import { sexCode, sexWord } from '#app/areas/access/patients/rules.ts'
import type { Member } from '#app/areas/account/members/server/public.ts'
import { priorities } from '#app/areas/guahao/booking/rules/priority.ts'
import { hasReturned, queueOf, skipsOf } from '#app/areas/guahao/booking/rules/queue.ts'
import { owedOnSite } from '#app/areas/guahao/booking/rules.ts'
import type { countStates, OrderRow } from '#app/areas/guahao/booking/server/public.ts'
import { type OrderState, orderStates } from '#app/areas/guahao/booking/states.ts'
import { type Clinic, clinics } from '#app/areas/guahao/schedules/rules.ts'
import type { listSchedulesOfHospital } from '#app/areas/guahao/schedules/server/public.ts'
import { maskName } from '#kit/seal/mask.ts'
import { dayOf, instantAt } from '#kit/time/day.ts'
import { ageOn, type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import { isScreenOn, SHOWN_ON_SCREEN } from '../rules.ts'
import type { ScreenRow } from './queries.ts'

export type ClinicRow = Awaited<ReturnType<typeof listSchedulesOfHospital>>[number]
type Counts = Awaited<ReturnType<typeof countStates>>
type Members = ReadonlyMap<number, Member>
/** States in which somebody stands on a clinic's list. */
type VisitState = Exclude<OrderState, 'expired' | 'cancelled' | 'rescheduled'>

/** A clinic with how many people are where; `counts` may be of other clinics too. */
export const asClinic = (row: ClinicRow, counts: Counts) => {
  const numberOf = (...states: OrderState[]) =>
    counts
      .filter((one) => one.scheduleId === row.id && states.includes(one.state))
      .reduce((sum, one) => sum + one.count, 0)
  return {
    schedule_id: row.id,
    dep_id: row.depId,
    dep_name: row.depName,
    doctor_id: row.doctorId,
    doctor_name: row.doctorName,
    date: row.date,
    half: row.half as HalfDay,
    half_name: halfDayWord(row.half as HalfDay),
    clinic_name: clinics[row.clinic as Clinic],
    fee: row.feeFen,
    is_stopped: row.state === 'stopped',
    room: row.room,
    left_num: row.left,
    expected_num: numberOf('booked'),
    waiting_num: numberOf('checked-in'),
    called_num: numberOf('called'),
    done_num: numberOf('done'),
    missed_num: numberOf('missed'),
  }
}

/** Everybody of a clinic, in the order of the numbers, with the place in the queue of those who wait. */
export const asVisits = (rows: readonly OrderRow[], members: Members, now: Date) => {
  const places = new Map(queueOf(rows).map(({ id }, at) => [id, at + 1]))
  return rows.map((row) => asVisit(row, members.get(row.memberId), now, places.get(row.id) ?? null))
}

export const asVisit = (row: OrderRow, member: Member | undefined, now: Date, place: number | null = null) => ({
  ...asMoved(row),
  begin_time: instantAt(row.date, row.beginMinutes),
  end_time: instantAt(row.date, row.endMinutes),
  name: maskName(member?.truename ?? ''),
  sex_name: member ? sexWord(sexCode(member.sex)) : '',
  age: member ? ageOn(member.birthday, dayOf(now)) : 0,
  is_first_visit: row.visitType === 'first',
  priority_name: row.priority ? priorities[row.priority] : '',
  priority_words: row.priorityWords,
  is_returned: hasReturned(row),
  is_sent: row.origin === 'transfer',
  skip_num: skipsOf(row),
  place,
  owed_amount: owedOnSite(row),
  state_time: row.pathAt.at(-1) as Date,
})

/** A visit after it was moved on. */
export const asMoved = ({ id, number, state }: OrderRow) => ({
  order_id: id,
  number,
  state: state as VisitState,
  state_desc: orderStates[state].words,
})

/** When somebody was called last: whoever is called again is read out again. */
const calledAt = ({ pathAt, recalledAt }: OrderRow): Date => {
  const called = pathAt.at(-1) as Date
  return recalledAt && recalledAt > called ? recalledAt : called
}

/** Why somebody stands elsewhere than where their number does; of a priority not which, for that is theirs. */
const markOf = (visit: OrderRow): string => {
  if (visit.priority) return '优先'
  if (hasReturned(visit)) return '回诊'
  if (skipsOf(visit) > 0) return '过号'
  return visit.origin === 'transfer' ? '转诊' : ''
}

/** A clinic on the wall. */
export const asOnScreen = (row: ClinicRow, visits: readonly OrderRow[], members: Members) => {
  const nameOf = ({ memberId }: OrderRow) => maskName(members.get(memberId)?.truename ?? '')
  const calling = visits.find((visit) => visit.state === 'called')
  const queue = queueOf(visits)
  return {
    schedule_id: row.id,
    doctor_name: row.doctorName,
    half_name: halfDayWord(row.half as HalfDay),
    room: row.room,
    is_stopped: row.state === 'stopped',
    calling: calling ? { number: calling.number, name: nameOf(calling), called_time: calledAt(calling) } : null,
    waiting: queue
      .slice(0, SHOWN_ON_SCREEN)
      .map((visit) => ({ number: visit.number, name: nameOf(visit), mark: markOf(visit) })),
    waiting_num: queue.length,
  }
}

/** A screen as its hospital sees it; its token is told to nobody. */
export const asScreen = ({ screen, depName }: ScreenRow, now: Date) => ({
  screen_id: screen.id,
  name: screen.name,
  dep_id: screen.depId,
  dep_name: depName,
  add_time: screen.madeAt,
  seen_time: screen.seenAt,
  is_on: isScreenOn(screen.seenAt, now),
})
