import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '#kit/db/transaction.ts'
import { later } from '#kit/time/span.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { payAtCashier, takeNotices } from './cashier.ts'
import { outsideNotices } from './tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** What PostgreSQL may do by itself with a table of a few rows: look for the one that is due anew for each. */
const lookForEveryRow = sql`select set_config(name, 'off', true) from unnest(array[
  'enable_hashagg', 'enable_sort', 'enable_hashjoin', 'enable_mergejoin', 'enable_material', 'enable_memoize']) name`

test('whoever takes notices takes as many as they say, however the database goes about it: none is lost', async () => {
  const ctx = app.context()
  const bill = { title: '挂号费', amountFen: 100, deadline: later(ctx.now, { minutes: 10 }) }
  for (const outTradeNo of ['first', 'second', 'third']) await payAtCashier(ctx, { ...bill, outTradeNo }, 'success')
  const takeNext = () =>
    transact(app.db, async (db) => {
      await db.execute(lookForEveryRow)
      return takeNotices({ ...ctx, db }, 2)
    })
  expect(await takeNext()).toMatchObject([{ out_trade_no: 'first' }, { out_trade_no: 'second' }])
  expect(await takeNext()).toMatchObject([{ out_trade_no: 'third' }])
  expect([await takeNext(), await app.db.$count(outsideNotices)]).toEqual([[], 0])
})

test('of those who pay the same bill at once one pays it', async () => {
  const ctx = app.context()
  const bill = { title: '挂号费', amountFen: 100, deadline: later(ctx.now, { minutes: 10 }) }
  const numbers = ['fourth', 'fifth', 'fourth', 'fourth']
  const pay = () => Promise.all(numbers.map((outTradeNo) => payAtCashier(ctx, { ...bill, outTradeNo }, 'success')))
  const [fourth, fifth, ...copies] = await pay()
  expect(fifth).toBe(true)
  expect([fourth, ...copies].filter(Boolean)).toHaveLength(1)
  expect(await pay()).toEqual([false, false, false, false])
  expect(await app.db.$count(outsideNotices)).toBe(2)
})
