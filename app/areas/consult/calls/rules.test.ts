import { expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { endWords, faultOf, isHeld, spokenSeconds, userOfGuest } from './rules.ts'

const now = instantAt('2026-11-23', 480)
const accepted = {
  ...({ kind: 'video', state: 'accepted', repliesLeft: 3, followLeft: 1, followUntil: null } as const),
  endsAt: later(now, { hours: 24 }),
  replyBy: later(now, { hours: 2 }),
  agreedAt: null,
}

test('one calls only where a doctor has it, it was agreed, and its time is not over', () => {
  expect(faultOf(accepted, now)).toBeUndefined()
  expect(faultOf({ ...accepted, kind: 'phone' }, now)).toBeUndefined()
  expect(faultOf({ ...accepted, kind: 'text' }, now)).toBe('by-text')
  expect(faultOf({ ...accepted, state: 'unpaid' }, now)).toBe('not-yet')
  expect(faultOf({ ...accepted, state: 'waiting' }, now)).toBe('not-yet')
  expect(faultOf(accepted, later(now, { hours: 2 }))).toBe('over')
  expect(faultOf({ ...accepted, state: 'answered' }, later(now, { hours: 2 }))).toBeUndefined()
  expect(faultOf({ ...accepted, state: 'answered' }, later(now, { hours: 24 }))).toBe('over')
  expect(faultOf({ ...accepted, state: 'ended', followUntil: later(now, { hours: 1 }) }, now)).toBe('over')
})

test('a consultation was held where its doctor hangs up after a minute', () => {
  expect([isHeld('doctor', 60), isHeld('doctor', 59), isHeld('patient', 600), isHeld('lost', 600)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('how long one talked is said as one says it', () => {
  expect([0, 59, 60, 200].map(spokenSeconds)).toEqual(['0 秒', '59 秒', '1 分钟', '3 分 20 秒'])
  expect(endWords('video', 'ended', 200)).toBe('视频通话已结束，通话 3 分 20 秒。')
  expect(endWords('phone', 'missed', 0)).toBe('电话没有接通。')
})

test('no user id of a companion is a patient’s or a doctor’s', () => {
  expect(userOfGuest(1)).toBe(2_000_000_000_001)
})
