/** The same list without the one at a place. */
export const withoutAt = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at)

/** The same list with another in the place of one. */
export const withAt = <T>(list: readonly T[], at: number, other: T): T[] =>
  list.map((one, place) => (place === at ? other : one))

/** The same list with the one at a place moved by so many places, up (below 0) or down; it stops at either end. */
export const movedBy = <T>(list: readonly T[], at: number, by: number): T[] => {
  const one = list[at]
  if (one === undefined) return [...list]
  const rest = withoutAt(list, at)
  rest.splice(Math.max(0, at + by), 0, one)
  return rest
}
