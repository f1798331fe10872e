import { type Day, daysBetween } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'

/** What came of a stopped appointment, in words. */
export const stopOutcomes = { open: '待选择', substitute: '换医生', other: '已换号', refund: '退款' } as const
/** What came of a stopped appointment. */
export type StopOutcome = keyof typeof stopOutcomes

/** Who is told of a stop has so many hours to choose. */
export const HOURS_TO_CHOOSE = 24

/** Until when a patient may choose: a day, but not beyond the time of their visit. After it the money goes back by itself. */
export const chooseUntil = (now: Date, beginsAt: Date): Date => {
  const usual = later(now, { hours: HOURS_TO_CHOOSE })
  return beginsAt > now && beginsAt < usual ? beginsAt : usual
}

/** So many next free times of a doctor are offered. */
export const OTHER_TIMES = 6
/** So many other doctors of the department are offered. */
export const OTHER_DOCTORS = 3
/** So many times of each clinic, because they are alike. */
export const TIMES_OF_EACH = 2
/** Times further ahead are no answer to a stop. */
export const DAYS_OFFERED = 21

/** A time that may be offered instead. */
export interface OfferedTime {
  doctorId: number
  date: Day
  half: string
  beginMinutes: number
}

/** What a member has already. */
export interface Standing {
  doctorId: number
  date: Day
  beginMinutes: number
}

/** Whether a member may take a time: booking would refuse what is not offered, and offer what it takes. */
export const mayTake = (time: OfferedTime, standing: readonly Standing[], mostPerDay: number): boolean => {
  const sameDay = standing.filter(({ date }) => date === time.date)
  return (
    sameDay.length < mostPerDay &&
    sameDay.every((one) => one.doctorId !== time.doctorId && one.beginMinutes !== time.beginMinutes)
  )
}

/** How well a time stands in for the stopped one, the smaller the better: the same day, weekday and half day before any other. */
export const strangeness = (time: OfferedTime, stopped: Omit<OfferedTime, 'doctorId'>): number => {
  const days = Math.abs(daysBetween(stopped.date, time.date))
  const isUsualDay = days % 7 === 0
  const isUsualHalf = time.half === stopped.half
  return (isUsualDay ? 0 : 100) + (isUsualHalf ? 0 : 200) + days
}

/** Where a doctor's request to stop a clinic of theirs stands, in the words of the doctor's page. */
export const stopRequestStates = {
  asked: '等医院审批停诊',
  stopped: '已停诊',
  refused: '医院没有同意停诊',
  withdrawn: '已撤回',
} as const

/** Where a request to stop a clinic stands. */
export type StopRequestState = keyof typeof stopRequestStates

/** Letters of why a request is refused. */
export const ANSWER_LETTERS = 100
