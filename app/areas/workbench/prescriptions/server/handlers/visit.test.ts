import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { deskArrive } from '#app/areas/desk/clinic/contract.ts'
import { deskPrescriptionLook } from '#app/areas/desk/prescriptions/contract.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { prescriptionDetail } from '#app/areas/prescriptions/contract.ts'
import { benchClinicNext } from '#app/areas/workbench/clinic/contract.ts'
import { instantAt } from '#kit/time/day.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

const TODAY = '2026-11-23'
let app: TestApp
let clinic: Clinic
let shop: Shop
let people: Staffing
let doctor: DoctorPerson
let colleague: DoctorPerson

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 07:00` })
  clinic = await openClinic(app, { doctors: 2, places: 20, end: 720 })
  people = await signInAllRoles(app, clinic.hospitalId)
  doctor = await signInDoctor(app, clinic.doctorIds[0] as number)
  colleague = await signInDoctor(app, clinic.doctorIds[1] as number)
  shop = await openShop(app)
}, 120_000)
afterAll(() => app.close())
beforeEach(() => app.clock.advance({ minutes: 1 }))

const mine = () => ({ doctorKey: doctor.doctorKey })
const booked = async () => {
  const slots = await slotsOn(app, clinic, TODAY)
  const slot = slots.find(({ date, beginMinutes, left }) => left > 0 && instantAt(date, beginMinutes) > app.clock.now())
  const person = await signInOne(app)
  const input = { slot_id: slot?.id as number, member_id: person.memberId }
  const { order_id } = await app.callApi(booking.createOrder, input, { key: person.key })
  return { order_id, person, schedule_id: slot?.scheduleId as number }
}
const called = async () => {
  const one = await booked()
  await app.callApi(deskArrive, { order_id: one.order_id }, { staffKey: people.nurse.staffKey })
  for (;;) {
    app.clock.advance({ seconds: 30 })
    const { order_id } = await app.callApi(benchClinicNext, { schedule_id: one.schedule_id }, mine())
    if (order_id === one.order_id) return one
  }
}
const content = {
  drug_name: '阿莫西林胶囊',
  buy_num: 1,
  dosage: '每次 1 粒，每日三次',
  diagnosis: '急性扁桃体炎',
  allergy: '无',
}
const write = (order_id: string, more: object = {}) =>
  app.callApi(calls.benchVisitPrescribe, { order_id, ...content, is_confirmed: 1, ...more }, mine())
const refused = (order_id: string, more: object = {}, as: object = mine()) =>
  app.refusal(calls.benchVisitPrescribe, { order_id, ...content, is_confirmed: 1, ...more }, as)
const hints = async (order_id: string, more: object = {}) =>
  (await app.callApi(calls.benchVisitHints, { order_id, ...content, ...more }, mine())).list.map(({ kind }) => kind)

test('only the doctor of a visit prescribes, once the patient was called, and what the rules let', async () => {
  const early = await booked()
  expect(await refused(early.order_id)).toBe('over')
  const { order_id, person } = await called()
  const theirs = { doctorKey: colleague.doctorKey }
  expect(await app.refusal(calls.benchVisitPrescriptions, { order_id }, theirs)).toBe('not-found')
  expect(await app.refusal(calls.benchVisitHints, { order_id, drug_name: '阿莫西林' }, theirs)).toBe('not-found')
  expect(await refused(order_id, {}, theirs)).toBe('not-found')
  expect(await refused(order_id, {}, { key: person.key })).toBe('login')
  expect(await refused(order_id, { is_confirmed: 0 })).toBe('not-confirmed')
  expect(await refused(order_id, { drug_name: '' })).toBe('no-drug')
  expect(await refused(order_id, { drug_name: '地西泮片' })).toBe('controlled')
  expect(await refused(order_id, { diagnosis: '' })).toBe('422')
  const { special_id } = await shop.sell({ kind: 'drug', drugType: 2, hospitalId: null, isOn: false })
  expect(await refused(order_id, { special_id, drug_name: '' })).toBe('goods-gone')
})

test('at a first visit it is prescribed, a pharmacist looks at it, and the patient is told and reads it', async () => {
  const { order_id, person } = await called()
  const { prescription_id } = await write(order_id)
  const as = { key: person.key }
  expect((await app.callApi(messages, {}, as)).list[0]?.title).toBe('医生开了处方')
  expect(await app.callApi(prescriptionDetail, { prescription_id }, as)).toMatchObject({ state: 'waiting', ask_id: '' })
  const seen = await app.callApi(deskPrescriptionLook, { prescription_id }, { staffKey: people.pharmacist.staffKey })
  expect(seen).toMatchObject({ is_as_signed: 1, hints: [] })
  const { list, may_write } = await app.callApi(calls.benchVisitPrescriptions, { order_id }, mine())
  expect([may_write, list.map((one) => one.drug_name)]).toEqual([1, ['阿莫西林胶囊']])
  const lines = (await app.callApi(deskAuditList, {}, { staffKey: people.auditor.staffKey })).list
  expect(lines.find(({ act }) => act === 'prescription.write')).toMatchObject({ doctor_id: doctor.doctorId })
})

test('hints say an allergy of an earlier prescription, the same ingredient twice and too much a day; they refuse nothing and are kept', async () => {
  const { order_id } = await called()
  expect(await hints(order_id)).toEqual([])
  expect(await hints(order_id, { allergy: '青霉素过敏' })).toEqual(['allergy'])
  const parts = [{ title: '用法用量', lines: ['口服。一日不超过 6 粒。'] }]
  const { hospitalId } = clinic
  const sold = { kind: 'drug', drugType: 2, name: '阿莫西林胶囊', detailParts: parts, hospitalId } as const
  const { special_id } = await shop.sell(sold)
  expect(await hints(order_id, { special_id, dosage: '每次 3 粒，每日三次' })).toEqual(['dose'])

  await write(order_id, { drug_name: '头孢克洛颗粒', allergy: '青霉素' })
  const signed = { special_id, dosage: '每次 3 粒，每日三次' }
  await write(order_id, signed)
  expect(await hints(order_id, signed)).toEqual(['allergy', 'twice', 'dose'])
  app.clock.advance({ minutes: 1 })
  const { prescription_id } = await write(order_id, signed)
  const seen = await app.callApi(deskPrescriptionLook, { prescription_id }, { staffKey: people.pharmacist.staffKey })
  expect(seen.hints).toHaveLength(3)
  expect(seen.is_as_signed).toBe(1)
  const { list } = await app.callApi(calls.benchVisitPrescriptions, { order_id }, mine())
  expect(list.at(-1)?.hints[0]).toContain('青霉素')
  // What is said of a patient is in no audit.
  const lines = (await app.callApi(deskAuditList, {}, { staffKey: people.auditor.staffKey })).list
  expect(JSON.stringify(lines)).not.toContain('青霉素')
})
