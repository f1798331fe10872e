import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBroken } from '#kit/db/invariants.ts'
import { answeredConsultation, paidConsultation } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import { invariants } from './invariants.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const [a, b] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const [doctorId] = (await openSurgery(app)).doctorIds as [number]
  await paidConsultation(app, a, doctorId)
  await answeredConsultation(app, b, doctorId)
})
afterAll(() => app.close())

/** One violation for each sentence: what a bug would leave behind. */
const plants: Record<string, string> = {
  'consultations went only where they may go, one step after the other': `update consult_consultations set path = '{waiting,answered}', path_at = path_at[1:2] where state = 'answered'`,
  'a consultation that costs something is paid before it waits': `update consult_consultations set paid_fen = 0`,
  'a consultation knows what was paid for it and what was ordered back': `update consult_consultations set paid_fen = 0`,
  'money of a consultation that was not held is going back, and of one that was it stays unless it was decided otherwise': `update consult_consultations set back_fen = paid_fen`,
  'a payment of ours belongs to a consultation': `update consult_consultations set out_trade_no = 'nobody-paid-this'`,
  'a consultation that a doctor accepted has its talk with them': `delete from consult_talks`,
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
