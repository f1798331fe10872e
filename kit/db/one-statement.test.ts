import { gt, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { oneStatement } from './one-statement.ts'
import type { Database } from './open.ts'

const eggs = pgTable('eggs', { nestId: integer().notNull(), n: integer().notNull() })

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

  test('may be those of a query builder too, and one of them says how many rows it changed', async () => {
    const { db } = database
    await oneStatement(db, [
      nest,
      db.insert(eggs).values([
        { nestId: 1, n: 2 },
        { nestId: 1, n: 3 },
      ]),
    ])
    const more = db.update(eggs).set({ n: 9 }).where(gt(eggs.n, 2)).returning({ n: eggs.n })
    expect(await oneStatement(db, [sql`insert into nests values (2)`], more)).toBe(1)
    expect(await count()).toEqual({ nests: 2, eggs: 2 })
  })

  test('may be none', async () => {
    await oneStatement(database.db, [])
  })
})
