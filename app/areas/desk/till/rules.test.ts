import { expect, test } from 'vitest'
import { terminalNumber } from '#app/areas/pay/rules/counter.ts'
import { expectedCash, type Moved, sumsOf } from './rules.ts'

const moved: Moved[] = [
  { direction: 'in', way: 'counter', amountFen: 5_000 },
  { direction: 'in', way: 'counter', amountFen: 1_250 },
  { direction: 'back', way: 'counter', amountFen: 1_250 },
  { direction: 'in', way: 'terminal', amountFen: 9_900 },
  { direction: 'in', way: 'gift-card', amountFen: 3_300 },
]

test('a drawer holds what was in it, and what moved since in cash: cards and gift cards are nothing in it', () => {
  expect(sumsOf(moved)).toEqual({
    cashInFen: 6_250,
    cashBackFen: 1_250,
    cardInFen: 9_900,
    cardBackFen: 0,
    giftInFen: 3_300,
  })
  expect(expectedCash(20_000, sumsOf(moved))).toBe(25_000)
  expect(expectedCash(20_000, sumsOf([]))).toBe(20_000)
})

test.each([
  ['0012 3456', '00123456'],
  ['ref-77a1', 'REF-77A1'],
  ['１２３４５', '12345'],
  ['123', undefined],
  ['', undefined],
  ['小票12345', undefined],
  [undefined, undefined],
])('a terminal’s number as it is typed: %s', (typed, stored) => {
  expect(terminalNumber(typed)).toBe(stored)
})
