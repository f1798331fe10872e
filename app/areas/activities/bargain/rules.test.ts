import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutFen, isFloor, percentCut } from './rules.ts'

test('cuts take something each and reach the floor with the last one, not before and not below', () => {
  const bargains = fc.record({
    cuts: fc.integer({ min: 2, max: 100 }),
    more: fc.integer({ min: 0, max: 100_000 }),
    seed: fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 100, maxLength: 100 }),
  })
  fc.assert(
    fc.property(bargains, ({ cuts, more, seed }) => {
      let leftFen = cuts + more
      for (let done = 0; done < cuts; done += 1) {
        const cut = cutFen(leftFen, cuts - done, (below) => Math.floor((seed[done] ?? 0) * below))
        expect(cut).toBeGreaterThan(0)
        leftFen -= cut
        expect(leftFen > 0 || done === cuts - 1).toBe(true)
      }
      expect(leftFen).toBe(0)
    }),
  )
})

test('only the floor is a hundred percent', () => {
  expect(percentCut({ priceFen: 5_000, nowFen: 2_000, floorFen: 2_000 })).toBe(100)
  expect(percentCut({ priceFen: 5_000, nowFen: 2_001, floorFen: 2_000 })).toBe(99)
  expect(percentCut({ priceFen: 5_000, nowFen: 5_000, floorFen: 2_000 })).toBe(0)
})

test('a floor is above nothing and leaves a fen for each cut', () => {
  expect([isFloor(0, 100, 4), isFloor(97, 100, 4), isFloor(96, 100, 4)]).toEqual([false, false, true])
})
