import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { buttonsOf, closingOf, faultOf, hoursLeft, repliesNow, withoutTraces } from './rules.ts'
import { allStates } from './states.ts'

const now = instantAt('2026-11-23', 480)
const talking = {
  state: 'answered',
  repliesLeft: 3,
  endsAt: later(now, { hours: 48 }),
  followLeft: 1,
  followUntil: null,
} as const

test('one writes only where a doctor has it and its hours are not over [X131, X365]', () => {
  expect(repliesNow(talking, now)).toBe(3)
  expect(repliesNow({ ...talking, state: 'waiting' }, now)).toBe(0)
  expect(repliesNow(talking, later(now, { hours: 48 }))).toBe(0)
  expect(repliesNow({ ...talking, state: 'refunded' }, now)).toBe(0)
})

test('the hours that are left are whole and count down to none', () => {
  expect(hoursLeft(talking, now)).toBe(48)
  expect(hoursLeft(talking, later(now, { minutes: 1 }))).toBe(48)
  expect(hoursLeft(talking, later(now, { hours: 47, minutes: 59 }))).toBe(1)
  expect(hoursLeft(talking, later(now, { hours: 48 }))).toBe(0)
})

const asking = {
  content: '最近一周早上起来总是头晕',
  topic: 'advice',
  pictures: 0,
} as const

test('a doctor is not asked blindly: there are words enough, and a report to explain', () => {
  expect(faultOf(asking)).toBeUndefined()
  expect(faultOf({ ...asking, content: '😷'.repeat(9) })).toBe('too-short')
  expect(faultOf({ ...asking, topic: 'report' })).toBe('no-report')
})

test('every state that is under way can be closed, and no other', () => {
  expect(allStates.filter((state) => closingOf(state))).toEqual(['unpaid', 'waiting', 'accepted', 'answered'])
  expect(closingOf('answered')).toBe('ends')
  expect(buttonsOf('ended')).toEqual(['talk', 'rate'])
})

test.each([
  ['我叫周小明，今年四十', '我叫＊＊，今年四十'],
  ['电话13912345678', '电话＊＊＊＊＊＊＊＊＊＊＊'],
  ['座机 0755-8888 8888', '座机 ＊＊＊＊-＊＊＊＊ ＊＊＊＊'],
  ['身份证 44030119900101123X', '身份证 ＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊＊'],
  ['加微信 zhou_ming88 聊', '加微信 ＊＊＊ 聊'],
  ['发到 zhou@mail.example.com', '发到 ＊＊＊'],
  ['看 https://x.example/a?b=1 这里', '看 ＊＊＊ 这里'],
  ['血压 148/95，吃了 3 天药，2026-11-20 开始', '血压 148/95，吃了 3 天药，＊＊＊＊-＊＊-＊＊ 开始'],
])('for strangers %s becomes %s', (content, shown) => {
  expect(withoutTraces(content, ['周小明', ''])).toBe(shown)
})

test('no mobile number survives, however it is written among other words', () => {
  const digits = fc.integer({ min: 13_000_000_000, max: 19_999_999_999 })
  const gap = fc.constantFrom('', ' ', '-')
  fc.assert(
    fc.property(digits, gap, fc.constantFrom('', '电话', 'tel:', '我'), (number, between, before) => {
      const written = [...String(number)].join(between)
      expect(withoutTraces(`${before}${written}谢谢`, []).replace(/\D/g, '')).toBe('')
    }),
  )
})
