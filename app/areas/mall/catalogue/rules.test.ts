import { expect, test } from 'vitest'
import { locations, menuEntries, ofPage, shownAt } from './rules.ts'

const some = (count: number) => Array.from({ length: count }, (_, n) => n)

test.each([
  [9, 8],
  [8, 8],
  [6, 4],
  [4, 4],
  [2, 2],
])('of %i entries the centre menu shows %i [X356]', (count, shown) => {
  expect(menuEntries(count)).toBe(shown)
  expect(shownAt(locations.centreMenu, some(count))).toHaveLength(shown)
})

test.each([
  [5, 4],
  [3, 2],
  [2, 2],
  [1, 1],
])('of %i centre pictures %i are shown [X357]', (count, shown) => {
  expect(shownAt(locations.centreImage, some(count))).toHaveLength(shown)
})

test('of six adverts in place six four are shown, elsewhere all [X358]', () => {
  expect(shownAt(6, some(6))).toHaveLength(4)
  expect(shownAt(1, some(6))).toHaveLength(6)
})

test('a page shows its first twelve categories, or all that are not empty [X234] [X340]', () => {
  const categories = some(15).map((n) => ({ list: n < 2 ? [] : [n] }))
  expect(ofPage(categories, false)).toEqual(categories.slice(0, 12))
  expect(ofPage(categories, true)).toEqual(categories.slice(2))
})
