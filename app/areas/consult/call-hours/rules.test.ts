import { expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import { hoursFault, hoursOn, isOffered, offeredTimes, spanWords, timesOn } from './rules.ts'

const span = (begin: number, end: number) => ({ begin: begin * 60, end: end * 60 })
/** 27 November 2026 is a Friday. */
const hours = {
  week: new Map([
    [5, [span(19, 20), span(9, 10)]],
    [6, [span(19, 20)]],
  ]),
  days: new Map([
    ['2026-11-28', []],
    ['2026-11-29', [span(8, 9)]],
  ]),
}

test('hours begin and end at half hours, go forward and do not overlap', () => {
  expect(hoursFault([{ begin: 545, end: 600 }])).toBe('not-half-hours')
  expect(hoursFault([span(10, 10)])).toBe('backwards')
  expect(hoursFault([span(12, 9)])).toBe('backwards')
  expect(hoursFault([span(9, 12), span(8, 10)])).toBe('overlap')
  expect(hoursFault([span(10, 12), span(9, 10)])).toBeUndefined()
  expect(hoursFault([])).toBeUndefined()
  expect(spanWords(span(9, 24))).toBe('09:00–24:00')
})

test('a day with hours of its own has these, also none, in place of its weekday’s', () => {
  expect(hoursOn(hours, '2026-11-27')).toHaveLength(2)
  expect(hoursOn(hours, '2026-11-28')).toEqual([])
  expect(hoursOn(hours, '2026-11-29')).toEqual([span(8, 9)])
  expect(hoursOn(hours, '2026-11-30')).toEqual([])
})

test('times are the half hours of a day in their order', () => {
  expect(timesOn(hours, '2026-11-27')).toEqual(
    ['09:00', '09:30', '19:00', '19:30'].map((clock) => instantAt('2026-11-27', clock)),
  )
})

test('a time is asked for an hour ahead at least, and two weeks at most', () => {
  const at = (clock: string) => instantAt('2026-11-27', clock)
  expect(offeredTimes(hours, at('08:01'))[0]).toEqual(at('09:30'))
  expect(offeredTimes(hours, at('08:00'))[0]).toEqual(at('09:00'))
  expect(offeredTimes(hours, at('08:00')).at(-1)).toEqual(instantAt('2026-12-05', '19:30'))
  expect(isOffered(hours, instantAt('2026-12-11', '19:00'), at('08:00'))).toBe(false)
  expect(isOffered(hours, instantAt('2026-12-04', '19:00'), at('08:00'))).toBe(true)
  expect(isOffered(hours, instantAt('2026-12-04', '19:15'), at('08:00'))).toBe(false)
})
