/** What a category of articles shows: 0 an encyclopedia, 1 diaries, 2 questions [X134]. */
export const showTypes = { encyclopedia: 0, diary: 1, ask: 2 } as const

/** Trees of categories: the health mall's own, and that of medical projects. */
export const trees = ['health', 'project'] as const
/** A tree of categories. */
export type TreeName = (typeof trees)[number]

/** Where adverts stand, as the specification counts them, and our names for them. */
export const locations = {
  scroll: 1,
  centreMenu: 2,
  centreImage: 3,
  centreText: 4,
  float: 5,
  beautyScroll: 6,
  beautyMenu: 7,
  beautyImage: 8,
  second: 13,
  secondText: 14,
} as const

/** Places of adverts that are asked for by a call of their own. */
export const ownPlaces = { floatingWindow: 101, orderList: 102 } as const

/** The advert of location 6 shows at most so many [X358]. */
const MOST_BEAUTY = 4

/** How many of so many entries a centre menu shows: 8, else 4, else what there is [X356]. */
export const menuEntries = (count: number): number => (count >= 8 ? 8 : Math.min(count, 4))

/** How many of so many centre pictures are shown: 4, else 2, else what there is [X357]. */
export const centreImages = (count: number): number => (count >= 4 ? 4 : Math.min(count, 2))

/** The adverts of a location that a page shows: whole rows of a menu or of pictures [X356] [X357] [X358]. */
export const shownAt = <Advert>(location: number, adverts: readonly Advert[]): Advert[] => {
  if (location === locations.centreMenu) return adverts.slice(0, menuEntries(adverts.length))
  if (location === locations.centreImage) return adverts.slice(0, centreImages(adverts.length))
  return location === locations.beautyScroll ? adverts.slice(0, MOST_BEAUTY) : [...adverts]
}

/** Most categories of a page, unless all are asked for [X234] [X340]. */
export const MOST_PAGE_CATEGORIES = 12

/** Categories of a page: the first twelve, or all those that have something in their list [X234]. */
export const ofPage = <Category extends { list: readonly unknown[] }>(
  categories: readonly Category[],
  all: boolean,
): Category[] => (all ? categories.filter(({ list }) => list.length > 0) : categories.slice(0, MOST_PAGE_CATEGORIES))
