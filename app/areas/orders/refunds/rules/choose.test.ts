import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refused } from '#kit/wire/refused.ts'
import { chooseParts, leftOf, type Wish } from './choose.ts'

const item = (position: number, more: object = {}) => ({
  position,
  goodsId: position + 1,
  skuId: position + 11,
  pieces: 3,
  dueFen: 1_000,
  backFen: 0,
  backPieces: 0,
  ...more,
})
const free = new Set<number>()
const choose = (items: ReturnType<typeof item>[], wish: Wish, isWaiting = false, held: ReadonlySet<number> = free) =>
  chooseParts(leftOf(items, held), wish, { isWaiting, freightFen: () => 800 })

test('what is not there, under way, gone, too many or too much is not chosen', () => {
  expect(choose([item(0)], { goodsId: 9 })).toMatchObject({ name: 'not-found' })
  expect(choose([item(0)], { goodsId: 1, skuId: 12 })).toMatchObject({ name: 'not-found' })
  expect(choose([item(0)], {}, false, new Set([0]))).toMatchObject({ name: 'under-way' })
  expect(choose([item(0, { backPieces: 3 })], {})).toMatchObject({ name: 'nothing-left' })
  expect(choose([item(0, { dueFen: 0 })], {})).toMatchObject({ name: 'nothing-left' })
  expect(choose([item(0)], { pieces: 4 })).toEqual(new Refused('pieces', { most: 3 }))
  expect(choose([item(0)], { amountFen: 1_001 })).toEqual(new Refused('amount', { most: '10.00' }))
  expect(choose([item(0)], { amountFen: 0 })).toMatchObject({ name: 'amount' })
})

test('what was not sent goes back with all its money, with or without the freight in the sum', () => {
  expect(choose([item(0)], { amountFen: 999 }, true)).toMatchObject({ name: 'whole' })
  for (const amountFen of [1_000, 1_800, undefined])
    expect(choose([item(0)], { amountFen }, true)).toEqual({ parts: [{ position: 0, pieces: 3, amountFen: 1_000 }] })
})

test('the whole of an order is what is free of it', () => {
  const chosen = choose([item(0), item(1), item(2, { backFen: 400 })], {}, false, new Set([1]))
  expect(chosen).toEqual({
    parts: [
      { position: 0, pieces: 3, amountFen: 1_000 },
      { position: 2, pieces: 3, amountFen: 600 },
    ],
  })
})

test('piece after piece goes back for its share, and together they are what was paid, to the fen', () => {
  const anItem = fc.record({ pieces: fc.integer({ min: 1, max: 9 }), dueFen: fc.integer({ min: 1, max: 100_000 }) })
  fc.assert(
    fc.property(anItem, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 9 }), ({ pieces, dueFen }, steps) => {
      const one = item(0, { pieces, dueFen })
      for (const count of [...steps, 9]) {
        const wanted = Math.min(count, pieces - one.backPieces)
        const chosen = choose([one], { pieces: wanted }, true)
        if (!('parts' in chosen)) continue
        one.backFen += chosen.parts[0]?.amountFen ?? 0
        one.backPieces += wanted
        expect(one.backFen).toBeLessThanOrEqual(dueFen)
      }
      if (one.backPieces === pieces) expect(one.backFen).toBe(dueFen)
    }),
  )
})

test('a part of the money is split over the items by what they were paid for, no item above its own', () => {
  const dues = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(dues, fc.integer({ min: 1, max: 50_000 }), (fens, amountFen) => {
      const items = fens.map((dueFen, at) => item(at, { dueFen }))
      const chosen = choose(items, { amountFen })
      if (!('parts' in chosen)) return
      expect(chosen.parts.reduce((sum, part) => sum + part.amountFen, 0)).toBe(amountFen)
      for (const part of chosen.parts) expect(part.amountFen).toBeLessThanOrEqual(fens[part.position] ?? 0)
    }),
  )
})
