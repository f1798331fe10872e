import { type eventKinds, eventWords } from '#app/areas/family-doctor/rules.ts'

/** Most characters of what is written about a team. */
export const lengths = {
  name: 30,
  introduction: 500,
  address: 100,
  phone: 20,
  person: 20,
  role: 20,
  meal: 30,
  content: 300,
} as const
/** Most colleagues, and most packages beside the base one. */
export const MOST = { colleagues: 12, meals: 6 } as const
/** More residents than this no team looks after. */
export const MOST_RESIDENTS = 10_000
/** The dearest package of a year, in yuan. */
export const DEAREST_YUAN = 100_000
/** More often than this a year nothing is promised. */
export const MOST_TIMES = 366

/** What a new team's base package promises, before anybody has thought about it: how often a year. */
export const usualTimes: Readonly<Record<(typeof eventKinds)[number], number>> = {
  visit: 2,
  phone: 4,
  report: 1,
  assess: 1,
  plan: 1,
}

/** How a promise is called where nobody gave it a name. */
export const promiseName = (kind: (typeof eventKinds)[number]): string => eventWords[kind]
