import { expect, test } from 'vitest'
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
