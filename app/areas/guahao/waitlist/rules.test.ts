import { expect, test } from 'vitest'
import { usualBookingRules } from '#app/areas/guahao/hospitals/rules.ts'
import { instantAt } from '#kit/time/day.ts'
import { firstWaitDay } from './cards/first-wait-day.ts'
import { isHandOverTime, listEndsAt, payUntil } from './rules.ts'

const sheet = usualBookingRules
const cutOff = instantAt('2026-11-26', '16:00')

test('the list ends at 23:00 on the evening before', () => {
  expect(listEndsAt('2026-11-27', sheet)).toEqual(instantAt('2026-11-26', '23:00'))
})

test.each([
  ['23:00', '22:59', '2026-11-25'],
  ['23:00', '23:00', '2026-11-26'],
  ['24:00', '23:59', '2026-11-25'],
])('where lists end at %s, at %s one may wait for %s and later', (ends, clock, first) => {
  expect(firstWaitDay(instantAt('2026-11-24', clock), ends)).toBe(first)
})

test.each([
  ['05:59', false],
  ['06:00', true],
  ['22:59', true],
  ['23:00', false],
  ['00:00', false],
])('at %s places are handed over: %s', (clock, is) => {
  expect(isHandOverTime(instantAt('2026-11-24', clock), sheet)).toBe(is)
})

test.each([
  ['a day, where there is time', '2026-11-23 10:00', '2026-11-24 10:00'],
  ['until the cut-off, where that is sooner', '2026-11-26 09:00', '2026-11-26 16:00'],
  ['until the list ends, after the cut-off', '2026-11-26 17:00', '2026-11-26 23:00'],
  ['never less than a usual hold', '2026-11-26 22:55', '2026-11-26 23:05'],
])('who gets a place has %s to pay', (_, now, until) => {
  const at = (text: string) => instantAt(text.slice(0, 10), text.slice(11))
  expect(payUntil(at(now), cutOff, '2026-11-27', sheet)).toEqual(at(until))
})
