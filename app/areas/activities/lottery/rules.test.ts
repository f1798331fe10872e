import { expect, test } from 'vitest'
import { chanceText, leftOf, prizeAt } from './rules.ts'

const prizes = [{ weight: 100 }, { weight: 0 }, { weight: 9_900 }]

test('a roll falls on the prize in whose share it lies, and never on one without a share', () => {
  const at = (roll: number) => prizes.indexOf(prizeAt(prizes, roll) as (typeof prizes)[number])
  expect([0, 99, 100, 9_999].map(at)).toEqual([0, 0, 2, 2])
  expect(prizeAt(prizes, 10_000)).toBeUndefined()
})

test('a chance is read as a percentage', () => {
  expect([1, 50, 1_250, 10_000].map(chanceText)).toEqual(['0.01%', '0.5%', '12.5%', '100%'])
})

test('draws are those for nothing and those by friends up to their limit, less those used', () => {
  expect(leftOf({ free: 1, helps: 5, mostHelps: 2, used: 1 })).toBe(2)
  expect(leftOf({ free: 1, helps: 0, mostHelps: 2, used: 3 })).toBe(0)
})
