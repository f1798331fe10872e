import { addDays, type Day } from '#kit/time/day.ts'

/** A visit is asked for so many days ahead at most. */
export const MOST_DAYS = 60
/** So many forms of a kind a patient sends a day. */
export const MOST_A_DAY = 3
/** So many days after its day nothing of a visit is kept. */
export const STORED_DAYS = 180
/** How much is written, in characters; pictures in pieces. */
export const MOST = { name: 30, bank: 30, address: 80, note: 100, content: 1_000, images: 3 } as const

/** The days for which a visit may be asked, today being `today`: both of them included. */
export const visitDays = (today: Day): { first: Day; last: Day } => ({
  first: addDays(today, 1),
  last: addDays(today, MOST_DAYS),
})

/** What becomes of a visit. */
export const visitStates = { waiting: '等银行联系', contacted: '银行已联系', cancelled: '已取消' } as const
/** A state of a visit. */
export type VisitState = keyof typeof visitStates
/** Every state. */
export const allVisitStates = Object.keys(visitStates) as [VisitState, ...VisitState[]]

/** By what the desk's lists may be sorted. */
export const visitSorts = { newest: 'desc', day: 'asc' } as const
/** The same for feedback. */
export const feedbackSorts = { newest: 'desc' } as const
