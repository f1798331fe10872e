import { expect, test } from 'vitest'
import { batchLoader } from './batch-loader.ts'
import type { Db } from './open.ts'

const db = {} as Db

test('look-ups that come together are one, each with its own answer; the same key is asked once', async () => {
  const asked: (readonly number[])[] = []
  const find = batchLoader(async (_, keys: readonly number[]) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key !== 5).map((key) => [key, key * 10]))
  })
  expect(await Promise.all([1, 2, 3, 3, 5, 6].map((key) => find(db, key)))).toEqual([10, 20, 30, 30, undefined, 60])
  expect(asked).toEqual([[1, 2, 3, 5, 6]])
})

test('two databases have look-ups of their own', async () => {
  const other = {} as Db
  const find = batchLoader(async (of, keys: readonly string[]) => new Map(keys.map((key) => [key, of === other])))
  expect(await Promise.all([find(db, 'a'), find(other, 'a')])).toEqual([false, true])
})

test('only what is asked on the same terms is one, however many terms there have been', async () => {
  const asked: string[] = []
  const find = batchLoader(async (_, keys: readonly number[], ...[day]: [day: string]) => {
    asked.push(`${keys} of ${day}`)
    return new Map(keys.map((key) => [key, `${key} of ${day}`]))
  })
  const twice = (day: string) => Promise.all([1, 2, 3].map((key) => find(db, key, day)))
  const [monday, tuesday] = await Promise.all([twice('Monday'), twice('Tuesday')])
  expect([monday[2], tuesday[2]]).toEqual(['3 of Monday', '3 of Tuesday'])
  expect(asked.sort()).toEqual(['1,2,3 of Monday', '1,2,3 of Tuesday'])
  for (let day = 0; day < 250; day++) expect(await find(db, 7, String(day))).toBe(`7 of ${day}`)
})

test('a key that is refused fails by itself, and a database that is away fails all of them with one try', async () => {
  let tries = 0
  const failing = (code: string) =>
    batchLoader(async (_, keys: readonly number[]) => {
      tries++
      if (keys.includes(3)) throw Object.assign(new Error('no'), { code })
      return new Map(keys.map((key) => [key, key * 10]))
    })
  const statuses = async (find: ReturnType<typeof failing>) =>
    (await Promise.allSettled([1, 2, 3].map((key) => find(db, key)))).map(({ status }) => status)
  expect(await statuses(failing('22021'))).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  tries = 0
  expect(await statuses(failing('57P01'))).toEqual(['rejected', 'rejected', 'rejected'])
  expect(tries).toBe(1)
})
