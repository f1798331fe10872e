import { expect, test } from 'vitest'
import { usualBookingRules } from '#app/areas/guahao/hospitals/rules.ts'
import { rulesFault } from './rules.ts'

test.each([
  [{}, undefined],
  [{ minAge: 14, maxAge: 14 }, undefined],
  [{ minAge: 60, maxAge: 14 }, '最小年龄不能大于最大年龄'],
  [{ mostPerDay: 6 }, '每天最多的号数不能多于同时最多的号数'],
  [{ waitlistFromMinutes: 1380 }, '候补结束时间要晚于开始时间'],
  [{ releaseMinutes: 1440 }, '放号时间请选 00:00 到 23:59'],
])('the usual sheet with %o: %s', (change, fault) =>
  expect(rulesFault({ ...usualBookingRules, ...change })).toBe(fault),
)
