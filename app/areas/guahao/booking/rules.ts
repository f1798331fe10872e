import type { BookingRules } from '#app/areas/guahao/hospitals/rules.ts'
import { addDays, type Day, dayOf, daysBetween, formatTime, instantAt } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { Refused } from '#kit/wire/refused.ts'
import { mayMove, type OrderState } from './states.ts'

/** By this the pay room's tellings are known as ours. */
export const PURPOSE = 'guahao'

/** The page of an appointment; its id follows. */
export const ORDER_PAGE = '/guahao/orderdetail?order_id='

/** A member as far as booking asks. */
export interface MemberFacts {
  birthday: Day | null
  hasPapers: boolean
}

/** A slot as far as booking asks. */
export interface SlotMoment {
  date: Day
  beginMinutes: number
  state: string
  releasedAt: Date
}

/** Why a slot cannot be booked by anybody. */
export type SlotBlock = Refused<'past' | 'stopped' | 'not-released'>

/** Why a slot cannot be booked by this member. */
export type BookingBlock = SlotBlock | Refused<'age' | 'id-card' | 'banned' | 'blocked'>

/** What stands against booking this slot, before anybody looks whether a place is left; the first thing that does. */
export const bookingBlockOf = (asked: {
  slot: SlotMoment
  member: MemberFacts
  sheet: BookingRules
  /** Days of visits that were missed at this hospital, the latest first. */
  missed: readonly Day[]
  /** Why staff keep the account from it, in words for them. */
  bar?: string | undefined
  now: Date
}): BookingBlock | undefined => slotBlockOf(asked.slot, asked.now) ?? memberBlockOf(asked)

/** What stands against booking without a visit card, where the hospital asks for one. */
export const visitCardBlockOf = (sheet: BookingRules, cardNo: string): Refused<'visit-card'> | undefined =>
  sheet.needsVisitCard && cardNo === '' ? new Refused('visit-card') : undefined

/** What the slot itself says: it has begun, its clinic is stopped, it is not out yet. */
export const slotBlockOf = (slot: SlotMoment, now: Date): SlotBlock | undefined => {
  if (instantAt(slot.date, slot.beginMinutes) <= now) return new Refused('past')
  if (slot.state === 'stopped') return new Refused('stopped')
  if (slot.releasedAt > now) return new Refused('not-released', { time: formatTime(slot.releasedAt).slice(0, 16) })
  return undefined
}

const memberBlockOf = ({
  slot,
  member,
  sheet,
  missed,
  bar,
  now,
}: Parameters<typeof bookingBlockOf>[0]): BookingBlock | undefined => {
  if (bar !== undefined) return new Refused('blocked', { why: bar })
  const until = bannedUntil(missed, sheet)
  if (until !== null && until >= dayOf(now)) return new Refused('banned', { times: sheet.missedLimit, until })
  if (sheet.needsIdCard && !member.hasPapers) return new Refused('id-card')
  const ages = spokenAges(sheet)
  return ages && !fitsAge(member.birthday, slot.date, sheet) ? new Refused('age', { ages }) : undefined
}

const fitsAge = (birthday: Day | null, on: Day, { minAge, maxAge }: BookingRules): boolean => {
  if (birthday === null) return false
  const age = ageOn(birthday, on)
  return age >= (minAge ?? 0) && age <= (maxAge ?? 200)
}

const spokenAges = ({ minAge, maxAge }: BookingRules): string | undefined => {
  if (minAge === null && maxAge === null) return undefined
  if (minAge === null) return `${maxAge} 岁及以下`
  return maxAge === null ? `${minAge} 岁及以上` : `${minAge} 至 ${maxAge} 岁`
}

/** The last day on which booking is closed for who missed too often, or null; missed days come latest first. */
export const bannedUntil = (missed: readonly Day[], sheet: BookingRules): Day | null => {
  const [latest, first] = [missed[0], missed[sheet.missedLimit - 1]]
  if (latest === undefined || first === undefined || daysBetween(first, latest) >= sheet.missedDays) return null
  return addDays(latest, sheet.missedBanDays)
}

/** Until when an appointment of that day can be cancelled or moved. */
export const cutOffOf = (date: Day, sheet: Pick<BookingRules, 'cancelDaysBefore' | 'cancelMinutes'>): Date =>
  instantAt(addDays(date, -sheet.cancelDaysBefore), sheet.cancelMinutes)

/** An appointment as far as its changes ask. */
export interface OrderMoment {
  state: OrderState
  date: Day
  beginMinutes: number
  endMinutes: number
}

