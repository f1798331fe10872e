import { expect, test } from 'vitest'
import { systemClock } from '#kit/time/clock.ts'
import { dayOf } from '#kit/time/day.ts'
import { spanOf } from './session-span.ts'

test('a session of one day says the day once', () => {
  const year = dayOf(systemClock.now()).slice(0, 4)
  const from = `${year}-11-30 09:00:00`
  expect(spanOf({ begin_time: from, end_time: `${year}-11-30 14:00:00` })).toBe('11-30 09:00–14:00')
  expect(spanOf({ begin_time: from, end_time: `${year}-12-01 00:00:00` })).toBe('11-30 09:00 至 12-01 00:00')
})
