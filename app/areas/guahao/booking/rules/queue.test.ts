import { expect, test } from 'vitest'
import { parseTime } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { type QueueVisit, queueOf, skipsOf } from './queue.ts'

const eight = parseTime('2026-11-23 08:00')

/** A visit whose states came minute by minute: `{ 'checked-in': 1, called: 5 }`. */
const visit = (number: number, steps: readonly [state: string, minute: number][], beginMinutes = 480): QueueVisit => ({
  id: `visit-${number}`,
  number,
  beginMinutes,
  state: steps.at(-1)?.[0] as QueueVisit['state'],
  path: steps.map(([state]) => state),
  pathAt: steps.map(([, minutes]) => later(eight, { minutes })),
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
