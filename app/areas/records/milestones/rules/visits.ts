import { addDays, addMonths, type Day } from '#kit/time/day.ts'

/** How a visit stands: been to, now (within a month of its day), missed, or to come. */
export type VisitState = 'done' | 'now' | 'missed' | 'coming'

/** The words of a state. */
export const visitStateWords: Readonly<Record<VisitState, string>> = {
  done: '去过了',
  now: '这个月可以去',
  missed: '没有记',
  coming: '还没到',
}

/** The words of the same for the visit at home, to which nobody goes. */
export const homeVisitWords: Readonly<Record<VisitState, string>> = {
  ...visitStateWords,
  done: '来过了',
  now: '这几天',
}

/** A visit of the public health service, as it stands for a child. */
export interface Visit {
  /** By which it is named: 0 is the visit at home, 1 the one at the clinic between day 28 and 30. */
  months: number
  on: Day
  state: VisitState
}

/** The visit at home, within 7 days after mother and child left the hospital. */
export const HOME_VISIT = 0
/** The first at the clinic, between day 28 and 30. */
export const MONTH_OLD = 1

const NEWBORN_DAYS = 28
const NEAR_DAYS = 7

/** Months of age at which children are examined after it. */
const laterMonths: readonly number[] = [3, 6, 8, 12, 18, 24, 30, 36, 48, 60, 72]

interface Span {
  months: number
  on: Day
  /** The first day on which it can be gone to, and the last on which it is not missed. */
  from: Day
  to: Day
}

/** Which day it was that they came home nobody is asked: the visit at home is open for as long as a child is a newborn. */
const spansOf = (birthday: Day): Span[] => {
  const monthOld = addDays(birthday, NEWBORN_DAYS)
  const later = laterMonths.map((months) => {
    const on = addMonths(birthday, months)
    return { months, on, from: addMonths(on, -1), to: addMonths(on, 1) }
  })
  return [
    { months: HOME_VISIT, on: birthday, from: birthday, to: addDays(monthOld, -1) },
    { months: MONTH_OLD, on: monthOld, from: addDays(monthOld, -NEAR_DAYS), to: addMonths(monthOld, 1) },
    ...later,
  ]
}

/** All visits by age: the later ones may be gone to from a month before their day until a month after it. */
export const visitsOf = (birthday: Day, today: Day, done: readonly number[]): Visit[] =>
  spansOf(birthday).map(({ months, on, from, to }) => {
    if (done.includes(months)) return { months, on, state: 'done' }
    if (today < from) return { months, on, state: 'coming' }
    return { months, on, state: today <= to ? 'now' : 'missed' }
  })

/** The visit to think of next: the first that is neither done nor missed; undefined after the last. */
export const nextVisit = (visits: readonly Visit[]): Visit | undefined =>
  visits.find(({ state }) => state === 'now' || state === 'coming')
