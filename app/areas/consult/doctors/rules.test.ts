import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandWords, usualWait, WAITS_NEEDED, waitWords } from './rules.ts'

test('nothing is said of a wait that was measured too seldom', () => {
  expect(usualWait([])).toBeNull()
  expect(usualWait([60, 60])).toBeNull()
  expect(waitWords(null)).toBe('')
})

test('a usual wait is the middle of those measured: one long wait does not change it', () => {
  expect(usualWait([600, 1_200, 86_400])).toBe(20)
  expect(usualWait([600, 1_200, 1_800, 86_400])).toBe(25)
  expect(usualWait([1, 1, 1])).toBe(1)
  expect(waitWords(20)).toBe('通常约 20 分钟回复')
  expect(waitWords(90)).toBe('通常约 1 小时 30 分钟回复')
})

test('a usual wait lies between the shortest and the longest', () => {
  const waits = fc.array(fc.integer({ min: 60, max: 1_000_000 }), { minLength: WAITS_NEEDED, maxLength: 20 })
  fc.assert(
    fc.property(waits, (seconds) => {
      const minutes = usualWait(seconds) as number
      expect(minutes).toBeGreaterThanOrEqual(Math.floor(Math.min(...seconds) / 60))
      expect(minutes).toBeLessThanOrEqual(Math.ceil(Math.max(...seconds) / 60))
    }),
  )
})

test('a band without an end says so', () => {
  expect(bandWords({ min: 0, max: 30 })).toBe('0–30 元')
  expect(bandWords({ min: 200, max: null })).toBe('200 元以上')
})
