import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBroken } from '#kit/db/invariants.ts'
import { signInOne } from '#test/support/crowd.ts'
import { openShop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { createGoodsOrder } from '../../contract.ts'
import { invariants } from './invariants.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const { goods_id, special_id } = await (await openShop(app)).sell({ kind: 'service' })
  await app.callApi(createGoodsOrder, { goods_id, special_id }, await signInOne(app))
})
afterAll(() => app.close())

/** For each sentence a change that breaks it and that no constraint refuses. */
const plants: Record<keyof typeof invariants, string> = {
  'the sums of an order are those of what is in it': 'update orders_orders set goods_fen = goods_fen + 1',
  'what is paid whole is the price less what was taken off':
    'with i as (update orders_items set due_fen = due_fen - 1) update orders_orders set due_fen = due_fen - 1',
  'an order has something in it': 'delete from orders_items',
  'an order went only where an order may go':
    "update orders_orders set path = path || array['shipped'], path_at = path_at || path_at",
  'an order that waits for a payment is a part of it with all that is due': 'delete from orders_bundles',
  'what gift cards pay of an order was taken off them for it, and is held as long as it is not paid':
    'with b as (update orders_bundles set due_fen = due_fen - 1) update orders_orders set card_fen = 1',
  'what is in an order gives back no more than the order': 'update orders_items set back_fen = 1',
}

test.each(Object.keys(invariants))('it is found when this is not true: %s [R9]', async (says) => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  const broken = await app.db
    .transaction(async (db) => {
      await db.execute(sql.raw(plants[says] as string))
      throw await findBroken(db, invariants)
    })
    .catch((found: unknown) => found)
  expect(broken).toContainEqual(expect.objectContaining({ says }))
})
