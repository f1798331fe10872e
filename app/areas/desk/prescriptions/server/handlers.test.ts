import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/desk/audit/contract.ts'
import { allRoles } from '#app/areas/desk/staff/rules.ts'
import { deskStaff } from '#app/areas/desk/staff/server/tables.ts'
import { prescriptionDetail } from '#app/areas/prescriptions/contract.ts'
import { aShop } from '#test/support/mall.ts'
import { type House, openHouse } from '#test/support/start-test-app.ts'
import { openPharmacy, type Pharmacy } from '#test/support/prescriptions.ts'
import { knockFromOutside, rolesRefused, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { later } from '#kit/time/span.ts'
import * as calls from '../contract.ts'

let house: House
let pharmacy: Pharmacy

beforeAll(async () => {
  house = await openHouse()
  pharmacy = await openPharmacy(house)
}, 120_000)
afterAll(() => house.close())

const decide = [calls.deskPrescriptionApprove, calls.deskPrescriptionRefuse] as const
const decision = { buy_num: 1, reason: '看不清' }

test('only a pharmacist opens the queue, looks and decides', async () => {
  const prescription_id = await pharmacy.upload(await pharmacy.sellDrug())
  const people = await signInAllRoles(house, pharmacy.hospitalId)
  const others = allRoles.filter((role) => role !== 'pharmacist')
  for (const call of [calls.deskPrescriptions, calls.deskPrescriptionLook, ...decide]) {
    const input = { prescription_id, ...decision }
    expect(await knockFromOutside(house, call, input)).toEqual(['login', 'login', '401'])
    expect(await rolesRefused(house, people, call, input)).toEqual(others)
  }
})

test('what another house sells is not there, for looking and for deciding', async () => {
  const prescription_id = await pharmacy.upload(await pharmacy.sellDrug())
  const stranger = await signInStaff(house, await aShop(house), 'pharmacist')
  for (const call of [calls.deskPrescriptionLook, ...decide])
    expect(await house.refusal(call, { prescription_id, ...decision }, stranger)).toBe('not-found')
  expect((await house.callApi(calls.deskPrescriptions, {}, stranger)).list).toEqual([])
})

test('the queue begins with the longest wait and names nobody; who looks sees picture, sex, age and allergies, and is written down', async () => {
  const first = await pharmacy.upload(await pharmacy.sellDrug())
  house.clock.set(later(house.clock.now(), { minutes: 20 }))
  const second = await pharmacy.upload(await pharmacy.sellDrug())
  const { list } = await house.callApi(calls.deskPrescriptions, {}, pharmacy.pharmacist)
  const [a, b] = [first, second].map((id) => list.findIndex(({ prescription_id }) => prescription_id === id))
  expect(a).toBeLessThan(b as number)
  expect(list[a as number]).toMatchObject({ waited_minutes: 20 })
  expect(JSON.stringify(list)).not.toMatch(/周|青霉素|\/files/)
  const seen = await house.callApi(calls.deskPrescriptionLook, { prescription_id: first }, pharmacy.pharmacist)
  expect(seen).toMatchObject({ truename: '周小明', age: 38, allergy: '青霉素', may_change: 1, is_as_signed: 0 })
  const picture = await house.app.inject(seen.images[0] ?? '')
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await house.app.inject((seen.images[0] ?? '').split('?')[0] ?? '')).statusCode).toBe(404)
  const admin = await signInStaff(house, pharmacy.hospitalId, 'admin')
  const lines = await house.callApi(deskAuditList, { act: 'prescription.look', row_id: first }, admin)
  expect(lines.list).toMatchObject([{ kind: 'prescription', staff_id: pharmacy.pharmacist.staffId, after: null }])
})

test('two pharmacists decide at once: one is heard, the other is told; each decision is one line of the audit', async () => {
  const colleague = await signInStaff(house, pharmacy.hospitalId, 'pharmacist')
  const prescription_id = await pharmacy.upload(await pharmacy.sellDrug())
  const said = await Promise.all([
    house.refusal(calls.deskPrescriptionApprove, { prescription_id, buy_num: 2 }, pharmacy.pharmacist),
    house.refusal(calls.deskPrescriptionRefuse, { prescription_id, reason: '看不清' }, colleague),
  ])
  expect(said.sort()).toEqual(['decided', 'not refused'])
  const admin = await signInStaff(house, pharmacy.hospitalId, 'admin')
  const { list } = await house.callApi(deskAuditList, { row_id: prescription_id }, admin)
  expect(list).toHaveLength(1)
  expect(JSON.stringify(list)).not.toContain('看不清')
})

test('nobody decides about what bears his own name, and never about more than was asked for', async () => {
  const prescription_id = await pharmacy.upload(await pharmacy.sellDrug())
  const namesake = await signInStaff(house, pharmacy.hospitalId, 'pharmacist')
  await house.db.update(deskStaff).set({ name: '周小明' }).where(eq(deskStaff.id, namesake.staffId))
  for (const call of decide) expect(await house.refusal(call, { prescription_id, ...decision }, namesake)).toBe('own')
  const more = { prescription_id, buy_num: 3 }
  expect(await house.refusal(calls.deskPrescriptionApprove, more, pharmacy.pharmacist)).toBe('pieces')
  await pharmacy.approve(prescription_id, 1)
  expect(await house.callApi(prescriptionDetail, { prescription_id }, pharmacy.me)).toMatchObject({
    ...{ state: 'approved', buy_num: 1, expire_time: '2026-11-26 08:20:00' },
  })
  const { list } = await house.callApi(calls.deskPrescriptions, { list: 'decided' }, pharmacy.pharmacist)
  expect(list.find((row) => row.prescription_id === prescription_id)).toMatchObject({
    ...{ state_desc: '审核通过', pharmacist_name: '某pharmacist' },
  })
})
