import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#kit/time/day.ts'
import {
  beginFault,
  type CycleLog,
  cycleLength,
  flagsOf,
  forecast,
  gapsOf,
  medianOf,
  pastOvulation,
  periodEndedOn,
  phaseOf,
  type Sign,
  temperatureRise,
} from './rules.ts'

const FIRST = '2026-01-05'
/** Periods whose beginnings lie so many days apart. */
const logOf = (gaps: readonly number[], rest: Partial<CycleLog> = {}): CycleLog => {
  const starts = [FIRST]
  for (const gap of gaps) starts.push(addDays(starts.at(-1) as string, gap))
  const periods = starts.map((start) => ({ start, end: addDays(start, 4) }))
  return { periods, signs: [], answers: {}, typedCycle: 28, today: addDays(starts.at(-1) as string, 3), ...rest }
}

test('a day in the future, one years ago and one within the same period are not taken; the same day again is', () => {
  expect(beginFault('2026-03-02', [], '2026-03-01')).toBe('not-yet')
  expect(beginFault('2019-03-02', [], '2026-03-01')).toBe('too-old')
  expect(beginFault('2026-02-27', ['2026-02-24'], '2026-03-01')).toBe('same-period')
  expect(beginFault('2026-02-24', ['2026-02-24'], '2026-03-01')).toBeUndefined()
  expect(beginFault('2026-02-24', ['2026-02-16'], '2026-03-01')).toBeUndefined()
})

test('with fewer than three gaps the typed length counts, and is not called one’s own', () => {
  expect(cycleLength(logOf([31, 33]))).toEqual({ days: 28, shortest: 28, longest: 33, isOwn: false })
  expect(cycleLength(logOf([31, 33, 32]))).toEqual({ days: 32, shortest: 31, longest: 33, isOwn: true })
})

test('the cycle is the median of the last six gaps alone', () => {
  expect(medianOf([28, 30])).toBe(29)
  expect(() => medianOf([])).toThrow(RangeError)
  expect(cycleLength(logOf([45, 45, 30, 30, 30, 30, 30, 30])).days).toBe(30)
  expect(cycleLength(logOf([27, 29, 28, 35, 28, 26]))).toEqual({ days: 28, shortest: 26, longest: 35, isOwn: true })
})

test('a gap below 18 or above 60 days is asked about and left out until it is answered', () => {
  const log = logOf([28, 58, 61, 17, 18, 60])
  expect(gapsOf(log).map(({ state }) => state)).toEqual(['counted', 'counted', 'asked', 'asked', 'counted', 'counted'])
  const [, , long] = gapsOf(log)
  const answered = { ...log, answers: { [long?.to as string]: 'real' as const } }
  expect(gapsOf(answered)[2]?.state).toBe('counted')
  expect(gapsOf({ ...log, answers: { [long?.to as string]: 'forgotten' as const } })[2]?.state).toBe('left-out')
  // The forgotten beginning is written down: the gap is two gaps, and nothing is asked of them.
  const found = addDays(long?.from as string, 30)
  const corrected = { ...log, periods: [...log.periods, { start: found, end: null }] }
  expect(gapsOf(corrected).map(({ days }) => days)).toEqual([28, 58, 30, 31, 17, 18, 60])
})

test('what is expected is a range: at least two days either way, and as wide as one’s own last six cycles', () => {
  const steady = forecast(logOf([28, 28, 28]))
  const last = addDays(FIRST, 84)
  expect(steady?.next).toEqual({ from: addDays(last, 26), to: addDays(last, 30) })
  expect(steady?.ovulation).toEqual({ from: addDays(last, 12), to: addDays(last, 16), by: 'calendar' })
  expect(steady?.fertile).toEqual({ from: addDays(last, 7), to: addDays(last, 16) })
  const varied = forecast(logOf([25, 34, 28]))
  const begun = addDays(FIRST, 87)
  expect(varied?.next).toEqual({ from: addDays(begun, 25), to: addDays(begun, 34) })
  expect(forecast(logOf([], { periods: [] }))).toBeUndefined()
})

