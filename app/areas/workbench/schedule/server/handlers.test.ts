import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { deskStop, deskStopPreview, deskStopRefuse, deskStopRequests } from '#app/areas/desk/stops/contract.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { stopList } from '#app/areas/guahao/stops/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInCrowd } from '#test/support/crowd.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let clinic: Clinic
let mine: DoctorPerson
let colleague: DoctorPerson

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app, { doctors: 2, feeFen: 1_500 })
  const [one, two] = clinic.doctorIds as [number, number]
  ;[mine, colleague] = [await signInDoctor(app, one), await signInDoctor(app, two)]
})
afterAll(() => app.close())

const as = ({ doctorKey }: DoctorPerson) => ({ doctorKey })
const clinics = async (doctor = mine) => (await app.callApi(calls.benchSchedule, {}, as(doctor))).list

test('a doctor sees their own days and stops none of another’s', async () => {
  const [first] = await clinics()
  expect(first).toMatchObject({ date: '2026-11-23', begin: '08:00', end: '09:00', fee: '15.00', booked_num: 0 })
  const [theirs] = await clinics(colleague)
  const schedule_id = theirs?.schedule_id ?? 0
  expect((await clinics()).map((one) => one.schedule_id)).not.toContain(schedule_id)
  for (const id of [schedule_id, 99_999_999]) {
    expect(await app.refusal(calls.benchStopPreview, { schedule_id: id }, as(mine))).toBe('not-found')
    expect(await app.refusal(calls.benchStop, { schedule_id: id, reason: '急诊' }, as(mine))).toBe('not-found')
  }
})

test('they see how many are concerned and no names; of today stopped at once, all are told, once, and the audit says who did it', async () => {
  const [patient, unpaid] = await signInCrowd(app, 2)
  if (!patient || !unpaid) throw new Error('nobody there')
  const [, slot] = await slotsOn(app, clinic, '2026-11-23')
  const book = ({ key, memberId }: typeof patient) =>
    app.callApi(createOrder, { slot_id: slot?.id ?? 0, member_id: memberId }, { key })
  await app.callApi(sandboxPay, { out_trade_no: (await book(patient)).out_trade_no })
  await book(unpaid)
  const schedule_id = slot?.scheduleId ?? 0
  const preview = await app.callApi(calls.benchStopPreview, { schedule_id }, as(mine))
  expect(preview).toEqual({ schedule_id, booked_num: 1, unpaid_num: 1, wait_num: 0, refund_amount: '15.00' })
  const stop = { schedule_id, reason: '医生临时有急诊手术' }
  expect(await app.callApi(calls.benchStop, stop, as(mine))).toEqual({ told_num: 1, is_asked: 0 })
  expect(await app.refusal(calls.benchStop, stop, as(mine))).toBe('stopped')
  expect((await app.callApi(stopList, {}, { key: patient.key })).list).toHaveLength(1)
  const stopped = (await clinics()).find((one) => one.schedule_id === schedule_id)
  expect(stopped).toMatchObject({ is_stopped: 1, may_stop: 0, stop_reason: stop.reason })
  const { staffKey } = await signInStaff(app, clinic.hospitalId, 'auditor')
  const lines = (await app.callApi(deskAuditList, { act: 'schedule.stop' }, { staffKey })).list
  expect(lines).toMatchObject([
    { row_id: String(schedule_id), staff_id: null, staff_name: expect.stringMatching(/^医生\d+-1$/) },
  ])
})

const clinicOn = async (date: string, doctor = mine) => {
  const found = (await clinics(doctor)).find((one) => one.date === date)
  if (!found) throw new Error(`no clinic on ${date}`)
  return found
}
const askOn = async (date: string) => {
  const { schedule_id } = await clinicOn(date)
  const done = await app.callApi(calls.benchStop, { schedule_id, reason: '外出开会' }, as(mine))
  return { schedule_id, ...done }
}

