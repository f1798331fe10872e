import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addDays } from '#kit/time/day.ts'
import { weightChartOf } from './rules/weight-chart.ts'
import {
  type Body,
  curveFault,
  type Dating,
  decidedWords,
  decisive,
  dueByPeriod,
  dueByScan,
  dueByTransfer,
  dueFault,
  gainBy,
  gainState,
  isOddWeight,
  isTimeToGo,
  nextRemindDay,
  nextStep,
  OGTT,
  ogttOver,
  pregnancyDays,
  publicSteps,
  stepDays,
  stepState,
  steps,
  TRANSFER_DAYS,
  toleranceOn,
  totalGain,
  weekWords,
} from './rules.ts'

const PERIOD = '2026-03-01'
const byPeriod: Dating = { source: 'period', on: PERIOD, days: 28, due: dueByPeriod(PERIOD) }
/** A scan on a day of the pregnancy that shows it so many days older than the period does. */
const scanOf = (day: number, older: number): Dating => {
  const on = addDays(PERIOD, day)
  return { source: 'scan', on, days: day + older, due: dueByScan(on, day + older) }
}

test('a due day is 280 days from the period, moved by the cycle; a transfer has days of its own', () => {
  expect(dueByPeriod('2026-03-01')).toBe('2026-12-06')
  expect(dueByPeriod('2026-03-01', 33)).toBe('2026-12-11')
  expect(dueByTransfer('2026-03-16', 5)).toBe(addDays('2026-03-16', 261))
  expect(dueByTransfer('2026-03-16', 3)).toBe(addDays('2026-03-16', 263))
  expect(pregnancyDays('2026-12-06', '2026-03-01')).toBe(0)
  expect(pregnancyDays(dueByTransfer('2026-03-16', 5), '2026-03-16')).toBe(19)
})

test('a pregnancy that has not begun, or would be longer than any, is not taken [X097]', () => {
  expect(dueFault(dueByPeriod('2026-03-02'), '2026-03-01')).toBe('not-begun')
  expect(dueFault(dueByPeriod('2026-03-01'), '2026-03-01')).toBeUndefined()
  expect(dueFault(dueByPeriod('2026-03-01'), addDays('2026-03-01', 301))).toBeUndefined()
  expect(dueFault(dueByPeriod('2026-03-01'), addDays('2026-03-01', 302))).toBe('too-late')
})

test.each([
  [62, 5],
  [63, 7],
  [111, 7],
  [112, 10],
  [153, 10],
  [154, 14],
  [195, 14],
  [196, 21],
])('on day %i a scan moves the due day when it differs by more than %i days', (day, days) => {
  expect(toleranceOn(day)).toBe(days)
  expect(decisive([byPeriod, scanOf(day, days)])?.source).toBe('period')
  expect(decisive([byPeriod, scanOf(day, days + 1)])?.source).toBe('scan')
  expect(decisive([byPeriod, scanOf(day, -days - 1)])?.source).toBe('scan')
})

test('the first scan decides and later ones do not, in whatever order they were written down', () => {
  const [early, late] = [scanOf(50, 2), scanOf(150, 30)]
  expect(decisive([late, byPeriod, early])?.source).toBe('period')
  expect(decisive([late, early])).toBe(early)
  expect(decisive([])).toBeUndefined()
})

test('who wrote no scan is told that one may move the day, who wrote one that it did, or did not', () => {
  expect(decidedWords([])).toBe('')
  expect(decidedWords([byPeriod])).toContain('会改按 B 超')
  expect(decidedWords([byPeriod, scanOf(50, 2)])).toContain('不用改')
  expect(decidedWords([byPeriod, scanOf(50, 20)])).toContain('按 B 超推算')
})

test('a transfer is never moved, and what a doctor said stands above scan and period', () => {
  const transfer: Dating = { source: 'ivf', on: '2026-03-16', days: 5, due: dueByTransfer('2026-03-16', 5) }
  const told: Dating = { source: 'told', on: '2026-05-01', due: '2026-12-20' }
  expect(decisive([byPeriod, scanOf(50, 20), told, transfer])).toBe(transfer)
  expect(decisive([byPeriod, scanOf(50, 20), told])).toBe(told)
})

