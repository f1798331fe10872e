import { isMobile, needsRegion } from '#kit/check/phone.ts'
import { cleanedNumber } from '#kit/text/visible.ts'
import { addDays, addMonths, type Day, dayOf, instantAt, isDay, minutesOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import type { AppointState, OrderState } from './states.ts'

/** The room's name at `pay`. */
export const PURPOSE = 'membership'
/** An order waits so long for its money. */
export const HOLD_MINUTES = 30
/** The code of the cashier where none is named. */
export const USUAL_PAY_METHOD = 28
/** An unused membership can be given back so long after it was paid. */
export const REFUND_DAYS = 7
/** So many codes somebody may try in an hour, and all who come from one address. */
export const triesAnHour = { patient: 10, address: 30 } as const
/** Scenes of pages in which packages are offered. */
export const scenes = { home: '首页', doctor: '医生主页', guahao: '挂号', consult: '问诊', mall: '商城' } as const
/** A scene of a page. */
export type Scene = keyof typeof scenes
/** Every scene. */
export const allScenes = Object.keys(scenes) as Scene[]

/** A level of membership with the growth value from which it is reached. */
export interface LevelStep {
  level: number
  growth: number
}

/** The level that a growth value has reached; 0 is none [X007]. */
export const levelOf = (levels: readonly LevelStep[], growth: number): number =>
  Math.max(0, ...levels.filter((step) => step.growth <= growth).map(({ level }) => level))

/** The level that whoever has a package is on at least. */
export const LEAST_OF_PACKAGE = 1

/** The level that counts: whoever has a package is a member, however little they have grown. */
export const memberLevel = (grown: number, isVip: boolean): number =>
  isVip ? Math.max(LEAST_OF_PACKAGE, grown) : grown

/** The next level above one, and how much growth it wants; undefined at the top. */
export const nextLevel = <Step extends LevelStep>(levels: readonly Step[], level: number): Step | undefined =>
  levels.filter((step) => step.level > level).sort((a, b) => a.level - b.level)[0]

/** When a package ends that begins then: its months in full days, so it never ends before midnight. */
export const termEnd = (startsAt: Date, months: number): Date => {
  const isMidnight = minutesOf(startsAt) === 0
  const firstWhole = isMidnight ? dayOf(startsAt) : addDays(dayOf(startsAt), 1)
  return instantAt(addMonths(firstWhole, months), 0)
}

/** From when until when a package counts. */
export interface Span {
  startsAt: Date
  endsAt: Date
}

/** A patient's packages as they stand now: the one that counts, those that begin later, and when the last of all ends. */
export const standingOf = <Term extends Span>(terms: readonly Term[], now: Date) => {
  const live = terms.filter(({ endsAt }) => now < endsAt).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  return {
    current: live.find(({ startsAt }) => startsAt <= now),
    later: live.filter(({ startsAt }) => startsAt > now),
    endsAt: live.at(-1)?.endsAt,
  }
}

/** The last day of what ends at a moment `2026-12-24 00:00:00`: at midnight it is the day before. */
export const lastDay = (end: string): Day =>
  end.slice(11, 16) === '00:00' ? addDays(end.slice(0, 10), -1) : end.slice(0, 10)

/** What a refund is decided by. */
export interface Refundable {
  state: OrderState
  paidAt: Date | null
  startsAt: Date
  /** Whether any benefit of it was used, or is booked. */
  isUsed: boolean
}

/** Why what was paid does not go back; undefined where it does: unused, within seven days or before it begins. */
export const refundFault = (order: Refundable, now: Date): 'not-paid' | 'used' | 'too-late' | undefined => {
  if (order.state !== 'paid' || order.paidAt === null) return 'not-paid'
  if (order.isUsed) return 'used'
  const isEarly = now < later(order.paidAt, { days: REFUND_DAYS }) || now < order.startsAt
  return isEarly ? undefined : 'too-late'
}

/** Whether a patient, or the desk for them, can still take an appointment back. */
export const mayCancel = (state: AppointState): boolean => state === 'waiting' || state === 'confirmed'

/** One thing that is asked when a benefit is booked. */
export interface FormField {
  name: string
  title: string
  kind: 'text' | 'date' | 'mobile' | 'choice'
  required: boolean
  /** Of a choice. */
  options?: readonly string[]
}

/** What somebody wrote into a field. */
export interface Filled {
  name: string
  value: string
}

/** A benefit is booked for one of the next days: tomorrow at the earliest. */
export const DAYS_AHEAD = 90

/** The title of the first field that was not filled in as it must be; undefined where all were. */
export const fieldFault = (fields: readonly FormField[], filled: readonly Filled[], today: Day): string | undefined => {
  const given = new Map(filled.map(({ name, value }) => [name, value.trim()]))
  const isUnknown = filled.some(({ name }) => !fields.some((field) => field.name === name))
  if (isUnknown || given.size < filled.length) return '填写的内容'
  return fields.find((field) => !fits(field, given.get(field.name) ?? '', today))?.title
}

const fits = ({ kind, required, options = [] }: FormField, value: string, today: Day): boolean => {
  if (value === '') return !required
  if (kind === 'date') return isDay(value) && value > today && value <= addDays(today, DAYS_AHEAD)
  if (kind === 'mobile') return isMobile(value) && !needsRegion(value)
  return kind === 'text' || options.includes(value)
}

/** Letters and digits of a code: none of them is taken for another. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** So many stand in one, which nobody can guess. */
export const CODE_LENGTH = 12

/** A code as it is compared: without spaces and hyphens, in capitals; undefined where it cannot be one. */
export const readCode = (written: string): string | undefined => {
  const code = cleanedNumber(written).toUpperCase()
  const isCode = code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter))
  return isCode ? code : undefined
}

/** A code as people read it: four letters at a time. */
export const spacedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** How often a benefit can be used, in words; 0 is without end. */
export const timesWords = (times: number): string => (times === 0 ? '不限次' : `${times} 次`)

/** How long a package lasts, in words. */
export const monthsWords = (months: number): string => (months % 12 === 0 ? `${months / 12} 年` : `${months} 个月`)

/** Where a benefit is used that is not booked, by what its title names: with a doctor, with customer service, or anywhere. */
export const useOf = (title: string): 'ask' | 'service' | 'anywhere' => {
  if (/客服/.test(title)) return 'service'
  return /问诊|会员价/.test(title) ? 'ask' : 'anywhere'
}
