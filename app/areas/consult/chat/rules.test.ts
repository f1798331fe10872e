import { expect, test } from 'vitest'
import { sessionOf, userOfDoctor } from './rules.ts'

test('a session is both user ids joined, the smaller number first, from either side [X132]', () => {
  expect([sessionOf(20, 3), sessionOf(3, 20)]).toEqual(['3_20', '3_20'])
  expect(sessionOf(7, userOfDoctor(5))).toBe('7_1000000000005')
})
