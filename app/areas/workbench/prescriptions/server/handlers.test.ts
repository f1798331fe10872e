import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { talkMessages } from '#app/areas/consult/chat/contract.ts'
import { consultConsultations } from '#app/areas/consult/consultations/server/public.ts'
import { consultDoctors } from '#app/areas/consult/doctors/server/tables.ts'
import { deskCareTrail } from '#app/areas/desk/care/contract.ts'
import { deskPrescriptionApprove, deskPrescriptionLook } from '#app/areas/desk/prescriptions/contract.ts'
import { guahaoDepartments } from '#app/areas/guahao/departments/server/public.ts'
import { createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { prescriptionDetail } from '#app/areas/prescriptions/contract.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { openConsultation } from '#test/support/consult.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { openPharmacy, type Pharmacy } from '#test/support/prescriptions.ts'
import { type StaffPerson, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let pharmacy: Pharmacy
let clinic: Clinic
let doctor: DoctorPerson
let pharmacist: StaffPerson

beforeAll(async () => {
  app = await startTestApp()
  pharmacy = await openPharmacy(app)
  clinic = await openClinic(app, { doctors: 3 })
  doctor = await signInDoctor(app, clinic.doctorIds[0] as number)
  pharmacist = await signInStaff(app, clinic.hospitalId, 'pharmacist')
}, 120_000)
afterAll(() => app.close())

/** A consultation of the patient's that the doctor has, for this member. */
const talkFor = async (more: Partial<typeof consultConsultations.$inferInsert> = {}) => {
  const id = await openConsultation(app, pharmacy.me, doctor.doctorId)
  await app.db
    .update(consultConsultations)
    .set({ memberId: pharmacy.memberId, ...more })
    .where(eq(consultConsultations.id, id))
  // Nobody asks the same doctor twice at a time for one member: the next consultation of a test needs a place.
  taken.push(id)
  return id
}
const taken: string[] = []
const free = async () => {
  for (const id of taken.splice(0))
    await app.db
      .update(consultConsultations)
      .set({ memberId: 9_000_000 + ++freed })
      .where(eq(consultConsultations.id, id))
}
let freed = 0

const content = {
  drug_name: '阿莫西林胶囊',
  buy_num: 2,
  dosage: '每日三次，每次一粒',
  diagnosis: '急性扁桃体炎',
  allergy: '无',
}
const write = (ask_id: string, more: object = {}) =>
  app.callApi(calls.benchPrescribe, { ask_id, ...content, is_confirmed: 1, ...more }, doctor)
const refused = (ask_id: string, more: object = {}, as: { doctorKey: string } = doctor) =>
  app.refusal(calls.benchPrescribe, { ask_id, ...content, is_confirmed: 1, ...more }, as)

test('nobody prescribes but the doctor whose consultation it is, while it is open', async () => {
  const ask_id = await talkFor()
  const colleague = await signInDoctor(app, clinic.doctorIds[1] as number)
  expect(await refused(ask_id, {}, colleague)).toBe('not-found')
  expect(await app.refusal(calls.benchPrescribe, { ask_id, ...content, is_confirmed: 1 }, pharmacy.me)).toBe('login')
  expect(await app.refusal(calls.benchPrescriptions, { ask_id }, colleague)).toBe('not-found')
  await app.db.update(consultConsultations).set({ endsAt: app.clock.now() }).where(eq(consultConsultations.id, ask_id))
  expect(await refused(ask_id)).toBe('over')
  await free()
})

test('without confirmation, drug, diagnosis or dosage nothing is signed', async () => {
  const ask_id = await talkFor()
  expect(await refused(ask_id, { is_confirmed: 0 })).toBe('not-confirmed')
  expect(await refused(ask_id, { drug_name: '' })).toBe('no-drug')
  expect(await refused(ask_id, { dosage: '' })).toBe('422')
  expect(await refused(ask_id, { diagnosis: '' })).toBe('first-visit')
  expect(await refused(ask_id, { special_id: 999_999 })).toBe('goods-gone')
  expect(
    await refused(ask_id, { special_id: (await pharmacy.sellDrug({ hospitalId: null, drugType: 1 })).special_id }),
  ).toBe('goods-gone')
  await free()
})

test('the care rules refuse: first visit, narcotics, small children, a doctor without a licence; the trail keeps each', async () => {
  const first = await talkFor({ isRevisit: false })
  expect(await refused(first)).toBe('first-visit')
  await free()
  const again = await talkFor()
  expect(await refused(again, { drug_name: '盐酸曲马多片' })).toBe('controlled')
  await free()
  const child = await pharmacy.addMember(pharmacy.me, '2022-03-04', { truename: '周小宝', guardian_consent: 1 })
  const alone = await talkFor({ memberId: child })
  expect(await refused(alone)).toBe('guardian-needed')
  await free()
  const small = await talkFor({ memberId: child, withGuardian: true })
  expect(await refused(small)).toBe('child-doctor')
  await app.db.update(guahaoDepartments).set({ name: '小儿内科' }).where(eq(guahaoDepartments.id, clinic.depId))
  await write(small)
  await free()
  const auditor = await signInStaff(app, clinic.hospitalId, 'auditor')
  const rulesRefused = async () =>
    (await app.callApi(deskCareTrail, { moment: 'prescribe', is_refused: 1 }, auditor)).list.map(({ rule }) => rule)
  await expect
    .poll(async () => (await rulesRefused()).sort())
    .toEqual(expect.arrayContaining(['child-doctor', 'controlled', 'guardian', 'revisit']))
  const unlicensed = await talkFor()
  const set = (certifyState: 'pending' | 'certified') =>
    app.db.update(consultDoctors).set({ certifyState }).where(eq(consultDoctors.doctorId, doctor.doctorId))
  await set('pending')
  // Without the certificate every session of their is dead.
  expect(await refused(unlicensed)).toBe('401')
  await set('certified')
  await free()
})

test('what a doctor signs stands in the talk, is looked at by a pharmacist as it was signed, and is ordered with once', async () => {
  const ware = await pharmacy.sellDrug({ hospitalId: clinic.hospitalId, name: '缬沙坦胶囊' })
  const { list } = await app.callApi(calls.benchDrugs, { keyword: '缬沙坦' }, doctor)
  expect(list).toMatchObject([{ goods_id: ware.goods_id, special_id: ware.special_id, most: 20 }])
  const ask_id = await talkFor()
  const { prescription_id } = await write(ask_id, { special_id: ware.special_id, drug_name: undefined })
  const said = await app.callApi(talkMessages, { ask_id }, pharmacy.me)
  expect(said.list.at(-1)).toMatchObject({ sender: 'doctor', kind: 'prescription', content: prescription_id })
  expect(await app.callApi(prescriptionDetail, { prescription_id }, pharmacy.me)).toMatchObject({
    state: 'waiting',
    source: 'doctor',
    diagnosis: '急性扁桃体炎',
    truename: '周小明',
    button: [],
    ask_id,
  })
  const seen = await app.callApi(deskPrescriptionLook, { prescription_id }, pharmacist)
  expect(seen).toMatchObject({ is_as_signed: 1, may_change: 0, dosage: '每日三次，每次一粒' })
  const fewer = { prescription_id, buy_num: 1 }
  expect(await app.refusal(deskPrescriptionApprove, fewer, pharmacist)).toBe('pieces')
  await app.callApi(deskPrescriptionApprove, { prescription_id, buy_num: 2 }, pharmacist)
  const after = await app.callApi(talkMessages, { ask_id }, pharmacy.me)
  expect(after.list.at(-1)).toMatchObject({ sender: 'system' })
  const wish = { goods_id: ware.goods_id, special_id: ware.special_id, buy_num: 2 }
  await app.callApi(createGoodsOrder, wish, pharmacy.me)
  expect(await app.refusal(createGoodsOrder, wish, pharmacy.me)).toBe('prescription')
  expect(await app.refusal(calls.benchPrescriptionWithdraw, { prescription_id }, doctor)).toBe('not-open')
  await free()
})

test('what was changed behind a signature shows', async () => {
  const ask_id = await talkFor()
  const { prescription_id } = await write(ask_id)
  await app.pool.query('update prescriptions set pieces = 9 where id = $1', [prescription_id])
  expect(await app.callApi(deskPrescriptionLook, { prescription_id }, pharmacist)).toMatchObject({ is_as_signed: 0 })
  await free()
})

test('a drug by its name goes to a pharmacy elsewhere; its doctor alone takes it back', async () => {
  const ask_id = await talkFor()
  const { prescription_id } = await write(ask_id)
  await app.callApi(deskPrescriptionApprove, { prescription_id, buy_num: 2 }, pharmacist)
  expect(await app.callApi(prescriptionDetail, { prescription_id }, pharmacy.me)).toMatchObject({
    state: 'approved',
    goods_id: 0,
    button: [],
    next_desc: '商城没有这种药，请凭处方在有效期内到药店购买。',
  })
  const colleague = await signInDoctor(app, clinic.doctorIds[2] as number)
  expect(await app.refusal(calls.benchPrescriptionWithdraw, { prescription_id }, colleague)).toBe('not-found')
  await app.callApi(calls.benchPrescriptionWithdraw, { prescription_id }, doctor)
  const shown = await app.callApi(calls.benchPrescriptions, { ask_id }, doctor)
  expect(shown).toMatchObject({
    patient: { truename: '周小明', age: 38 },
    is_revisit: 1,
    may_write: 1,
    list: [{ prescription_id, state: 'withdrawn', drug_name: '阿莫西林胶囊' }],
  })
  await free()
})
