import { eq } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseTime } from '#kit/time/day.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { day, identity, instant } from './columns.ts'
import { insertRows } from './insert-rows.ts'
import type { Database } from './open.ts'

const stones = pgTable('stones', {
  id: identity(),
  weightGrams: integer().notNull(),
  colours: text().array().notNull().default(['grey']),
  foundOn: day(),
  weighedAt: instant(),
  isCut: boolean().notNull().default(true),
  places: jsonb().$type<object>(),
})

describe('Many rows at once', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.pool.query(`create table stones (id bigint generated always as identity, weight_grams integer not null,
      colours text[] not null default '{grey}', found_on date, weighed_at timestamptz(3), is_cut boolean not null default true, places jsonb)`)
  })
  afterAll(() => database.close())

  test('keep their values, whatever the type, and columns that are not given their defaults', async () => {
    const weighedAt = parseTime('2026-11-21 09:30:15')
    const places = { river: [1, 'à "l\'eau"', null], isDry: false }
    const row = {
      weightGrams: 7,
      colours: ['red', '"quoted", {braced}'],
      foundOn: '2026-11-20',
      weighedAt,
      isCut: false,
      places,
    }
    await insertRows(database.db, stones, [row, { ...row, foundOn: null }])
    await insertRows(database.db, stones, [{ weightGrams: 1 }])
    expect(await database.db.select().from(stones).orderBy(stones.id)).toEqual([
      { id: 1, ...row },
      { id: 2, ...row, foundOn: null },
      { id: 3, weightGrams: 1, colours: ['grey'], foundOn: null, weighedAt: null, isCut: true, places: null },
    ])
  })

  test('that differ in some values keep each its own, also where one of them has none', async () => {
    const all = { weightGrams: 90, colours: ['blue'] }
    const given = [
      { ...all, foundOn: null, isCut: false, places: null },
      { ...all, foundOn: '2026-11-24', isCut: false, places: [] },
      { ...all, colours: [], foundOn: undefined, isCut: true, places: { weightGrams: 8 } },
    ]
    await insertRows(database.db, stones, given)
    const found = await database.db.select().from(stones).where(eq(stones.weightGrams, 90)).orderBy(stones.id)
    expect(found).toMatchObject(given.map((one) => ({ ...one, foundOn: one.foundOn ?? null })))
  })

  test('are written beyond what one statement has parameters for, in their order', async () => {
    const rows = Array.from({ length: 70_000 }, (_, at) => ({ weightGrams: 100 + at }))
    await insertRows(database.db, stones, rows)
    const { rows: told } = await database.pool.query(
      'select count(*)::int as count, bool_and(weight_grams = id + 93) as in_order from stones where weight_grams >= 100',
    )
    expect(told).toEqual([{ count: 70_000, in_order: true }])
  })

  test('may be none', async () => {
    await insertRows(database.db, stones, [])
  })

  test('that break a rule of the table are refused as a whole', async () => {
    const rows = [{ weightGrams: 5 }, { weightGrams: null as unknown as number }]
    await expect(insertRows(database.db, stones, rows)).rejects.toThrow()
    const { rows: told } = await database.pool.query('select count(*)::int as count from stones where weight_grams = 5')
    expect(told).toEqual([{ count: 0 }])
  })
})
