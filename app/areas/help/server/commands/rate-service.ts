import type { RequestContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { Refused } from '#kit/wire/refused.ts'
import { faultOfRating } from '../../rules/ratings.ts'
import { RATING } from '../present.ts'
import { lockService, type ServiceRow, updateRating } from '../queries/ratings.ts'
import type { Holder } from '../queries.ts'

interface Rating {
  id: number
  stars: number
  content: string
}

/** Writes what the holder of a talk says of how they were served, or over what they said of it within a day. */
export const rateService = (
  ctx: RequestContext,
  holder: Holder,
  { id, stars, content }: Rating,
): Promise<ServiceRow | Refused<'not-found' | 'not-ended' | 'settled' | 'too-late'>> =>
  ctx.transact(async ({ db, now, config }) => {
    const service = await lockService(db, holder, id)
    if (!service) return new Refused('not-found')
    const fault = faultOfRating(service, now)
    if (fault) return new Refused(fault)
    const wordsSealed = sealOf(config).seal(content, RATING)
    // A change does not begin the time anew in which it may be changed.
    return updateRating(db, id, { stars, wordsSealed, ratedAt: service.ratedAt ?? now })
  })