test('weeks are said with their days', () => {
  expect([weekWords(0), weekWords(6), weekWords(87), weekWords(280)]).toEqual([
    '0 周',
    '0 周 6 天',
    '12 周 3 天',
    '40 周',
  ])
})

test('the window of NT is open from 11 weeks to 13 weeks and 6 days', () => {
  const nt = steps.find(({ id }) => id === 'nt') as (typeof steps)[number]
  expect([62, 63, 76, 77, 97, 98].map((day) => stepState(nt, day))).toEqual([
    'ahead',
    'soon',
    'soon',
    'now',
    'now',
    'past',
  ])
  expect(stepDays(nt, '2026-12-06')).toEqual({ from: addDays(PERIOD, 77), to: addDays(PERIOD, 97) })
})

test('next comes what ends first among what is due and not done, else what begins first', () => {
  expect(nextStep(30, [])?.id).toBe('visit-1')
  expect(nextStep(50, [])?.id).toBe('first-scan')
  expect(nextStep(50, ['first-scan'])?.id).toBe('visit-1')
  expect(nextStep(63, ['visit-1'])?.id).toBe('nt')
  expect(nextStep(300, [])).toBeUndefined()
})

test('what must be booked is reminded of two weeks before, what is done never again', () => {
  expect(nextRemindDay(0, [])).toBe(28)
  expect(nextRemindDay(42, [])).toBe(63)
  expect(nextRemindDay(42, ['nt'])).toBe(70)
  expect(nextRemindDay(290, [])).toBeUndefined()
})

const body: Body = { heightCm: 160, weightBeforeKg: 52, babies: 1, age: 30 }

test('no curve for twins, under 18, under 140 cm, or without height and weight', () => {
  expect(curveFault({ ...body, babies: 2 })).toBe('twins')
  expect(curveFault({ ...body, age: 17 })).toBe('young')
  expect(curveFault({ ...body, heightCm: 139 })).toBe('short')
  expect(curveFault({ babies: 1 })).toBe('unknown')
  expect(totalGain({ ...body, babies: 2 })).toBeUndefined()
  expect(gainBy({ babies: 1 }, 100)).toBeUndefined()
})

test('the gain is that of WS/T 801-2022, by the body mass index before', () => {
  const of = (weightBeforeKg: number) => totalGain({ ...body, heightCm: 160, weightBeforeKg })
  expect([of(47.3), of(47.4), of(61.4), of(61.5), of(71.6), of(71.7)]).toEqual([
    { low: 11, high: 16 },
    { low: 8, high: 14 },
    { low: 8, high: 14 },
    { low: 7, high: 11 },
    { low: 7, high: 11 },
    { low: 5, high: 9 },
  ])
  expect(gainBy(body, 0)).toEqual({ low: 0, high: 0 })
  expect(gainBy(body, 91)).toEqual({ low: 0, high: 2 })
  expect(gainBy(body, 161)).toEqual({ low: 2.6, high: 6.8 })
  expect(gainBy(body, 280)?.high).toBe(14)
  expect([gainState(2.5, { low: 2.6, high: 6.8 }), gainState(2.6, { low: 2.6, high: 6.8 })]).toEqual([
    'below',
    'inside',
  ])
  expect(gainState(6.9, { low: 2.6, high: 6.8 })).toBe('above')
})

