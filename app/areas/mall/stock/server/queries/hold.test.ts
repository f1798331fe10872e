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
  expect(await Promise.all([givePiecesBack(app.db, some), givePiecesBack(app.db, some)])).toContain(2)
  expect(await left(stock)).toBe(4)
  await Promise.all([1, 2, 3].map(() => givePiecesBack(app.db, { holdKeys: ['back'] })))
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
  expect([await changePieces(app.db, stock, -2), await changePieces(app.db, stock, -1)]).toEqual([undefined, 0])
  expect([await changePieces(app.db, stock, 4), await left(stock)]).toEqual([4, 4])
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
