import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBroken } from '#kit/db/invariants.ts'
import { later } from '#kit/time/span.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { giveOverdueBack } from '../jobs.ts'
import { givePiecesBack } from '../public.ts'
import { holdPieces, takeHeld } from './hold.ts'
import { invariants } from './invariants.ts'
import { findStocks } from './read.ts'
import { changePieces, insertStocks } from './write.ts'

let app: TestApp
let patients: number[]

beforeAll(async () => {
  app = await startTestApp()
  patients = []
  for (let n = 0; n < 8; n++) patients.push((await signIn(app)).patientId)
})
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.close()
})

let names = 0
const aStock = async (pieces: number, limitEach?: number) => {
  const [id] = await insertStocks(app.db, [{ pieces, limitName: `test ${++names}`, limitEach: limitEach ?? null }])
  return id as number
}
const left = async (id: number) => (await findStocks(app.db, [id])).get(id)?.left
const wish = (stockId: number, holdKey: string, of = 0, pieces = 1) => ({
  stockId,
  holdKey,
  pieces,
  patientId: patients[of] as number,
  until: later(app.clock.now(), { minutes: 15 }),
})
const hold = (...wanted: ReturnType<typeof wish>[]) => holdPieces(app.db, wanted, app.clock.now())

test('what is not there, too much, above the limit or held already is not held, and leaves no trace', async () => {
  const [few, limited] = [await aStock(2), await aStock(10, 2)]
  expect(await hold(wish(999_999, 'a'), wish(few, 'b', 0, 3), wish(limited, 'c', 1, 3))).toEqual([
    'not-found',
    'sold-out',
    'limit',
  ])
  expect(await hold(wish(limited, 'd', 1, 2), wish(limited, 'e', 1), wish(limited, 'd', 2))).toEqual([
    'held',
    'limit',
    'same-key',
  ])
  expect([await left(few), await left(limited)]).toEqual([2, 8])
})

test('everybody at once gets exactly what is there, each within their limit', async () => {
  const stock = await aStock(10, 2)
  const wanted = Array.from({ length: 64 }, (_, n) => wish(stock, `rush ${n}`, n % 8))
  expect((await hold(...wanted)).filter((verdict) => verdict === 'held')).toHaveLength(10)
  // Two processes: no batch between them, only the database.
  const other = await aStock(10, 2)
  const each = await Promise.all(wanted.map((one) => hold({ ...one, stockId: other, holdKey: `${one.holdKey} alone` })))
  expect(each.flat().filter((verdict) => verdict === 'held')).toHaveLength(10)
  const { rows } = await app.db.execute(sql`select max(pieces)::int as most from mall_stock_shares`)
  expect(rows).toEqual([{ most: 2 }])
  expect([await left(stock), await left(other)]).toEqual([0, 0])
})

test('what is given back is free once, however often it is given, and some of it may go back', async () => {
  const stock = await aStock(5, 3)
  await hold(wish(stock, 'back', 3, 3))
  expect(await takeHeld(app.db, 'back')).toBe(true)
  const some = { holdKey: 'back', stockId: stock, pieces: 2 }
  expect(await Promise.all([givePiecesBack(app.context(), some), givePiecesBack(app.context(), some)])).toContain(2)
  expect(await left(stock)).toBe(4)
  await Promise.all([1, 2, 3].map(() => givePiecesBack(app.context(), { holdKeys: ['back'] })))
  expect(await left(stock)).toBe(5)
  expect(await takeHeld(app.db, 'back')).toBe(false)
  expect(await hold(wish(stock, 'again', 3, 3))).toEqual(['held'])
})

test('what is held past its moment is free again; what was taken is not', async () => {
  const stock = await aStock(2)
  await hold(wish(stock, 'forgotten', 4), wish(stock, 'paid', 5))
  await takeHeld(app.db, 'paid')
  app.clock.advance({ minutes: 16 })
  await giveOverdueBack.run(app.context())
  expect(await left(stock)).toBe(1)
  expect(await takeHeld(app.db, 'forgotten')).toBe(false)
})

