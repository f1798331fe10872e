import type { VisitKey } from '#app/areas/guahao/booking/rules/statistics.ts'
import { addDays, type Day, daysBetween } from '#kit/time/day.ts'

/** By what appointments are told apart, as it is chosen: in words, and by which of their facts. */
interface GroupFacts {
  words: string
  by: readonly VisitKey[]
  /** A row says in which department, and so of what, few people were treated. */
  isHealth: boolean
}

/** Every way to group. Where a department or a doctor is told, the hospital stands beside it. */
export const groups = {
  day: { words: '按天', by: ['date'], isHealth: false },
  hospital: { words: '按医院', by: ['hospital'], isHealth: false },
  origin: { words: '按途径', by: ['origin'], isHealth: false },
  department: { words: '按科室', by: ['hospital', 'department'], isHealth: true },
  doctor: { words: '按医生', by: ['hospital', 'department', 'doctor'], isHealth: true },
  'day-department': { words: '按天和科室', by: ['date', 'hospital', 'department'], isHealth: true },
  'day-doctor': { words: '按天和医生', by: ['date', 'hospital', 'department', 'doctor'], isHealth: true },
} as const satisfies Record<string, GroupFacts>

/** A way to group. */
export type Group = keyof typeof groups
/** Every one of them, in order. */
export const allGroups = Object.keys(groups) as Group[]

/** Longest span, first and last day counted in. */
const MOST_DAYS = 366
/** The span where nobody says one: so many days, today the last. */
export const USUAL_DAYS = 30

/** The days that are counted where these are asked for; undefined where there are none, or too many. */
export const spanAsked = ({ from, to }: { from?: Day | undefined; to?: Day | undefined }, today: Day) => {
  const until = to ?? (from !== undefined && from > today ? from : today)
  const span = { from: from ?? addDays(until, 1 - USUAL_DAYS), to: until }
  const days = daysBetween(span.from, span.to) + 1
  return days >= 1 && days <= MOST_DAYS ? span : undefined
}

/** Fewer than so many are not told where it is about health, and all others in steps of it. */
const STEP = 5

/** What is said of so few. */
export const FEW = `<${STEP}`

/**
 * A count as it is told. Where it is about health, few are not told; and because they would be found as what is left of a sum, nothing is
 * told there but in steps.
 */
export const reported = (count: number, isHealth: boolean): string => {
  if (!isHealth || count === 0) return String(count)
  return count < STEP ? FEW : String(Math.round(count / STEP) * STEP)
}
