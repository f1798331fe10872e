import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import type { Database } from './open.ts'
import { withoutIndexes } from './without-indexes.ts'

const filled = pgTable('filled', { id: integer().primaryKey(), name: text().notNull() })
let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 2 })
  await database.db.execute(sql`create table filled (id integer primary key, name text not null unique)`)
  await database.db.execute(sql`create index filled_name on filled (lower(name) desc)`)
  await database.db.execute(sql`create index filled_some on filled (id) where name <> ''`)
})
afterAll(() => database.close())

const indexes = async () =>
  (await database.pool.query("select indexdef from pg_indexes where tablename = 'filled' order by indexname")).rows

test('the indexes are the same afterwards, and only what keeps rows apart stands meanwhile', async () => {
  const before = await indexes()
  await database.db.transaction((tx) =>
    withoutIndexes(tx, filled, async () => {
      const { rows } = await tx.execute(sql`select indexname from pg_indexes where tablename = 'filled' order by 1`)
      expect(rows).toEqual([{ indexname: 'filled_name_key' }, { indexname: 'filled_pkey' }])
      await tx.insert(filled).values({ id: 1, name: 'one' })
    }),
  )
  expect(await indexes()).toEqual(before)
  expect(before).toHaveLength(4)
})

test('work that fails leaves them as they were', async () => {
  const before = await indexes()
  const failing = database.db.transaction((tx) =>
    withoutIndexes(tx, filled, () => Promise.reject(new Error('no rows came'))),
  )
  await expect(failing).rejects.toThrow('no rows came')
  expect(await indexes()).toEqual(before)
})
