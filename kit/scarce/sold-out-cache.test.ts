import { expect, test } from 'vitest'
import { testClock } from '#kit/time/test-clock.ts'
import { openSoldOutCache, SOLD_OUT_MS } from './sold-out-cache.ts'

const open = () => {
  const clock = testClock('2026-11-23 08:00')
  const cache = openSoldOutCache()
  return {
    clock,
    cache,
    has: (name: string, pieces = 1) => cache.has(name, pieces, clock.now()),
    add: (name: string, soldOut: { stockId: number; pieces: number }, state = cache.state()) =>
      cache.add(name, soldOut, { now: clock.now(), state }),
  }
}

test('what was sold out is so for a moment, for as many pieces and more, under its own name', () => {
  const { clock, has, add } = open()
  expect(has('a')).toBe(false)
  add('a', { stockId: 1, pieces: 2 })
  expect([1, 2, 3].map((pieces) => has('a', pieces))).toEqual([false, true, true])
  expect(has('b', 2)).toBe(false)
  clock.advance({ seconds: SOLD_OUT_MS / 1_000 })
  expect(has('a', 2)).toBe(false)
})

test('a piece that comes back is there at once, also for who heard of its being gone only after that', () => {
  const { cache, has, add } = open()
  add('a', { stockId: 1, pieces: 1 })
  add('b', { stockId: 2, pieces: 1 })
  const before = cache.state()
  cache.clear([1])
  expect([has('a'), has('b')]).toEqual([false, true])
  add('a', { stockId: 1, pieces: 1 }, before)
  expect(has('a')).toBe(false)
  add('a', { stockId: 1, pieces: 1 })
  expect(has('a')).toBe(true)
})

test('ever new names fill no memory, and the last one is known still', () => {
  const { has, add } = open()
  for (let n = 0; n < 25_000; n++) add(`name ${n}`, { stockId: n, pieces: 1 })
  expect([has('name 0'), has('name 24999')]).toEqual([false, true])
})
