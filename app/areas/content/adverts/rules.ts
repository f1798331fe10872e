import { locations, ownPlaces } from '#app/areas/mall/catalogue/rules.ts'

/** The locations of each page, by the key that pages ask with [X133]. */
export const pageKeys = {
  health: [
    locations.scroll,
    locations.centreMenu,
    locations.centreImage,
    locations.centreText,
    locations.float,
    ownPlaces.floatingWindow,
  ],
  beauty: [locations.beautyScroll, locations.beautyMenu, locations.beautyImage],
  second: [locations.second, locations.secondText],
  orders: [ownPlaces.orderList],
  feed: [ownPlaces.feed],
  store: [ownPlaces.storePage],
} as const
/** A page that has adverts. */
export type PageKey = keyof typeof pageKeys
/** Every such page. */
export const allPageKeys = Object.keys(pageKeys) as [PageKey, ...PageKey[]]

/** The page on which a location is; undefined where there is no such location. */
export const pageKeyOf = (location: number): PageKey | undefined =>
  allPageKeys.find((key) => (pageKeys[key] as readonly number[]).includes(location))

/** What is logged of an advert or of something else on a store's page. */
export const logActions = ['view', 'click'] as const
/** One of them. */
export type LogAction = (typeof logActions)[number]

/** An order so long after a click is the advert's doing. */
export const CONVERSION_DAYS = 7
/** Logs are kept for so many days. */
export const LOG_DAYS = 60

/** An age as it is told to who chooses adverts: in steps of five years, so that it names nobody. */
export const roundAge = (age: number): number => Math.floor(age / 5) * 5

/** In a list of reading at most one in so many is an advert. */
export const ONE_IN = 6

/**
 * The advert that stands below the entry at `at` of a list, counted from 0: the first below the fifth, so that one in six is one at
 * most, and none is first; each once, and none beside an entry about an illness that it sells for.
 */
export const advertBetween = <Advert extends { topic_ids: readonly number[] }>(
  adverts: readonly Advert[],
  entries: readonly { cat_id: number }[],
  at: number,
): Advert | undefined => {
  const turn = (at + 1) / (ONE_IN - 1)
  const advert = Number.isInteger(turn) ? adverts[turn - 1] : undefined
  const neighbours = [entries[at]?.cat_id, entries[at + 1]?.cat_id]
  return neighbours.some((topic) => topic !== undefined && advert?.topic_ids.includes(topic)) ? undefined : advert
}
