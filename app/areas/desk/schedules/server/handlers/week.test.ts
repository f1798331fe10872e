import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { deskStop } from '#app/areas/desk/stops/contract.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

// A Monday. Every doctor sits every morning; all is about the department of one hospital.
const [FROM, TO] = ['2026-11-23', '2026-11-30']
let app: TestApp
let clinic: Clinic
let people: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: `${FROM} 07:30` })
  clinic = await openClinic(app, { doctors: 4, places: 2 })
  people = await signInAllRoles(app, clinic.hospitalId)
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const planner = () => ({ staffKey: people.planner.staffKey })
const doctorId = (at: number) => clinic.doctorIds[at] as number
const scheduleOn = async (date: string, doctor: number) =>
  (await slotsOn(app, clinic, date, doctor))[0]?.scheduleId as number
const book = async (date: string, doctor: number) => {
  const [slot] = await slotsOn(app, clinic, date, doctor)
  const person = await signInOne(app)
  const input = { slot_id: slot?.id as number, member_id: person.memberId }
  return app.callApi(booking.createOrder, input, { key: person.key })
}
const close = (date: string, doctor: number) =>
  app.callApi(
    calls.deskExceptionAdd,
    { date, kind: 'closed', half: 'am', dep_id: clinic.depId, doctor_id: doctorId(doctor) },
    planner(),
  )
const weekOf = (date: string) => app.callApi(calls.deskWeek, { dep_id: clinic.depId, date }, planner())
const clinicOn = async (date: string, doctor: number) =>
  (await weekOf(date)).doctors
    .find((one) => one.doctor_id === doctorId(doctor))
    ?.clinics.find((one) => one.date === date)
const copy = (from: string, to: string) => ({ dep_id: clinic.depId, from, to })
const refusedCopy = (from: string, to: string, as = planner()) => app.refusal(calls.deskWeekCopy, copy(from, to), as)

test('a week is copied by planners of the hospital who reach the department alone, onto another week that is made already', async () => {
  const stranger = { staffKey: (await signInStaff(app, (await openClinic(app)).hospitalId, 'planner')).staffKey }
  expect(await refusedCopy(FROM, TO, stranger)).toBe('not-found')
  expect(await app.refusal(calls.deskWeek, { dep_id: clinic.depId }, stranger)).toBe('not-found')
  expect(await refusedCopy(FROM, TO, { staffKey: people.nurse.staffKey })).toBe('not-allowed')
  const confined = await signInStaff(app, clinic.hospitalId, 'planner')
  await app.pool.query('update access_staff_grants set department_ids = $2 where staff_id = $1', [
    confined.staffId,
    [999_999],
  ])
  expect(await refusedCopy(FROM, TO, { staffKey: confined.staffKey })).toBe('not-found')
  expect(await refusedCopy(FROM, '2026-11-25')).toBe('same-week')
  expect(await refusedCopy(FROM, '2026-11-16')).toBe('past')
  expect(await refusedCopy(FROM, '2027-03-01')).toBe('too-far')
  expect(await refusedCopy('2026-10-05', TO)).toBe('nothing')
})

test('a department’s week shows every doctor on every day, from its Monday whatever day is asked for', async () => {
  const week = await weekOf('2026-11-25')
  expect(week).toMatchObject({ from: FROM, today: FROM })
  expect(week.days.map(({ date }) => date).at(-1)).toBe('2026-11-29')
  expect(week.doctors).toHaveLength(4)
  expect(week.doctors.every(({ clinics }) => clinics.length === 7)).toBe(true)
  await book('2026-11-24', 0)
  expect(await clinicOn('2026-11-24', 0)).toMatchObject({
    begin_time: '08:00',
    end_time: '09:00',
    total_num: 4,
    left_num: 3,
    is_stopped: 0,
  })
})

