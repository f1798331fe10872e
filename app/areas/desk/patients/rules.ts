import { requestWords } from '#app/areas/access/staff/rules.ts'

/** A note is so long at most. */
export const MOST_NOTE = 500
/** So many notes of a person are shown, the newest. */
export const MOST_NOTES = 100
/** A tag is a word or two. */
export const MOST_TAG = 10
/** More tags than these nobody keeps apart. */
export const MOST_TAGS = 20

/** The most points of one gift. */
export const MOST_POINTS = 500
/** The most points that a hospital's desk gives one patient within `LIMIT_DAYS`. */
export const MOST_POINTS_TOGETHER = 1_000
/** The most coupons that it gives them within the same time. */
export const MOST_COUPONS = 5
/** Limits count what was asked for within so many days. */
export const LIMIT_DAYS = 30

/** Lists of patients, by why somebody stands in them. */
export const lists = { all: '全部', blocked: '被暂停', asked: '赠送待同意' } as const
/** One of them. */
export type PatientList = keyof typeof lists

/** What is given by hand. */
export const giftKinds = { points: '积分', coupon: '优惠券' } as const
/** One of them. */
export type GiftKind = keyof typeof giftKinds

/** How a gift is stored. */
export const giftStates = ['waiting', 'given', 'refused', 'withdrawn', 'back'] as const
/** The same in words, with that which nobody agreed to in time. */
export const giftWords = {
  waiting: requestWords.waiting,
  given: '已赠送',
  refused: '没有同意',
  withdrawn: requestWords.withdrawn,
  back: '已收回',
  expired: requestWords.expired,
} as const
/** How it stands at a time. */
export type GiftState = keyof typeof giftWords

/** How a gift stands at a time. */
export const giftStateAt = ({ state, expiresAt }: { state: string; expiresAt: Date }, now: Date): GiftState =>
  state === 'waiting' && expiresAt <= now ? 'expired' : (state as GiftState)

/** What a patient was given or is to be given lately. */
export interface GivenLately {
  points: number
  coupons: number
}

/** Whether so much more is within what a desk gives one patient. */
export const fitsLimit = ({ points, coupons }: GivenLately): boolean =>
  points <= MOST_POINTS_TOGETHER && coupons <= MOST_COUPONS

/** What is given, as people say it. */
export const giftText = ({ kind, amount, title }: { kind: GiftKind; amount: number; title: string }): string =>
  kind === 'points' ? `${amount} 积分` : `优惠券「${title}」`

/** Whether somebody may take a note away: who wrote it, or who keeps the tags. */
export const mayRemoveNote = (
  { staffId, permissions }: { staffId: number; permissions: readonly string[] },
  { writtenBy }: { writtenBy: number | null },
): boolean => writtenBy === staffId || permissions.includes('patients.tags')
