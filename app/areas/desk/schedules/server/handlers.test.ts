import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { allRoles, may, type Permission } from '#app/areas/access/staff/rules.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { addWait } from '#app/areas/guahao/waitlist/contract.ts'
import { dayOf } from '#kit/time/day.ts'
import type { CallInput, CallSpec } from '#kit/wire/call.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let clinic: Clinic
let other: Clinic
let people: Staffing
let strangerKey: string

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 07:30' })
  clinic = await openClinic(app, { doctors: 3, places: 2, feeFen: 0 })
  other = await openClinic(app)
  people = await signInAllRoles(app, clinic.hospitalId)
  strangerKey = (await signInStaff(app, other.hospitalId, 'admin')).staffKey
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const planner = () => ({ staffKey: people.planner.staffKey })
const ctx = (doctor = 0) => ({ doctor_id: clinic.doctorIds[doctor] as number, dep_id: clinic.depId })
const book = async (slotId: number) => {
  const person = await signInOne(app)
  await app.callApi(booking.createOrder, { slot_id: slotId, member_id: person.memberId }, { key: person.key })
  return person
}
const tuesdays = {
  weekdays: '2',
  half: 'pm',
  begin_time: '14:00',
  end_time: '15:00',
  places: 3,
  fee: '25',
  clinic: 'expert',
  on_holidays: 0,
  first_day: '2026-11-23',
} as const
const aPlan = (more: Partial<CallInput<typeof calls.deskPlanSave>> = {}): CallInput<typeof calls.deskPlanSave> => ({
  ...tuesdays,
  ...ctx(1),
  ...more,
})
const anException = (
  more: Partial<CallInput<typeof calls.deskExceptionAdd>> = {},
): CallInput<typeof calls.deskExceptionAdd> => ({
  date: '2026-11-26',
  kind: 'closed',
  ...more,
})
const lastLines = async (kind: string, id: number | string) =>
  (await app.callApi(audit.deskAuditList, { kind, row_id: String(id) }, { staffKey: people.admin.staffKey })).list

const samples: { call: CallSpec & { may: Permission }; input: Record<string, unknown> }[] = [
  { call: calls.deskPlans, input: { doctor_id: 999_999, dep_id: 999_999 } },
  { call: calls.deskPlanSave, input: { ...tuesdays, doctor_id: 999_999, dep_id: 999_999 } },
  { call: calls.deskPlanEnd, input: { plan_id: 999_999, from: '2026-11-23' } },
  { call: calls.deskSchedules, input: { doctor_id: 999_999, dep_id: 999_999 } },
  { call: calls.deskPlaces, input: { schedule_id: 999_999, places: 1 } },
  { call: calls.deskExtra, input: { slot_id: 999_999, count: 1 } },
  { call: calls.deskExceptions, input: {} },
  { call: calls.deskExceptionAdd, input: anException({ dep_id: 999_999 }) },
  { call: calls.deskExceptionRemove, input: { exception_id: 999_999 } },
  { call: calls.deskWeek, input: { dep_id: 999_999 } },
  { call: calls.deskWeekCopy, input: { dep_id: 999_999, from: '2026-11-23', to: '2026-11-30' } },
  { call: calls.deskSwap, input: { schedule_id: 999_999, with_id: 999_998 } },
]

test('every call of the room is among those that are tried', () => {
  expect(samples.map(({ call }) => call)).toEqual(expect.arrayContaining(Object.values(calls)))
})

