import { later } from '#kit/time/span.ts'

/** So many days after a talk was ended its holder may rate how they were served. */
export const RATE_DAYS = 7
/** So many hours after they rated it they may still change what they said. */
export const CHANGE_HOURS = 24
/** The longest words of a rating. */
export const RATING_LETTERS = 300
/** So many stars are a low rating, which somebody should look at. */
export const LOW_STARS = 2

/** One service, as far as rating it is concerned. */
interface Rateable {
  endedAt: Date | null
  ratedAt: Date | null
}

/** Why a service cannot be rated at a moment; undefined where it can. */
export const faultOfRating = (
  { endedAt, ratedAt }: Rateable,
  now: Date,
): 'not-ended' | 'settled' | 'too-late' | undefined => {
  if (endedAt === null) return 'not-ended'
  if (ratedAt !== null) return now < later(ratedAt, { hours: CHANGE_HOURS }) ? undefined : 'settled'
  return now < later(endedAt, { days: RATE_DAYS }) ? undefined : 'too-late'
}

/** By what services that were ended may be sorted at the desk. */
export const serviceSorts = { end_time: 'desc', stars: 'asc' } as const

/** Which of them the desk looks at, in words. */
export const ratingStates = {
  low: `低分（1–${LOW_STARS} 星）`,
  rated: '已评价',
  unrated: '没有评价',
} as const
/** Which of them the desk looks at. */
export type RatingState = keyof typeof ratingStates
