import { afterAll, beforeAll, expect, test } from 'vitest'
import { endConsultation } from '#app/areas/consult/consultations/server/public.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { answeredConsultation } from '#test/support/consultations.ts'
import { signInOne } from '#test/support/crowd.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import { invariants } from './invariants.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('money that went back without a decision is found, and the books are in order before [R9]', async () => {
  const { doctorIds } = await openSurgery(app)
  const ask_id = await answeredConsultation(app, await signInOne(app), doctorIds[0] as number)
  await endConsultation(app.context(), ask_id)
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.pool.query('update consult_consultations set returned_at = now() where id = $1', [ask_id])
  expect((await findBroken(app.db, invariants)).map(({ says }) => says)).toEqual(Object.keys(invariants))
  await app.pool.query('update consult_consultations set returned_at = null where id = $1', [ask_id])
})
