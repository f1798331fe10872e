import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskSwitch } from '#app/areas/access/staff/contract.ts'
import { allRoles } from '#app/areas/access/staff/rules.ts'
import * as clinics from '#app/areas/desk/clinic/contract.ts'
import { noteFailedRun } from '#app/areas/desk/operations/server/public.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { queueSms } from '#app/areas/notices/sms/server/public.ts'
import * as refunds from '#app/areas/orders/refunds/contract.ts'
import { refund, startPayment } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { UNREACHABLE_MOBILE } from '#kit/outside/sms.ts'
import { later } from '#kit/time/span.ts'
import { type Buyer, openBuyer } from '#test/support/buyer.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { openConsultation, waitingConsultation } from '#test/support/consult.ts'
import { signInOne } from '#test/support/crowd.ts'
import { openShop } from '#test/support/shop.ts'
import {
  rawRequestFromOutside,
  rolesRefused,
  type Staffing,
  type StaffPerson,
  signInAllRoles,
  signInStaff,
} from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskOverview } from '../contract.ts'

const TODAY = '2026-11-23'
let app: TestApp
let clinic: Clinic
let people: Staffing
/** The admin of a hospital at which nothing happens. */
let stranger: StaffPerson
let buyer: Buyer
/** At the platform's own desk. */
let platform: { staffKey: string }

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 07:00`, env: { PLATFORM_HOSPITAL: '999999' } })
  clinic = await openClinic(app, { doctors: 6, places: 8, end: 720 })
  people = await signInAllRoles(app, clinic.hospitalId)
  stranger = await signInStaff(app, (await openClinic(app)).hospitalId, 'admin')
  buyer = await openBuyer(app, await openShop(app))
  const operator = await signInStaff(app, clinic.hospitalId, 'operator')
  const { staff_key } = await app.callApi(deskSwitch, { unit_id: 0 }, { staffKey: operator.staffKey })
  platform = { staffKey: staff_key }
}, 120_000)
afterAll(() => app.close())

const admin = () => ({ staffKey: people.admin.staffKey })
const nurse = () => ({ staffKey: people.nurse.staffKey })
const shownTo = async ({ staffKey }: { staffKey: string }) =>
  (await app.callApi(deskOverview, {}, { staffKey })).groups.flatMap(({ figures }) => figures)
/** The figures by name: a number, or an amount in yuan. */
const figuresOf = async (as: { staffKey: string }) =>
  Object.fromEntries((await shownTo(as)).map(({ key, unit, num, amount }) => [key, unit === 'fen' ? amount : num]))

/** Somebody new books the first slot of a doctor. */
const book = async (day: string, doctor = 0) => {
  const person = await signInOne(app)
  const slot_id = (await slotsOn(app, clinic, day, doctor))[0]?.id as number
  const { order_id } = await app.callApi(booking.createOrder, { slot_id, member_id: person.memberId }, person)
  return { order_id, person }
}

const nothing = {
  'visits.placed': 0,
  'visits.arrived': 0,
  'visits.waiting': 0,
  'visits.done': 0,
  'visits.missed': 0,
  'visits.made': 0,
  'comes.placed': 0,
  'comes.arrived': 0,
  'comes.missed': 0,
  'comes.made': 0,
  'consult.unanswered': 0,
  'consult.oldest': 0,
  'complaints.waiting': 0,
  'orders.made': 0,
  'orders.paid': 0,
  'orders.to-ship': 0,
  'refunds.applied': 0,
  'refunds.returned': 0,
  'money.came': '0.00',
  'money.back': '0.00',
}

test('the overview is for who answers for the whole desk, and for nobody from outside', async () => {
  expect(new Set(await rawRequestFromOutside(app, deskOverview, {}))).toEqual(new Set(['login', '401']))
  expect(await rolesRefused(app, people, deskOverview, {})).toEqual(
    allRoles.filter((role) => role !== 'admin' && role !== 'operator'),
  )
})

test('a hospital at which nothing happened has its figures, all of them nothing, in the order of the page', async () => {
  expect(await figuresOf(stranger)).toEqual(nothing)
  const { groups, is_all, date } = await app.callApi(deskOverview, {}, admin())
  expect([is_all, date]).toEqual([0, TODAY])
  expect(groups.map(({ words }) => words)).toEqual(['门诊', '到院预约', '问诊', '商城', '资金'])
})

test('how the product runs is told at the platform’s own desk alone, and figures there lead nowhere but there', async () => {
  const atHospital = (await shownTo(people.operator)).map(({ key }) => key)
  expect(atHospital).toContain('refunds.escalated')
  expect(atHospital.filter((key) => /^(jobs|sms)\./.test(key))).toEqual([])
  const atPlatform = await shownTo(platform)
  expect(atPlatform.filter(({ to }) => to !== '').map(({ key }) => key)).toEqual(['jobs.failed', 'sms.unsent'])
  expect(await figuresOf(platform)).toEqual({ ...nothing, 'refunds.escalated': 0, 'jobs.failed': 0, 'sms.unsent': 0 })
  const ways = (await shownTo(admin())).filter(({ to }) => to === '').map(({ key }) => key)
  expect(ways).toEqual(['consult.unanswered', 'consult.oldest'])
})

test('appointments are counted by where they stand, on the day of the visit; those that were made by when', async () => {
  const [first, second, third] = [await book(TODAY), await book(TODAY), await book(TODAY)]
  const next = await book('2026-11-24')
  await app.callApi(booking.cancelOrder, { id: next.order_id }, next.person)
  for (const { order_id } of [first, second]) await app.callApi(clinics.deskArrive, { order_id }, nurse())
  const placed = { ...nothing, 'visits.placed': 3, 'visits.made': 4 }
  expect(await figuresOf(people.admin)).toEqual({ ...placed, 'visits.arrived': 2, 'visits.waiting': 2 })

  const schedule_id = (await slotsOn(app, clinic, TODAY))[0]?.scheduleId as number
  app.clock.set(`${TODAY} 08:31`)
  await app.callApi(clinics.deskCallNext, { schedule_id }, nurse())
  await app.callApi(clinics.deskDone, { order_id: first.order_id }, nurse())
  await app.callApi(clinics.deskMissed, { order_id: third.order_id }, nurse())
  const seen = { 'visits.arrived': 2, 'visits.waiting': 1, 'visits.done': 1, 'visits.missed': 1 }
  expect(await figuresOf(people.admin)).toEqual({ ...placed, ...seen })
  expect(await figuresOf(stranger)).toEqual(nothing)
  expect(await figuresOf(platform)).toMatchObject({ ...placed, ...seen })
})

test('consultations wait until a doctor has answered first, the oldest since it was asked', async () => {
  const doctorId = clinic.doctorIds[5] as number
  await openConsultation(app, await signInOne(app), doctorId)
  app.clock.advance({ minutes: 20 })
  await waitingConsultation(app, await signInOne(app), doctorId)
  app.clock.advance({ minutes: 5 })
  expect(await figuresOf(people.admin)).toMatchObject({ 'consult.unanswered': 2, 'consult.oldest': 25 })
  expect(await figuresOf(stranger)).toEqual(nothing)
})

test('orders and refunds to decide are right after each step, for their seller alone', async () => {
  const { hospitalId } = clinic
  const first = await buyer.buy([{ hospitalId, priceFen: 5_000 }])
  await buyer.buy([{ hospitalId, priceFen: 3_000 }])
  // The platform's own.
  await buyer.buy([{ priceFen: 700 }])
  const bought = { 'orders.made': 2, 'orders.paid': 2, 'orders.to-ship': 2 }
  expect(await figuresOf(people.admin)).toMatchObject(bought)
  expect(await figuresOf(people.operator)).toMatchObject({ 'orders.made': 3 })
  expect(await figuresOf(platform)).toMatchObject({ 'orders.made': 3 })

  const { refund_id } = await buyer.apply(first.order_id)
  expect(await figuresOf(people.admin)).toMatchObject({ ...bought, 'refunds.applied': 1 })
  await buyer.decide('decline', refund_id, '已经备货')
  await app.callApi(refunds.platformIntervene, { refund_id, reason: '还没有发货' }, buyer.who())
  expect(await figuresOf(people.admin)).toMatchObject({ 'refunds.applied': 0 })
  expect(await figuresOf(people.admin)).not.toHaveProperty('refunds.escalated')
  expect(await figuresOf(platform)).toMatchObject({ 'refunds.escalated': 1 })
  await buyer.decide('agree', refund_id)
  await app.wakeAll()
  expect(await figuresOf(people.admin)).toMatchObject({ 'orders.made': 2, 'orders.paid': 2, 'orders.to-ship': 1 })
  expect(await figuresOf(stranger)).toEqual(nothing)
})

test('money is that of the books: what came in for the hospital’s own account, and what has gone back', async () => {
  const before = await figuresOf(platform)
  const bill = { purpose: 'test', subjectId: 'one', title: '挂号费', amountFen: 5_000 }
  const whose = { patientId: buyer.who().patientId, payee: `hospital:${clinic.hospitalId}` } as const
  const deadline = later(app.clock.now(), { minutes: 10 })
  const out_trade_no = await startPayment(app.context(), { ...bill, ...whose, deadline })
  expect(await figuresOf(people.admin)).toMatchObject({ 'money.came': '0.00', 'money.back': '0.00' })
  await app.callApi(sandboxPay, { out_trade_no })
  await refund(app.context(), out_trade_no, 2_000, '患者取消')
  expect(await figuresOf(people.admin)).toMatchObject({ 'money.came': '50.00', 'money.back': '0.00' })
  await app.wakeAll()
  expect(await figuresOf(people.admin)).toMatchObject({ 'money.came': '50.00', 'money.back': '20.00' })
  expect(await figuresOf(stranger)).toEqual(nothing)
  // Goods are paid to the platform, which settles with hospitals later.
  expect(before).toMatchObject({ 'money.came': '87.00', 'money.back': '50.00' })
  expect(await figuresOf(platform)).toMatchObject({ 'money.came': '137.00', 'money.back': '70.00' })
})

test('failed jobs and messages that did not leave are counted at the platform’s own desk', async () => {
  await noteFailedRun(app.context(), 'sms.forget', { kind: 'Error', code: 'A', place: 'kit/a.ts:1:1' })
  await noteFailedRun(app.context(), 'sms.forget', { kind: 'Error', code: 'A', place: 'kit/a.ts:1:1' })
  const words = { title: '提醒', text: '明天就诊' }
  await app.wakeAll()
  // Codes that nobody sent while they were good have not left either.
  const before = Number((await figuresOf(platform))['sms.unsent'])
  await queueSms(app.context(), { mobile: UNREACHABLE_MOBILE, template: 'notice', params: words })
  await app.wakeAll()
  expect(await figuresOf(platform)).toMatchObject({ 'jobs.failed': 1, 'sms.unsent': before + 1 })
})

test('the next day begins anew, and what waits goes on waiting', async () => {
  app.clock.set('2026-11-24 06:00')
  const tomorrow = await signInStaff(app, clinic.hospitalId, 'admin')
  expect(await figuresOf(tomorrow)).toMatchObject({
    'visits.placed': 0,
    'visits.made': 0,
    'orders.made': 0,
    'orders.paid': 0,
    'orders.to-ship': 1,
    'money.came': '0.00',
    'money.back': '0.00',
  })
})

test('who works in some departments alone is told of those', async () => {
  const admin = await signInStaff(app, clinic.hospitalId, 'admin')
  await book('2026-11-24', 2)
  expect(await figuresOf(admin)).toMatchObject({ 'visits.placed': 1 })
  await app.pool.query('update access_staff_grants set department_ids = $1 where staff_id = $2', [[999], admin.staffId])
  expect(await figuresOf(admin)).toMatchObject({ 'visits.placed': 0, 'consult.unanswered': 0 })
})
