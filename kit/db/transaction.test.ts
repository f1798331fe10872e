import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#kit/testing/database.ts'
import { afterCommit } from './after-commit.ts'
import { undoneIf } from './inside.ts'
import type { Database, Db } from './open.ts'
import { countRetries, isUniqueViolation, transact } from './transaction.ts'

describe('A transaction', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.pool.query(
      'create table boxes (id integer constraint boxes_once primary key, content integer not null)',
    )
    await database.pool.query('insert into boxes values (1, 0), (2, 0)')
  })
  afterAll(() => database.close())

  const raise = (db: Db, id: number) => db.execute(sql`update boxes set content = content + 1 where id = ${id}`)
  const readContents = async () =>
    (await database.pool.query('select content from boxes order by id')).rows.map((row) => row.content)

  test('that meets a deadlock is done again as a whole, and both are done once', async () => {
    const before = countRetries()
    let waiting = 0
    const bothHaveOne = Promise.withResolvers<void>()
    const raiseBoth = (first: number, second: number) =>
      transact(database.db, async (tx) => {
        await raise(tx, first)
        if (++waiting === 2) bothHaveOne.resolve()
        await bothHaveOne.promise
        await raise(tx, second)
      })
    await Promise.all([raiseBoth(1, 2), raiseBoth(2, 1)])
    expect(await readContents()).toEqual([2, 2])
    expect(countRetries()).toBe(before + 1)
  })

  test('that is refused as not serializable is done again', async () => {
    let attempts = 0
    const bothHaveRead = Promise.withResolvers<void>()
    const add = () =>
      transact(
        database.db,
        async (tx) => {
          await tx.execute(sql`select sum(content) from boxes`)
          if (++attempts === 2) bothHaveRead.resolve()
          await bothHaveRead.promise
          await raise(tx, 1)
        },
        { isolationLevel: 'serializable' },
      )
    const [before] = await readContents()
    await Promise.all([add(), add()])
    expect((await readContents())[0]).toBe(before + 2)
    expect(attempts).toBe(3)
  })

  test('gives up after its retries and leaves nothing', async () => {
    let attempts = 0
    const before = await readContents()
    const work = async (tx: Db) => {
      attempts++
      await raise(tx, 1)
      await tx.execute(sql`do $$ begin raise exception 'met another' using errcode = '40001'; end $$`)
    }
    await expect(transact(database.db, work, { retries: 2 })).rejects.toMatchObject({ cause: { code: '40001' } })
    expect(attempts).toBe(3)
    expect(await readContents()).toEqual(before)
  })

  test('with any other error is not tried again', async () => {
    let attempts = 0
    const work = async () => {
      attempts++
      throw new Error('no')
    }
    await expect(transact(database.db, work)).rejects.toThrow('no')
    expect(attempts).toBe(1)
  })

  test('inside another joins it and is undone with it', async () => {
    const before = await readContents()
    const outer = transact(database.db, async (tx) => {
      await transact(tx, (inner) => raise(inner, 1))
      throw new Error('undone')
    })
    await expect(outer).rejects.toThrow('undone')
    expect(await readContents()).toEqual(before)
  })

  test('that repeats a key tells which one', async () => {
    const error = await database.db.execute(sql`insert into boxes values (1, 0)`).catch((caught) => caught)
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(error, 'boxes_once')).toBe(true)
    expect(isUniqueViolation(error, 'boxes_other')).toBe(false)
    expect(isUniqueViolation(new Error('something else'))).toBe(false)
  })
})

describe('What waits for a commit', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  test('is done after it, in its order, at once where there is no transaction, and never where it was undone', async () => {
    const done: string[] = []
    const say = (db: Db, word: string) => afterCommit(db, () => void done.push(word))
    say(database.db, 'outside')
    await transact(database.db, async (tx) => {
      say(tx, 'first')
      await tx.transaction(async (savepoint) => say(savepoint, 'second'))
      expect(done).toEqual(['outside'])
    })
    await undoneIf({ db: database.db }, Boolean, async ({ db }) => {
      say(db, 'unwanted')
      return true
    })
    await expect(
      transact(database.db, async (tx) => {
        say(tx, 'failed')
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    say(database.db, 'last')
    expect(done).toEqual(['outside', 'first', 'second', 'last'])
  })
})
