import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { rollbackIf } from './inside.ts'
import type { Database, Db } from './open.ts'
import { outsideOf } from './outside.ts'
import { transact } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 2 })
  await database.pool.query('create table notes (word text)')
})
afterAll(() => database.close())

const note = (db: Db, word: string) => db.execute(sql`insert into notes values (${word})`)
const read = async () =>
  (await database.pool.query('select word from notes order by word')).rows.map(({ word }) => word)

test('what is written outside of a transaction, or of a savepoint in it, stays when that is undone', async () => {
  const undone = transact(database.db, async (tx) => {
    await note(tx, 'inside')
    await note(outsideOf(tx), 'outside')
    await rollbackIf({ db: tx }, Boolean, async ({ db }) => {
      await note(outsideOf(db), 'outside of a savepoint')
      return true
    })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await read()).toEqual(['outside', 'outside of a savepoint'])
  expect(outsideOf(database.db)).not.toBe(database.db)
})

test('transactions that have all connections may each wait for something outside', async () => {
  await database.pool.query('truncate notes')
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      transact(database.db, async (tx) => {
        await note(outsideOf(tx), `outside ${at}`)
        await note(tx, `inside ${at}`)
      }),
    ),
  )
  expect(await read()).toHaveLength(40)
})
