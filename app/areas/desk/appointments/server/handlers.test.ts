import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import {
  orderYuyueConfig,
  orderYuyueInfo,
  ownReports,
  physicalYuyueInfo,
} from '#app/areas/orders/appointments/contract.ts'
import { ordersReports } from '#app/areas/orders/appointments/server/tables.ts'
import { goodsOrderDetail } from '#app/areas/orders/checkout/contract.ts'
import { type Appointing, type Booker, openAppointing } from '#test/support/appointing.ts'
import { signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let at: Appointing
let me: Booker
let ctx: Staffing
let there: Staffing
/** Two pieces, booked for Monday at nine and at ten. */
let order: string
let ids: number[]

const week = '111,111,111,111,111,111,111'
const plan = {
  week,
  places: 3,
  cut_days: 1,
  cut_time: '18:00',
  morning_begin: '08:00',
  morning_end: '12:00',
  afternoon_begin: '14:00',
  afternoon_end: '17:00',
  evening_begin: '18:00',
  evening_end: '20:00',
}

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-22 09:00' })
  at = await openAppointing(app)
  ctx = await signInAllRoles(app, at.hospitalId)
  there = await signInAllRoles(app, at.otherId)
  me = await at.newBooker()
  order = await at.buy(await at.sell(), me, { buy_num: 2 })
  const first = await at.book(order, '2026-11-23 09:00', me)
  const second = await at.book(order, '2026-11-23 10:00', me)
  ids = [first.yuyue_id, second.yuyue_id]
}, 180_000)
afterAll(() => app.close())

/** A day on, when the staff's sessions have ended. */
const nextDay = async () => {
  app.clock.advance({ days: 1 })
  ctx = await signInAllRoles(app, at.hospitalId)
  there = await signInAllRoles(app, at.otherId)
}

const nurse = () => ({ staffKey: ctx.nurse.staffKey })
const admin = () => ({ staffKey: ctx.admin.staffKey })
const elsewhere = () => ({ staffKey: there.admin.staffKey })
const one = (at: number) => ({ yuyue_id: ids[at] as number })
const report = { doctor: '王医师', conclusion: '没有明显异常', lines: '血压 | 124/78 | mmHg | 90–139/60–89' }

test('the desk is for its staff alone; plans are changed by who plans', async () => {
  for (const [call, input] of [
    [calls.deskAppointments, {}],
    [calls.deskAppointmentArrive, one(0)],
    [calls.deskAppointmentReport, { ...one(0), ...report }],
    [calls.deskAppointmentPlanSave, plan],
  ] as const)
    expect(new Set(await rawRequestFromOutside(app, call, input))).not.toContain('not refused')
  const office = ['keeper', 'pharmacist', 'auditor', 'accountant', 'service', 'cashier', 'editor']
  expect(await rolesRefused(app, there, calls.deskAppointments, {})).toEqual(office)
  expect(await rolesRefused(app, there, calls.deskAppointmentArrive, one(0))).toEqual(['planner', ...office])
  expect(await rolesRefused(app, there, calls.deskAppointmentPlanSave, plan)).toEqual(['nurse', ...office])
})

test('another hospital’s appointment is not there', async () => {
  for (const call of [
    calls.deskAppointmentArrive,
    calls.deskAppointmentMissed,
    calls.deskAppointmentReveal,
    calls.deskAppointmentReport,
  ])
    expect(await app.refusal(call, { ...one(0), ...report }, elsewhere()), call.path).toBe('not-found')
  expect((await app.callApi(calls.deskAppointments, { date: '2026-11-23' }, elsewhere())).list).toEqual([])
})

test('names are masked until somebody looks, which the audit says', async () => {
  const { list } = await app.callApi(calls.deskAppointments, { date: '2026-11-23' }, nurse())
  expect(list.map(({ time, member_name, state }) => [time, member_name, state])).toEqual([
    ['09:00', '周*', 'booked'],
    ['10:00', '周*', 'booked'],
  ])
  expect(await app.callApi(calls.deskAppointmentReveal, one(0), nurse())).toMatchObject({
    name: '周明',
    mobile: me.mobile,
  })
  const acts = await app.callApi(audit.deskAuditList, { act: 'appointment.reveal' }, admin())
  expect(acts.list).toHaveLength(1)
})

