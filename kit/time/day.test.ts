import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  formatClock,
  formatTime,
  instantAt,
  instantOf,
  isDay,
  minutesOf,
  minutesOfClock,
  nextMidnight,
  parseTime,
  weekdayOf,
} from './day.ts'

const instants = fc.date({ min: new Date('1992-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const days = instants.map(dayOf)

/** The platform's own tables, slow but independent of ours. */
const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

test('formats every instant since 1992 as the time zone tables do', () => {
  fc.assert(fc.property(instants, (instant) => formatTime(instant) === shanghai.format(instant)))
})

test('what was formatted reads back to the second', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      expect(parseTime(formatTime(instant)).getTime()).toBe(Math.floor(instant.getTime() / 1000) * 1000)
    }),
  )
})

test.each([
  ['2026-11-21 09:30:05', '2026-11-21T01:30:05.000Z'],
  ['2026-11-21 09:30', '2026-11-21T01:30:00.000Z'],
  ['2026-11-21', '2026-11-20T16:00:00.000Z'],
])('reads %s', (text, utc) => {
  expect(parseTime(text).toISOString()).toBe(utc)
})

test.each([
  '',
  '2026-02-30 10:00',
  '2026-11-21 24:00',
  '2026-11-21 09:60',
  '2026-11-21T09:30',
  '21.11.2026',
  '2026-11-21 9:30',
])('refuses to read "%s"', (text) => {
  expect(() => parseTime(text)).toThrow(RangeError)
})

test('a day begins at 16:00 UTC of the day before', () => {
  expect(dayOf(new Date('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20')
  expect(dayOf(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
  expect(nextMidnight(new Date('2026-11-20T15:59:59Z')).toISOString()).toBe('2026-11-20T16:00:00.000Z')
  expect(nextMidnight(new Date('2026-11-20T16:00:00Z')).toISOString()).toBe('2026-11-21T16:00:00.000Z')
})

test('days add and subtract', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  fc.assert(
    fc.property(days, fc.integer({ min: -3000, max: 3000 }), (day, n) => {
      expect(daysBetween(day, addDays(day, n))).toBe(n)
    }),
  )
})

test('weekdays count from Monday', () => {
  expect(weekdayOf('2026-11-21')).toBe(6)
  expect(weekdayOf('2026-11-22')).toBe(7)
  expect(weekdayOf('2026-11-23')).toBe(1)
})

test('a day and its minutes are the instant', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 1439 }), (day, minutes) => {
      const instant = instantAt(day, formatClock(minutes))
      expect([dayOf(instant), minutesOf(instant)]).toEqual([day, minutes])
      expect(instantAt(day, minutes)).toEqual(instant)
    }),
  )
  expect(instantAt('2026-11-21', '24:00')).toEqual(instantAt('2026-11-22', 0))
  expect(minutesOfClock('08:30')).toBe(510)
})

test.each(['8:30', '24:01', '08:60', 'noon', ''])('"%s" is no time of day', (clock) => {
  expect(() => minutesOfClock(clock)).toThrow(RangeError)
})

test.each(['2026-02-30', '2026-13-01', '2026-1-1', '20260101', 'today', ''])('"%s" is no day', (text) => {
  expect(isDay(text)).toBe(false)
  expect(() => addDays(text, 1)).toThrow(RangeError)
})

test.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('a machine in %s has the same days', (zone) => {
  const script = `
    import { dayOf, formatTime, instantAt, weekdayOf } from ${JSON.stringify(new URL('./day.ts', import.meta.url).href)}
    const instant = instantAt('2026-11-21', '00:10')
    console.log(dayOf(instant), formatTime(instant), weekdayOf('2026-11-21'), instant.toISOString())`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  })
  expect(output.trim()).toBe('2026-11-21 2026-11-21 00:10:00 6 2026-11-20T16:10:00.000Z')
})

test.each([
  ['2026-11-21T09:30:00+08:00', '2026-11-21 09:30:00'],
  ['2026-11-21T01:30:00Z', '2026-11-21 09:30:00'],
  ['2026-11-21T01:30:00.250Z', '2026-11-21 09:30:00'],
])('%s, as others write it, is %s here', (text, shown) => {
  expect(formatTime(instantOf(text) as Date)).toBe(shown)
})

test.each(['2026-11-21 09:30:00', '2026-13-21T09:30:00Z', 'now', '', 5, null, undefined])(
  '%j is no instant',
  (text) => {
    expect(instantOf(text)).toBeUndefined()
  },
)

test('months are those of the calendar, each clamped to its end', () => {
  for (let n = -2_000; n <= 1_200; n += 1) {
    const first = new Date(Date.UTC(2000, n, 1))
    const last = new Date(Date.UTC(2000, n + 1, 0)).toISOString().slice(0, 10)
    expect([addMonths('2000-01-01', n), addMonths('2000-01-31', n)]).toEqual([first.toISOString().slice(0, 10), last])
  }
})

test.each([
  ['2026-11-23', 1, '2026-12-23'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', 24, '2028-01-15'],
])('%s and %i months are %s', (day, n, expected) => {
  expect(addMonths(day, n)).toBe(expected)
})
