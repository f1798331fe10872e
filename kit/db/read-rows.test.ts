import { asc, count, eq, sql } from 'drizzle-orm'
import { bigint, boolean, date, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#kit/testing/database.ts'
import { identity } from './columns.ts'
import type { Database, Db } from './open.ts'
import { prepared } from './prepared.ts'

const things = pgTable('things', {
  id: identity(),
  size: bigint({ mode: 'number' }),
  price: numeric(),
  isOld: boolean(),
  madeOn: date(),
  soldAt: timestamp({ withTimezone: true }),
  local: timestamp(),
  words: text().array(),
  facts: jsonb().$type<{ colour: string }>(),
})
const parts = pgTable('parts', { id: identity(), thingId: bigint({ mode: 'number' }), name: text() })

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(`
    create table things (id bigint generated always as identity primary key, size bigint, price numeric, is_old boolean,
      made_on date, sold_at timestamptz, local timestamp, words text[], facts jsonb);
    create table parts (id bigint generated always as identity primary key, thing_id bigint, name text);
    insert into things (size, price, is_old, made_on, sold_at, local, words, facts) values
      (9007199254740991, 1.50, true, '2026-02-28', '2026-11-24 08:15:00.125+08', '2026-11-24 08:15', '{"a b","c"}', '{"colour": "红"}'),
      (null, null, null, null, null, null, null, null);
    insert into parts (thing_id, name) values (1, 'wheel')`)
})
afterAll(() => database.close())

/** What a statement finds when it is prepared, and what Drizzle reads of the same. */
const bothOf = async <Rows>(write: (db: Db) => { prepare: (name: string) => { execute: () => Promise<Rows> } }) =>
  [await prepared(write)(database.db, {}), await write(database.db).prepare('').execute()] as const

test('every kind of value is read as Drizzle reads it, and nothing is nothing', async () => {
  const [read, drizzle] = await bothOf((db) => db.select().from(things).orderBy(asc(things.id)))
  expect(read).toEqual(drizzle)
  expect(read).toMatchObject([
    {
      ...{ id: 1, size: 9_007_199_254_740_991, price: '1.50', isOld: true, madeOn: '2026-02-28' },
      ...{ soldAt: new Date('2026-11-24T00:15:00.125Z'), words: ['a b', 'c'], facts: { colour: '红' } },
    },
    { id: 2, size: null, soldAt: null, words: null, facts: null },
  ])
})

test('texts with a way of their own to be read, names, counts and selects inside', async () => {
  const [read, drizzle] = await bothOf((db) => {
    const made = db
      .select({ of: parts.thingId, number: count().as('number') })
      .from(parts)
      .groupBy(parts.thingId)
      .as('made')
    return db
      .select({
        year: sql`extract(year from ${things.madeOn})::text`.mapWith(Number),
        day: sql<Date>`${things.soldAt}`.mapWith(things.soldAt).as('day'),
        plain: sql<string>`'x'`,
        number: made.number,
      })
      .from(things)
      .leftJoin(made, eq(made.of, things.id))
      .orderBy(asc(things.id))
  })
  expect(read).toEqual(drizzle)
  expect(read[0]).toEqual({ year: 2026, day: new Date('2026-11-24T00:15:00.125Z'), plain: 'x', number: 1 })
})

test('rows with objects in them are Drizzle’s to read: what was not joined is nothing', async () => {
  const [read, drizzle] = await bothOf((db) =>
    db
      .select({ id: things.id, part: { id: parts.id, name: parts.name } })
      .from(things)
      .leftJoin(parts, eq(parts.thingId, things.id))
      .orderBy(asc(things.id)),
  )
  expect(read).toEqual(drizzle)
  expect(read).toEqual([
    { id: 1, part: { id: 1, name: 'wheel' } },
    { id: 2, part: null },
  ])
})
