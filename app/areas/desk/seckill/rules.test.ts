import { expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import { spanFault } from './rules.ts'

const at = (time: string, day = '2026-11-23') => instantAt(day, time)
const fault = (from: string, to: Date) => spanFault({ startsAt: at(from), endsAt: to, now: at('08:00') })

test('a session begins later than now, ends after that and lasts a day at most', () => {
  expect([fault('08:01', at('09:00')), fault('09:00', at('09:00', '2026-11-24'))]).toEqual([undefined, undefined])
  expect(fault('08:00', at('09:00'))).toMatch('晚于现在')
  expect(fault('09:00', at('09:00'))).toMatch('晚于开始时间')
  expect(fault('09:00', at('09:01', '2026-11-24'))).toMatch('24 小时')
})
