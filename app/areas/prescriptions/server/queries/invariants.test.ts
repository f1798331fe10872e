import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBroken } from '#kit/db/invariants.ts'
import { type House, openHouse } from '#test/support/start-test-app.ts'
import { openPharmacy, type Pharmacy } from '#test/support/prescriptions.ts'
import { invariants } from './invariants.ts'

let house: House
let pharmacy: Pharmacy
beforeAll(async () => {
  house = await openHouse()
  pharmacy = await openPharmacy(house)
}, 120_000)
afterAll(() => house.close())

test.each([
  ['begins where none begins', '{approved,withdrawn}'],
  ['goes where none may go', '{waiting,refused,withdrawn}'],
])('the books see a prescription that %s', async (_, path) => {
  const id = await pharmacy.upload(await pharmacy.sellDrug())
  expect(await findBroken(house.db, invariants)).toEqual([])
  const write =
    'update prescriptions set path = $2, path_at = array_fill(made_at, array[cardinality($2::text[])]) where id = $1'
  await house.pool.query(write, [id, path])
  expect(await findBroken(house.db, invariants)).toMatchObject([{ rows: [{ id }] }])
  await house.pool.query('delete from prescriptions where id = $1', [id])
})
