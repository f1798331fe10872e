import { expect, test } from 'vitest'
import { parseTime } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { type QueueVisit, queueOf, skipsOf } from './queue.ts'

const eight = parseTime('2026-11-23 08:00')

/** A visit whose states came minute by minute: `{ 'checked-in': 1, called: 5 }`. */
const visit = (
  number: number,
  steps: readonly [state: string, minute: number][],
  beginMinutes = 480,
  more: Partial<QueueVisit> = {},
): QueueVisit => ({
  priority: null,
  origin: 'patient',
  id: `visit-${number}`,
  number,
  beginMinutes,
  state: steps.at(-1)?.[0] as QueueVisit['state'],
  path: steps.map(([state]) => state),
  pathAt: steps.map(([, minutes]) => later(eight, { minutes })),
  ...more,
})
const waiting = (number: number, beginMinutes?: number) =>
  visit(
    number,
    [
      ['booked', 0],
      ['checked-in', 1],
    ],
    beginMinutes,
  )
const skipped = (number: number, at: number) =>
  visit(number, [
    ['booked', 0],
    ['checked-in', 1],
    ['called', at - 1],
    ['checked-in', at],
  ])
const called = (number: number, at: number) =>
  visit(number, [
    ['booked', 0],
    ['checked-in', 1],
    ['called', at],
    ['done', at + 5],
  ])
const numbers = (visits: readonly QueueVisit[]) => queueOf(visits).map((one) => one.number)

test('who has not checked in, is with the doctor or was seen, does not wait', () => {
  expect(
    numbers([visit(1, [['booked', 0]]), called(2, 3), visit(3, [['called', 4]]), visit(4, [['missed', 5]])]),
  ).toEqual([])
})

test('the earlier slot comes first, then the smaller number: an added number of an early slot does not wait for late ones', () => {
  expect(numbers([waiting(3, 510), waiting(21, 480), waiting(2, 480), waiting(4, 510)])).toEqual([2, 21, 3, 4])
})

test('who was not there comes back after three others', () => {
  expect(numbers([skipped(1, 10), waiting(2), waiting(3), waiting(4), waiting(5)])).toEqual([2, 3, 4, 1, 5])
})

test('others who were called since count, also the one who was called in the same moment', () => {
  expect(numbers([skipped(1, 10), called(2, 10), waiting(3), waiting(4), waiting(5)])).toEqual([3, 4, 1, 5])
  expect(numbers([skipped(1, 10), called(2, 10), called(3, 11), called(4, 12), waiting(5)])).toEqual([1, 5])
  expect(numbers([skipped(1, 10), called(2, 9), waiting(3), waiting(4), waiting(5), waiting(6)])).toEqual([
    3, 4, 5, 1, 6,
  ])
})

test('with fewer than three others they come after them, and alone they are next', () => {
  expect(numbers([skipped(1, 10), waiting(2)])).toEqual([2, 1])
  expect(numbers([skipped(1, 10)])).toEqual([1])
})

test('two who were skipped come back in the order of their turns', () => {
  expect(numbers([skipped(1, 10), skipped(2, 11), waiting(3), waiting(4), waiting(5), waiting(6)])).toEqual([
    3, 4, 1, 2, 5, 6,
  ])
})

test('skips are counted, arrivals that were taken back are not', () => {
  expect(skipsOf(skipped(1, 10))).toBe(1)
  const back = visit(1, [
    ['booked', 0],
    ['checked-in', 1],
    ['booked', 2],
    ['checked-in', 3],
  ])
  expect(skipsOf(back)).toBe(0)
})

const ahead = (number: number, priority: string, more: Partial<QueueVisit> = {}) => ({
  ...waiting(number),
  priority,
  ...more,
})
const returned = (number: number, at: number) =>
  visit(number, [
    ['booked', 0],
    ['checked-in', 1],
    ['called', 2],
    ['done', 3],
    ['checked-in', at],
  ])

test('an emergency comes before everybody, whatever its number', () => {
  expect(numbers([waiting(1), waiting(2), ahead(9, 'emergency'), ahead(3, 'pregnant')])).toEqual([9, 3, 1, 2])
})

test('those with a priority and the others are called by turns, so nobody waits behind a row of priorities', () => {
  const row = [ahead(7, 'pregnant'), ahead(8, 'elderly'), ahead(9, 'disabled')]
  expect(numbers([waiting(1), waiting(2), ...row])).toEqual([7, 1, 8, 2, 9])
  // One with a priority was called last: now it is the turn of the others.
  const calledAhead = { ...called(6, 20), priority: 'child' }
  expect(numbers([called(5, 10), calledAhead, waiting(1), ahead(7, 'pregnant')])).toEqual([1, 7])
  expect(numbers([{ ...called(6, 10), priority: 'child' }, called(5, 20), waiting(1), ahead(7, 'pregnant')])).toEqual([
    7, 1,
  ])
})

test('who has a priority and was not there when called waits like everybody who was not there', () => {
  const away = { ...skipped(1, 10), priority: 'pregnant' }
  expect(numbers([away, waiting(2), waiting(3), waiting(4), waiting(5)])).toEqual([2, 3, 4, 1, 5])
})

test('who comes back from an examination is called after two others, and so is who was sent by another clinic', () => {
  const line = [waiting(2), waiting(3), waiting(4)]
  expect(numbers([returned(1, 30), ...line])).toEqual([2, 3, 1, 4])
  expect(numbers([returned(1, 30), called(9, 31), ...line])).toEqual([2, 1, 3, 4])
  const sent = { ...waiting(8), origin: 'transfer' }
  expect(numbers([sent, ...line])).toEqual([2, 3, 8, 4])
  expect(skipsOf(returned(1, 30))).toBe(0)
})
