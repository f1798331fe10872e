import { expect, test } from 'vitest'
import { type DayState, daysOf, firstDay, readDay, stripDays } from './days.ts'

const today = '2026-11-21'
const days: DayState[] = [
  { date: '2026-11-22', state: 'full' },
  { date: '2026-11-24', state: 'bookable' },
  { date: '2026-11-25', state: 'not-released' },
]
const strip = (chosen: string | undefined) => stripDays({ days, today, chosen, linkTo: (date) => `?date=${date}` })

test('a day of an address counts only where it is a day that lies ahead', () => {
  expect(['2026-11-21', '2027-01-20'].map((text) => readDay(text, today))).toEqual(['2026-11-21', '2027-01-20'])
  const rubbish = [null, '', '2026-11-20', '2027-01-21', '2026-02-30', '明天', "'; drop table"]
  for (const text of rubbish) expect(readDay(text, today), String(text)).toBeUndefined()
})

test('a day with places is shown first, else one with a waitlist, else whichever there is', () => {
  expect(firstDay(days)).toBe('2026-11-24')
  expect(firstDay(days.filter(({ state }) => state !== 'bookable'))).toBe('2026-11-22')
  expect(firstDay(days.slice(2))).toBe('2026-11-25')
  expect(firstDay([])).toBeUndefined()
})

test('clinics of one day speak for it together: one place makes it bookable', () => {
  expect(
    daysOf([
      { date: '2026-11-22', state: 'stopped' },
      { date: '2026-11-22', state: 'bookable' },
      { date: '2026-11-23', state: 'stopped' },
      { date: '2026-11-23', state: 'full' },
    ]),
  ).toEqual([
    { date: '2026-11-22', state: 'bookable' },
    { date: '2026-11-23', state: 'full' },
  ])
})

test('the strip has every day from today to the last, in the words that people use', () => {
  expect(strip('2026-11-24').map(({ name, text, note }) => `${name} ${text} ${note}`)).toEqual([
    '今天 11-21 无排班',
    '明天 11-22 约满',
    '后天 11-23 无排班',
    '周二 11-24 有号',
    '周三 11-25 未放号',
  ])
})

test('the chosen day is marked and every day leads to itself', () => {
  expect(strip('2026-11-24').filter(({ current }) => current)).toEqual([
    expect.objectContaining({ date: '2026-11-24', to: '?date=2026-11-24' }),
  ])
  expect(strip(undefined).some(({ current }) => current)).toBe(false)
})
