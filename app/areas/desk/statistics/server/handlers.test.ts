import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskSwitch } from '#app/areas/access/staff/contract.ts'
import { allRoles } from '#app/areas/access/staff/rules.ts'
import * as clinics from '#app/areas/desk/clinic/contract.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import {
  rawRequestFromOutside,
  rolesRefused,
  type Staffing,
  type StaffPerson,
  signInAllRoles,
  signInStaff,
} from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskStatistics, deskStatisticsExport } from '../contract.ts'

const TODAY = '2026-11-23'
const TOMORROW = '2026-11-24'
const days = { from: TODAY, to: TOMORROW }
let app: TestApp
let clinic: Clinic
let people: Staffing
/** The admin of another hospital. */
let stranger: StaffPerson
let strangers: Clinic

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 07:00`, env: { PLATFORM_HOSPITAL: '999999' } })
  clinic = await openClinic(app, { doctors: 2, places: 20 })
  people = await signInAllRoles(app, clinic.hospitalId)
  strangers = await openClinic(app)
  stranger = await signInStaff(app, strangers.hospitalId, 'admin')
}, 120_000)
afterAll(() => app.close())

type Asked = {
  group?: 'day' | 'hospital' | 'origin' | 'department' | 'doctor' | 'day-doctor'
  from?: string
  to?: string
}
const listFor = async ({ staffKey }: { staffKey: string }, asked: Asked = days) =>
  (await app.callApi(deskStatistics, asked, { staffKey })).list
const admin = () => people.admin

/** Somebody new books the first slot of a doctor. */
const book = async (day: string, doctor = 0, where = clinic) => {
  const person = await signInOne(app)
  const slot_id = (await slotsOn(app, where, day, doctor))[0]?.id as number
  const { order_id } = await app.callApi(booking.createOrder, { slot_id, member_id: person.memberId }, person)
  return { order_id, person }
}

test('statistics are for the admin, the accountant and the planner, and for nobody from outside', async () => {
  for (const call of [deskStatistics, deskStatisticsExport]) {
    expect(new Set(await rawRequestFromOutside(app, call, {}))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, people, call, {})).toEqual(
      allRoles.filter((role) => !['admin', 'accountant', 'planner', 'operator'].includes(role)),
    )
  }
})

test('days that end before they begin, or are more than a year, are refused in words', async () => {
  const as = { staffKey: admin().staffKey }
  expect(await app.refusal(deskStatistics, { from: TOMORROW, to: TODAY }, as)).toBe('span')
  expect(await app.refusal(deskStatistics, { from: '2025-11-22', to: TODAY }, as)).toBe('span')
  expect(await app.refusal(deskStatisticsExport, { from: '2025-11-22', to: TODAY }, as)).toBe('span')
  expect((await app.callApi(deskStatistics, { from: '2025-11-23', to: TODAY }, as)).list).toEqual([])
})

test('a visit is counted on its day, where it came to stand, and at its own hospital alone', async () => {
  const [first, second] = [await book(TODAY), await book(TODAY)]
  // Six of the second doctor's tomorrow, one of which is cancelled.
  const later = []
  for (let n = 0; n < 6; n++) later.push(await book(TOMORROW, 1))
  const gone = later[0] as (typeof later)[number]
  await app.callApi(booking.cancelOrder, { id: gone.order_id }, gone.person)
  await book(TODAY, 0, strangers)
  const nurse = { staffKey: people.nurse.staffKey }
  await app.callApi(clinics.deskArrive, { order_id: first.order_id }, nurse)
  const schedule_id = (await slotsOn(app, clinic, TODAY))[0]?.scheduleId as number
  app.clock.set(`${TODAY} 08:31`)
  await app.callApi(clinics.deskCallNext, { schedule_id }, nurse)
  await app.callApi(clinics.deskDone, { order_id: first.order_id }, nurse)
  await app.callApi(clinics.deskMissed, { order_id: second.order_id }, nurse)

  const none = { rescheduled: '0', stopped: '0' }
  const today = { booked: '2', done: '1', missed: '1', cancelled: '0', coming: '0', ...none }
  const tomorrow = { booked: '6', done: '0', missed: '0', cancelled: '1', coming: '5', ...none }
  expect(await listFor(admin())).toMatchObject([
    { date: TOMORROW, ...tomorrow },
    { date: TODAY, ...today },
  ])
  const all = { booked: '8', done: '1', missed: '1', cancelled: '1', coming: '5', ...none }
  expect(await listFor(admin(), { ...days, group: 'hospital' })).toMatchObject([{ unit_id: clinic.hospitalId, ...all }])
  expect(await listFor(admin(), { ...days, group: 'origin' })).toMatchObject([{ origin_name: '患者自己', ...all }])
  expect(await listFor(stranger)).toMatchObject([{ date: TODAY, booked: '1', coming: '1' }])
})

test('at the platform’s own desk all hospitals are counted', async () => {
  const operator = await signInStaff(app, clinic.hospitalId, 'operator')
  const { staff_key } = await app.callApi(deskSwitch, { unit_id: 0 }, { staffKey: operator.staffKey })
  const list = await listFor({ staffKey: staff_key }, { ...days, group: 'hospital' })
  expect(list.map(({ unit_id, booked }) => [unit_id, booked])).toEqual([
    [clinic.hospitalId, '8'],
    [strangers.hospitalId, '1'],
  ])
})

test('where a department or a doctor is told, few are not, and the others in steps that give nothing away', async () => {
  const of = (list: Awaited<ReturnType<typeof listFor>>) =>
    list.map(({ date, doctor_id, booked, done, cancelled, coming }) => [
      date,
      doctor_id,
      booked,
      done,
      cancelled,
      coming,
    ])
  const [one, two] = clinic.doctorIds
  expect(of(await listFor(admin(), { ...days, group: 'department' }))).toEqual([['', 0, '10', '<5', '<5', '5']])
  expect(of(await listFor(admin(), { ...days, group: 'doctor' }))).toEqual([
    ['', one, '<5', '<5', '0', '0'],
    ['', two, '5', '0', '<5', '5'],
  ])
  expect(of(await listFor(admin(), { ...days, group: 'day-doctor' }))).toEqual([
    [TOMORROW, two, '5', '0', '<5', '5'],
    [TODAY, one, '<5', '<5', '0', '0'],
  ])
})

test('a file has the lines of the list, hides what it hides, and is written into the audit', async () => {
  const as = { staffKey: admin().staffKey }
  const file = await app.callApi(deskStatisticsExport, { ...days, group: 'doctor' }, as)
  expect(file.line_num).toBe(2)
  const [head, first] = file.text.split('\r\n')
  expect(head).toBe('\ufeff就诊日,医院,科室,医生,途径,渠道,挂号,已就诊,爽约,已取消,已改约,停诊,还没看')
  expect(first).toMatch(/<5,<5,<5,0,0,0,0$/)
  const book = await app.callApi(deskStatisticsExport, { ...days, format: 'xlsx' }, as)
  expect([book.line_num, book.text]).toEqual([2, ''])
  expect(Buffer.from(book.base64, 'base64').subarray(0, 2).toString()).toBe('PK')
})

test('where no days are asked for they end today, which begins at midnight in Shanghai', async () => {
  app.clock.set(`${TODAY} 23:59`)
  const before = await signInStaff(app, clinic.hospitalId, 'planner')
  expect((await listFor(before, {})).map(({ date }) => date)).toEqual([TODAY])
  app.clock.set(`${TOMORROW} 00:00`)
  expect((await listFor(before, {})).map(({ date }) => date)).toEqual([TOMORROW, TODAY])
})

test('who works in some departments alone counts those, told as departments are', async () => {
  const confined = await signInStaff(app, clinic.hospitalId, 'admin')
  const confine = (ids: number[]) =>
    app.pool.query('update access_staff_grants set department_ids = $1 where staff_id = $2', [ids, confined.staffId])
  await confine([clinic.depId])
  expect(await listFor(confined)).toMatchObject([
    { date: TOMORROW, booked: '5' },
    { date: TODAY, booked: '<5' },
  ])
  await confine([999])
  expect(await listFor(confined)).toEqual([])
})