/** Whether the patient may cancel: an unpaid place always, a booked one until the hospital's cut-off. */
export const mayCancel = (
  { state, date }: OrderMoment,
  sheet: BookingRules,
  now: Date,
): 'yes' | 'too-late' | 'not-open' => {
  if (!mayMove(state, 'cancelled')) return 'not-open'
  return state === 'held' || now < cutOffOf(date, sheet) ? 'yes' : 'too-late'
}

/** What is still to be paid at the hospital for an appointment, before the check-in; 0 where nothing is. */
export const owedOnSite = (order: { onSite: boolean; feeFen: number; paidFen: number; state: OrderState }): number =>
  order.onSite && (order.state === 'booked' || order.state === 'missed') ? order.feeFen - order.paidFen : 0

/** Whether the patient may move the appointment: when it is paid and could still be cancelled. */
export const mayReschedule = (order: OrderMoment, sheet: BookingRules, now: Date): 'yes' | 'too-late' | 'not-open' =>
  order.state === 'booked' ? mayCancel(order, sheet, now) : 'not-open'

/** Why an appointment cannot be moved to a slot, before anybody looks whether a place is left. */
export type MoveBlock = SlotBlock | Refused<'same-slot' | 'other-doctor' | 'dearer'>

/** What stands against moving an appointment to a slot: another doctor, the same slot, a higher fee, or the slot itself. */
export const moveBlockOf = (
  order: { slotId: number | null; doctorId: number; depId: number; feeFen: number },
  slot: SlotMoment & { id: number; doctorId: number; depId: number; feeFen: number },
  now: Date,
): MoveBlock | undefined => {
  if (slot.doctorId !== order.doctorId || slot.depId !== order.depId) return new Refused('other-doctor')
  if (slot.id === order.slotId) return new Refused('same-slot')
  if (slot.feeFen > order.feeFen) return new Refused('dearer')
  return slotBlockOf(slot, now)
}

/** Check-in opens so many minutes before the slot begins … */
export const CHECK_IN_BEFORE_MINUTES = 120
/** … and closes so many minutes after it ends: who is late is still seen, after the others. */
export const CHECK_IN_AFTER_MINUTES = 60
/** Who checks in by telephone is at most so far from the hospital. */
export const CHECK_IN_METRES = 2_000

/** Where somebody says that they are: their distance from the hospital, or the code that they read at the door. */
export interface Arrival {
  metres: number | null
  arrivalCode: string
}

/** So often the code at the door may be tried for one appointment: four digits would be guessed otherwise. */
export const ARRIVAL_TRIES = 5

/** The digits of a code as somebody typed it; '' where there are none. */
export const arrivalDigits = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '')

/** Whether somebody is there: the code at the door says so, else their position. */
export const placeOfArrival = (
  { metres, arrivalCode }: Arrival,
  expected: string,
): 'yes' | 'wrong-code' | 'no-place' | 'too-far' => {
  const digits = arrivalDigits(arrivalCode)
  if (digits) return digits === expected ? 'yes' : 'wrong-code'
  if (metres === null) return 'no-place'
  return metres <= CHECK_IN_METRES ? 'yes' : 'too-far'
}

/** Between which instants a patient checks in. */
export const checkInSpan = ({ date, beginMinutes, endMinutes }: OrderMoment): { from: Date; until: Date } => ({
  from: instantAt(date, beginMinutes - CHECK_IN_BEFORE_MINUTES),
  until: instantAt(date, endMinutes + CHECK_IN_AFTER_MINUTES),
})

/** Whether the patient may check in now; who has done so already may again, and nothing changes. */
export const mayCheckIn = (order: OrderMoment, now: Date): 'yes' | 'too-early' | 'too-late' | 'not-open' => {
  if (order.state !== 'booked') return order.state === 'checked-in' || order.state === 'called' ? 'yes' : 'not-open'
  const { from, until } = checkInSpan(order)
  if (now < from) return 'too-early'
  return now <= until ? 'yes' : 'too-late'
}

/** Which list of the appointments an order stands in. */
export const orderLists = {
  all: [],
  unpaid: ['held'],
  upcoming: ['booked', 'checked-in', 'called'],
  finished: ['done', 'missed'],
  closed: ['expired', 'cancelled', 'rescheduled', 'stopped'],
} as const satisfies Record<string, readonly OrderState[]>

/** A visit is missed when its day is over, or on its day from this time on. */
export const MISSED_FROM_MINUTES = 22 * 60

/** Reminders of tomorrow's visits leave from this time of day on. */
export const REMIND_FROM_MINUTES = 18 * 60
