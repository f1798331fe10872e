import { expect, test } from 'vitest'
import { clockText, weightText } from './rules.ts'

test.each([
  [0, '0:00'],
  [22, '0:22'],
  [83, '1:23'],
  [1_800, '30:00'],
])('%i seconds are %s', (seconds, words) => {
  expect(clockText(seconds)).toBe(words)
})

test.each([
  [47_544, '不到 0.1 MB'],
  [2_400_000, '约 2.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(weightText(bytes)).toBe(words)
})
