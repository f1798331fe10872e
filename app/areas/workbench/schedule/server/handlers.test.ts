import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
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

test('they see how many are concerned and no names; stopped, all are told, once, and the audit says who did it', async () => {
  const [patient, unpaid] = await signInCrowd(app, 2)
  if (!patient || !unpaid) throw new Error('nobody there')
  const [slot] = await slotsOn(app, clinic, '2026-11-25')
  const book = ({ key, memberId }: typeof patient) =>
    app.callApi(createOrder, { slot_id: slot?.id ?? 0, member_id: memberId }, { key })
  await app.callApi(sandboxPay, { out_trade_no: (await book(patient)).out_trade_no })
  await book(unpaid)
  const schedule_id = slot?.scheduleId ?? 0
  const preview = await app.callApi(calls.benchStopPreview, { schedule_id }, as(mine))
  expect(preview).toEqual({ schedule_id, booked_num: 1, unpaid_num: 1, wait_num: 0, refund_amount: '15.00' })
  const stop = { schedule_id, reason: '医生临时有急诊手术' }
  expect(await app.callApi(calls.benchStop, stop, as(mine))).toEqual({ told_num: 1 })
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

test('what has ended is stopped no more', async () => {
  const [today] = await clinics()
  const schedule_id = today?.schedule_id ?? 0
  app.clock.set(new Date('2026-11-23T09:00:00+08:00'))
  expect(await app.refusal(calls.benchStop, { schedule_id, reason: '急诊' }, as(mine))).toBe('past')
  expect((await clinics())[0]).toMatchObject({ schedule_id, may_stop: 0 })
})
