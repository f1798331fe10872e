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
  latch.hear({ shut: 'a', pieces: 1, until: now.getTime() + SHUT_MS })
  latch.hear({ shut: 'b', pieces: 1, until: now.getTime() + SHUT_MS + 1 })
  expect(['a', 'b'].map((name) => latch.isShut(name, 1, now))).toEqual([true, false])
})

/** A latch that hears others, and the time by which it is asked. */
const aHearingLatch = () => {
  const clock = testClock('2026-11-23 08:00')
  const latch = openLatch()
  latch.listen(true)
  const isNew = (key: string, name = 'a') => latch.isNew(name, key, clock.now())
  const learn = (...keys: string[]) => latch.learn('a', clock.now(), async () => keys)
  return { clock, latch, isNew, learn }
}

test('a key is new where all keys are known and it is none of them, for a moment, under the name they were read for', async () => {
  const { clock, isNew, learn } = aHearingLatch()
  expect(isNew('new')).toBe(false)
  await learn('old')
  expect([isNew('old'), isNew('new'), isNew('new', 'b')]).toEqual([false, true, false])
  clock.advance({ seconds: (2 * SHUT_MS) / 1_000 })
  expect(isNew('new')).toBe(false)
})

test('what was made since is not new, whoever made it, also while the keys were read, and for longer than they count', async () => {
  const { clock, latch, isNew, learn } = aHearingLatch()
  latch.made('mine', clock.now())
  latch.hear({ made: 'theirs', at: clock.now().getTime() })
  for (let half = 0; half < 4; half++) {
    await learn('old')
    expect(['mine', 'theirs', 'new'].map((key) => isNew(key))).toEqual([false, false, true])
    clock.advance({ seconds: SHUT_MS / 1_000 })
    latch.made(`${half}`, clock.now())
  }
})

test('who hears nothing of what others make knows nothing, nor who ceased to while he read or after it', async () => {
  const { clock, latch, isNew, learn } = aHearingLatch()
  await learn('old')
  latch.listen(false)
  expect(isNew('new')).toBe(false)
  await learn('old')
  expect(isNew('new')).toBe(false)
  latch.listen(true)
  expect(isNew('new')).toBe(false)
  const reading = Promise.withResolvers<string[]>()
  const learned = latch.learn('a', clock.now(), () => reading.promise)
  latch.listen(false)
  latch.listen(true)
  reading.resolve(['old'])
  await learned
  expect(isNew('new')).toBe(false)
})

test('a latch that hears nobody reads nothing', async () => {
  const latch = openLatch()
  const clock = testClock('2026-11-23 08:00')
  await latch.learn('a', clock.now(), () => Promise.reject(new Error('was read')))
  expect(latch.isNew('a', 'new', clock.now())).toBe(false)
})
