import { expect, test } from 'vitest'
import { testClock } from '#kit/time/test-clock.ts'
import { openLatch, SHUT_MS } from './latch.ts'

test('what was gone is shut for a moment, for as many pieces and more, under its own name', () => {
  const clock = testClock('2026-11-23 08:00')
  const latch = openLatch()
  expect(latch.isShut('a', 1, clock.now())).toBe(false)
  latch.shut('a', 2, clock.now())
  expect([1, 2, 3].map((pieces) => latch.isShut('a', pieces, clock.now()))).toEqual([false, true, true])
  expect(latch.isShut('b', 2, clock.now())).toBe(false)
  clock.advance({ seconds: SHUT_MS / 1_000 })
  expect(latch.isShut('a', 2, clock.now())).toBe(false)
})

test('ever new names fill no memory, and the last one is shut still', () => {
  const clock = testClock('2026-11-23 08:00')
  const latch = openLatch()
  for (let n = 0; n < 25_000; n++) latch.shut(`name ${n}`, 1, clock.now())
  expect(latch.isShut('name 24999', 1, clock.now())).toBe(true)
})

test('what another process has shut is shut, unless its clock would keep it shut for longer', () => {
  const now = testClock('2026-11-23 08:00').now()
  const latch = openLatch()
  latch.hear({ name: 'a', pieces: 1, until: now.getTime() + SHUT_MS })
  latch.hear({ name: 'b', pieces: 1, until: now.getTime() + SHUT_MS + 1 })
  expect(['a', 'b'].map((name) => latch.isShut(name, 1, now))).toEqual([true, false])
})
