import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBroken } from '#kit/db/invariants.ts'
import { openClinic } from '#test/support/clinic.ts'
import { openConsultation } from '#test/support/consult.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { inviteGuest } from '../commands/guest.ts'
import { joinCall } from '../commands/join.ts'
import { consultCalls as calls } from '../tables.ts'
import { invariants } from './invariants.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const [doctorId = 0] = (await openClinic(app)).doctorIds
  const consultationId = await openConsultation(app, await signIn(app), doctorId, 3, 'video')
  await joinCall(app.context(), consultationId, 'doctor', 'desk-1')
  await joinCall(app.context(), consultationId, 'patient', 'phone-1')
  await inviteGuest(app.context(), consultationId)
})
afterAll(() => app.close())

const [legal, answered, over, pair, link] = Object.keys(invariants)

test('a call as it goes on breaks nothing', async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
})

test.each([
  [legal, sql`update ${calls} set path = array['waiting', 'ended'], kept_until = now()`],
  [answered, sql`update consult_consultations set path = path[1:2], path_at = path_at[1:2]`],
  [over, sql`update consult_consultations set path = path || 'ended'::text, path_at = path_at || path_at[3:3]`],
  [pair, sql`update ${calls} set patient_id = patient_id + 1`],
  [link, sql`update ${calls} set path = array['waiting', 'talking', 'ended'], kept_until = now()`],
])('the books say so where it is not true that %s', async (says, breaking) => {
  const undone = new Error('undone')
  const looked = app.db.transaction(async (tx) => {
    await tx.execute(breaking)
    expect((await findBroken(tx, invariants)).map((broken) => broken.says)).toContain(says)
    throw undone
  })
  await expect(looked).rejects.toBe(undone)
})
