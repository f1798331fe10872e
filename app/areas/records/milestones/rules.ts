import { countedFrom, monthsBetween } from '#app/areas/records/children/rules.ts'
import type { Day } from '#kit/time/day.ts'
import { signs } from './rules/signs.ts'

export * from './rules/motor.ts'
export * from './rules/signs.ts'
export * from './rules/visits.ts'

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
