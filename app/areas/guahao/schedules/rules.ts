import { type Day, dayOf, minutesOf } from '#kit/time/day.ts'
import type { HalfDay } from '#kit/time/spoken.ts'

/** Kinds of clinic by code, from plain to special. */
export const clinics = { general: '普通门诊', expert: '专家门诊', special: '特需门诊' } as const
/** A kind of clinic. */
export type Clinic = keyof typeof clinics
/** Every kind of clinic, from plain to special. */
export const allClinics = Object.keys(clinics) as Clinic[]

/** How a slot, a clinic or a day stands for who wants to book it, in words. */
export const slotStates = {
  bookable: '可预约',
  full: '约满',
  stopped: '停诊',
  'not-released': '未放号',
  past: '已过时',
} as const
/** How a slot stands for who wants to book it. */
export type SlotState = keyof typeof slotStates

/** What decides how a slot stands; minutes are minutes since midnight in Shanghai. */
export interface SlotFacts {
  date: Day
  beginMinutes: number
  left: number
  waitingCount: number
  state: string
  releasedAt: Date
}

/** How a slot stands now: for today only what is later than now, and a free place for which somebody waits is nobody else's. */
export const slotState = (slot: SlotFacts, now: Date): SlotState => {
  if (isPast(slot, now)) return 'past'
  if (slot.state === 'stopped') return 'stopped'
  if (slot.releasedAt > now) return 'not-released'
  return leftFor(slot) > 0 ? 'bookable' : 'full'
}

/** Places that who comes now may take: none while others wait. */
export const leftFor = ({ left, waitingCount }: Pick<SlotFacts, 'left' | 'waitingCount'>): number =>
  waitingCount > 0 ? 0 : left

/** Whether the slot has begun. */
export const isPast = ({ date, beginMinutes }: Pick<SlotFacts, 'date' | 'beginMinutes'>, now: Date): boolean => {
  const today = dayOf(now)
  return date < today || (date === today && beginMinutes <= minutesOf(now))
}

/** In this order one slot speaks for many: what can be booked first, then what may become so. */
const loudest: SlotState[] = ['bookable', 'full', 'not-released', 'stopped', 'past']

/** How a clinic or a day stands as a whole; without slots it is past. */
export const wholeState = (states: readonly SlotState[]): SlotState =>
  loudest.find((state) => states.includes(state)) ?? 'past'

/** How many days a day is shown before its places are released. */
export const DAYS_SHOWN_BEFORE_RELEASE = 1

/** The half day that it is at so many minutes after midnight. */
export const halfAt = (minutes: number): HalfDay => (minutes < 12 * 60 ? 'am' : minutes < 18 * 60 ? 'pm' : 'night')

/** Between which minutes of the day each half day's clinics lie. */
const spans: Readonly<Record<HalfDay, readonly [from: number, to: number]>> = {
  am: [6 * 60, 13 * 60],
  pm: [11 * 60, 18 * 60 + 30],
  night: [17 * 60, 24 * 60],
}

/** What is wrong with a clinic's times: not on the half hour, no time at all, or not of that half day; undefined where nothing is. */
export const spanFault = (half: HalfDay, begin: number, end: number): 'uneven' | 'empty' | 'other-half' | undefined => {
  if (begin % 30 !== 0 || end % 30 !== 0) return 'uneven'
  if (begin >= end) return 'empty'
  const [from, to] = spans[half]
  return begin < from || end > to ? 'other-half' : undefined
}

/** What of a plan can have its doctor in two places at once. */
export interface Seated {
  depId: number
  doctorId: number
  weekday: number
  half: string
  beginMinutes: number
  endMinutes: number
  places: number
  firstDay: Day
  lastDay?: Day | null | undefined
}

/** Whether two plans have one doctor in two places at the same time; plans of one department and half day replace each other. */
export const isClash = (a: Seated, b: Seated): boolean =>
  a.doctorId === b.doctorId &&
  a.weekday === b.weekday &&
  (a.depId !== b.depId || a.half !== b.half) &&
  Math.min(a.places, b.places) > 0 &&
  a.beginMinutes < b.endMinutes &&
  b.beginMinutes < a.endMinutes &&
  (!a.lastDay || b.firstDay <= a.lastDay) &&
  (!b.lastDay || a.firstDay <= b.lastDay)

/** What patients who have places read where a hospital, a department or a doctor closes. */
export const closingWords = ({
  depId,
  doctorId,
}: {
  depId?: number | undefined
  doctorId?: number | undefined
}): string => {
  if (doctorId !== undefined) return '医生不再在本院出诊'
  return depId === undefined ? '医院停止接诊' : '科室停止接诊'
}
