import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { inDatabase } from '#test/support/template.ts'
import type { Database } from './open.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 2 })
  await database.pool.query('create table stones (id bigint generated always as identity, weight integer not null)')
  await database.pool.query('insert into stones (weight) select n from generate_series(1, 45) as n')
})
afterAll(() => database.close())

/** What a program said that opens the database itself: the driver warns once a process, whoever else has asked there. */
const programSays = async (work: string): Promise<{ said: string; warned: string }> => {
  const { rows } = await database.pool.query('select current_database() as name')
  const where = JSON.stringify(inDatabase(inject('testServer').connection, rows[0].name))
  const program = `
    import pg from 'pg'
    import { pino } from 'pino'
    import { connect } from '#kit/db/open.ts'
    import { page } from '#kit/db/page.ts'
    import { transact } from '#kit/db/transaction.ts'
    import { asc } from 'drizzle-orm'
    import { integer, pgTable } from 'drizzle-orm/pg-core'
    const stones = pgTable('stones', { id: integer(), weight: integer() })
    const where = ${where}
    const database = connect(where, { poolSize: 2, log: pino({ level: 'silent' }) })
    const work = ${work}
    console.log(JSON.stringify(await work(database)))
    await database.close()`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module-typescript',
    '-e',
    program,
  ])
  return { said: stdout.trim(), warned: stderr }
}

test('the driver warns of statements that are asked side by side on a connection of its own', async () => {
  const { warned } = await programSays(`async () => {
    const client = new pg.Client(where)
    await client.connect()
    await Promise.all([client.query('select 1'), client.query('select 2'), client.query('select 3')])
    await client.end()
  }`)
  expect(warned).toContain('already executing a query')
})

test('a page of a list inside a transaction, and other statements side by side there, warn of nothing', async () => {
  const { said, warned } = await programSays(`({ db }) => transact(db, async (tx) => {
    const listed = () => page(tx, tx.select({ weight: stones.weight }).from(stones).orderBy(asc(stones.id)), { page: 2, size: 20 })
    const [one, other] = await Promise.all([listed(), listed()])
    return [one.rows.length, one.totalPages, other.rows[0].weight]
  })`)
  expect(warned).toBe('')
  expect(JSON.parse(said)).toEqual([20, 3, 21])
})

test('what is asked behind a statement that fails is answered all the same', async () => {
  const client = await database.pool.connect()
  try {
    const answers = await Promise.allSettled([
      client.query('select 1 as n'),
      client.query('select from nowhere'),
      client.query('select 3 as n'),
    ])
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.rows[0].n : 'failed'))).toEqual([
      1,
      'failed',
      3,
    ])
  } finally {
    client.release()
  }
})
