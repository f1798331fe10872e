import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { deskArrive } from '#app/areas/desk/clinic/contract.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { orderNote } from '#app/areas/guahao/visit-notes/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

const TODAY = '2026-11-23'
let app: TestApp
let clinic: Clinic
let people: Staffing
let doctor: DoctorPerson
let colleague: DoctorPerson
let scheduleId: number

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 07:00` })
  clinic = await openClinic(app, { doctors: 2, places: 20, end: 720 })
  people = await signInAllRoles(app, clinic.hospitalId)
  doctor = await signInDoctor(app, clinic.doctorIds[0] as number)
  colleague = await signInDoctor(app, clinic.doctorIds[1] as number)
  scheduleId = (await slotsOn(app, clinic, TODAY))[0]?.scheduleId as number
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})
beforeEach(() => app.clock.advance({ minutes: 1 }))

const mine = () => ({ doctorKey: doctor.doctorKey })
const theirs = () => ({ doctorKey: colleague.doctorKey })
const visit = async (remark = '') => {
  const slots = await slotsOn(app, clinic, TODAY)
  const slot = slots.find(({ date, beginMinutes, left }) => left > 0 && instantAt(date, beginMinutes) > app.clock.now())
  const person = await signInOne(app)
  const input = { slot_id: slot?.id as number, member_id: person.memberId, remark }
  const { order_id, number } = await app.callApi(booking.createOrder, input, { key: person.key })
  return { order_id, number, person }
}
const calledVisit = async () => {
  const one = await visit()
  await app.callApi(deskArrive, { order_id: one.order_id }, { staffKey: people.nurse.staffKey })
  for (;;) {
    app.clock.advance({ seconds: 30 })
    const { order_id } = await app.callApi(calls.benchClinicNext, { schedule_id: scheduleId }, mine())
    if (order_id === one.order_id) return one
  }
}
const words = { diagnoses: ['高血压', '头晕待查'], findings: '血压 150/95', advice: '少盐，一周后复诊' }

test('nobody but a doctor asks, and of their own clinics and visits alone', async () => {
  const { order_id, person } = await visit()
  const note = { order_id, ...words }
  for (const as of [undefined, { key: person.key }, { staffKey: people.admin.staffKey }]) {
    expect(['login', '401']).toContain(await app.refusal(calls.benchClinics, {}, as))
    expect(['login', '401']).toContain(await app.refusal(calls.benchClinicVisit, { order_id }, as))
    expect(['login', '401']).toContain(await app.refusal(calls.benchVisitNote, note, as))
  }
  for (const call of [calls.benchClinics, calls.benchClinicNext])
    expect(await app.refusal(call, { schedule_id: scheduleId }, theirs())).toBe('not-found')
  for (const call of [calls.benchClinicVisit, calls.benchClinicAgain, calls.benchClinicDone])
    expect(await app.refusal(call, { order_id }, theirs())).toBe('not-found')
  expect(await app.refusal(calls.benchVisitNote, note, theirs())).toBe('not-found')
  const stranger = await signInOne(app)
  expect(await app.refusal(orderNote, { id: order_id }, { key: stranger.key })).toBe('not-found')
})

test('a clinic of another day is not called, and nobody is called who does not wait', async () => {
  const tomorrow = (await slotsOn(app, clinic, addDays(TODAY, 1)))[0]?.scheduleId as number
  expect(await app.refusal(calls.benchClinicNext, { schedule_id: tomorrow }, mine())).toBe('not-today')
  expect(await app.refusal(calls.benchClinicNext, { schedule_id: scheduleId }, mine())).toBe('nobody')
})

test('a visit that was cancelled is read as such, and nothing is done with it', async () => {
  const later = (await slotsOn(app, clinic, addDays(TODAY, 2)))[0]?.id as number
  const person = await signInOne(app)
  const wish = { slot_id: later, member_id: person.memberId }
  const { order_id } = await app.callApi(booking.createOrder, wish, { key: person.key })
  await app.callApi(booking.cancelOrder, { id: order_id }, { key: person.key })
  const read = await app.callApi(calls.benchClinicVisit, { order_id }, mine())
  expect(read).toMatchObject({ state: 'cancelled', state_desc: '已取消', may_write: 0 })
  expect(await app.refusal(calls.benchVisitNote, { order_id, ...words }, mine())).toBe('not-open')
  expect(await app.refusal(calls.benchClinicDone, { order_id }, mine())).toBe('changed')
})

test('a doctor sees who comes today by name, calls them, calls again and ends the visit; the audit says that it was they', async () => {
  const one = await visit('头晕两周')
  await app.callApi(deskArrive, { order_id: one.order_id }, { staffKey: people.nurse.staffKey })
  const before = await app.callApi(calls.benchClinics, {}, mine())
  expect(before).toMatchObject({ today: TODAY, schedule_id: scheduleId })
  expect(before.list.find(({ order_id }) => order_id === one.order_id)).toMatchObject({ name: '测试人', place: 1 })
  expect(await app.callApi(calls.benchClinicVisit, { order_id: one.order_id }, mine())).toMatchObject({
    remark: '头晕两周',
    may_write: 0,
    note: null,
  })
  expect(await app.callApi(calls.benchClinicNext, { schedule_id: scheduleId }, mine())).toMatchObject({
    order_id: one.order_id,
    state: 'called',
  })
  expect(await app.refusal(calls.benchClinicAgain, { order_id: one.order_id }, mine())).toBe('changed')
  app.clock.advance({ seconds: 20 })
  await app.callApi(calls.benchClinicAgain, { order_id: one.order_id }, mine())
  expect((await app.callApi(calls.benchClinicDone, { order_id: one.order_id }, mine())).state).toBe('done')
  expect(await app.refusal(calls.benchClinicDone, { order_id: one.order_id }, mine())).toBe('changed')
  const { list } = await app.callApi(deskAuditList, {}, { staffKey: people.auditor.staffKey })
  expect(list.slice(0, 3).map(({ act, doctor_id }) => [act, doctor_id])).toEqual([
    ['visit.done', doctor.doctorId],
    ['visit.call-again', doctor.doctorId],
    ['visit.call', doctor.doctorId],
  ])
})

test('a note is written once somebody was called, is no empty one, and says to come again on a day that is to come', async () => {
  const early = await visit()
  expect(await app.refusal(calls.benchVisitNote, { order_id: early.order_id, ...words }, mine())).toBe('not-open')
  const { order_id } = await calledVisit()
  const refused = (more: object) => app.refusal(calls.benchVisitNote, { order_id, diagnoses: [], ...more }, mine())
  expect(await refused({})).toBe('empty')
  expect(await refused({ advice: '休息', follow_up_date: TODAY })).toBe('follow-up')
  expect(await refused({ advice: '休息', follow_up_date: '2029-01-01' })).toBe('follow-up')
  expect(await refused({ diagnoses: ['一', '二', '三', '四', '五', '六'] })).toBe('422')
})

test('the patient reads diagnoses, findings, advice and when to come again; written anew they are told, and no word is in the audit', async () => {
  const { order_id, person } = await calledVisit()
  const as = { key: person.key }
  expect((await app.callApi(orderNote, { id: order_id }, as)).note).toBeNull()
  const follow_up_date = addDays(TODAY, 7)
  const { note } = await app.callApi(calls.benchVisitNote, { order_id, ...words, follow_up_date }, mine())
  // One of the catalogue, one in the doctor's own words.
  expect(note.diagnoses).toEqual([
    { ill_id: expect.any(Number), name: '高血压' },
    { ill_id: 0, name: '头晕待查' },
  ])
  const read = (await app.callApi(orderNote, { id: order_id }, as)).note
  expect(read).toMatchObject({ findings: words.findings, advice: words.advice, follow_up_date })
  await app.callApi(calls.benchVisitNote, { order_id, ...words, advice: '少盐，按时吃药' }, mine())
  expect((await app.callApi(orderNote, { id: order_id }, as)).note).toMatchObject({
    advice: '少盐，按时吃药',
    follow_up_date: '',
  })
  const titles = (await app.callApi(messages, {}, as)).list.map(({ title }) => title)
  expect(titles.slice(0, 2)).toEqual(['医生改了门诊小结', '医生写了门诊小结'])
  const { list } = await app.callApi(deskAuditList, {}, { staffKey: people.auditor.staffKey })
  expect(list[0]).toMatchObject({ act: 'visit-note.write', row_id: order_id, doctor_id: doctor.doctorId })
  expect(JSON.stringify(list)).not.toContain('少盐')
})

test('what a doctor wrote of the same person before stands beside, a colleague’s does not; after three days nothing is changed', async () => {
  const one = await calledVisit()
  await app.callApi(calls.benchVisitNote, { order_id: one.order_id, ...words }, mine())
  const day = addDays(TODAY, 1)
  const slot = (await slotsOn(app, clinic, day))[3]
  const again = await app.callApi(
    booking.createOrder,
    { slot_id: slot?.id as number, member_id: one.person.memberId },
    { key: one.person.key },
  )
  const { before } = await app.callApi(calls.benchClinicVisit, { order_id: again.order_id }, mine())
  expect(before.map(({ findings }) => findings)).toEqual([words.findings])
  await app.callApi(calls.benchClinicDone, { order_id: one.order_id }, mine())
  app.clock.advance({ days: 4 })
  const { loginName: login_name, password } = doctor
  const { doctor_key: doctorKey } = await app.callApi(benchSignIn, { login_name, password })
  expect(await app.refusal(calls.benchVisitNote, { order_id: one.order_id, ...words }, { doctorKey })).toBe('not-open')
})
