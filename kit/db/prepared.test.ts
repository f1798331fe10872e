import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#kit/testing/database.ts'
import { identity } from './columns.ts'
import type { Database, Db } from './open.ts'
import { preparedPage } from './page.ts'
import { isAnyOf, type Placeholders, prepared } from './prepared.ts'

const trees = pgTable('trees', { id: identity(), kind: text().notNull(), height: integer().notNull() })

interface Wanted {
  kind?: string | undefined
  above?: number | undefined
}

describe('A prepared statement', () => {
  let database: Database
  let written = 0
  beforeAll(async () => {
    // One connection: what it has prepared is all there is.
    database = await openTestDatabase({ poolSize: 1 })
    await database.pool.query(
      'create table trees (id bigint generated always as identity, kind text not null, height integer not null)',
    )
    await database.pool.query(
      "insert into trees (kind, height) values ('oak', 20), ('oak', 30), ('elm', 25), ('ash', 0)",
    )
  })
  afterAll(() => database.close())

  const select = prepared((db: Db, { kind, above }: Placeholders<Wanted>, order: 'low' | 'high') => {
    written += 1
    return db
      .select()
      .from(trees)
      .where(and(kind && eq(trees.kind, kind), above && gt(trees.height, above)))
      .orderBy(order === 'low' ? asc(trees.height) : desc(trees.height))
  })
  const heights = async (db: Db, wanted: Wanted, order: 'low' | 'high' = 'low') =>
    (await select(db, wanted, order)).map(({ height }) => height)

  test('finds by the values of each question, and its text follows which of them are given, and its shape', async () => {
    const { db } = database
    expect(await heights(db, { kind: 'oak' })).toEqual([20, 30])
    expect(await heights(db, { kind: 'elm' })).toEqual([25])
    expect(await heights(db, { kind: undefined })).toEqual([0, 20, 25, 30])
    // Nothing and 0 are two things.
    expect(await heights(db, { above: 0 }, 'high')).toEqual([30, 25, 20])
    expect(await heights(db, { kind: "oak' or true --", above: 0 })).toEqual([])
  })

  test('is written once for each text, and prepared under a name', async () => {
    const { db, pool } = database
    await heights(db, { kind: 'ash' })
    const before = written
    for (const kind of ['oak', 'elm', 'ash']) await heights(db, { kind })
    expect(written).toBe(before)
    const { rows } = await pool.query("select name from pg_prepared_statements where name like 'prepared %'")
    expect(rows.length).toBe(new Set(rows.map(({ name }) => name)).size)
    expect(rows.length).toBeGreaterThanOrEqual(4)
  })

  test('sees in a transaction what the transaction wrote', async () => {
    const undo = new Error('undo')
    const work = database.db.transaction(async (inside) => {
      await inside.insert(trees).values({ kind: 'yew', height: 7 })
      expect(await heights(inside, { kind: 'yew' })).toEqual([7])
      throw undo
    })
    await expect(work).rejects.toBe(undo)
    expect(await heights(database.db, { kind: 'yew' })).toEqual([])
  })

  test('is the same text inside a transaction, and goes over its connection', async () => {
    const { db } = database
    await heights(db, { kind: 'oak' })
    const before = written
    // With one connection, whoever asked past the transaction would wait for its end.
    await db.transaction(async (inside) => {
      await heights(inside, { kind: 'oak' })
      await inside.transaction((deeper) => heights(deeper, { kind: 'elm' }))
    })
    expect(await heights(db, { kind: 'elm' })).toEqual([25])
    expect(written).toBe(before)
  })

  test('that is first asked in a transaction is asked after it too', async () => {
    const { db } = database
    const countAll = prepared((inside: Db, { kind }: Placeholders<{ kind: string }>) =>
      inside.select({ kind: trees.kind }).from(trees).where(eq(trees.kind, kind)),
    )
    const asked = { kind: 'oak' }
    await db.transaction(async (inside) => expect(await countAll(inside, asked)).toHaveLength(2))
    expect(await countAll(db, asked)).toHaveLength(2)
  })

  const grow = prepared((db: Db, { kind, by }: Placeholders<{ kind: string; by: number }>) =>
    db
      .update(trees)
      .set({ height: sql`${trees.height} + ${by}::int` })
      .where(eq(trees.kind, kind))
      .returning({ height: trees.height }),
  )

  test('may change rows', async () => {
    const { db } = database
    expect(await grow(db, { kind: 'ash', by: 3 })).toEqual([{ height: 3 }])
    expect(await grow(db, { kind: 'ash', by: -3 })).toEqual([{ height: 0 }])
    expect(await grow(db, { kind: "ash' or true --", by: 1 })).toEqual([])
  })

  const tell = prepared((db: Db, { words }: Placeholders<{ words: readonly string[] }>) =>
    db
      .select({ words: sql<string[]>`${words}::text[]` })
      .from(trees)
      .limit(1),
  )

  test('leaves an array as it is where it is not a set', async () => {
    expect(await tell(database.db, { words: ['one', 'two'] })).toEqual([{ words: ['one', 'two'] }])
  })

  const byIds = prepared((db: Db, { ids }: Placeholders<{ ids: readonly number[] }>) =>
    db.select({ id: trees.id }).from(trees).where(isAnyOf(trees.id, ids)).orderBy(asc(trees.id)),
  )

  test.each([[[]], [[3]], [[1, 4]], [[4, 2, 2, 1]], [[...Array(40).keys()]]])(
    'finds those of an array of any length, each once: %j',
    async (ids) => {
      const found = (await byIds(database.db, { ids })).map(({ id }) => id)
      expect(found).toEqual([1, 2, 3, 4].filter((id) => ids.includes(id)))
    },
  )

  test('turns pages, and counts with the leaner select that it was given', async () => {
    let counted = 0
    const list = preparedPage(
      (db: Db, { kind }: Placeholders<Wanted>) =>
        db
          .select({ height: trees.height })
          .from(trees)
          .where(kind && eq(trees.kind, kind))
          .orderBy(asc(trees.id)),
      (db, { kind }) => {
        counted += 1
        return db
          .select({ id: trees.id })
          .from(trees)
          .where(kind && eq(trees.kind, kind))
      },
    )
    const { db } = database
    expect(await list(db, {}, { page: 2, size: 3 })).toEqual({ rows: [{ height: 0 }], page: 2, totalPages: 2 })
    expect(await list(db, { kind: 'oak' }, { page: 1, size: 1 })).toMatchObject({ totalPages: 2 })
    expect(await list(db, { kind: 'oak' }, { page: 9, size: 1 })).toEqual({ rows: [], page: 9, totalPages: 2 })
    expect(await list(db, { kind: 'fir' }, { page: 1, size: 1 })).toEqual({ rows: [], page: 1, totalPages: 0 })
    expect(counted).toBe(2)
  })
})
