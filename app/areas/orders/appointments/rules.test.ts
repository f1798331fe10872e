import { expect, test } from 'vitest'
import { addDays, dayOf, instantAt } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import {
  appointmentBlockOf,
  bothWeeks,
  cutOffOf,
  daysFrom,
  hoursFault,
  isBookable,
  isFasting,
  morningsOf,
  openSlots,
  readOnSiteTime,
  slotsOf,
  windowOf,
} from './rules.ts'

const now = instantAt('2026-11-23', '10:10')
const yesterday = instantAt('2026-11-22', '10:00')
const hours = [480, 720, 840, 1050, 1080, 1200]
const week = ['001', '000', '110', '110', '111', '100', '000']
const every = Array.from({ length: 7 }, () => '111')
const clocks = (flags: string) => slotsOf(flags, hours).map(({ begin }) => begin)

test('the first day is tomorrow for an order of today, today for an earlier one [X228]', () => {
  expect(windowOf({ madeAt: now, expiresAt: null }, now).first).toBe('2026-11-24')
  expect(windowOf({ madeAt: yesterday, expiresAt: null }, now).first).toBe('2026-11-23')
})

test('the last day is that of the expiry, or the 180th after the first where there is none [X229] [X338]', () => {
  expect(windowOf({ madeAt: yesterday, expiresAt: later(now, { days: 5 }) }, now).last).toBe('2026-11-28')
  const { first, last } = windowOf({ madeAt: yesterday, expiresAt: null }, now)
  expect(last).toBe(addDays(first, 180))
  expect(daysFrom(first, last)).toHaveLength(181)
})

test('today offers only what is later than now: 10:30 at 10:10, 11:00 at 10:30 sharp [X230]', () => {
  const bought = { madeAt: yesterday, expiresAt: null }
  const firstAt = (time: string) =>
    openSlots(bought, { week: every, hours }, '2026-11-23', instantAt('2026-11-23', time))[0]
  expect(firstAt('10:10')?.begin).toBe(10 * 60 + 30)
  expect(firstAt('10:30')?.begin).toBe(11 * 60)
  expect(firstAt('20:00')).toBeUndefined()
})

test('a day is bookable by the flags of its weekday: Monday in the evening, Tuesday not [X231]', () => {
  expect(week.slice(0, 2).map(isBookable)).toEqual([true, false])
  const bought = { madeAt: yesterday, expiresAt: null }
  const on = (date: string) => openSlots(bought, { week, hours }, date, now).map(({ part }) => part)
  expect(new Set(on('2026-11-30'))).toEqual(new Set(['evening']))
  expect(on('2026-11-24')).toEqual([])
  expect(bothWeeks(every, week)).toEqual(week)
  expect(bothWeeks(week, [])).toEqual(week)
})

test('slots begin every half hour, the last before the end of the part [X232] [X339]', () => {
  expect(clocks('100')).toEqual([480, 510, 540, 570, 600, 630, 660, 690])
  expect(clocks('001')).toEqual([1080, 1110, 1140, 1170])
  const all = clocks('111')
  expect(all.filter((begin, at) => at > 0 && (begin - (all[at - 1] ?? 0)) % 30 !== 0)).toEqual([])
})

test('a time before the expiry is accepted, one after it or that is no slot is not [X227]', () => {
  const bought = { madeAt: yesterday, expiresAt: instantAt('2026-11-25', '10:00') }
  const judge = (date: string, begin: number) =>
    appointmentBlockOf(bought, { week: every, hours }, { date, begin }, now)
  expect(judge('2026-11-25', 9 * 60 + 30)).toBeUndefined()
  expect(judge('2026-11-25', 10 * 60)).toBe('expired')
  expect(judge('2026-11-26', 8 * 60)).toBe('expired')
  expect(judge('2026-11-22', 8 * 60)).toBe('past')
  expect(judge('2026-11-24', 8 * 60 + 10)).toBe('closed')
  expect(judge('2026-11-24', 13 * 60)).toBe('closed')
  expect(
    appointmentBlockOf(
      { madeAt: now, expiresAt: null },
      { week: every, hours },
      { date: dayOf(now), begin: 1080 },
      now,
    ),
  ).toBe('too-early')
})

test('a time is read with or without seconds, and nothing else is', () => {
  expect(readOnSiteTime('2026-11-25 09:30:00')).toEqual({ date: '2026-11-25', begin: 570 })
  expect(readOnSiteTime('2026-11-25 09:30')).toEqual({ date: '2026-11-25', begin: 570 })
  for (const other of ['', '2026-11-25', '2026-02-30 09:30', '2026-11-25 24:00', '2026-11-25 09:30:20', '明天上午'])
    expect(readOnSiteTime(other)).toBeUndefined()
})

test('changing ends so many days before at a time of day', () => {
  expect(cutOffOf('2026-11-25', { cutDaysBefore: 1, cutMinutes: 1080 })).toEqual(instantAt('2026-11-24', '18:00'))
})

test('hours are whole half hours, in their order', () => {
  expect(hoursFault(hours)).toBeUndefined()
  expect(hoursFault([485, 720, 840, 1050, 1080, 1200])).toContain('上午')
  expect(hoursFault([480, 720, 700, 1050, 1080, 1200])).toContain('下午')
  expect(hoursFault([480, 720, 690, 1050, 1080, 1200])).toContain('12:00')
  expect(hoursFault([480, 720, 840, 1050, 1200, 1080])).toContain('晚上')
})

test.each([
  ['前一晚 22 点后禁食，清晨空腹抽血。', true],
  ['空腹', true],
  ['空腹血糖、血脂', true],
  ['无需空腹，随到随做。', false],
  ['这项检查不需要空腹', false],
  ['不用空腹', false],
  ['清淡饮食', false],
])('%s: whether one comes fasting is read from what the goods say', (line, fasting) => {
  expect(isFasting({ tags: [line], detailParts: [] })).toBe(fasting)
  expect(isFasting({ tags: [], detailParts: [{ lines: ['请带身份证', line] }] })).toBe(fasting)
})

test('who fasts comes in the morning; a week without mornings is left as it is', () => {
  expect(morningsOf(week)).toEqual(['000', '000', '100', '100', '100', '100', '000'])
  expect(morningsOf(['010', '001'])).toEqual(['010', '001'])
})