test('104 after 52 is asked about: it may be jin', () => {
  expect([isOddWeight(104, 52), isOddWeight(59, 52), isOddWeight(60, 52), isOddWeight(104, undefined)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('one value of the sugar test at its line is enough', () => {
  expect(ogttOver({ fasting: 5.0, h1: 9.9, h2: 8.4 })).toEqual([])
  expect(ogttOver({ fasting: 5.1, h1: 9.9, h2: 8.5 })).toEqual(['空腹', '2 小时'])
})

test('an hour of contractions five minutes apart means going, and shorter or rarer ones do not', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const every = (minutes: number, count: number, seconds = 60) =>
    Array.from({ length: count }, (_, at) => ({
      beganAt: new Date(now.getTime() - at * minutes * 60_000),
      seconds,
    }))
  expect(isTimeToGo(every(5, 13), now)).toBe(true)
  expect(isTimeToGo(every(5, 12), now)).toBe(false)
  expect(isTimeToGo(every(6, 11), now)).toBe(false)
  expect(isTimeToGo(every(5, 13, 20), now)).toBe(false)
  expect(isTimeToGo([], now)).toBe(false)
})

const inWeeks = ({ from, to }: { from: number; to: number }) => `${weekWords(from)}–${weekWords(to)}`

test('the seven visits, the five of the public service and the windows stand in their weeks', () => {
  expect(steps.filter(({ kind }) => kind === 'visit').map(inWeeks)).toEqual([
    '6 周–13 周 6 天',
    '14 周–19 周 6 天',
    '20 周–24 周 6 天',
    '25 周–28 周 6 天',
    '29 周–32 周 6 天',
    '33 周–36 周 6 天',
    '37 周–41 周 6 天',
  ])
  expect(publicSteps.map(inWeeks)).toEqual([
    '6 周–12 周 6 天',
    '16 周–20 周 6 天',
    '21 周–24 周 6 天',
    '28 周–36 周 6 天',
    '37 周–40 周 6 天',
  ])
  const windows = steps.filter(({ kind }) => kind === 'window')
  expect(Object.fromEntries(windows.map((step) => [step.id, inWeeks(step)]))).toMatchObject({
    'first-scan': '6 周–8 周 6 天',
    nt: '11 周–13 周 6 天',
    nipt: '12 周–22 周 6 天',
    serum: '15 周–20 周 6 天',
    anomaly: '20 周–24 周 6 天',
    ogtt: '24 周–28 周 6 天',
  })
  expect(OGTT).toEqual({ fasting: 5.1, h1: 10, h2: 8.5 })
})

const measure = join(import.meta.dirname, '../../../../../shared/data/pregnancy/pregnancy-rules.json')

test.skipIf(!existsSync(measure))('the figures are those that were collected', () => {
  const data = JSON.parse(readFileSync(measure, 'utf8'))
  expect([TRANSFER_DAYS[3], TRANSFER_DAYS[5]]).toEqual([
    data.edd.ivf_day3_transfer_days,
    data.edd.ivf_day5_transfer_days,
  ])
  const days = (text: string) => Number(text.split('+')[0]) * 7 + Number(text.split('+')[1])
  for (const row of data.redate_by_ultrasound_if_more_than_days) {
    expect(toleranceOn(days(row.from))).toBe(row.days)
    expect(toleranceOn(days(row.to))).toBe(row.days)
  }
  const visits = steps.filter(({ kind }) => kind === 'visit').map(({ from, to }) => [from, to])
  const rows: [number, number][] = data.visits_cn_guideline_2018.map((row: string) => row.split('-').map(days))
  expect(visits).toEqual(rows)
  const weeksOf = ({ from, to }: { from: number; to: number }) => [from / 7, Math.floor(to / 7)]
  const [first, ...others] = publicSteps.map(weeksOf)
  expect([`<${(first?.[1] ?? 0) + 1}`, ...others.map((weeks) => weeks.join('-'))]).toEqual(
    data.visits_public_service_minimum,
  )
  expect(OGTT).toEqual({
    fasting: data.gdm_75g_ogtt_mmol.fasting,
    h1: data.gdm_75g_ogtt_mmol.h1,
    h2: data.gdm_75g_ogtt_mmol.h2,
  })
})

test('the chart of a gain holds the range of the standard to 42 weeks and every weight in it, and is none without a range', () => {
  const body: Body = { heightCm: 163, weightBeforeKg: 54, babies: 1, age: 30 }
  const gained = [
    { day: 84, kg: 0.8 },
    { day: 160, kg: 4.7 },
    { day: 400, kg: 9 },
  ]
  const chart = weightChartOf(body, gained)
  expect(chart?.points).toHaveLength(2)
  expect(chart?.range.match(/[ML]/g)).toHaveLength(86)
  expect(chart?.range.endsWith('Z')).toBe(true)
  for (const { x, y } of chart?.points ?? []) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(chart?.width ?? 0)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(chart?.height ?? 0)
  }
  // A gain of more stands higher, later ones further to the right.
  const [first, second] = chart?.points ?? []
  expect((second?.x ?? 0) > (first?.x ?? 0) && (second?.y ?? 0) < (first?.y ?? 0)).toBe(true)
  expect(weightChartOf({ ...body, babies: 2 }, gained)).toBeUndefined()
})
