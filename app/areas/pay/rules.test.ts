import { expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { refundWaitSeconds, secondsLeft, stateAt } from './rules.ts'

const deadline = instantAt('2026-11-23', '09:00')

test.each([
  ['pending', -1, 'pending'],
  ['pending', 0, 'closed'],
  ['pending', 60, 'closed'],
  ['paid', 60, 'paid'],
  ['refunded', 60, 'refunded'],
] as const)('%s is, %s seconds after its deadline, %s', (state, seconds, shown) =>
  expect(stateAt({ state, deadline }, later(deadline, { seconds }))).toBe(shown),
)

test('seconds that are left are whole and never below nothing', () => {
  expect(secondsLeft(deadline, later(deadline, { seconds: -90.5 }))).toBe(90)
  expect(secondsLeft(deadline, later(deadline, { seconds: 5 }))).toBe(0)
})

test('a refund is tried ever later, at most an hour', () => {
  expect([1, 2, 3, 7, 40].map(refundWaitSeconds)).toEqual([60, 120, 240, 3_600, 3_600])
})
