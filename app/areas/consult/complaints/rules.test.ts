import { expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { COMPLAINT_DAYS, decidedAs, wantsOf } from './rules.ts'

const now = instantAt('2026-11-27', 600)
const held = { state: 'ended', endedAt: now, paidFen: 3_000, backFen: 0 } as const

test('money is asked back of what was held and paid, and an answer of whatever a doctor took', () => {
  expect(wantsOf(held, now)).toEqual(['refund', 'complaint'])
  expect(wantsOf({ ...held, state: 'rated' }, now)).toEqual(['refund', 'complaint'])
  expect(wantsOf({ ...held, paidFen: 0 }, now)).toEqual(['complaint'])
  expect(wantsOf({ ...held, backFen: 3_000 }, now)).toEqual(['complaint'])
  expect(wantsOf({ ...held, state: 'answered', endedAt: null }, now)).toEqual(['complaint'])
})

test('nothing is wanted of what no doctor took, or of what is long over', () => {
  for (const state of ['unpaid', 'waiting', 'cancelled', 'expired', 'refunded'] as const)
    expect(wantsOf({ ...held, state, endedAt: null }, now)).toEqual([])
  expect(wantsOf(held, later(now, { days: COMPLAINT_DAYS, minutes: -1 }))).not.toEqual([])
  expect(wantsOf(held, later(now, { days: COMPLAINT_DAYS }))).toEqual([])
})

test('who complains is answered, whatever the desk thinks of it', () => {
  expect([decidedAs('complaint', true), decidedAs('complaint', false)]).toEqual(['answered', 'answered'])
  expect([decidedAs('refund', true), decidedAs('refund', false)]).toEqual(['refunded', 'declined'])
})
