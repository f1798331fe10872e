import { expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import { isClash, leftFor, type Seated, slotState, spanFault, wholeState } from './rules.ts'

const slot = {
  date: '2026-11-24',
  beginMinutes: 8 * 60 + 30,
  left: 3,
  waitingCount: 0,
  state: 'open',
  releasedAt: instantAt('2026-11-10', '07:00'),
}
const before = instantAt('2026-11-23', '08:00')

test.each([
  ['open and free', {}, before, 'bookable'],
  ['without a free place', { left: 0 }, before, 'full'],
  ['with a free place for which somebody waits', { waitingCount: 1 }, before, 'full'],
  ['stopped', { state: 'stopped' }, before, 'stopped'],
  ['a minute before its release', {}, instantAt('2026-11-10', '06:59'), 'not-released'],
  ['at its release', {}, instantAt('2026-11-10', '07:00'), 'bookable'],
  ['a minute before it begins', {}, instantAt('2026-11-24', '08:29'), 'bookable'],
  ['at the minute it begins', {}, instantAt('2026-11-24', '08:30'), 'past'],
  ['after midnight, when its day is over', {}, instantAt('2026-11-25', '00:00'), 'past'],
  ['stopped and over', { state: 'stopped' }, instantAt('2026-11-25', '00:00'), 'past'],
])('a slot that is %s stands so', (_, change, now, state) => {
  expect(slotState({ ...slot, ...change }, now)).toBe(state)
})

test('a place for which somebody waits is not left for others', () => {
  expect(leftFor({ left: 2, waitingCount: 0 })).toBe(2)
  expect(leftFor({ left: 2, waitingCount: 1 })).toBe(0)
})

test('one bookable slot makes the day bookable, one full slot is louder than a stopped one', () => {
  expect(wholeState(['past', 'full', 'bookable'])).toBe('bookable')
  expect(wholeState(['stopped', 'full'])).toBe('full')
  expect(wholeState([])).toBe('past')
})

test.each([
  ['am', 480, 720, undefined],
  ['pm', 810, 1080, undefined],
  ['night', 1080, 1260, undefined],
  ['am', 485, 720, 'uneven'],
  ['am', 720, 480, 'empty'],
  ['am', 480, 480, 'empty'],
  ['am', 840, 900, 'other-half'],
  ['night', 480, 720, 'other-half'],
] as const)('a clinic of the %s from %i to %i: %s', (half, begin, end, fault) =>
  expect(spanFault(half, begin, end)).toBe(fault),
)

const seated: Seated = {
  depId: 1,
  doctorId: 1,
  weekday: 1,
  half: 'am',
  beginMinutes: 480,
  endMinutes: 600,
  places: 3,
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
}
test.each([
  ['another department at the same time', { depId: 2 }, true],
  ['another half day that overlaps', { half: 'pm', beginMinutes: 570, endMinutes: 700 }, true],
  ['another department without an end of its own', { depId: 2, firstDay: '2026-11-30', lastDay: null }, true],
  ['the same department and half day, which it replaces', {}, false],
  ['another department right after', { depId: 2, beginMinutes: 600, endMinutes: 700 }, false],
  ['another weekday', { depId: 2, weekday: 2 }, false],
  ['another doctor', { depId: 2, doctorId: 2 }, false],
  ['an end without places', { depId: 2, places: 0 }, false],
  ['a plan after its last day', { depId: 2, firstDay: '2026-12-01', lastDay: null }, false],
])('whether a doctor is in two places at once: %s', (_, other, clash) => {
  expect(isClash(seated, { ...seated, ...other })).toBe(clash)
  expect(isClash({ ...seated, ...other }, seated)).toBe(clash)
})
