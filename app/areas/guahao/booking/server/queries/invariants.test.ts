import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopClinic } from '#app/areas/guahao/stops/server/public.ts'
import { invariants as stopInvariants } from '#app/areas/guahao/stops/server/queries/invariants.ts'
import { addWait } from '#app/areas/guahao/waitlist/contract.ts'
import { invariants as waitInvariants } from '#app/areas/guahao/waitlist/server/queries/invariants.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { openClinic, slotsOn } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { createOrder } from '../../contract.ts'
import { invariants } from './invariants.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const [a, b, c, waiter] = (await signInCrowd(app, 4)) as [CrowdPerson, CrowdPerson, CrowdPerson, CrowdPerson]
  const clinic = await openClinic(app, { doctors: 2, places: 2, feeFen: 100 })
  const slots = await slotsOn(app, clinic, '2026-11-26')
  const slotId = slots[0]?.id as number
  for (const person of [a, b]) await bookPaid(person, slotId)
  await app.callApi(addWait, { slot_id: slotId, member_id: waiter.memberId }, { key: waiter.key })
  const [other] = await slotsOn(app, clinic, '2026-11-27')
  await bookPaid(c, other?.id as number)
  const [substitute] = await slotsOn(app, clinic, '2026-11-27', 1)
  const stopping = {
    hospitalId: clinic.hospitalId,
    scheduleId: other?.scheduleId as number,
    reason: '会诊',
    staffId: null,
  }
  await stopClinic(app.context(), { ...stopping, substituteId: substitute?.scheduleId })
})
afterAll(() => app.close())

const bookPaid = async (person: CrowdPerson, slot_id: number) => {
  const { out_trade_no } = await app.callApi(createOrder, { slot_id, member_id: person.memberId }, { key: person.key })
  await app.callApi(sandboxPay, { out_trade_no })
}

/** One violation for each sentence: what a bug would leave behind. */
const plants: Record<string, string> = {
  'the places of a slot are its free ones and those that appointments hold': `update guahao_slots set total = total + 1`,
  'the free numbers of a slot are different, ascending, and nobody has them': `update guahao_slots set free = '{2,1}' where total = 2 and left_n = 2`,
  'a number of a clinic is in one slot only': `update guahao_slots set total = 5, free = '{1}'`,
  'no number of a clinic was given to two': `update guahao_orders set number = 1`,
  'no member has two appointments under way with one doctor on one day, or at one time': `update guahao_orders set member_id = 1`,
  'seats of a member are different': `update guahao_orders set member_id = 1, open_seat = 1`,
  'an appointment says what its slot says': `update guahao_orders set date = date + 1`,
  'an appointment that holds a place has a slot': `update guahao_orders set slot_id = 0`,
  'appointments went only where they may go, one step after the other': `update guahao_orders set path = '{held,done}', path_at = array[path_at[1], path_at[1]] where state = 'booked'`,
  'a paid appointment has a payment that was paid': `update guahao_orders set out_trade_no = 'nobody-paid-this'`,
  'what appointments hold of a payment and what was ordered back make the payment': `update guahao_orders set refund_fen = 1`,
  'an appointment with a fee is booked when it is paid, not before': `update guahao_orders set paid_fen = 0`,
  'who pays at the hospital has paid before they are let in': `update guahao_orders set on_site = true, paid_fen = 0, path = path || '{checked-in}', path_at = path_at || now() where state = 'booked'`,
  'a payment of ours belongs to an appointment, and the money of a closed one is going back': `update guahao_orders set paid_fen = 0`,
  'a slot knows how many wait for it': `update guahao_slots set waiting_count = 0`,
  'who was handed a place has its appointment': `update guahao_waits set state = 'handed', order_id = 'no-order', closed_at = now()`,
  'a stopped clinic has no free place and nobody who waits': `update guahao_slots set total = total + 1, free = '{99}'`,
  'nobody is under way in a stopped clinic': `update guahao_orders set path = '{booked}', path_at = array[now()] where state = 'stopped'`,
  'every stopped appointment was told to its patient': `delete from guahao_stop_notices`,
  'what was decided holds no money any more': `update guahao_stop_notices set outcome = 'refund', decided_at = now()`,
  'a place is kept only for who has not decided': `update guahao_stop_notices set outcome = 'refund', decided_at = now()`,
  'a stop belongs to a stopped clinic': `update guahao_schedules set state = 'open', stop_reason = ''`,
}

test('every sentence has its planted violation', () => {
  const sentences = Object.keys({ ...invariants, ...waitInvariants, ...stopInvariants })
  expect(Object.keys(plants).sort()).toEqual(sentences.sort())
})

test('the books are in order', async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
})

test.each(Object.entries(plants))('it is found when this is broken: %s [R9]', async (says, plant) => {
  const { rows } = await app.pool.query<{ tablename: string; indexname: string }>(
    "select indexname from pg_indexes where tablename = 'guahao_orders' and indexdef like '%UNIQUE%WHERE%'",
  )
  let broken: string[] = []
  const undo = new Error('undo')
  const planting = app.db.transaction(async (db) => {
    // The constraints would not let it happen.
    for (const { indexname } of rows) await db.execute(sql.raw(`drop index ${indexname}`))
    await db.execute(sql.raw(plant))
    broken = (await findBrokenInvariants(db)).map((one) => one.says)
    throw undo
  })
  await expect(planting).rejects.toBe(undo)
  expect(broken).toContain(says)
})
