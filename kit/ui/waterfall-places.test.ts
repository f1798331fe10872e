import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aheadPx,
  GUTTER,
  listBetween,
  listFromMiddle,
  pictureHeight,
  placeCards,
  standAlike,
} from './waterfall-places.ts'

test('a picture is shown at least 210 and at most 500 px high [X360]', () => {
  const shown = [100, 300, 900].map((height) => pictureHeight({ width: 160, height }, 160))
  expect(shown).toEqual([210, 300, 500])
})

test('five cards go into two columns, each into the shorter one, with 10 between them [X361]', () => {
  const { places, columns } = placeCards([300, 200, 250, 100, 220])
  expect(places).toEqual([
    { column: 0, top: 0 },
    { column: 1, top: 0 },
    { column: 1, top: 210 },
    { column: 0, top: 310 },
    { column: 0, top: 420 },
  ])
  expect(columns).toEqual([650, 470])
})

test('where both columns are level but for rounded lines, a card goes to the left [X361]', () => {
  const columnsOf = (heights: number[]) => placeCards(heights).places.map(({ column }) => column)
  expect(columnsOf([300, 300, 100])).toEqual([0, 1, 0])
  expect(columnsOf([300.1, 300, 100])).toEqual([0, 1, 0])
  expect(columnsOf([300.9, 300, 100])).toEqual([0, 1, 1])
})

test('no two cards of a column meet, and the columns differ by one card at most [X361]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 200 }), (heights) => {
      const { places, columns } = placeCards(heights)
      const ends = [0, 0]
      places.forEach(({ column, top }, at) => {
        expect(top).toBe(ends[column])
        ends[column] = top + (heights[at] ?? 0) + GUTTER
      })
      expect(ends).toEqual(columns)
      expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(Math.max(0, ...heights) + GUTTER)
    }),
  )
})

test('in one column cards stand below each other in their order, and each is found where it is', () => {
  const laid = placeCards([300, 200, 250], { count: 1 })
  expect(laid.places).toEqual([0, 310, 520].map((top) => ({ column: 0, top })))
  expect(laid.columns).toEqual([780])
  expect(listBetween(laid, 301, 309)).toEqual([])
  expect(listBetween(laid, 300, 520).toSorted()).toEqual([0, 1, 2])
  expect(listFromMiddle(laid, 0, 1_000)).toEqual([1, 2, 0])
})

test('cards stand as before while lines are rounded, not in another column, further down, or when there are more', () => {
  const before = placeCards([300, 200, 250])
  const isAsBefore = (heights: number[]) => standAlike(before, placeCards(heights))
  expect(isAsBefore([300.3, 200.1, 250.4])).toBe(true)
  // The third goes to the left.
  expect(isAsBefore([300, 301, 250])).toBe(false)
  expect(isAsBefore([300, 220, 250])).toBe(false)
  // The next page is fetched by where the columns end.
  expect(isAsBefore([300, 200, 350])).toBe(false)
  expect(isAsBefore([300, 200, 250, 100])).toBe(false)
})

test('things are fetched 300 px ahead on the design’s screen, 600 on one twice as wide [X362]', () => {
  expect([320, 375, 750].map(aheadPx)).toEqual([256, 300, 600])
})

test('what lies between two heights is found without missing a card, however they stand', () => {
  const heightsAndEnds = [
    fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 200 }),
    fc.nat(20_000),
    fc.nat(2_000),
  ] as const
  fc.assert(
    fc.property(...heightsAndEnds, (heights, from, more) => {
      const laid = placeCards(heights)
      const { places } = laid
      const isBetween = (at: number) =>
        (places[at]?.top ?? 0) <= from + more && (places[at]?.top ?? 0) + (heights[at] ?? 0) >= from
      const found = listBetween(laid, from, from + more)
      expect(found.toSorted((a, b) => a - b)).toEqual([...heights.keys()].filter(isBetween))
    }),
  )
})