test('pieces that somebody holds cannot be taken from the stock', async () => {
  const stock = await aStock(3)
  await hold(wish(stock, 'shelf', 6, 2))
  expect([
    await changePieces(app.db, stock, -2, app.clock.now()),
    await changePieces(app.db, stock, -1, app.clock.now()),
  ]).toEqual([undefined, 0])
  expect([await changePieces(app.db, stock, 4, app.clock.now()), await left(stock)]).toEqual([4, 4])
})

/** When nothing was left of a stock, in minutes after the beginning; the last one is still so where it has no end. */
const outsOf = async (id: number, begin: Date) => {
  const minutes = (at: string) => `round(extract(epoch from ${at} - $2) / 60)::int`
  const { rows } = await app.pool.query(
    `select ${minutes('since_at')} as since, ${minutes('until_at')} as until from mall_stock_outs where stock_id = $1
     union all select ${minutes('gone_since')}, null from mall_stocks where id = $1 and gone_since is not null order by 1`,
    [id, begin],
  )
  return rows.map(({ since, until }) => [since, until])
}

test('when nothing is left is written down, until some come back: from an order that ends, or from a desk', async () => {
  const stock = await aStock(2)
  const begin = app.clock.now()
  const after = (minutes: number) => app.clock.advance({ minutes })
  const change = (by: number) => changePieces(app.db, stock, by, app.clock.now())
  await hold(wish(stock, 'first out', 0))
  expect(await outsOf(stock, begin)).toEqual([])
  after(1)
  await hold(wish(stock, 'second out', 1))
  await hold(wish(stock, 'too late', 2))
  after(2)
  await givePiecesBack(app.context(), { holdKeys: ['second out'] })
  expect(await outsOf(stock, begin)).toEqual([[1, 3]])
  after(1)
  expect(await change(-1)).toBe(0)
  after(1)
  expect(await change(4)).toBe(4)
  // Gone and back in one moment is no time at all.
  await hold(wish(stock, 'all', 3, 4))
  await givePiecesBack(app.context(), { holdKeys: ['all'] })
  await hold(wish(stock, 'all again', 3, 4))
  expect(await outsOf(stock, begin)).toEqual([
    [1, 3],
    [4, 5],
    [5, null],
  ])
  // What never had any did not run out.
  expect(await outsOf(await aStock(0), begin)).toEqual([])
})

test('who takes the last piece and who gives one back in the same moment follow each other, whichever was first', async () => {
  const stock = await aStock(2)
  const begin = app.clock.now()
  await hold(wish(stock, 'comes back', 0))
  const blocked = async () =>
    (
      await app.pool.query(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0].n
  let back: Promise<number> | undefined
  await app.db.transaction(async (db) => {
    expect(await holdPieces(db, [wish(stock, 'last', 1)], app.clock.now())).toEqual(['held'])
    app.clock.advance({ minutes: 3 })
    // It looks before the last piece is known to be gone, and waits for that.
    back = givePiecesBack(app.context(), { holdKeys: ['comes back'] })
    await expect.poll(blocked).toBe(1)
  })
  expect(await back).toBe(1)
  expect(await left(stock)).toBe(1)
  expect(await outsOf(stock, begin)).toEqual([[0, 3]])

  const buyers = Array.from({ length: 24 }, (_, n) => wish(stock, `in turns ${n}`, n % 8))
  await Promise.all(
    buyers.map(async (one) => {
      if ((await hold(one))[0] === 'held') await givePiecesBack(app.context(), { holdKeys: [one.holdKey] })
    }),
  )
  expect(await left(stock)).toBe(1)
  expect((await outsOf(stock, begin)).every(([, until]) => until !== null)).toBe(true)
})

test('what is held without a stock is found [R9]', async () => {
  const stockId = await aStock(1)
  const broken = await app.db
    .transaction(async (db) => {
      await holdPieces(
        db,
        [
          {
            holdKey: 'lost',
            stockId,
            patientId: patients[0] as number,
            pieces: 1,
            until: later(app.clock.now(), { minutes: 1 }),
          },
        ],
        app.clock.now(),
      )
      await db.execute(sql`delete from mall_stocks where id = ${stockId}`)
      throw await findBroken(db, invariants)
    })
    .catch((found: unknown) => found)
  expect(broken).toContainEqual(expect.objectContaining({ says: 'what is held is of a stock' }))
})
