import { and, asc, eq } from 'drizzle-orm'
import { alias, integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { identity } from './columns.ts'
import type { Database } from './open.ts'
import { page } from './page.ts'

const stones = pgTable('stones', { id: identity(), weight: integer().notNull() })

describe('A page of a list', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.pool.query('create table stones (id bigint generated always as identity, weight integer not null)')
    await database.pool.query('insert into stones (weight) select n % 2 from generate_series(1, 45) as n')
  })
  afterAll(() => database.close())

  const listStones = (asked: { page: number; size: number }, weight?: number) => {
    const found = database.db.select({ id: stones.id }).from(stones)
    return page(
      database.db,
      found.where(weight === undefined ? undefined : eq(stones.weight, weight)).orderBy(asc(stones.id)),
      asked,
    )
  }

  test('holds its rows in order and tells how many pages there are', async () => {
    const { rows, ...rest } = await listStones({ page: 2, size: 20 })
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 21 + index))
    expect(rest).toEqual({ page: 2, totalPages: 3 })
  })

  test('counts only what the select finds', async () => {
    expect(await listStones({ page: 1, size: 10 }, 1)).toMatchObject({ totalPages: 3 })
  })

  test('takes two statements, whatever page of it', async () => {
    const query = vi.spyOn(database.pool, 'query')
    expect(await listStones({ page: 3, size: 20 })).toMatchObject({ rows: { length: 5 }, totalPages: 3 })
    await listStones({ page: 4, size: 20 })
    expect(query).toHaveBeenCalledTimes(4)
    query.mockRestore()
  })

  test('keeps what a joined select tells of rows that are missing', async () => {
    const { db } = database
    const lighter = alias(stones, 'lighter')
    const found = db.select({ id: stones.id, lighter: { id: lighter.id } }).from(stones)
    const joined = found
      .leftJoin(lighter, and(eq(lighter.id, stones.id), eq(lighter.weight, 0)))
      .orderBy(asc(stones.id))
    expect((await page(db, joined, { page: 1, size: 2 })).rows).toEqual([
      { id: 1, lighter: null },
      { id: 2, lighter: { id: 2 } },
    ])
  })

  test('is empty past the end and of an empty list, and says so', async () => {
    expect(await listStones({ page: 9, size: 20 })).toEqual({ rows: [], page: 9, totalPages: 3 })
    expect(await listStones({ page: 1, size: 20 }, 7)).toEqual({ rows: [], page: 1, totalPages: 0 })
  })

  test('counts to 1,000 rows and still shows what lies behind them', async () => {
    await database.pool.query('insert into stones (weight) select 3 from generate_series(1, 1500)')
    expect(await listStones({ page: 1, size: 20 }, 3)).toMatchObject({ totalPages: 50 })
    expect(await listStones({ page: 60, size: 20 }, 3)).toMatchObject({ rows: { length: 20 }, totalPages: 60 })
  })

  test('works inside a transaction', async () => {
    const result = await database.db.transaction((tx) =>
      page(tx, tx.select().from(stones).orderBy(asc(stones.id)), { page: 1, size: 5 }),
    )
    expect(result.rows[0]).toEqual({ id: 1, weight: 1 })
  })
})
