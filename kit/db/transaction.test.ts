import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { afterCommit } from './after-commit.ts'
import { isDatabaseAway } from './errors.ts'
import { rollbackIf } from './inside.ts'
import { connect, type Database, type Db } from './open.ts'
import { committed, countRetries, isUniqueViolation, transact } from './transaction.ts'

const quiet = pino({ level: 'silent' })

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

  const isConnected = async (pid: number) =>
    (await database.pool.query('select from pg_stat_activity where pid = $1', [pid])).rows.length > 0

  const pidOf = async (db: Db) =>
    (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid as number

  /** Ends the connection that a transaction is on from outside, and waits until it is gone. */
  const endBackendOf = async (tx: Db) => {
    const pid = await pidOf(tx)
    await database.pool.query('select pg_terminate_backend($1)', [pid])
    await expect.poll(() => isConnected(pid)).toBe(false)
  }

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

  test('whose connection is lost between two statements rejects as away, and the next ones go on', async () => {
    const before = await readContents()
    const lost = transact(database.db, async (tx) => {
      await raise(tx, 1)
      await endBackendOf(tx)
      await raise(tx, 1)
    })
    expect(isDatabaseAway(await lost.catch((error) => error))).toBe(true)
    // More of them than the pool has connections: each lost one has been given up.
    for (let times = 0; times < 12; times++) {
      const again = transact(database.db, async (tx) => {
        await endBackendOf(tx)
      })
      expect(isDatabaseAway(await again.catch((error) => error))).toBe(true)
    }
    expect(await readContents()).toEqual(before)
    await transact(database.db, (tx) => raise(tx, 1))
    expect((await readContents())[0]).toBe(before[0] + 1)
  })

  test('whose connection is lost within a statement rejects as away', async () => {
    const lost = transact(database.db, (tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    expect(isDatabaseAway(await lost.catch((error) => error))).toBe(true)
    expect(await transact(database.db, async () => 'well')).toBe('well')
  })

  test('that is left alone for too long is cut off and rejects as away', async () => {
    const { db, close } = connect(database.connection, { poolSize: 1, log: quiet, session: { timeoutMs: 50 } })
    const idle = transact(db, async (tx) => {
      const pid = await pidOf(tx)
      await expect.poll(() => isConnected(pid)).toBe(false)
    })
    expect(isDatabaseAway(await idle.catch((error) => error))).toBe(true)
    await close()
  })

  test('whose statement is never answered is given up with its connection', async () => {
    const { db, close } = connect(database.connection, { poolSize: 1, log: quiet, session: { timeoutMs: 300 } })
    const pid = await pidOf(db)
    process.kill(pid, 'SIGSTOP')
    const unanswered = await transact(db, (tx) => raise(tx, 1)).catch((error) => error)
    const next = await transact(db, pidOf)
    process.kill(pid, 'SIGCONT')
    expect(isDatabaseAway(unanswered)).toBe(true)
    expect(next).not.toBe(pid)
    await close()
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
      await committed(tx, async (savepoint) => say(savepoint, 'second'))
      expect(done).toEqual(['outside'])
    })
    await rollbackIf({ db: database.db }, Boolean, async ({ db }) => {
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
