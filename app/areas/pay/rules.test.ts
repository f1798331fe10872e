import { expect, test } from 'vitest'
import { checkDigitOf } from '#kit/check/spoken-number.ts'
import { instantAt } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { purposeWords, readHappening } from './rules/journal.ts'
import {
  appCanPay,
  nextQueryAt,
  outTradeNoOf,
  refundWaitSeconds,
  secondsLeft,
  spokenPayNumber,
  stateAt,
  tradeNoOf,
} from './rules.ts'

const deadline = instantAt('2026-11-23', '09:00')

test.each([
  ['pending', -1, 'pending'],
  ['pending', 0, 'closed'],
  ['pending', 60, 'closed'],
  ['paid', 60, 'paid'],
  ['refunded', 60, 'refunded'],
] as const)('%s is, %s seconds after its deadline, %s', (state, seconds, shown) =>
  expect(stateAt({ state, deadline }, later(deadline, { seconds }))).toBe(shown),
)

test('seconds that are left are whole and never below nothing', () => {
  expect(secondsLeft(deadline, later(deadline, { seconds: -90.5 }))).toBe(90)
  expect(secondsLeft(deadline, later(deadline, { seconds: 5 }))).toBe(0)
})

test('a refund is tried ever later, at most an hour', () => {
  expect([1, 2, 3, 7, 40].map(refundWaitSeconds)).toEqual([60, 120, 240, 3_600, 3_600])
})

test.each([
  ['6.0.9', false],
  ['5.9.9', false],
  [undefined, false],
  ['6', false],
  ['6.1', true],
  ['6.1.0', true],
  ['6.10.0', true],
  ['7', true],
])('a native app of version %s may pay: %s [X213] [X217]', (version, may) => expect(appCanPay(version)).toBe(may))

test('each way at a real provider is a trade of its own, and its number leads back to the payment', () => {
  const number = `p${'0'.repeat(24)}`
  const ways = ['address', 'jsapi', 'mini-program', 'app'] as const
  const numbers = ways.map((way) => tradeNoOf(number, 'wechat', way))
  expect(new Set(numbers).size).toBe(4)
  expect(new Set(numbers.map(outTradeNoOf))).toEqual(new Set([number]))
  expect(numbers.every((one) => /^\w{6,32}$/.test(one))).toBe(true)
  expect(ways.map((way) => tradeNoOf(number, 'stand-in', way))).toEqual(ways.map(() => number))
})

test('a provider is asked after a minute, then ever later, for a day', () => {
  const after = (seconds: number) => {
    const now = later(deadline, { seconds })
    const next = nextQueryAt(deadline, now)
    return next && (next.getTime() - now.getTime()) / 1000
  }
  expect([0, 60, 120, 3_600, 86_400, 86_401].map(after)).toEqual([60, 60, 120, 3_600, 86_400, null])
})

test('the books say what a payment was for and what happened, in words where they know them', () => {
  expect([purposeWords('guahao'), purposeWords('what is new')]).toEqual(['挂号', 'what is new'])
  expect(readHappening('paid:p12')).toEqual({ kind: 'paid', number: 'p12' })
  for (const unknown of ['other:1', 'whatever:1', 'nothing'])
    expect(readHappening(unknown)).toEqual({ kind: 'other', number: unknown })
})

test('a number is said by its digits; a former one, one with a wrong digit and one of a provider stay as they are', () => {
  const digits = '2611304831092'
  const number = `p${digits}${checkDigitOf(digits)}`
  expect(spokenPayNumber(`${number}k3f9x0a7bz`)).toBe(`261130 4831 092${checkDigitOf(digits)}`)
  for (const other of [
    `p${number.slice(1, 14)}${(Number(number[14]) + 1) % 10}k3f9x0a7bz`,
    `p${'0a'.repeat(12)}`,
    '4200001234202611301234567890',
  ])
    expect(spokenPayNumber(other)).toBe(other)
})
