import { isGiven } from '#app/areas/account/consents/server/public.ts'
import { inTurn, isFor, type Viewer } from '#app/areas/mall/catalogue/rules.ts'
import { type AdvertRow, listLiveAdverts } from '#app/areas/mall/catalogue/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { formatTime } from '#kit/time/day.ts'
import { type PageKey, pageKeys } from '../../rules.ts'

interface Asked {
  ids?: readonly number[] | undefined
  locations?: readonly number[] | undefined
  not_rec?: number | undefined
}

/**
 * The adverts that are live where somebody is, location by location in the order of this hour. Without their agreement nothing is
 * chosen for them, and nothing shown that somebody pays for [X254]: what the patient said counts, whatever the call says.
 */
export const advertsFor = async (
  ctx: RequestContext,
  { ids, locations, not_rec }: Asked,
  reader: Omit<Viewer, 'channel'> = {},
): Promise<AdvertRow[]> => {
  const { db, city, channel, now } = ctx
  const isUnchosen = not_rec === 1 || (ctx.patient !== null && !(await isGiven(db, ctx.patient, 'recommend')))
  const rows = await listLiveAdverts(db, { ids, locations, city, channel, now, isUnpaid: isUnchosen })
  const viewer: Viewer = isUnchosen ? { channel } : { channel, ...reader }
  const hour = formatTime(now).slice(0, 'YYYY-MM-DD HH'.length)
  const byLocation = Map.groupBy(
    rows.filter((row) => isFor(row, viewer)),
    ({ location }) => location,
  )
  return [...byLocation.values()].flatMap((placed) => inTurn(placed, hour))
}

/** The locations that are asked for: one, those of a page, or all of the pages. */
export const locationsOf = ({
  location,
  page_key,
}: {
  location?: number | undefined
  page_key?: PageKey | undefined
}) => {
  const ofPage: readonly number[] = page_key === undefined ? Object.values(pageKeys).flat() : pageKeys[page_key]
  return location === undefined ? ofPage : ofPage.filter((one) => one === location)
}