test('who comes is marked on their day, once; with the last piece the order is used', async () => {
  expect(await app.refusal(calls.deskAppointmentArrive, one(0), nurse())).toBe('not-today')
  expect(await app.refusal(calls.deskAppointmentMissed, one(0), nurse())).toBe('too-early')
  await nextDay()
  app.clock.advance({ minutes: 5 })
  expect(await app.refusal(calls.deskAppointmentReport, { ...one(0), ...report }, nurse())).toBe('not-arrived')
  const arrive = (at: number) => app.refusal(calls.deskAppointmentArrive, one(at), nurse())
  expect((await Promise.all([arrive(0), arrive(0)])).toSorted()).toEqual(['changed', 'not refused'])
  expect((await app.callApi(goodsOrderDetail, { order_id: order }, me)).state_id).toBe('paid')
  expect(await app.refusal(calls.deskAppointmentMissed, one(1), nurse())).toBe('too-early')
  app.clock.advance({ hours: 1 })
  expect(await app.refusal(calls.deskAppointmentMissed, one(1), nurse())).toBe('not refused')
  expect(await arrive(1)).toBe('not refused')
  expect((await app.callApi(goodsOrderDetail, { order_id: order }, me)).state_id).toBe('used')
  const { list } = await app.callApi(orderYuyueInfo, { order_id: order }, me)
  expect(list.map(({ state }) => state)).toEqual(['arrived', 'arrived'])
})

test('a report is read line by line, kept sealed, and read by whose it is', async () => {
  const write = (more: object) => app.refusal(calls.deskAppointmentReport, { ...one(0), ...report, ...more }, nurse())
  expect(await write({ lines: '血压' })).toBe('line')
  expect(await write({ lines: `${report.lines}\n总胆固醇 | 6.12 | mmol/L | 2.80–5.20 | 偏高` })).toBe('not refused')
  const { list } = await app.callApi(physicalYuyueInfo, { order_id: order }, me)
  expect(list.map(({ has_report }) => has_report)).toEqual([1, 0])
  expect(list[0]?.report).toMatchObject({ doctor_name: '王医师', items: [{ mark: '' }, { mark: 'high' }] })
  expect((await app.callApi(ownReports, {}, me)).list).toMatchObject([
    { order_id: order, yuyue_id: list[0]?.yuyue_id, member_name: list[0]?.member_name, item_num: 2, noted_num: 1 },
  ])
  expect((await app.callApi(ownReports, {}, await signIn(app))).list).toEqual([])
  const [row] = await app.db.select().from(ordersReports)
  expect(row?.contentSealed).not.toContain('血压')
  expect((await app.callApi(messages, {}, me)).list.map(({ title }) => title)).toContain('报告出来了')
})

test('a plan is changed for what comes, a day closed and opened again; what stands stays', async () => {
  const refused = (more: object) => app.refusal(calls.deskAppointmentPlanSave, { ...plan, ...more }, admin())
  expect(await refused({ morning_end: '08:00' })).toBe('hours')
  expect(await refused({ week: '111' })).toBe('422')
  expect(await refused({ goods_id: 999_999 })).toBe('goods')
  const { plan_id } = await app.callApi(calls.deskAppointmentPlanSave, plan, admin())
  const id = await at.buy(await at.sell(), me)
  await nextDay()
  await at.book(id, '2026-11-27 09:00', me)
  const day = { plan_id, date: '2026-11-27', places: 0 }
  expect(await app.refusal(calls.deskAppointmentDaySave, day, elsewhere())).toBe('not-found')
  expect(await app.refusal(calls.deskAppointmentDaySave, { ...day, date: '2026-11-20' }, admin())).toBe('past')
  const { day_id, kept_num } = await app.callApi(calls.deskAppointmentDaySave, day, admin())
  expect(kept_num).toBe(1)
  expect((await app.callApi(orderYuyueInfo, { order_id: id }, me)).list[0]?.state).toBe('booked')
  const shown = () => app.callApi(orderYuyueConfig, { order_id: id, date: '2026-11-27' }, me)
  expect((await shown()).times).toEqual([])
  expect((await app.callApi(calls.deskAppointmentPlans, {}, nurse())).list[0]?.days).toMatchObject([{ places: 0 }])
  expect(await app.refusal(calls.deskAppointmentDayBack, { day_id }, elsewhere())).toBe('not-found')
  await app.callApi(calls.deskAppointmentDayBack, { day_id }, admin())
  expect((await shown()).times.find(({ time }) => time === '09:00')?.left_num).toBe(2)
  for (const act of ['appointment.plan', 'appointment.day', 'appointment.day-back'])
    expect((await app.callApi(audit.deskAuditList, { act }, admin())).list, act).toHaveLength(1)
})
