import { realpathSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { pgTable } from 'drizzle-orm/pg-core'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { makeDataDir, removeDataDir } from '#test/support/product.ts'
import { day, fen, identity, instant } from './columns.ts'
import { openHome } from './embedded/home.ts'
import { lockFolder } from './embedded/lock.ts'
import { connect, type Database, openAlongside } from './open.ts'

const visits = pgTable('visits', {
  id: identity(),
  priceFen: fen().notNull(),
  seenAt: instant().notNull(),
  onDay: day().notNull(),
})

describe('An open database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.pool.query(
      'create table visits (id bigint generated always as identity, price_fen integer, seen_at timestamptz(3), on_day date)',
    )
  })
  afterAll(() => database.close())

  test('gives numbers, days as text and instants as Dates, by Drizzle and by SQL alike', async () => {
    const seenAt = new Date('2026-11-21T01:30:00.123Z')
    const [visit] = await database.db.insert(visits).values({ priceFen: 1250, seenAt, onDay: '2026-11-21' }).returning()
    expect(visit).toEqual({ id: 1, priceFen: 1250, seenAt, onDay: '2026-11-21' })
    const { rows } = await database.pool.query('select *, count(*) over () from visits')
    expect(rows).toEqual([{ id: 1, price_fen: 1250, seen_at: seenAt, on_day: '2026-11-21', count: 1 }])
  })

  test('refuses to give a number that a number cannot hold', async () => {
    await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow(RangeError)
  })

  test('keeps time in UTC and ends what takes too long', async () => {
    const { rows } = await database.db.execute(
      sql`select current_setting('timezone') as zone, current_setting('statement_timeout') as most`,
    )
    expect(rows).toEqual([{ zone: 'UTC', most: '15s' }])
  })

  test('keeps its connection when a statement is refused', async () => {
    const { pool, close } = connect(database.connection, { poolSize: 1, log: pino({ level: 'silent' }) })
    const before = await pool.query('select pg_backend_pid() as pid')
    await expect(pool.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
    expect((await pool.query('select pg_backend_pid() as pid')).rows).toEqual(before.rows)
    await close()
  })

  test('outlives a lost connection', async () => {
    await database.pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {})
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

test('who looks beside a process whose database does not run yet is told so in one line', async () => {
  const dataDir = makeDataDir()
  const unlock = lockFolder(dataDir)
  openHome(realpathSync(dataDir))
  try {
    const looking = openAlongside({ dataDir, poolSize: 1, log: pino({ level: 'silent' }) })
    await expect(looking).rejects.toThrow(`The database of ${dataDir}, which another process runs, does not answer: `)
  } finally {
    unlock()
    removeDataDir(dataDir)
  }
})