test.each(samples)('$call.path asks for staff, and answers the roles of the table alone', async ({ call, input }) => {
  expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
  expect(await rolesRefused(app, people, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
})

test("another hospital's doctors, departments, plans, clinics, slots and exceptions are not found", async () => {
  const they = { staffKey: strangerKey }
  const [slot] = await slotsOn(app, clinic, '2026-11-24')
  const { list } = await app.callApi(calls.deskPlans, ctx(), planner())
  const { exception_id } = await app.callApi(calls.deskExceptionAdd, anException({ date: '2026-12-24' }), planner())
  const tried: [CallSpec, Record<string, unknown>][] = [
    [calls.deskPlans, ctx()],
    [calls.deskPlanSave, aPlan()],
    [calls.deskPlanEnd, { plan_id: list[0]?.plan_id, from: '2026-11-23' }],
    [calls.deskSchedules, ctx()],
    [calls.deskPlaces, { schedule_id: slot?.scheduleId, places: 9 }],
    [calls.deskExtra, { slot_id: slot?.id, count: 1 }],
    [calls.deskExceptionAdd, anException({ dep_id: clinic.depId })],
    [calls.deskExceptionAdd, anException({ doctor_id: clinic.doctorIds[0] })],
    [calls.deskExceptionAdd, anException({ dep_id: other.depId, doctor_id: clinic.doctorIds[0] })],
    [calls.deskExceptionRemove, { exception_id }],
  ]
  for (const [call, input] of tried)
    expect([call.path, await app.refusal(call, input, they)]).toEqual([call.path, 'not-found'])
  await app.callApi(calls.deskExceptionRemove, { exception_id }, planner())
})

test.each([
  ['a doctor who does not sit in that department', () => aPlan({ dep_id: other.depId }), 'not-found'],
  ['times that are not half hours', () => aPlan({ begin_time: '14:10' }), 'span'],
  ['an afternoon in the morning', () => aPlan({ begin_time: '08:00', end_time: '09:00' }), 'span'],
  ['an eighth weekday', () => aPlan({ weekdays: '8' }), 'weekday'],
  ['a first day that is over', () => aPlan({ first_day: '2026-11-22' }), 'past'],
  ['a last day before the first', () => aPlan({ last_day: '2026-11-22' }), 'last-day'],
  ['no weekday', () => aPlan({ weekdays: '' }), '422'],
  ['no places', () => aPlan({ places: 0 }), '422'],
  ['a fee below nothing', () => aPlan({ fee: '-1' }), '422'],
  ['a fee of a fraction of a fen', () => aPlan({ fee: '1.005' }), '422'],
  ['a time that is none', () => aPlan({ begin_time: '25:00' }), '422'],
])('a plan with %s is refused', async (_, input, reason) => {
  expect(await app.refusal(calls.deskPlanSave, input(), planner())).toBe(reason)
})

test('a doctor cannot be planned for two places at once, and the words say where they are', async () => {
  const [second] = (await insertDepartments(app.db, [
    aDepartment({ hospitalId: clinic.hospitalId, name: '第二门诊' }),
  ])) as [number]
  await app.pool.query('insert into guahao_doctor_posts values ($1, $2)', [clinic.doctorIds[1], second])
  const clashing = aPlan({ dep_id: second, weekdays: '1', half: 'am', begin_time: '08:30', end_time: '10:00' })
  const { body } = await app.rawRequest(calls.deskPlanSave, clashing, planner())
  expect(body).toMatchObject({
    reason: 'clash',
    msg: '这位医生周一上午已有门诊（08:00–09:00），同一时间不能在两处出诊',
  })
})

test('a plan makes clinics, changes those without bookings, names those with, and ends', async () => {
  const doctor = ctx(1)
  expect(await app.callApi(calls.deskPlanSave, aPlan({ weekdays: '2,4' }), planner())).toEqual({ kept: [] })
  const tuesday = async () => (await slotsOn(app, clinic, '2026-11-24', 1)).filter((slot) => slot.half === 'pm')
  expect((await tuesday()).map((slot) => [slot.total, slot.feeFen])).toEqual([
    [3, 2500],
    [3, 2500],
  ])

  await app.callApi(calls.deskPlanSave, aPlan({ weekdays: '2', places: 4 }), planner())
  expect((await tuesday()).map((slot) => slot.total)).toEqual([4, 4])

  await app.callApi(calls.deskPlanSave, aPlan({ weekdays: '2', fee: '0' }), planner())
  await book((await tuesday())[0]?.id as number)
  const { kept } = await app.callApi(calls.deskPlanSave, aPlan({ weekdays: '2', places: 5, fee: '0' }), planner())
  expect(kept).toEqual([
    {
      schedule_id: expect.any(Number),
      doctor_id: doctor.doctor_id,
      date: '2026-11-24',
      half_name: '下午',
      taken_num: 1,
    },
  ])
  expect((await tuesday())[0]).toMatchObject({ total: 3, left: 2 })
  expect((await slotsOn(app, clinic, '2026-12-01', 1)).filter((slot) => slot.half === 'pm')[0]?.total).toBe(5)

  const plans = (await app.callApi(calls.deskPlans, doctor, planner())).list.filter((plan) => plan.half === 'pm')
  expect(plans.map((plan) => [plan.weekday, plan.places, plan.state])).toEqual([
    [2, 5, 'now'],
    [4, 3, 'now'],
  ])
  const end = { plan_id: plans[1]?.plan_id as number, from: '2026-11-26' }
  expect(await app.refusal(calls.deskPlanEnd, { ...end, from: '2026-11-22' }, planner())).toBe('past')
  expect(await app.callApi(calls.deskPlanEnd, end, planner())).toEqual({ kept: [] })
  expect((await slotsOn(app, clinic, '2026-11-26', 1)).filter((slot) => slot.half === 'pm')).toEqual([])
  const after = (await app.callApi(calls.deskPlans, doctor, planner())).list.filter((plan) => plan.half === 'pm')
  expect(after.map((plan) => [plan.weekday, plan.state])).toEqual([
    [2, 'now'],
    [4, 'now'],
    [4, 'later'],
  ])

  const lines = await lastLines('doctor', doctor.doctor_id)
  expect(lines.map((line) => line.act)).toEqual(['plan.end', 'plan.save', 'plan.save', 'plan.save', 'plan.save'])
  expect(lines[1]?.after).toMatchObject({ places: 5, weekdays: '2', span: '14:00–15:00' })
})

test('the days ahead show clinics slot by slot, and the holidays among them', async () => {
  const { from, to, days } = await app.callApi(calls.deskSchedules, { ...ctx(), from: '2026-12-28' }, planner())
  expect([from, to, days.length]).toEqual(['2026-12-28', '2027-01-10', 14])
  const today = await app.callApi(calls.deskSchedules, ctx(), planner())
  expect(today.days[0]).toMatchObject({
    date: dayOf(app.clock.now()),
    holiday: '',
    list: [{ half: 'am', total_num: 4 }],
  })
  expect(today.days[0]?.list[0]?.slots.map((slot) => slot.is_past)).toEqual([0, 0])
})

test('further numbers come after all others, who waits is first, and what is over or stopped gets none', async () => {
  const [slot] = await slotsOn(app, clinic, '2026-11-24', 2)
  const slotId = slot?.id as number
  await book(slotId)
  await book(slotId)
  const waiting = await signInOne(app)
  await app.callApi(addWait, { slot_id: slotId, member_id: waiting.memberId }, { key: waiting.key })
  expect(await app.refusal(calls.deskExtra, { slot_id: slotId, count: 0 }, planner())).toBe('422')
  expect(await app.refusal(calls.deskExtra, { slot_id: slotId, count: 21 }, planner())).toBe('422')
  const nurse = { staffKey: people.nurse.staffKey }
  expect(await app.callApi(calls.deskExtra, { slot_id: slotId, count: 2 }, nurse)).toEqual({
    first_number: 5,
    last_number: 6,
    left_num: 1,
    wait_num: 0,
  })
  const orders = await app.callApi(booking.orderList, {}, { key: waiting.key })
  expect(orders.list[0]).toMatchObject({ number: 5, state: 'booked' })
  expect((await lastLines('schedule', slot?.scheduleId as number))[0]).toMatchObject({
    act: 'schedule.extra',
    after: { first: 5, last: 6 },
    staff_id: people.nurse.staffId,
  })
})

test('a tap that is sent twice with one key adds once', async () => {
  const [, slot] = await slotsOn(app, clinic, '2026-11-25', 2)
  const add = () =>
    app.callApi(calls.deskExtra, { slot_id: slot?.id as number, count: 1 }, { ...planner(), idempotencyKey: 'extra-1' })
  expect(await add()).toEqual(await add())
  expect((await slotsOn(app, clinic, '2026-11-25', 2))[1]?.total).toBe(3)
})

test('a clinic gets other places, but nobody loses their', async () => {
  const slots = await slotsOn(app, clinic, '2026-11-25', 0)
  const schedule_id = slots[0]?.scheduleId as number
  await book(slots[0]?.id as number)
  await book(slots[0]?.id as number)
  expect(await app.callApi(calls.deskPlaces, { schedule_id, places: 1 }, planner())).toEqual({
    total_num: 3,
    left_num: 1,
  })
  expect(await app.callApi(calls.deskPlaces, { schedule_id, places: 5 }, planner())).toEqual({
    total_num: 10,
    left_num: 8,
  })
  expect((await lastLines('schedule', schedule_id))[0]).toMatchObject({
    before: { total: 3, left: 1 },
    after: { total: 10, places: 5 },
  })
})

test.each([
  ['other places without their number', { kind: 'places' }, 'no-places'],
  ['an extra clinic without its places', { kind: 'extra' }, 'no-places'],
  ['an extra clinic without its times', { kind: 'extra', places: 3, half: 'pm' }, 'not-whole'],
  ['a day that is over', { date: '2026-11-22' }, 'past'],
  ['a kind that is none', { kind: 'party' }, '422'],
])('an exception with %s is refused', async (_, more, reason) => {
  expect(await app.refusal(calls.deskExceptionAdd, { ...anException(), ...more }, planner())).toBe(reason)
})

test('a day on which people have places is closed only by who says that they are to be told; then nothing more is sold, and they choose', async () => {
  const day = '2026-11-27'
  const [slot, later] = await slotsOn(app, clinic, day, 0)
  const person = await book(slot?.id as number)
  const asked = anException({ date: day, note: '院庆' })
  expect(await app.refusal(calls.deskExceptionAdd, asked, planner())).toBe('booked')
  expect(await slotsOn(app, clinic, day, 1)).toHaveLength(2)
  const { exception_id, stopped, kept } = await app.callApi(
    calls.deskExceptionAdd,
    { ...asked, stop_booked: 1 },
    planner(),
  )
  expect(stopped).toMatchObject([{ doctor_id: clinic.doctorIds[0], taken_num: 1 }])
  expect(kept).toEqual([])
  expect(await slotsOn(app, clinic, day, 1)).toEqual([])
  expect((await slotsOn(app, clinic, day, 0)).map(({ left, state }) => [left, state])).toEqual([
    [0, 'stopped'],
    [0, 'stopped'],
  ])
  const other = await signInOne(app)
  expect(
    await app.refusal(
      booking.createOrder,
      { slot_id: later?.id as number, member_id: other.memberId },
      { key: other.key },
    ),
  ).toBe('stopped')
  const { list } = await app.callApi(booking.orderList, {}, { key: person.key })
  expect(list[0]).toMatchObject({ state: 'stopped' })
  const listed = await app.callApi(calls.deskExceptions, {}, planner())
  expect(listed.list.find((row) => row.exception_id === exception_id)).toMatchObject({
    kind_name: '停诊不放号',
    half_name: '全天',
    dep_name: '全院',
    doctor_name: '全部医生',
    note: '院庆',
  })
  await app.callApi(calls.deskExceptionRemove, { exception_id }, planner())
  expect(await app.refusal(calls.deskExceptionRemove, { exception_id }, planner())).toBe('not-found')
  expect(await slotsOn(app, clinic, day, 1)).toHaveLength(2)
  const lines = await lastLines('exception', exception_id)
  expect(lines.map((line) => line.act)).toEqual(['exception.remove', 'exception.add'])
})

test('an extra clinic and other places on one day', async () => {
  const day = '2026-11-28'
  const night = {
    half: 'night',
    begin_time: '18:00',
    end_time: '19:00',
    places: 2,
    fee: '30',
    clinic: 'special',
  } as const
  const extra = { ...anException({ date: day, ...ctx(2) }), ...night, kind: 'extra' } as const
  expect(await app.refusal(calls.deskExceptionAdd, { ...extra, end_time: '17:00' }, planner())).toBe('span')
  await app.callApi(calls.deskExceptionAdd, extra, planner())
  await app.callApi(calls.deskExceptionAdd, { date: day, half: 'am', kind: 'places', places: 7, ...ctx(2) }, planner())
  const slots = await slotsOn(app, clinic, day, 2)
  expect(slots.map((slot) => [slot.half, slot.total])).toEqual([
    ['am', 7],
    ['am', 7],
    ['night', 2],
    ['night', 2],
  ])
})

test('public holidays ahead are shown, and weekend days that are worked for them', async () => {
  app.clock.set('2026-09-25 08:00')
  const { holidays } = await app.callApi(calls.deskExceptions, {}, planner())
  expect(holidays).toContainEqual({ date: '2026-10-01', name: '国庆节', is_rest: 1 })
  const { days } = await app.callApi(calls.deskSchedules, { ...ctx(), from: '2026-09-30' }, planner())
  expect(days.slice(0, 2)).toMatchObject([
    { holiday: '', is_rest: 0 },
    { holiday: '国庆节', is_rest: 1 },
  ])
})

test('where the days ahead reach into a year whose holiday plan is not here, staff are told, and what the law fixes is off', async () => {
  app.clock.set('2026-09-25 08:00')
  expect(await app.callApi(calls.deskExceptions, {}, planner())).toMatchObject({ unplanned_years: [] })
  app.clock.set('2098-12-20 08:00')
  const { staffKey } = await signInStaff(app, clinic.hospitalId, 'planner')
  const { unplanned_years, holidays } = await app.callApi(calls.deskExceptions, {}, { staffKey })
  expect(unplanned_years).toEqual([2098, 2099])
  expect(holidays).toContainEqual({ date: '2099-01-01', name: '元旦', is_rest: 1 })
})
