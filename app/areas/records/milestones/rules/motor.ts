/** A thing that a child learns to do with its body, and the months between which nearly all learn it. */
export interface Motor {
  id: string
  words: string
  /** Months at which 1 of 100 children could. */
  from: number
  /** Months at which 99 of 100 could. */
  to: number
}

/** WHO's windows of achievement: 816 healthy children of five countries, seen each month by trained people. */
export const motors: readonly Motor[] = [
  { id: 'sits', words: '不扶也能坐稳', from: 3.8, to: 9.2 },
  { id: 'stands-held', words: '扶着能站', from: 4.8, to: 11.4 },
  { id: 'crawls', words: '手膝着地爬', from: 5.2, to: 13.5 },
  { id: 'walks-held', words: '扶着能走', from: 5.9, to: 13.7 },
  { id: 'stands', words: '不扶也能站', from: 6.9, to: 16.9 },
  { id: 'walks', words: '不扶也能走', from: 8.2, to: 17.6 },
]

/** Where a window stands beside an age: to come, open, or over. */
export const windowWords = { ahead: '还没到', open: '现在这段时间', past: '多数孩子已经会了' } as const
/** Where a window stands. */
export type WindowState = keyof typeof windowWords

const DAYS_A_MONTH = 30.4375

/** How a window stands beside an age in days: of a preterm child the corrected one. */
export const windowState = ({ from, to }: Pick<Motor, 'from' | 'to'>, ageDays: number): WindowState => {
  const months = ageDays / DAYS_A_MONTH
  if (months < from) return 'ahead'
  return months <= to ? 'open' : 'past'
}
