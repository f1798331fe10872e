import { asc } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#kit/testing/database.ts'
import { identity, instant } from './columns.ts'
import type { Database } from './open.ts'
import { preparedInsert } from './prepared-insert.ts'

const birds = pgTable('birds', {
  id: identity(),
  name: text().notNull(),
  songs: text().array().notNull().default([]),
  weight: integer(),
  seenAt: instant(),
})

const insertBirds = preparedInsert(birds)

describe('A prepared insert', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1 })
    await database.pool.query(`create table birds (
      id bigint generated always as identity, name text not null, songs text[] not null default '{}', weight integer,
      seen_at timestamptz(3))`)
  })
  beforeEach(() => database.pool.query('truncate birds restart identity'))
  afterAll(() => database.close())

  const all = () => database.db.select().from(birds).orderBy(asc(birds.id))

  test('writes nothing at all', async () => {
    expect(await insertBirds(database.db, [])).toEqual([])
    expect(await all()).toEqual([])
  })

  test('answers rows as they stand: nothing, arrays, times and what the database gives', async () => {
    const seenAt = new Date('2026-11-22T08:00:00.123Z')
    const wren = { name: 'wren', songs: ['tic', 'tic'], weight: null, seenAt }
    const rows = await insertBirds(database.db, [wren])
    expect(rows).toEqual([{ id: 1, ...wren }])
    expect(await all()).toEqual(rows)
    expect(await insertBirds(database.db, [{ name: 'owl' }])).toMatchObject([{ id: 2, songs: [], weight: null }])
  })

  test('writes many in their order, and text that looks like a statement as text', async () => {
    const named = Array.from({ length: 40 }, (_, at) => ({ name: `${at} '); drop table birds; --`, weight: at }))
    const rows = await insertBirds(database.db, named)
    expect(rows.map(({ name, weight }) => ({ name, weight }))).toEqual(named)
    expect(await all()).toEqual(rows)
  })

  test('is undone with its transaction', async () => {
    const undo = new Error('undo')
    const work = database.db.transaction(async (inside) => {
      await insertBirds(inside, [{ name: 'rook' }])
      throw undo
    })
    await expect(work).rejects.toBe(undo)
    expect(await all()).toEqual([])
  })
})
