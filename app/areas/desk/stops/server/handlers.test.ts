import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { allRoles, may, type Permission } from '#app/areas/access/staff/rules.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { chooseAfterStop, stopList } from '#app/areas/guahao/stops/contract.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let clinic: Clinic
let people: Staffing
let strangerKey: string

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 07:30' })
  clinic = await openClinic(app, { doctors: 2, places: 3 })
  people = await signInAllRoles(app, clinic.hospitalId)
  strangerKey = (await signInStaff(app, (await openClinic(app)).hospitalId, 'admin')).staffKey
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const planner = () => ({ staffKey: people.planner.staffKey })
const scheduleOn = async (day: string, doctor = 0) => (await slotsOn(app, clinic, day, doctor))[0]?.scheduleId as number
const bookOn = async (day: string, count: number): Promise<CrowdPerson[]> => {
  const [slot] = await slotsOn(app, clinic, day)
  const crowd = await signInCrowd(app, count)
  for (const { key, memberId } of crowd)
    await app.callApi(booking.createOrder, { slot_id: slot?.id as number, member_id: memberId }, { key })
  return crowd
}

const samples: { call: CallSpec & { may: Permission }; input: Record<string, unknown> }[] = [
  { call: calls.deskStopPreview, input: { schedule_id: 999_999 } },
  { call: calls.deskStop, input: { schedule_id: 999_999, reason: '学习' } },
  { call: calls.deskStopList, input: {} },
  { call: calls.deskStopDetail, input: { stop_id: 999_999 } },
  { call: calls.deskStopRequests, input: {} },
  { call: calls.deskStopRefuse, input: { request_id: 999_999, answer: '请找人替诊' } },
]

test('every call of the room is among those that are tried', () => {
  expect(samples.map(({ call }) => call)).toEqual(expect.arrayContaining(Object.values(calls)))
})

test.each(samples)('$call.path asks for staff, and answers the roles of the table alone', async ({ call, input }) => {
  expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
  expect(await rolesRefused(app, people, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
})

test('a clinic without a reason, of the past, twice, or with an unfit substitute is not stopped', async () => {
  const schedule_id = await scheduleOn('2026-11-24', 1)
  const stop = (more: object) => app.refusal(calls.deskStop, { schedule_id, reason: '学习', ...more }, planner())
  expect(await stop({ reason: '  ' })).toBe('422')
  expect(await stop({ reason: 'x'.repeat(61) })).toBe('422')
  expect(await stop({ substitute_id: schedule_id })).toBe('bad-substitute')
  expect(await stop({ substitute_id: 999_999 })).toBe('bad-substitute')
  expect(await app.refusal(calls.deskStopPreview, { schedule_id }, { staffKey: strangerKey })).toBe('not-found')
  expect(await app.refusal(calls.deskStop, { schedule_id, reason: '学习' }, { staffKey: strangerKey })).toBe(
    'not-found',
  )
  expect(await stop({})).toBe('not refused')
  expect(await stop({})).toBe('stopped')
})

test('preview, stop, and what comes of it: the substitute, another time, the refund at the deadline', async () => {
  const day = '2026-11-26'
  const [first, second, third] = (await bookOn(day, 3)) as [CrowdPerson, CrowdPerson, CrowdPerson]
  const schedule_id = await scheduleOn(day)
  const substitute_id = await scheduleOn(day, 1)
  const preview = await app.callApi(calls.deskStopPreview, { schedule_id }, planner())
  expect(preview).toMatchObject({ booked_num: 3, unpaid_num: 0, wait_num: 0, refund_amount: '0.00', is_stopped: 0 })
  expect(preview.list.map((row) => [row.number, row.name])).toEqual([
    [1, '测**'],
    [2, '测**'],
    [3, '测**'],
  ])
  expect(preview.substitutes).toMatchObject([{ schedule_id: substitute_id, left_num: 6 }])

  const { stop_id, ...told } = await app.callApi(
    calls.deskStop,
    { schedule_id, reason: '急诊手术', substitute_id },
    planner(),
  )
  expect(told).toEqual({ told_num: 3, kept_num: 3 })
  const choose = async ({ key }: CrowdPerson, choice: 'substitute' | 'refund') => {
    const { list } = await app.callApi(stopList, {}, { key })
    await app.callApi(chooseAfterStop, { id: list[0]?.id as number, choice }, { key })
  }
  await choose(first, 'substitute')
  await choose(second, 'refund')
  const before = await app.callApi(calls.deskStopDetail, { stop_id }, planner())
  expect(before.list.map((row) => [row.state_desc, row.is_acknowledged])).toEqual([
    ['换医生', 1],
    ['退款', 1],
    ['待选择', 0],
  ])
  expect(before.stop).toMatchObject({ told_num: 3, acknowledged_num: 2, open_num: 1, substitute_num: 1, refund_num: 1 })

  app.clock.advance({ hours: 25 })
  people = await signInAllRoles(app, clinic.hospitalId)
  await app.wakeAll()
  const { list } = await app.callApi(calls.deskStopList, {}, planner())
  expect(list[0]).toMatchObject({ stop_id, reason: '急诊手术', acknowledged_num: 2, open_num: 0, refund_num: 2 })
  expect((await app.callApi(stopList, {}, { key: third.key })).list[0]).toMatchObject({
    state: 'refund',
    is_acknowledged: 0,
  })

  expect(await app.refusal(calls.deskStopDetail, { stop_id }, { staffKey: strangerKey })).not.toBe('not refused')
  const other = await signInStaff(app, (await openClinic(app)).hospitalId, 'admin')
  expect(await app.refusal(calls.deskStopDetail, { stop_id }, { staffKey: other.staffKey })).toBe('not-found')
  expect((await app.callApi(calls.deskStopList, {}, { staffKey: other.staffKey })).list).toEqual([])
  const lines = await app.callApi(audit.deskAuditList, { act: 'schedule.stop' }, { staffKey: people.admin.staffKey })
  expect(lines.list[0]).toMatchObject({
    row_id: String(schedule_id),
    after: { reason: '急诊手术', substituteId: substitute_id, told: 3, kept: 3 },
  })
})

test('a clinic that is over cannot be stopped any more', async () => {
  const schedule_id = await scheduleOn('2026-11-27')
  app.clock.set('2026-11-28 08:00')
  people = await signInAllRoles(app, clinic.hospitalId)
  expect(await app.refusal(calls.deskStopPreview, { schedule_id }, planner())).toBe('past')
  expect(await app.refusal(calls.deskStop, { schedule_id, reason: '学习' }, planner())).toBe('past')
})