test('a later day is only asked for: nothing is stopped, nobody is told, and it is asked once', async () => {
  const [patient] = await signInCrowd(app, 1)
  if (!patient) throw new Error('nobody there')
  const [slot] = await slotsOn(app, clinic, '2026-11-26')
  const input = { slot_id: slot?.id ?? 0, member_id: patient.memberId }
  const { out_trade_no } = await app.callApi(createOrder, input, { key: patient.key })
  await app.callApi(sandboxPay, { out_trade_no })
  const { schedule_id, ...done } = await askOn('2026-11-26')
  expect(done).toEqual({ told_num: 0, is_asked: 1 })
  expect(await app.refusal(calls.benchStop, { schedule_id, reason: '再说一次' }, as(mine))).toBe('asked')
  expect(await app.refusal(calls.benchStopWithdraw, { schedule_id }, as(colleague))).toBe('not-found')
  expect(await clinicOn('2026-11-26')).toMatchObject({ is_stopped: 0, may_stop: 0, request: 'asked' })
  expect((await app.callApi(stopList, {}, { key: patient.key })).list).toEqual([])
  const planner = { staffKey: (await signInStaff(app, clinic.hospitalId, 'planner')).staffKey }
  const preview = await app.callApi(deskStopPreview, { schedule_id }, planner)
  expect(preview).toMatchObject({ asked_reason: '外出开会', booked_num: 1 })
  await app.callApi(deskStop, { schedule_id, reason: '外出开会' }, planner)
  expect((await app.callApi(stopList, {}, { key: patient.key })).list).toHaveLength(1)
  expect(await clinicOn('2026-11-26')).toMatchObject({ is_stopped: 1, request: 'stopped' })
  expect((await app.callApi(deskStopRequests, {}, planner)).list).toEqual([])
})

test('a hospital answers its own doctors alone: it says no once, the doctor reads why and may ask again or take it back', async () => {
  const { schedule_id } = await askOn('2026-11-27')
  const other = await openClinic(app)
  const theirs = { staffKey: (await signInStaff(app, other.hospitalId, 'planner')).staffKey }
  const planner = await signInStaff(app, clinic.hospitalId, 'planner')
  const us = { staffKey: planner.staffKey }
  const [asked] = (await app.callApi(deskStopRequests, {}, us)).list
  expect(asked).toMatchObject({ schedule_id, reason: '外出开会', date: '2026-11-27' })
  const no = { request_id: asked?.request_id ?? 0, answer: '当天只有您一位医生' }
  expect((await app.callApi(deskStopRequests, {}, theirs)).list).toEqual([])
  expect(await app.refusal(deskStopRefuse, no, theirs)).toBe('not-found')
  const nurse = { staffKey: (await signInStaff(app, clinic.hospitalId, 'nurse')).staffKey }
  expect(await app.refusal(deskStopRefuse, no, nurse)).toBe('not-allowed')
  const confine = (departments: number[] | null) =>
    app.pool.query('update access_staff_grants set department_ids = $2 where staff_id = $1', [
      planner.staffId,
      departments,
    ])
  await confine([999_999])
  expect((await app.callApi(deskStopRequests, {}, us)).list).toEqual([])
  expect(await app.refusal(deskStopRefuse, no, us)).toBe('not-found')
  await confine(null)
  await app.callApi(deskStopRefuse, no, us)
  expect(await app.refusal(deskStopRefuse, no, us)).toBe('done')
  expect(await clinicOn('2026-11-27')).toMatchObject({ request: 'refused', answer: no.answer, may_stop: 1 })
  expect(await app.refusal(calls.benchStopWithdraw, { schedule_id }, as(mine))).toBe('done')
  await askOn('2026-11-27')
  await app.callApi(calls.benchStopWithdraw, { schedule_id }, as(mine))
  expect(await clinicOn('2026-11-27')).toMatchObject({ may_stop: 1, request: 'refused' })
})

test('what has ended is stopped no more', async () => {
  const [today] = await clinics(colleague)
  const schedule_id = today?.schedule_id ?? 0
  app.clock.set(new Date('2026-11-23T09:00:00+08:00'))
  expect(await app.refusal(calls.benchStop, { schedule_id, reason: '急诊' }, as(colleague))).toBe('past')
  expect((await clinics(colleague))[0]).toMatchObject({ schedule_id, may_stop: 0 })
})
