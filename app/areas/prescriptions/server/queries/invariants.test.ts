import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBroken } from '#kit/db/invariants.ts'
import { openPharmacy, type Pharmacy } from '#test/support/prescriptions.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { invariants } from './invariants.ts'

let app: TestApp
let pharmacy: Pharmacy
beforeAll(async () => {
  app = await startTestApp()
  pharmacy = await openPharmacy(app)
}, 120_000)
afterAll(() => app.close())

test.each([
  ['begins where none begins', '{approved,withdrawn}'],
  ['goes where none may go', '{waiting,refused,withdrawn}'],
])('the books see a prescription that %s', async (_, path) => {
  const id = await pharmacy.upload(await pharmacy.sellDrug())
  expect(await findBroken(app.db, invariants)).toEqual([])
  const write =
    'update prescriptions set path = $2, path_at = array_fill(made_at, array[cardinality($2::text[])]) where id = $1'
  await app.pool.query(write, [id, path])
  expect(await findBroken(app.db, invariants)).toMatchObject([{ rows: [{ id }] }])
  await app.pool.query('delete from prescriptions where id = $1', [id])
})
