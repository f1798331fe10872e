import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBroken } from '#kit/db/invariants.ts'
import { type Buyer, openBuyer } from '#test/support/buyer.ts'
import { openShop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { invariants } from './invariants.ts'

let app: TestApp
let buyer: Buyer
let orderId: string
let paidId: string
let openId: string

beforeAll(async () => {
  app = await startTestApp()
  buyer = await openBuyer(app, await openShop(app))
  const { order_id, sold } = await buyer.buy([{}, {}])
  orderId = order_id
  const [first, second] = sold.map(({ goods_id }) => goods_id)
  paidId = (await buyer.apply(order_id, { goods_id: first })).refund_id
  await buyer.decide('agree', paidId)
  openId = (await buyer.apply(order_id, { goods_id: second })).refund_id
}, 120_000)
afterAll(() => app.close())

class Undo extends Error {}

/** The sentences that are not true any more once something was broken on purpose; it is mended again. */
const broken = async (statement: ReturnType<typeof sql>) => {
  let says: string[] = []
  await app.db
    .transaction(async (db) => {
      await db.execute(statement)
      says = (await findBroken(db, invariants)).map((one) => one.says)
      throw new Undo()
    })
    .catch((thrown) => expect(thrown).toBeInstanceOf(Undo))
  return says
}

test('what is asked and what went back agree', async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
})

test('each sentence is false once its rows are broken [R9]', async () => {
  const sentences = Object.keys(invariants)
  const found = new Set(
    (
      await Promise.all([
        broken(
          sql`insert into orders_refund_logs (refund_id, state, by_whom, words, at) values (${openId}, 'refunded', 'time', '', now())`,
        ),
        broken(sql`delete from orders_refund_logs where refund_id = ${openId}`),
        broken(sql`update orders_refund_items set amount_fen = amount_fen - 1 where refund_id = ${paidId}`),
        broken(sql`insert into orders_refund_items select ${openId}, 0, 1, 0 on conflict do nothing`),
        broken(
          sql`update orders_refunds set state = 'cancelled', deadline_at = null, ended_at = now() where id = ${openId}`,
        ),
        broken(sql`update orders_orders set back_fen = back_fen - 1 where id = ${orderId}`),
        broken(sql`update orders_refunds set refund_no = 'rnosuch' where id = ${paidId}`),
        broken(
          sql`update orders_refunds r set state = 'applied', refund_no = null, deadline_at = now() where id = ${paidId}`,
        ),
        broken(sql`update orders_refund_items set position = 1 where refund_id = ${paidId}`),
        broken(sql`with same as (
            update orders_refund_items set position = (select position from orders_refund_items where refund_id = ${openId})
            where refund_id = ${paidId})
          update orders_refunds set state = 'applied', refund_no = null, deadline_at = now() where id = ${paidId}`),
      ])
    ).flat(),
  )
  expect(sentences.filter((sentence) => !found.has(sentence))).toEqual([])
})
