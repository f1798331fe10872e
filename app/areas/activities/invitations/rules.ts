/** Who registered so long ago at most is new, and may say who invited them. */
export const NEW_HOURS = 24

/** How much an activity gives at most. */
export const MOST = { points: 5_000, each: 200, leastYuan: 10_000 } as const

/** Why an invitation counts for nothing, in words of the desk. */
export const refusalWords = { device: '同一台设备', person: '同一个人（证件相同）' } as const
/** Why an invitation counts for nothing. */
export type RefusedFor = keyof typeof refusalWords

/** Whether an account that was opened then is new now, and was opened since the activity began. */
export const isNewcomer = (openedAt: Date, startsAt: Date, now: Date): boolean =>
  openedAt >= startsAt && now.getTime() - openedAt.getTime() <= NEW_HOURS * 3_600_000

interface Bought {
  state: string
  paidFen: number
  backFen: number
}

/** Whether an order is finished and enough of its money was kept. */
export const isRewardedPurchase = ({ state, paidFen, backFen }: Bought, leastFen: number): boolean =>
  (state === 'received' || state === 'used') && paidFen > 0 && paidFen - backFen >= leastFen

/** What who invited gets, in words. */
export const rewardWords = (points: number, coupon: string | null): string =>
  [coupon === null ? '' : `一张“${coupon}”`, points > 0 ? `${points} 积分` : ''].filter(Boolean).join('和')

/** How much of what was given can be taken back: never more than there is. */
export const pointsToTake = (given: number, balance: number): number => Math.max(0, Math.min(given, balance))

/** Marks what was given, and taken back, for an invitation in the ledger of points. */
export const POINTS_MARK = 'invite'
