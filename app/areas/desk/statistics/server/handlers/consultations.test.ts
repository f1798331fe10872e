import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskSwitch } from '#app/areas/access/staff/contract.ts'
import { allRoles } from '#app/areas/access/staff/rules.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { openConsultation, waitingConsultation } from '#test/support/consult.ts'
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
import { deskConsultationStatistics, deskConsultationStatisticsExport } from '../../contract.ts'
import type { ConsultationGroup } from '../../rules.ts'

const TODAY = '2026-11-23'
let app: TestApp
let clinic: Clinic
let people: Staffing
let stranger: StaffPerson

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 09:00`, env: { PLATFORM_HOSPITAL: '999999' } })
  clinic = await openClinic(app, { doctors: 2 })
  const doctorId = clinic.doctorIds[0] as number
  // Accepted, and answered before and after what was promised.
  const [early, late] = [await accepted(doctorId), await accepted(doctorId)]
  await answered(early, -1)
  await answered(late, 1)
  await waitingConsultation(app, await signInOne(app), doctorId)
  await accepted(clinic.doctorIds[1] as number)
  people = await signInAllRoles(app, clinic.hospitalId)
  stranger = await signInStaff(app, (await openClinic(app)).hospitalId, 'admin')
}, 180_000)
afterAll(() => app.close())

/** Somebody new asks, and the doctor accepts. */
const accepted = async (doctorId: number) => openConsultation(app, await signInOne(app), doctorId)
/** The doctor's first answer, so many minutes after what was promised. */
const answered = (id: string, minutes: number) =>
  app.pool.query(
    `update consult_consultations set path = path || array['answered'],
      path_at = path_at || (reply_by + make_interval(mins => $2)) where id = $1`,
    [id, minutes],
  )
const listFor = async ({ staffKey }: { staffKey: string }, group?: ConsultationGroup) =>
  (await app.callApi(deskConsultationStatistics, { from: TODAY, to: TODAY, ...(group && { group }) }, { staffKey }))
    .list
const none = { refunded: '0', cancelled: '0', missed: '0' }

test('consultations are counted for whom appointments are', async () => {
  for (const call of [deskConsultationStatistics, deskConsultationStatisticsExport]) {
    expect(new Set(await rawRequestFromOutside(app, call, {}))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, people, call, {})).toEqual(
      allRoles.filter((role) => !['admin', 'accountant', 'planner', 'operator'].includes(role)),
    )
    expect(await app.refusal(call, { from: '2026-11-24', to: TODAY }, people.admin)).toBe('span')
  }
})

test('each is in one figure after the first: answered in time, late, or how else it went', async () => {
  const all = { asked: '4', in_time: '1', late: '1', open: '2', ...none }
  expect(await listFor(people.admin)).toMatchObject([{ date: TODAY, ...all }])
  expect(await listFor(people.admin, 'hospital')).toMatchObject([{ unit_id: clinic.hospitalId, ...all }])
  expect(await listFor(stranger)).toEqual([])
})

test('where a department, a doctor or a channel is told, few are not told', async () => {
  expect(await listFor(people.admin, 'department')).toMatchObject([{ asked: '<5', in_time: '<5', open: '<5', ...none }])
  expect((await listFor(people.admin, 'day-doctor')).map(({ doctor_id, asked }) => [doctor_id, asked])).toEqual([
    [clinic.doctorIds[0], '<5'],
    [clinic.doctorIds[1], '<5'],
  ])
  const byChannel = await listFor(people.admin, 'channel')
  expect(byChannel).toMatchObject([{ channel_name: '没有记录', asked: '<5', in_time: '<5', ...none }])
  const confined = await signInStaff(app, clinic.hospitalId, 'admin')
  const confine = (ids: number[]) =>
    app.pool.query('update access_staff_grants set department_ids = $1 where staff_id = $2', [ids, confined.staffId])
  await confine([clinic.depId])
  expect(await listFor(confined)).toMatchObject([{ asked: '<5' }])
  await confine([999])
  expect(await listFor(confined)).toEqual([])
})

test('at the platform’s own desk all are counted, and a file has the same lines', async () => {
  const operator = await signInStaff(app, clinic.hospitalId, 'operator')
  const { staff_key } = await app.callApi(deskSwitch, { unit_id: 0 }, { staffKey: operator.staffKey })
  expect(await listFor({ staffKey: staff_key })).toMatchObject([{ asked: '4' }])
  const asked = { from: TODAY, to: TODAY, group: 'doctor' } as const
  const { text, line_num } = await app.callApi(deskConsultationStatisticsExport, asked, people.admin)
  expect(line_num).toBe(2)
  expect(text.split('\r\n')[0]).toBe(
    '\ufeff提问日,医院,科室,医生,渠道,问诊,按时回复,超时回复,已退回,患者取消,未赴约,还没回复',
  )
  expect(text).toContain('<5')
})
