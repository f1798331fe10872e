import { expect, test } from 'vitest'
import { addDays } from '#kit/time/day.ts'
import {
  CODE_LETTERS,
  DAYS_AHEAD,
  type FormField,
  fieldFault,
  lastDay,
  levelOf,
  memberLevel,
  nextLevel,
  readCode,
  refundFault,
  spacedCode,
  termEnd,
} from './rules.ts'

const levels = [
  { level: 0, growth: 0 },
  { level: 1, growth: 100 },
  { level: 2, growth: 500 },
]

test('a level is reached with its growth value, not a point before, and a package makes a member of anybody', () => {
  expect([0, 99, 100, 499, 500, 9_999].map((growth) => levelOf(levels, growth))).toEqual([0, 0, 1, 1, 2, 2])
  expect(levelOf([], 50)).toBe(0)
  expect([memberLevel(0, false), memberLevel(0, true), memberLevel(2, true)]).toEqual([0, 1, 2])
  expect([nextLevel(levels, 0)?.growth, nextLevel(levels, 2)]).toEqual([100, undefined])
})

const at = (text: string) => new Date(`${text}+08:00`)

test.each([
  ['2026-11-23T09:30:00', 1, '2026-12-24T00:00:00'],
  ['2026-11-24T00:00:00', 1, '2026-12-24T00:00:00'],
  ['2027-01-30T12:00:00', 1, '2027-02-28T00:00:00'],
  ['2027-12-30T23:59:00', 2, '2028-02-29T00:00:00'],
  ['2026-11-23T00:00:00', 12, '2027-11-23T00:00:00'],
])('a package from %s for %i months ends at %s', (from, months, to) => {
  expect(termEnd(at(from), months)).toEqual(at(to))
})

test.each([
  ['2026-12-24 00:00:00', '2026-12-23'],
  ['2027-01-01 00:00:00', '2026-12-31'],
  ['2026-12-24 09:30:00', '2026-12-24'],
])('the last day of what ends at %s is %s', (end, day) => {
  expect(lastDay(end)).toBe(day)
})

test('what was paid goes back unused, in seven days or before it begins, and not otherwise', () => {
  const paidAt = at('2026-11-01T10:00:00')
  const order = { state: 'paid', paidAt, startsAt: paidAt, isUsed: false } as const
  const fault = (now: string, more: object = {}) => refundFault({ ...order, ...more }, at(now))
  expect(fault('2026-11-08T09:59:59')).toBeUndefined()
  expect(fault('2026-11-08T10:00:00')).toBe('too-late')
  expect(fault('2026-11-20T10:00:00', { startsAt: at('2026-12-01T00:00:00') })).toBeUndefined()
  expect(fault('2026-11-02T10:00:00', { isUsed: true })).toBe('used')
  expect(fault('2026-11-02T10:00:00', { state: 'refunded' })).toBe('not-paid')
  expect(fault('2026-11-02T10:00:00', { paidAt: null })).toBe('not-paid')
})

const fields: FormField[] = [
  { name: 'date', title: '日期', kind: 'date', required: true },
  { name: 'half', title: '时间', kind: 'choice', required: true, options: ['上午', '下午'] },
  { name: 'mobile', title: '电话', kind: 'mobile', required: true },
  { name: 'note', title: '说明', kind: 'text', required: false },
]
const today = '2026-11-23'
const filled = (more: Record<string, string> = {}) =>
  Object.entries({ date: '2026-11-24', half: '上午', mobile: '13800000001', ...more }).map(([name, value]) => ({
    name,
    value,
  }))

test.each([
  ['all that is asked', {}, undefined],
  ['the last day', { date: addDays(today, DAYS_AHEAD) }, undefined],
  ['today', { date: today }, '日期'],
  ['a day too far away', { date: addDays(today, DAYS_AHEAD + 1) }, '日期'],
  ['a day that there is not', { date: '2027-02-30' }, '日期'],
  ['a time that is not offered', { half: '半夜' }, '时间'],
  ['no telephone', { mobile: ' ' }, '电话'],
  ['half a telephone', { mobile: '138' }, '电话'],
  ['a field that nobody asked for', { other: 'x' }, '填写的内容'],
])('with %s the form says %s is wrong: %s', (_, more, title) => {
  expect(fieldFault(fields, filled(more as Record<string, string>), today)).toBe(title)
})

test('a field that is sent twice is refused', () => {
  expect(fieldFault(fields, [...filled(), { name: 'date', value: '2026-11-25' }], today)).toBe('填写的内容')
})

test('a code is read however it is written, and no letter is like another', () => {
  expect(spacedCode('ABCDEFGH2345')).toBe('ABCD-EFGH-2345')
  for (const written of ['ABCD-EFGH-2345', ' abcd efgh 2345 ', 'ＡＢＣＤ-EFGH-2345'])
    expect(readCode(written)).toBe('ABCDEFGH2345')
  for (const written of ['', 'ABCD-EFGH-234', 'ABCD-EFGH-23456', 'ABCD-EFGH-234O', '一二三四五六七八九十一二'])
    expect(readCode(written)).toBeUndefined()
  expect(CODE_LETTERS).not.toMatch(/[01IO]/)
})