test('the copy opens what is missing and closes what is too much; what is booked, stopped or of other times stays, and is named', async () => {
  // The week that is copied: the first doctor not on Wednesday, the second not on Thursday.
  await close('2026-11-25', 0)
  await close('2026-11-26', 1)
  // The week that becomes like it: the third not on Tuesday, the second has a patient on Thursday, the fourth stops on Friday.
  await close('2026-12-01', 2)
  await book('2026-12-03', 1)
  await app.callApi(deskStop, { schedule_id: await scheduleOn('2026-12-04', 3), reason: '外出学习' }, planner())
  await app.callApi(calls.deskPlaces, { schedule_id: await scheduleOn('2026-12-05', 3), places: 5 }, planner())
  const done = await app.callApi(calls.deskWeekCopy, copy(FROM, TO), planner())
  expect(done).toMatchObject({ opened_num: 1, closed_num: 1 })
  expect(done.left.map(({ date, reason }) => [date, reason]).sort()).toEqual([
    ['2026-12-03', 'booked'],
    ['2026-12-04', 'stopped'],
    ['2026-12-05', 'different'],
  ])
  expect(await clinicOn('2026-12-02', 0)).toBeUndefined()
  expect(await clinicOn('2026-12-01', 2)).toMatchObject({ begin_time: '08:00', end_time: '09:00', total_num: 4 })
  expect(await clinicOn('2026-12-03', 1)).toMatchObject({ left_num: 3, is_stopped: 0 })
  const [line] = (await app.callApi(deskAuditList, {}, { staffKey: people.auditor.staffKey })).list
  expect(line).toMatchObject({ act: 'schedule.copy-week', after: { opened: 1, closed: 1, left: 3 } })
  // Once more there is nothing left to do.
  expect(await app.callApi(calls.deskWeekCopy, copy(FROM, TO), planner())).toMatchObject({
    opened_num: 0,
    closed_num: 0,
  })
})

test('a day on which the whole department is closed is not opened by a copy', async () => {
  const dep_id = clinic.depId
  await app.callApi(calls.deskExceptionAdd, { date: '2026-12-06', kind: 'closed', dep_id, note: '检修' }, planner())
  const { left } = await app.callApi(calls.deskWeekCopy, copy(FROM, TO), planner())
  expect(left.filter(({ date }) => date === '2026-12-06').map(({ reason }) => reason)).toEqual(
    Array.from({ length: 4 }, () => 'closed-day'),
  )
})

test('two clinics are not swapped that are of one doctor, of one half day, of today, stopped, booked, or another hospital’s', async () => {
  const swap = async (one: [string, number], other: [string, number], as = planner()) =>
    app.refusal(calls.deskSwap, { schedule_id: await scheduleOn(...one), with_id: await scheduleOn(...other) }, as)
  expect(await swap(['2026-11-27', 2], ['2026-11-28', 2])).toBe('not-fit')
  expect(await swap(['2026-11-27', 2], ['2026-11-27', 3])).toBe('not-fit')
  expect(await swap([FROM, 2], ['2026-11-27', 3])).toBe('past')
  expect(await swap(['2026-12-04', 3], ['2026-11-27', 2])).toBe('stopped')
  await book('2026-11-28', 3)
  expect(await swap(['2026-11-27', 2], ['2026-11-28', 3])).toBe('booked')
  // Each sits on the other’s day as well.
  expect(await swap(['2026-11-27', 2], ['2026-11-29', 3])).toBe('clash')
  const other = await signInStaff(app, (await openClinic(app)).hospitalId, 'planner')
  expect(await swap(['2026-11-27', 2], ['2026-11-29', 3], { staffKey: other.staffKey })).toBe('not-found')
})

test('swapped, each doctor sits where the other did, and swapped back all is as it was', async () => {
  await close('2026-11-27', 3)
  await close('2026-11-29', 2)
  const swap = async (one: number, other: number) =>
    app.callApi(calls.deskSwap, { schedule_id: one, with_id: other }, planner())
  await swap(await scheduleOn('2026-11-27', 2), await scheduleOn('2026-11-29', 3))
  const stand = async () => [
    (await clinicOn('2026-11-27', 2))?.begin_time,
    (await clinicOn('2026-11-27', 3))?.begin_time,
    (await clinicOn('2026-11-29', 2))?.begin_time,
    (await clinicOn('2026-11-29', 3))?.begin_time,
  ]
  expect(await stand()).toEqual([undefined, '08:00', '08:00', undefined])
  await swap(await scheduleOn('2026-11-27', 3), await scheduleOn('2026-11-29', 2))
  expect(await stand()).toEqual(['08:00', undefined, undefined, '08:00'])
})
