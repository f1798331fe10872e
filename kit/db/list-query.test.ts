import { asc, desc, eq } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { identity, instant } from './columns.ts'
import { type ListRequest, listQuery, Reading, since, until } from './list-query.ts'
import type { Database } from './open.ts'
import { transact } from './transaction.ts'

const stones = pgTable('stones', {
  id: identity(),
  owner: integer().notNull(),
  name: text().notNull(),
  weight: integer().notNull(),
  foundAt: instant(),
})
const sorts = { weight: 'desc', found: 'asc' } as const

interface Request extends ListRequest<keyof typeof sorts> {
  weight?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(`
    create table stones (id bigint generated always as identity, owner integer, name text, weight integer, found_at timestamptz);
    insert into stones (owner, name, weight, found_at) values
      (1, '100% granite', 3, '2026-11-22T16:00Z'), (1, 'a_b', 1, null), (1, 'axb', 3, '2026-11-22T15:59:59Z'),
      (1, 'O''Hara \\ "flint"', 2, '2026-11-23T16:00Z'), (2, '100% marble', 3, '2026-11-23T01:00Z')`)
})
afterAll(() => database.close())

const list = (asked: Request, db = database.db) =>
  listQuery(
    db,
    (db) => db.select({ id: stones.id }).from(stones),
    {
      scope: eq(stones.owner, 1),
      searched: [stones.name],
      filters: {
        weight: (weight) => eq(stones.weight, weight),
        from: since(stones.foundAt),
        to: until(stones.foundAt),
      },
      sorts,
      sortedBy: { weight: stones.weight, found: stones.foundAt },
      usual: [desc(stones.weight)],
      last: asc(stones.id),
      key: stones.id,
    },
    asked,
  )
const ids = async (asked: Request) => (await list(asked).upTo(100)).map(({ id }) => id)

test.each([
  ['%', [1]],
  ['_', [2]],
  ['\\', [4]],
  ["'", [4]],
  ['"', [4]],
  ["' or true --", []],
  ['GRANITE', [1]],
  ['marble', []],
])('the words %s mean themselves', async (keyword, found) => {
  expect(await ids({ keyword })).toEqual(found)
})

test('rows out of reach are found by nothing that is asked', async () => {
  expect(await ids({ weight: 3 })).toEqual([1, 3])
  expect(await ids({ keyword: '100%', sort: 'weight' })).toEqual([1])
})

test('rows that are alike have an order, each way, and what is not there comes last', async () => {
  expect(await ids({})).toEqual([1, 3, 4, 2])
  expect(await ids({ sort: 'weight' })).toEqual([1, 3, 4, 2])
  expect(await ids({ sort: 'weight', order: 'asc' })).toEqual([2, 4, 1, 3])
  expect(await ids({ sort: 'found' })).toEqual([3, 1, 4, 2])
  expect(await ids({ sort: 'found', order: 'desc' })).toEqual([4, 1, 3, 2])
})

test('a span of days is of days in Shanghai, both included', async () => {
  expect(await ids({ from: '2026-11-23', to: '2026-11-23' })).toEqual([1])
  expect(await ids({ to: '2026-11-22' })).toEqual([3])
  expect(await ids({ from: '2026-11-24' })).toEqual([4])
})

test('pages together are the list, and the whole is cut where it is told to', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list({}).page({ page, page_size: 2 })))
  expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(await ids({}))
  expect(pages.map(({ totalPages }) => totalPages)).toEqual([2, 2, 2])
  expect(await list({}).upTo(3)).toHaveLength(3)
})

test('a reading goes through all of a list in its order, and sees one state of it', async () => {
  await transact(
    database.db,
    async (db) => {
      const reading = new Reading(2)
      const read = async (asked: Request) => (await list(asked, db).upTo(reading)).map(({ id }) => id)
      const asked: Request = { sort: 'weight' }
      const first = await read(asked)
      expect(reading.total).toBe(4)
      await database.pool.query(`insert into stones (owner, name, weight) values (1, 'later', 2)`)
      const all = [...first, ...(await read(asked))]
      expect(await read(asked)).toEqual([])
      await database.pool.query(`delete from stones where name = 'later'`)
      expect(all).toEqual(await ids(asked))
    },
    { isolationLevel: 'repeatable read' },
  )
})
