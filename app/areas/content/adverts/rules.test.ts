import { expect, test } from 'vitest'
import { inTurn } from '#app/areas/mall/catalogue/rules.ts'
import { advertBetween, ONE_IN, roundAge } from './rules.ts'

const adverts = [
  { id: 1, topic_ids: [3] },
  { id: 2, topic_ids: [] },
]
const reading = (topics: readonly number[]) => topics.map((cat_id) => ({ cat_id }))

test('in a list no advert is first, one in six is one at most, and each stands there once', () => {
  const entries = reading(Array.from({ length: 40 }, () => 1))
  const shown = entries.map((_, at) => advertBetween(adverts, entries, at)?.id)
  expect(shown.flatMap((id, at) => (id ? [[at, id]] : []))).toEqual([
    [ONE_IN - 2, 1],
    [2 * (ONE_IN - 1) - 1, 2],
  ])
})

test('an advert never stands beside an entry about its illness, above it or below', () => {
  expect(advertBetween(adverts, reading([1, 1, 1, 1, 3, 1]), 4)).toBeUndefined()
  expect(advertBetween(adverts, reading([1, 1, 1, 1, 1, 3]), 4)).toBeUndefined()
  expect(advertBetween(adverts, reading([3, 3, 3, 3, 1, 1]), 4)?.id).toBe(1)
})

test('a list without adverts, because there are none or they did not come, has no hole [X298]', () => {
  const entries = reading([1, 1, 1, 1, 1, 1])
  expect(entries.map((_, at) => advertBetween([], entries, at))).toEqual(entries.map(() => undefined))
})

test('an age is told in steps of five years', () => {
  expect([0, 4, 5, 33, 39, 40].map(roundAge)).toEqual([0, 0, 5, 30, 35, 40])
})

test('of one position each is first as often as its weight says, and the same hour gives everybody the same', () => {
  const placed = [
    { id: 1, position: 0, weight: 3 },
    { id: 2, position: 0, weight: 1 },
    { id: 3, position: 1, weight: 100 },
  ]
  expect(inTurn(placed, 'now')).toEqual(inTurn(placed, 'now'))
  const turns = Array.from({ length: 4_000 }, (_, at) => inTurn(placed, `turn ${at}`).map(({ id }) => id))
  expect(turns.every((ids) => ids[2] === 3)).toBe(true)
  const share = turns.filter(([first]) => first === 1).length / turns.length
  expect(share).toBeGreaterThan(0.72)
  expect(share).toBeLessThan(0.78)
})
