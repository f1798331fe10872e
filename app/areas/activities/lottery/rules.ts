/** What can be won, in words. */
export const prizeKinds = { points: '积分', coupon: '优惠券', goods: '实物', thanks: '谢谢参与' } as const
/** What can be won. */
export type PrizeKind = keyof typeof prizeKinds

/** All weights of a lottery together: a weight is so many hundredths of a percent. */
export const WHOLE_WEIGHT = 10_000

/** No prize of a draw may be worth more, by the law against unfair competition (in fen). */
export const MOST_WORTH_FEN = 5_000_000

/** So long a word about a draw stays, in milliseconds [X344]. */
export const TOAST_MS = 1_200

/** The prize on which a number from 0 below the sum of all weights falls. */
export const prizeAt = <Prize extends { weight: number }>(
  prizes: readonly Prize[],
  roll: number,
): Prize | undefined => {
  let upTo = 0
  return prizes.find(({ weight }) => {
    upTo += weight
    return roll < upTo
  })
}

/** A weight as a chance in words: `12.5%`. */
export const chanceText = (weight: number): string => `${(weight * 100) / WHOLE_WEIGHT}%`

/** What a patient has of a lottery today. */
export interface OwnDraws {
  /** For nothing, each day. */
  free: number
  /** Friends who helped today, and of how many it counts. */
  helps: number
  mostHelps: number
  used: number
}

/** How many draws are left today [X136]. */
export const leftOf = ({ free, helps, mostHelps, used }: OwnDraws): number =>
  Math.max(0, free + Math.min(helps, mostHelps) - used)
