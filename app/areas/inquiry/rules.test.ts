import { expect, test } from 'vitest'
import { parseTime } from '#kit/time/day.ts'
import {
  answerClock,
  codeOf,
  depositBackFen,
  isCode,
  isFalling,
  isLate,
  lineFen,
  mayBeShown,
  movedQuoteBy,
  plainCode,
  type QuoteLine,
  quoteClock,
  spokenCode,
  sumsOf,
} from './rules.ts'

const at = (clock: string) => parseTime(`2026-11-23 ${clock}:00`)
const clocks = (more: object) => ({
  answerBy: at('10:00'),
  answeredAt: null,
  quoteBy: at('12:00'),
  quotedAt: null,
  waitingSince: null,
  ...more,
})
const line = (more: Partial<QuoteLine>): QuoteLine => ({
  name: '治疗',
  count: 1,
  priceCents: 100,
  currency: 'CNY',
  isIncluded: true,
  payee: 'hospital',
  ...more,
})

test('a promise is held to the second, and what came too late stays missed', () => {
  expect(answerClock(clocks({}), at('10:00'))).toBe('running')
  expect(answerClock(clocks({}), at('10:01'))).toBe('missed')
  expect(answerClock(clocks({ answeredAt: at('09:00') }), at('23:00'))).toBe('met')
  expect(answerClock(clocks({ answeredAt: at('10:01') }), at('23:00'))).toBe('missed')
  expect(isLate(clocks({ answeredAt: at('09:00'), quotedAt: at('12:01') }), at('13:00'))).toBe(true)
  expect(isLate(clocks({ answeredAt: at('09:00'), quotedAt: at('12:00') }), at('13:00'))).toBe(false)
})

test('waiting for papers stops the clock, but mends nothing that broke before', () => {
  expect(quoteClock(clocks({ waitingSince: at('11:00') }), at('23:00'))).toBe('waiting')
  expect(quoteClock(clocks({ waitingSince: at('12:01') }), at('12:30'))).toBe('missed')
  expect(movedQuoteBy(at('12:00'), at('11:00'), at('15:30'))).toEqual(at('16:30'))
})

test('sums are in fen by the rate of the day; what has no rate has no sum', () => {
  const usd = line({ count: 30, priceCents: 200_000, currency: 'USD' })
  const rates = { USD: { rateMillionths: 7_123_400, day: '2026-11-23' } }
  expect(lineFen(usd, rates)).toBe(42_740_400)
  expect(lineFen(usd, {})).toBeUndefined()
  expect(sumsOf([usd, line({ isIncluded: false })], rates)).toEqual({ includedFen: 42_740_400, besidesFen: 100 })
  expect(sumsOf([line({ count: 9_999, priceCents: 999_999_900 })], {})).toBeUndefined()
})

test('of a deposit comes back what its step says, and nothing once the treatment began', () => {
  const steps = { deposit: 100, letter: 80, travel: 33 }
  expect(isFalling(steps)).toBe(true)
  expect(isFalling({ ...steps, travel: 90 })).toBe(false)
  expect([depositBackFen(1_001, steps, 'letter'), depositBackFen(1_001, steps, 'travel')]).toEqual([800, 330])
  expect([depositBackFen(1_001, steps, 'treatment'), depositBackFen(1_001, steps, 'quoted')]).toEqual([0, 0])
})

test('a hospital sees originals, and translations that two have checked', () => {
  const paper = { originalId: null, firstCheckBy: null, secondCheckBy: null }
  expect(mayBeShown(paper)).toBe(true)
  expect(mayBeShown({ ...paper, originalId: 1, firstCheckBy: 1 })).toBe(false)
  expect(mayBeShown({ originalId: 1, firstCheckBy: 1, secondCheckBy: 2 })).toBe(true)
})

test('a code is read out in fours and read as it is typed', () => {
  const code = codeOf(Uint8Array.from({ length: 16 }, (_, n) => n * 17))
  expect(isCode(code)).toBe(true)
  expect(plainCode(spokenCode(code).toLowerCase().replaceAll('-', ' '))).toBe(code)
})
