import { expect, test } from 'vitest'
import { isNearEnd, refundReasons, situationOf, usualKind } from './rules.ts'

const now = new Date('2026-11-23T08:00:00+08:00')
const inDays = (days: number, lessMs = 0) => new Date(now.getTime() + days * 86_400_000 - lessMs)

test.each([
  ['three days less one second', inDays(3, 1_000), true],
  ['2 days and 23 hours', inDays(3, 3_600_000), true],
  ['no time at all', inDays(0), true],
  ['exactly three days', inDays(3), false],
  ['four days', inDays(4), false],
  ['no end', null, false],
] as const)('with %s left a refund is near its end, or not [X187] [X337]', (_, endsAt, isNear) => {
  expect(isNearEnd(endsAt, now)).toBe(isNear)
})

test('what was not sent is asked back as money, what was sent as goods, each with reasons of its own', () => {
  expect([usualKind({ state: 'paid' }), usualKind({ state: 'shipped' }), usualKind({ state: 'received' })]).toEqual([
    'money',
    'return',
    'return',
  ])
  expect(situationOf({ state: 'paid', isSent: true }, 'money')).toBe('unsent')
  expect(situationOf({ state: 'paid', isSent: false }, 'money')).toBe('unused')
  expect(situationOf({ state: 'received', isSent: true }, 'return')).toBe('return')
  for (const reasons of Object.values(refundReasons)) {
    expect(new Set(reasons.map(({ words }) => words)).size).toBe(reasons.length)
    expect(new Set(reasons.map(({ isFault }) => isFault)).size).toBe(2)
  }
})
