import type { RequestContext } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import { dayOf, daysBetween } from '#kit/time/day.ts'
import { isAimedAt } from '../../rules.ts'
import { type AdvertRow, listAdverts } from '../queries/adverts.ts'

/** What the operator changes is seen after so long. */
const KEPT_SECONDS = 30

/** What the operator shows in a place to who asks, as somebody of this city. */
export const advertsFor = async (ctx: RequestContext, place: string, city: number): Promise<AdvertRow[]> => {
  const { db, channel, now } = ctx
  const all = await cached(ctx, `adverts ${place}`, KEPT_SECONDS, () => listAdverts(db, place, now))
  return all.filter((advert) => isAimedAt(advert, { city, channel, now }))
}

/** What stands in the search box today, '' where nothing does, and all that the operator suggests there. */
export const listBoxWords = async (ctx: RequestContext, city: number): Promise<{ today: string; all: AdvertRow[] }> => {
  const all = await advertsFor(ctx, 'box', city)
  const today = all[daysBetween('2026-01-01', dayOf(ctx.now)) % Math.max(1, all.length)]
  return { today: today?.title ?? '', all }
}
