import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { allRoles } from '#app/areas/access/staff/rules.ts'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import { prescriptionDetail } from '#app/areas/prescriptions/contract.ts'
import { later } from '#kit/time/span.ts'
import { aShop } from '#test/support/mall.ts'
import { openPharmacy, type Pharmacy } from '#test/support/prescriptions.ts'
import { rawRequestFromOutside, rolesRefused, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let pharmacy: Pharmacy

beforeAll(async () => {
  app = await startTestApp()
  pharmacy = await openPharmacy(app)
}, 120_000)
afterAll(() => app.close())

const decide = [calls.deskPrescriptionApprove, calls.deskPrescriptionRefuse] as const
const decision = { buy_num: 1, reason: '看不清' }

test('only a pharmacist opens the queue, looks and decides', async () => {
  const prescription_id = await pharmacy.upload(await pharmacy.sellDrug())
  const people = await signInAllRoles(app, pharmacy.hospitalId)
  const others = allRoles.filter((role) => role !== 'pharmacist')
  for (const call of [calls.deskPrescriptions, calls.deskPrescriptionLook, ...decide]) {
    const input = { prescription_id, ...decision }
    expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
    expect(await rolesRefused(app, people, call, input)).toEqual(others)
  }
})

test('what another hospital sells is not there, for looking and for deciding', async () => {
  const prescription_id = await pharmacy.upload(await pharmacy.sellDrug())
  const stranger = await signInStaff(app, await aShop(app), 'pharmacist')
  for (const call of [calls.deskPrescriptionLook, ...decide])
    expect(await app.refusal(call, { prescription_id, ...decision }, stranger)).toBe('not-found')
  expect((await app.callApi(calls.deskPrescriptions, {}, stranger)).list).toEqual([])
})

test('the queue begins with the longest wait and names nobody; who looks sees picture, sex, age and allergies, and is written down', async () => {
  const first = await pharmacy.upload(await pharmacy.sellDrug())
  app.clock.set(later(app.clock.now(), { minutes: 20 }))
  const second = await pharmacy.upload(await pharmacy.sellDrug())
  const { list } = await app.callApi(calls.deskPrescriptions, {}, pharmacy.pharmacist)
  const [a, b] = [first, second].map((id) => list.findIndex(({ prescription_id }) => prescription_id === id))
  expect(a).toBeLessThan(b as number)
  expect(list[a as number]).toMatchObject({ waited_minutes: 20 })
  expect(JSON.stringify(list)).not.toMatch(/周|青霉素|\/files/)
  const seen = await app.callApi(calls.deskPrescriptionLook, { prescription_id: first }, pharmacy.pharmacist)
  expect(seen).toMatchObject({ truename: '周小明', age: 38, allergy: '青霉素', may_change: 1, is_as_signed: 0 })
  const picture = await app.server.inject(seen.images[0] ?? '')
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await app.server.inject((seen.images[0] ?? '').split('?')[0] ?? '')).statusCode).toBe(404)
  const admin = await signInStaff(app, pharmacy.hospitalId, 'admin')
  const lines = await app.callApi(deskAuditList, { act: 'prescription.look', row_id: first }, admin)
  expect(lines.list).toMatchObject([{ kind: 'prescription', staff_id: pharmacy.pharmacist.staffId, after: null }])
})

test('two pharmacists decide at once: one is heard, the other is told; each decision is one line of the audit', async () => {
  const colleague = await signInStaff(app, pharmacy.hospitalId, 'pharmacist')
  const prescription_id = await pharmacy.upload(await pharmacy.sellDrug())
  const said = await Promise.all([
    app.refusal(calls.deskPrescriptionApprove, { prescription_id, buy_num: 2 }, pharmacy.pharmacist),
    app.refusal(calls.deskPrescriptionRefuse, { prescription_id, reason: '看不清' }, colleague),
  ])
  expect(said.sort()).toEqual(['decided', 'not refused'])
  const admin = await signInStaff(app, pharmacy.hospitalId, 'admin')
  const { list } = await app.callApi(deskAuditList, { row_id: prescription_id }, admin)
  expect(list).toHaveLength(1)
  expect(JSON.stringify(list)).not.toContain('看不清')
})

test('nobody decides about what bears their own name, and never about more than was asked for', async () => {
  const prescription_id = await pharmacy.upload(await pharmacy.sellDrug())
  const namesake = await signInStaff(app, pharmacy.hospitalId, 'pharmacist')
  await app.db.update(accessStaff).set({ name: '周小明' }).where(eq(accessStaff.id, namesake.staffId))
  for (const call of decide) expect(await app.refusal(call, { prescription_id, ...decision }, namesake)).toBe('own')
  const more = { prescription_id, buy_num: 3 }
  expect(await app.refusal(calls.deskPrescriptionApprove, more, pharmacy.pharmacist)).toBe('pieces')
  await pharmacy.approve(prescription_id, 1)
  expect(await app.callApi(prescriptionDetail, { prescription_id }, pharmacy.me)).toMatchObject({
    state: 'approved',
    buy_num: 1,
    expire_time: '2026-11-26 08:20:00',
  })
  const { list } = await app.callApi(calls.deskPrescriptions, { list: 'decided' }, pharmacy.pharmacist)
  expect(list.find((row) => row.prescription_id === prescription_id)).toMatchObject({
    state_desc: '审核通过',
    pharmacist_name: '某pharmacist',
  })
})
