/** Between two columns and two cards, in design px [X361]. */
export const GUTTER = 10
/** A picture is never lower or higher, in design px [X360]. */
export const [LEAST_HEIGHT, MOST_HEIGHT] = [210, 500]
/** The words that stand where there is no picture need no more, in design px. */
export const NO_PICTURE_HEIGHT = 96
/** So far before it is seen a picture is fetched, and the next page before the end, in design px [X362]. */
const AHEAD = 300
const DESIGN_WIDTH = 375

/** Where a card stands: in which column from the left, from 0, and how far below the top. */
export interface Place {
  column: number
  top: number
}

/** Cards in their places. */
export interface Laid {
  places: readonly Place[]
  /** In design px. */
  heights: readonly number[]
  /** Where each column ends with the room below it, in design px. */
  columns: readonly number[]
}

/** The height at which a picture is shown over a width, both in design px. */
export const pictureHeight = (picture: { width: number; height: number }, shownWidth: number): number =>
  Math.max(LEAST_HEIGHT, Math.min(MOST_HEIGHT, (picture.height / picture.width) * shownWidth))

/** The height of what stands above a card's words over a width, both in design px. */
export const headHeight = (picture: { src: string; width: number; height: number }, shownWidth: number): number =>
  picture.src ? pictureHeight(picture, shownWidth) : NO_PICTURE_HEIGHT

/** Columns whose ends differ by less are level, in design px: lines are rounded, and no card's column may hang on that. */
const LEVEL = 0.5

const shortest = (columns: readonly number[]): number => {
  const least = Math.min(...columns)
  return columns.findIndex((end) => end < least + LEVEL)
}

/**
 * Puts each card of these heights into the shorter of two columns, the left one where they are level [X361], or one below
 * the other where there is one column; where a card has a column already it stays there. None stands higher than the one
 * before it, as floats do not.
 */
export const placeCards = (
  heights: readonly number[],
  { count = 2, columnAt }: { count?: number; columnAt?: (at: number) => number | undefined } = {},
): Laid & { places: Place[] } => {
  const columns = Array<number>(count).fill(0)
  let last = 0
  const places = heights.map((height, at): Place => {
    const column = columnAt?.(at) ?? shortest(columns)
    const top = Math.max(columns[column] ?? 0, last)
    last = top
    columns[column] = top + height + GUTTER
    return { column, top }
  })
  return { places, heights, columns }
}

/** So near to where it was thought to stand a card is there, in design px: letters and lines are rounded. */
const NEAR = 5

/** Whether cards stand in the same columns, and about as far down, and so do the ends of the columns. */
export const standAlike = (before: Laid, now: Laid): boolean =>
  now.places.every(
    ({ column, top }, at) => column === before.places[at]?.column && isNear(top, before.places[at]?.top),
  ) && now.columns.every((end, at) => isNear(end, before.columns[at]))

const isNear = (one: number, other = Number.NaN): boolean => Math.abs(one - other) < NEAR

/** Design px as a length of a style. */
export const designLength = (px: number): string => `calc(${px} * var(--spacing))`

/** How many px ahead things are fetched on a screen of this width [X362]. */
export const aheadPx = (screenWidth: number): number => (AHEAD * screenWidth) / DESIGN_WIDTH

/** Which cards reach into what lies between two heights, all in design px, without looking at those far above. */
export const listBetween = ({ places, heights, columns }: Laid, from: number, to: number): number[] => {
  const found: number[] = []
  const isAbove = columns.map(() => false)
  for (let at = countFrom(places, to) - 1; at >= 0 && isAbove.includes(false); at--) {
    const { column, top } = places[at] as Place
    if (top + (heights[at] ?? 0) >= from) found.push(at)
    else isAbove[column] = true
  }
  return found
}

/** The same, what is nearest to their middle first: there somebody looks. */
export const listFromMiddle = (laid: Laid, from: number, to: number): number[] => {
  const middle = (from + to) / 2
  const distance = (at: number) => {
    const top = laid.places[at]?.top ?? 0
    return Math.max(top - middle, middle - top - (laid.heights[at] ?? 0))
  }
  return listBetween(laid, from, to).sort((one, other) => distance(one) - distance(other))
}

/** How many cards begin at this height or higher: none stands higher than the one before it. */
const countFrom = (places: readonly Place[], to: number): number => {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] as Place).top <= to) low = middle + 1
    else high = middle
  }
  return low
}
