import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#kit/testing/database.ts'
import { oneStatement } from './one-statement.ts'
import type { Database } from './open.ts'

describe('Writes that go as one statement', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.pool.query('create table nests (id int primary key)')
    await database.pool.query('create table eggs (nest_id int not null references nests, n int check (n > 0))')
  })
  beforeEach(() => database.pool.query('truncate nests, eggs'))
  afterAll(() => database.close())

  const nest = sql`insert into nests values (${1})`
  const eggsOf = (n: number) => sql`insert into eggs values (${1}, ${n})`
  const count = async () =>
    (await database.pool.query('select (select count(*) from nests)::int nests, (select count(*) from eggs)::int eggs'))
      .rows[0]

  test('may refer to each other, in any order', async () => {
    await oneStatement(database.db, [eggsOf(3), nest])
    expect(await count()).toEqual({ nests: 1, eggs: 1 })
  })

  test('are written all or none', async () => {
    await expect(oneStatement(database.db, [nest, eggsOf(0)])).rejects.toThrow()
    expect(await count()).toEqual({ nests: 0, eggs: 0 })
  })

  test('may be none', async () => {
    await oneStatement(database.db, [])
  })
})
