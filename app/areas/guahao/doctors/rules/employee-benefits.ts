import type { Day } from '#kit/time/day.ts'

/** Most free consultations that a member of staff is granted at once. */
export const MOST_FREE = 999

/** By what benefits may be sorted at the desk: those that were granted last are first where nothing is asked. */
export const employeeBenefitSorts = { last_day: 'asc', used: 'desc' } as const

/** Whether a member of staff still has something of what they were granted, in words. */
export const employeeBenefitStates = { open: '还能用', used: '已用完', over: '已过期' } as const
/** One of them. */
export type EmployeeBenefitState = keyof typeof employeeBenefitStates

/** How a benefit stands on a day: its last day is one of those on which it holds. */
export const employeeBenefitState = (
  { grantedCount, usedCount, lastDay }: { grantedCount: number; usedCount: number; lastDay: Day },
  today: Day,
): EmployeeBenefitState => (lastDay < today ? 'over' : usedCount < grantedCount ? 'open' : 'used')
