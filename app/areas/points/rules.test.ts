import { expect, test } from 'vitest'
import { earnedWords } from './rules.ts'

test('something is said where points or growth are above zero, else nothing [X172]', () => {
  expect(earnedWords({ amount: 0, growth: 2 })).toBe('恭喜你，成长值+2！')
  expect(earnedWords({ amount: 5, growth: 0 })).toBe('恭喜你，获得5积分！')
  expect(earnedWords({ amount: 5, growth: 3 })).toBe('恭喜你，获得5积分 / 成长值+3！')
  expect(earnedWords({ amount: 0, growth: 0 })).toBeUndefined()
})
