import { expect, test } from 'vitest'
import { parseTime } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { cached } from './cached.ts'
import type { Db } from './open.ts'

const now = parseTime('2026-11-23 08:00')
const aDb = () => ({}) as Db

/** A read that says how often it was done. */
const counting = () => {
  let count = 0
  return async () => ++count
}

test('it is read once for everyone who asks within its time, also at once', async () => {
  const ctx = { db: aDb(), now }
  const read = counting()
  expect(await Promise.all([cached(ctx, 'a', 10, read), cached(ctx, 'a', 10, read)])).toEqual([1, 1])
  expect(await cached({ ...ctx, now: later(now, { seconds: 9 }) }, 'a', 10, read)).toBe(1)
  expect(await cached({ ...ctx, now: later(now, { seconds: 10 }) }, 'a', 10, read)).toBe(2)
})

test('a select, which runs whenever it is awaited, is awaited once', async () => {
  const ctx = { db: aDb(), now }
  const read = counting()
  // biome-ignore lint/suspicious/noThenProperty: as Drizzle makes its selects
  const select = { then: (...told: Parameters<Promise<number>['then']>) => read().then(...told) } as Promise<number>
  expect(await cached(ctx, 'a', 10, () => select)).toBe(1)
  expect(await cached(ctx, 'a', 10, () => select)).toBe(1)
})

test('another name and another database keep their own', async () => {
  const read = counting()
  const db = aDb()
  expect(await cached({ db, now }, 'a', 10, read)).toBe(1)
  expect(await cached({ db, now }, 'b', 10, read)).toBe(2)
  expect(await cached({ db: aDb(), now }, 'a', 10, read)).toBe(3)
})

test('a failure is told and not kept', async () => {
  const ctx = { db: aDb(), now }
  await expect(cached(ctx, 'a', 10, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cached(ctx, 'a', 10, counting())).toBe(1)
})

test('however many names are asked for, it stays small', async () => {
  const ctx = { db: aDb(), now }
  const read = counting()
  for (let name = 0; name < 1_200; name++) await cached(ctx, String(name), 10, read)
  expect(await cached(ctx, '1199', 10, read)).toBe(1_200)
  expect(await cached(ctx, '0', 10, read)).toBe(1_201)
})

test('what fills one shelf drives nothing from another', async () => {
  const ctx = { db: aDb(), now }
  const read = counting()
  expect(await cached(ctx, 'a', 10, read)).toBe(1)
  for (let n = 0; n < 600; n++) await cached(ctx, `cursor ${n}`, 10, read, 'pages')
  expect(await cached(ctx, 'a', 10, read)).toBe(1)
})