test('a positive test or a lasting rise of temperature beats the calendar', () => {
  const log = logOf([28, 28, 28])
  const last = addDays(FIRST, 84)
  const lh = forecast({ ...log, signs: [{ day: addDays(last, 18), lh: true }] })
  expect(lh?.ovulation).toEqual({ from: addDays(last, 18), to: addDays(last, 20), by: 'lh' })
  expect(lh?.next).toEqual({ from: addDays(last, 31), to: addDays(last, 35) })
  const readings = [36.4, 36.5, 36.4, 36.3, 36.5, 36.4, 36.6, 36.7, 36.7]
  const signs = readings.map((temperature, at): Sign => ({ day: addDays(last, 10 + at), temperature }))
  expect(temperatureRise(signs)).toBe(addDays(last, 16))
  expect(forecast({ ...log, signs })?.ovulation).toEqual({
    from: addDays(last, 14),
    to: addDays(last, 16),
    by: 'temperature',
  })
  expect(temperatureRise(signs.slice(0, 8))).toBeUndefined()
  // A sign of the cycle before says nothing about this one.
  expect(forecast({ ...log, signs: [{ day: addDays(last, -10), lh: true }] })?.ovulation.by).toBe('calendar')
})

test('once the real day comes, the cycle that is over is counted back from it', () => {
  expect(pastOvulation({ from: FIRST, to: addDays(FIRST, 35) }, [])).toEqual({
    from: addDays(FIRST, 20),
    to: addDays(FIRST, 22),
    by: 'calendar',
  })
})

test('what a doctor should hear is named, and nothing is said of a length that is not one’s own', () => {
  expect(flagsOf(logOf([22, 22]))).toEqual([])
  expect(flagsOf(logOf([22, 23, 22]))).toEqual(['short'])
  expect(flagsOf(logOf([39, 40, 41]))).toEqual(['long'])
  expect(flagsOf(logOf([24, 33, 28]))).toEqual([])
  expect(flagsOf(logOf([24, 34, 28]))).toEqual(['varies'])
  const log = logOf([28, 28, 28])
  const long = log.periods.map((period) => ({ ...period, end: addDays(period.start, 8) }))
  expect(flagsOf({ ...log, periods: long })).toEqual(['bleeds-long'])
  const start = log.periods.at(-1)?.start as string
  expect(flagsOf({ ...log, today: addDays(start, 89) })).toEqual([])
  expect(flagsOf({ ...log, today: addDays(start, 90) })).toEqual(['absent'])
})

test('where one stands today: bleeding, days on which one may conceive, between, late', () => {
  const log = logOf([28, 28, 28])
  const start = log.periods.at(-1)?.start as string
  const phase = (day: number, isBleeding = false) => {
    const today = addDays(start, day)
    const found = forecast({ ...log, today })
    return found && phaseOf(found, isBleeding, today)
  }
  expect([phase(0, true), phase(6), phase(7), phase(16), phase(17), phase(30), phase(31)]).toEqual([
    'period',
    'between',
    'fertile',
    'fertile',
    'between',
    'between',
    'late',
  ])
})

test('a last day belongs to the period that had begun, and to none after a month', () => {
  const { periods } = logOf([28])
  expect(periodEndedOn(addDays(FIRST, 3), periods)?.start).toBe(FIRST)
  expect(periodEndedOn(addDays(FIRST, 30), periods)?.start).toBe(addDays(FIRST, 28))
  expect(periodEndedOn(addDays(FIRST, 80), periods)).toBeUndefined()
  expect(periodEndedOn(addDays(FIRST, -1), periods)).toBeUndefined()
  expect(daysBetween(FIRST, addDays(FIRST, 28))).toBe(28)
})
