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

/** Places of adverts that are asked for by a call of their own, or by the key of their page. */
export const ownPlaces = { floatingWindow: 101, orderList: 102, feed: 103, storePage: 104 } as const

/** What an advert is about, as conversions count it: the advert itself, goods, short film, film, note, article. */
export const advertItems = { advert: 701, goods: 2, shortFilm: 205, film: 101, note: 203, article: 202 } as const

/** Who looks at adverts, as far as that is known. */
export interface Viewer {
  channel: number
  /** Undefined where it is not told, or nothing is to be chosen by it. */
  age?: number | undefined
  sex?: 'female' | 'male' | undefined
}

/** Whom an advert is for. */
export interface Aim {
  channels: readonly number[]
  minAge: number | null
  maxAge: number | null
  sex: string
}

/** Whether an advert is for this viewer: one for an age or a sex is for nobody of whom that is not told. */
export const isFor = ({ channels, minAge, maxAge, sex }: Aim, viewer: Viewer): boolean => {
  if (channels.length > 0 && !channels.includes(viewer.channel)) return false
  if (sex !== '' && sex !== viewer.sex) return false
  if (minAge === null && maxAge === null) return true
  return viewer.age !== undefined && viewer.age >= (minAge ?? 0) && viewer.age <= (maxAge ?? 200)
}

/**
 * Adverts in the order of this turn: by position, and those of one position by lot, each as often first as its weight says. The
 * same turn gives the same order to everybody, for pages are kept.
 */
export const inTurn = <Advert extends { id: number; position: number; weight: number }>(
  adverts: readonly Advert[],
  turn: string,
): Advert[] => {
  const lots = new Map(adverts.map((advert) => [advert, -Math.log(lotOf(`${turn} ${advert.id}`)) / advert.weight]))
  return [...adverts].sort((a, b) => a.position - b.position || (lots.get(a) ?? 0) - (lots.get(b) ?? 0) || a.id - b.id)
}

/** A number between 0 and 1 that a text always gets: FNV-1a, stirred once more. */
const lotOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000 || Number.MIN_VALUE
}

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
