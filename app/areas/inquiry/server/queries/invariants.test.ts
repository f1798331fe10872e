import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rollbackIf } from '#kit/db/inside.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { openClinic } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { openAbroad, quotedInquiry } from '#test/support/inquiry.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { invariants } from './invariants.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const { hospitalId } = await openClinic(app)
  const staff = await signInStaff(app, hospitalId, 'service')
  await quotedInquiry(app, await signInOne(app), staff, await openAbroad(app))
}, 120_000)
afterAll(() => app.close())

test.each([
  ['goes where none may go', `update inquiry_requests set path[2] = 'closed'`],
  ['stands where its path does not end', `update inquiry_requests set state = 'closed'`],
  ['chose a quote that is not its own', 'update inquiry_requests set chosen_quote_id = 999999'],
  ['is quoted without a quote', 'delete from inquiry_quotes'],
  ['is shared without a consent', 'update inquiry_transfers set withdrawn_at = now()'],
])('an inquiry that %s is seen', async (_, statement) => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  const broken = await rollbackIf(
    { db: app.db },
    () => true,
    async ({ db }) => {
      await db.execute(sql.raw(statement))
      return findBroken(db, invariants)
    },
  )
  expect(broken).toHaveLength(1)
})
