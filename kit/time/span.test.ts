import { expect, test } from 'vitest'
import { earlier, later } from './span.ts'

const noon = new Date('2026-11-21T12:00:00Z')

test('the parts of a span add up', () => {
  expect(later(noon, { days: 1, hours: 2, minutes: 3, seconds: 4 }).toISOString()).toBe('2026-11-22T14:03:04.000Z')
  expect(later(noon, {})).toEqual(noon)
  expect(later(noon, { minutes: -10 }).toISOString()).toBe('2026-11-21T11:50:00.000Z')
})

test('earlier is the way back', () => {
  const span = { days: 30, minutes: 10 }
  expect(earlier(later(noon, span), span)).toEqual(noon)
})
