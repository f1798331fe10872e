import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAppoint, addOrder } from '#app/areas/membership/contract.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { later } from '#kit/time/span.ts'
import { aCombo, aMemberOf, buyCombo, callFields, openMembership } from '#test/support/membership.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { activation } from '../../contract.ts'
import { makeCodes } from '../public.ts'
import { invariants } from './invariants.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const benefit_id = (await openMembership(app)).call.id
  const comboId = await aCombo(app)
  const me = await signIn(app)
  for (const _ of [1, 2]) await buyCombo(app, me, comboId)
  const member_id = await aMemberOf(app, me)
  await app.callApi(addAppoint, { benefit_id, member_id, fields: callFields('2026-11-25') }, me)
  await app.callApi(addOrder, { combo_id: comboId }, me)
  const ctx = app.context()
  const terms = { count: 1, note: '试', endsAt: later(ctx.now, { days: 30 }) }
  const { codes } = await makeCodes(ctx, { comboId, months: 1, promised: [] }, terms)
  await app.callApi(activation, { code: codes[0] as string }, me)
})
afterAll(() => app.close())

/** One violation for each sentence: what a bug would leave behind. */
const plants: Record<string, string> = {
  'an order knows what was paid for it and what was ordered back':
    "update membership_orders set paid_fen = price_fen where state = 'unpaid'",
  'money of an order that is over is going back, and of one that counts it stays':
    "update membership_orders set back_fen = paid_fen where state = 'paid'",
  'a paid order of somebody who is still here has its term, and no other order has one':
    'update membership_terms set taken_back_at = now() where order_id is not null',
  'a payment of ours belongs to an order': 'update membership_orders set out_trade_no = out_trade_no || id',
  'a code that gave a package was used by who has it': 'update membership_codes set used_by = null',
  'packages follow each other and never count at once':
    "update membership_terms set starts_at = starts_at - interval '1 minute' where starts_at > '2026-12-01'",
  'growth rises with the level, from 0 at level 0': 'update membership_levels set growth = 50 where level = 2',
  'what is left of a benefit is what was promised less what is booked or done':
    'update membership_allowances set left_n = total',
}

test('every sentence has its planted violation, and the books are in order', async () => {
  expect(Object.keys(plants).sort()).toEqual(Object.keys(invariants).sort())
  expect(await findBroken(app.db, invariants)).toEqual([])
})

test.each(Object.entries(plants))('it is found when this is broken: %s [R9]', async (says, plant) => {
  let broken: string[] = []
  const undo = new Error('undo')
  const planting = app.db.transaction(async (db) => {
    await db.execute(sql.raw(plant))
    broken = (await findBroken(db, invariants)).map((one) => one.says)
    throw undo
  })
  await expect(planting).rejects.toBe(undo)
  expect(broken).toContain(says)
})
