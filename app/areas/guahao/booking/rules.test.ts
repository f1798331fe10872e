import { expect, test } from 'vitest'
import { usualBookingRules } from '#app/areas/guahao/hospitals/rules.ts'
import { instantAt } from '#kit/time/day.ts'
import {
  bannedUntil,
  bookingBlockOf,
  cutOffOf,
  mayCancel,
  mayCheckIn,
  mayReschedule,
  moveBlockOf,
  visitCardBlockOf,
} from './rules.ts'

const at = (text: string) => instantAt(text.slice(0, 10), text.slice(11))
const slot = { date: '2026-11-26', beginMinutes: 480, state: 'open', releasedAt: at('2026-11-12 07:00') }
const asked = {
  slot,
  member: { birthday: '1990-01-01', hasPapers: true },
  sheet: usualBookingRules,
  missed: [],
  now: at('2026-11-23 08:00'),
}
const order = { state: 'booked' as const, date: '2026-11-26', beginMinutes: 480, endMinutes: 510 }

test('nothing stands against an ordinary booking', () => {
  expect(bookingBlockOf(asked)).toBeUndefined()
})

test.each([
  ['the slot has begun', { now: at('2026-11-26 08:00') }, { name: 'past', fill: {} }],
  ['the clinic is stopped', { slot: { ...slot, state: 'stopped' } }, { name: 'stopped', fill: {} }],
  ['it is not released', { now: at('2026-11-12 06:59') }, { name: 'not-released', fill: { time: '2026-11-12 07:00' } }],
  ['papers are missing', { member: { birthday: '1990-01-01', hasPapers: false } }, { name: 'id-card', fill: {} }],
  [
    'a child comes to a hospital for adults',
    { member: { birthday: '2016-01-01', hasPapers: true }, sheet: { ...usualBookingRules, minAge: 14 } },
    { name: 'age', fill: { ages: '14 岁及以上' } },
  ],
  [
    'an adult comes to a hospital for children',
    { sheet: { ...usualBookingRules, minAge: 0, maxAge: 14 } },
    { name: 'age', fill: { ages: '0 至 14 岁' } },
  ],
  [
    'nobody knows the age that counts',
    { member: { birthday: null, hasPapers: true }, sheet: { ...usualBookingRules, maxAge: 14 } },
    { name: 'age', fill: { ages: '14 岁及以下' } },
  ],
  [
    'three visits were missed in 90 days',
    { missed: ['2026-11-20', '2026-10-01', '2026-09-01'] },
    { name: 'banned', fill: { times: 3, until: '2027-02-18' } },
  ],
] as const)('it is refused when %s', (_, change, block) => {
  expect(bookingBlockOf({ ...asked, ...change } as typeof asked)).toEqual(block)
})

test('a visit card is asked for where the hospital needs one', () => {
  const needing = { ...usualBookingRules, needsVisitCard: true }
  expect(visitCardBlockOf(needing, '')?.name).toBe('visit-card')
  expect(visitCardBlockOf(needing, '0012')).toBeUndefined()
  expect(visitCardBlockOf(usualBookingRules, '')).toBeUndefined()
})

test('the age on the day of the visit counts', () => {
  const sheet = { ...usualBookingRules, minAge: 14 }
  const member = { birthday: '2012-11-26', hasPapers: true }
  expect(bookingBlockOf({ ...asked, sheet, member })).toBeUndefined()
  expect(bookingBlockOf({ ...asked, sheet, member: { ...member, birthday: '2012-11-27' } })?.name).toBe('age')
})

test.each([
  ['two missed visits', ['2026-11-20', '2026-11-10'], null],
  ['three in 90 days', ['2026-11-20', '2026-10-01', '2026-08-23'], '2027-02-18'],
  ['the third one 90 days before', ['2026-11-20', '2026-10-01', '2026-08-22'], null],
] as const)('%s: no booking until %s', (_, missed, until) => {
  expect(bannedUntil(missed, usualBookingRules)).toBe(until)
})

test('a ban that is over is over', () => {
  const missed = ['2026-08-01', '2026-07-20', '2026-07-01']
  expect(bannedUntil(missed, usualBookingRules)).toBe('2026-10-30')
  expect(bookingBlockOf({ ...asked, missed } as unknown as typeof asked)).toBeUndefined()
})

test('an unpaid place can always be let go, a paid one until the cut-off, a finished visit never', () => {
  expect(cutOffOf('2026-11-26', usualBookingRules)).toEqual(at('2026-11-25 16:00'))
  const [before, after] = [at('2026-11-25 15:59'), at('2026-11-25 16:00')]
  expect(mayCancel(order, usualBookingRules, before)).toBe('yes')
  expect(mayCancel(order, usualBookingRules, after)).toBe('too-late')
  expect(mayCancel({ ...order, state: 'held' }, usualBookingRules, after)).toBe('yes')
  expect(mayCancel({ ...order, state: 'done' }, usualBookingRules, before)).toBe('not-open')
  expect(mayReschedule({ ...order, state: 'held' }, usualBookingRules, before)).toBe('not-open')
  expect(mayReschedule(order, usualBookingRules, before)).toBe('yes')
})

test.each([
  ['05:59', 'too-early'],
  ['06:00', 'yes'],
  ['09:30', 'yes'],
  ['09:31', 'too-late'],
])('at %s check-in for 08:00 is answered %s', (clock, verdict) => {
  expect(mayCheckIn(order, instantAt('2026-11-26', clock))).toBe(verdict)
})

test('an appointment moves to the same doctor, another slot, and no higher fee', () => {
  const from = { slotId: 1, doctorId: 7, depId: 3, feeFen: 2_500 }
  const to = { ...slot, id: 2, doctorId: 7, depId: 3, feeFen: 2_500 }
  expect(moveBlockOf(from, to, asked.now)).toBeUndefined()
  expect(moveBlockOf(from, { ...to, feeFen: 1_000 }, asked.now)).toBeUndefined()
  expect(moveBlockOf(from, { ...to, feeFen: 2_501 }, asked.now)?.name).toBe('dearer')
  expect(moveBlockOf(from, { ...to, doctorId: 8 }, asked.now)?.name).toBe('other-doctor')
  expect(moveBlockOf(from, { ...to, depId: 4 }, asked.now)?.name).toBe('other-doctor')
  expect(moveBlockOf(from, { ...to, id: 1 }, asked.now)?.name).toBe('same-slot')
  expect(moveBlockOf(from, { ...to, state: 'stopped' }, asked.now)?.name).toBe('stopped')
})
