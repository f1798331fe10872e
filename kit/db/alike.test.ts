import { expect, onTestFinished, test, vi } from 'vitest'
import { alike } from './alike.ts'
import type { Db } from './open.ts'

const db = {} as Db

test('what is asked in the same words at the same time is read once, and anew afterwards', async () => {
  const asked: unknown[] = []
  const read = alike(async (_, filter: { city?: number | undefined }, page: number) => {
    asked.push([filter, page])
    return asked.length
  })
  const ask = () => Promise.all([read(db, { city: 5 }, 1), read(db, { city: 5 }, 1), read(db, { city: undefined }, 1)])
  expect(await ask()).toEqual([1, 1, 2])
  expect(await ask()).toEqual([3, 3, 4])
  expect(asked.slice(0, 2)).toEqual([
    [{ city: 5 }, 1],
    [{}, 1],
  ])
})

test('what fails fails for those alone who asked for it', async () => {
  const read = alike(async (_, page: number) => {
    if (page === 2) throw new Error('no such page')
    return page
  })
  const said = await Promise.allSettled([1, 2, 3].map((page) => read(db, page)))
  expect(said.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

/** Hours that only this test turns on. */
const aClock = () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return (ms: number) => vi.advanceTimersByTime(ms)
}

const times = <T>(count: number, ask: () => Promise<T>) => Promise.all(Array.from({ length: count }, ask))

test('in a rush one reading serves a tenth of a second; after it everybody is read for anew', async () => {
  const pass = aClock()
  let reads = 0
  const read = alike(async (_, page: number) => `${page} ${++reads}`)
  expect(new Set(await times(10, () => read(db, 1)))).toEqual(new Set(['1 1']))
  expect(await read(db, 1)).toBe('1 2')
  pass(100)
  expect([await read(db, 1), await read(db, 2), await read(db, 1)]).toEqual(['1 3', '2 4', '1 3'])
  pass(100)
  expect([await read(db, 1), await read(db, 1)]).toEqual(['1 5', '1 6'])
})

test('a rush that ended long ago is none', async () => {
  const pass = aClock()
  let reads = 0
  const read = alike(async () => ++reads)
  await times(10, () => read(db))
  pass(200)
  expect([await read(db), await read(db)]).toEqual([2, 3])
})

test('what fails in a rush is tried again', async () => {
  const pass = aClock()
  let reads = 0
  const read = alike(async () => {
    if (++reads === 2) throw new Error('not now')
    return reads
  })
  await times(10, () => read(db))
  pass(100)
  await expect(times(3, () => read(db))).rejects.toThrow('not now')
  expect(await read(db)).toBe(3)
})
