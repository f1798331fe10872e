import { expect, test, vi } from 'vitest'
import { shortCache } from './cache.ts'

const limits = { ttlMs: 5_000, mostEntries: 2, mostBytes: 1_000 }
const always = () => true
const madeOf = (bytes: number) => vi.fn(async () => ({ bytes }))

test('copies of a question wait for the same making, also after it', async () => {
  const { take } = shortCache(limits)
  const make = madeOf(1)
  await Promise.all([take('a', make, always), take('a', make, always)])
  await take('a', make, always)
  expect(make).toHaveBeenCalledTimes(1)
})

test('after its time it is made anew', async () => {
  let now = 0
  const { take } = shortCache(limits, () => now)
  const make = madeOf(1)
  await take('a', make, always)
  now = 4_999
  await take('a', make, always)
  expect(make).toHaveBeenCalledTimes(1)
  now = 5_000
  await take('a', make, always)
  expect(make).toHaveBeenCalledTimes(2)
})

test('what is there is had at once, what is being made or is over is not', async () => {
  let now = 0
  const { take, takeKept } = shortCache<{ bytes: number }>(limits, () => now)
  const making = take('a', madeOf(1), always)
  expect(takeKept('a')).toBeUndefined()
  expect(takeKept('b')).toBeUndefined()
  const made = await making
  expect(takeKept('a')).toBe(made)
  now = 5_000
  expect(takeKept('a')).toBeUndefined()
})

test('neither a failure nor what is not worth it is kept', async () => {
  const { take } = shortCache(limits)
  const fail = vi.fn(() => Promise.reject(new Error('down')))
  await expect(take('a', fail, always)).rejects.toThrow('down')
  await expect(take('a', fail, always)).rejects.toThrow('down')
  const make = madeOf(1)
  await take('a', make, () => false)
  await take('a', make, () => false)
  expect([fail.mock.calls.length, make.mock.calls.length]).toEqual([2, 2])
})

test('what is asked for least recently goes first', async () => {
  const { take } = shortCache(limits)
  const [a, b, c] = [madeOf(1), madeOf(1), madeOf(1)]
  await take('a', a, always)
  await take('b', b, always)
  await take('a', a, always)
  await take('c', c, always)
  await take('a', a, always)
  await take('b', b, always)
  expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 2])
})

test('bytes are limited too', async () => {
  const { take } = shortCache(limits)
  const [a, b] = [madeOf(600), madeOf(600)]
  await take('a', a, always)
  await take('b', b, always)
  await take('a', a, always)
  expect(a).toHaveBeenCalledTimes(2)
})
