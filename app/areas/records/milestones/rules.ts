import { countedFrom, monthsBetween } from '#app/areas/records/children/rules.ts'
import { addMonths, type Day } from '#kit/time/day.ts'
import { signs, visitMonths } from './rules/signs.ts'

export { signs } from './rules/signs.ts'

/** What a family says of a sign, by code. */
export const answers = { can: '会', 'not-yet': '还不会', unsure: '说不准' } as const
/** The code of an answer. */
export type Answer = keyof typeof answers

/** Whether a text names a sign. */
export const isSign = (id: string): boolean => signs.some((age) => age.signs.some((sign) => sign.id === id))

/** Full months of the age that counts for what a child can: the corrected one of a preterm child until 24 months. */
export const monthsOld = (birthday: Day, gestationDays: number | null, today: Day): number =>
  monthsBetween(countedFrom(birthday, gestationDays, today), today)

/** The age whose signs are asked about: the last that has come; before the first there is none. */
export const currentAge = (months: number): number | undefined =>
  signs.filter((age) => age.months <= months).at(-1)?.months

/** Whether an age that has come has a sign that the child cannot yet: a reason to ask at the clinic. */
export const needsVisit = (
  ageMonths: number,
  months: number,
  said: Readonly<Record<string, Answer | undefined>>,
): boolean =>
  ageMonths <= months &&
  (signs.find((age) => age.months === ageMonths)?.signs.some(({ id }) => said[id] === 'not-yet') ?? false)

/** How a visit stands: been to, now (within a month of its day), missed, or to come. */
export type VisitState = 'done' | 'now' | 'missed' | 'coming'

/** The words of a state. */
export const visitStateWords: Readonly<Record<VisitState, string>> = {
  done: '去过了',
  now: '这个月可以去',
  missed: '没有记',
  coming: '还没到',
}

/** An examination of the public health service, as it stands for a child. */
export interface Visit {
  months: number
  on: Day
  state: VisitState
}

/** All visits by age; one may be gone to a month before its day and after it. */
export const visitsOf = (birthday: Day, today: Day, done: readonly number[]): Visit[] =>
  visitMonths.map((months) => {
    const on = addMonths(birthday, months)
    if (done.includes(months)) return { months, on, state: 'done' }
    if (today < addMonths(on, -1)) return { months, on, state: 'coming' }
    return { months, on, state: today <= addMonths(on, 1) ? 'now' : 'missed' }
  })

/** The visit to think of next: the first that is neither done nor missed; undefined after the last. */
export const nextVisit = (visits: readonly Visit[]): Visit | undefined =>
  visits.find(({ state }) => state === 'now' || state === 'coming')
