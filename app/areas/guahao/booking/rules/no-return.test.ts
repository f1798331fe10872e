import { expect, test } from 'vitest'
import { parseTime } from '#kit/time/day.ts'
import { noReturnWords } from './no-return.ts'

const words = (now: string, date = '2026-11-27') =>
  noReturnWords({ date, begins: parseTime(`${date} 10:00`), now: parseTime(now) })

test('a place of today says that it cannot be given back', () => {
  expect(words('2026-11-27 07:30')).toBe('今天的号约好后不能在手机上取消，来不了要打电话给医院。')
})

test('one that begins within the hour says in how many minutes', () => {
  expect(words('2026-11-27 09:58')).toMatch(/^还有 2 分钟就开始，赶得到再约。今天的号/)
  expect(words('2026-11-27 09:00')).toMatch(/^还有 60 分钟/)
  expect(words('2026-11-27 08:59')).toMatch(/^今天/)
  expect(words('2026-11-27 10:05')).toMatch(/^还有 0 分钟/)
})

test('after the hour at which cancelling ends the same is said of tomorrow', () => {
  expect(words('2026-11-26 18:00')).toMatch(/^这个号约好后不能/)
})
