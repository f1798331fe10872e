import { expect, test } from 'vitest'
import { instantAt } from './day.ts'
import { ageOn, halfDayWord, spokenDay, spokenDayTime, spokenMinutes } from './spoken.ts'

test.each([
  ['2026-11-20', '昨天 周五'],
  ['2026-11-21', '今天 周六'],
  ['2026-11-22', '明天 周日'],
  ['2026-11-23', '后天 周一'],
  ['2026-11-25', '11月25日 周三'],
  ['2026-11-19', '11月19日 周四'],
  ['2027-01-03', '2027年1月3日 周日'],
])('on 21 November %s is %s', (day, words) => {
  expect(spokenDay(day, '2026-11-21')).toBe(words)
})

test('tomorrow is tomorrow in another year too', () => {
  expect(spokenDay('2027-01-01', '2026-12-31')).toBe('明天 周五')
})

test('an instant is spoken in Shanghai', () => {
  expect(spokenDayTime(instantAt('2026-11-22', '00:05'), '2026-11-21')).toBe('明天 周日 00:05')
})

test.each([
  [0, '0 分钟'],
  [59, '59 分钟'],
  [60, '1 小时'],
  [200, '3 小时 20 分钟'],
  [1440, '1 天'],
  [1505, '1 天 1 小时'],
])('%i minutes are said as %s', (minutes, words) => expect(spokenMinutes(minutes)).toBe(words))

test('half days', () => {
  expect((['am', 'pm', 'night'] as const).map(halfDayWord)).toEqual(['上午', '下午', '晚上'])
})

test.each([
  ['1990-06-15', '2026-06-14', 35],
  ['1990-06-15', '2026-06-15', 36],
  ['2026-11-21', '2026-11-21', 0],
  ['2024-02-29', '2026-02-28', 1],
  ['2024-02-29', '2026-03-01', 2],
  ['2027-01-01', '2026-11-21', -1],
])('born on %s, on %s aged %i', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age)
})
