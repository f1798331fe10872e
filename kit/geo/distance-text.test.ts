import { expect, test } from 'vitest'
import { distanceText } from './distance-text.ts'

test.each([
  [0, '0m'],
  [350, '350m'],
  [999.4, '999m'],
  [999.6, '1.0km'],
  [1000, '1.0km'],
  [12_340, '12.3km'],
  [1950, '2.0km'],
  [99_000, '99.0km'],
  [99_100, '>99km'],
  [99_000.6, '>99km'],
])('%d metres read %s [X355]', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})

test('an unknown distance is empty [X355]', () => {
  expect(distanceText(null)).toBe('')
  expect(distanceText(undefined)).toBe('')
})
