import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { deskArrive } from '#app/areas/desk/clinic/contract.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { cancelGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { findAnyOrder, useUpOrder } from '#app/areas/orders/checkout/server/public.ts'
import { testsBuy, testsOfVisit } from '#app/areas/orders/tests/contract.ts'
import { listPayFaults } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { instantAt } from '#kit/time/day.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

const TODAY = '2026-11-23'
let app: TestApp
let clinic: Clinic
let shop: Shop
let people: Staffing
let doctor: DoctorPerson
let colleague: DoctorPerson

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 07:00` })
  clinic = await openClinic(app, { doctors: 2, places: 20, end: 720 })
  people = await signInAllRoles(app, clinic.hospitalId)
  doctor = await signInDoctor(app, clinic.doctorIds[0] as number)
  colleague = await signInDoctor(app, clinic.doctorIds[1] as number)
  shop = await openShop(app)
}, 120_000)
afterAll(async () => {
  expect(await listPayFaults(app.db)).toEqual([])
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})
beforeEach(() => app.clock.advance({ minutes: 1 }))

const mine = () => ({ doctorKey: doctor.doctorKey })
const aTest = (more: Parameters<Shop['sell']>[0] = {}) =>
  shop.sell({ kind: 'exam', appointment: 'exam', hospitalId: clinic.hospitalId, ...more })

const booked = async () => {
  const slots = await slotsOn(app, clinic, TODAY)
  const slot = slots.find(({ date, beginMinutes, left }) => left > 0 && instantAt(date, beginMinutes) > app.clock.now())
  const person = await signInOne(app)
  const input = { slot_id: slot?.id as number, member_id: person.memberId }
  const { order_id } = await app.callApi(booking.createOrder, input, { key: person.key })
  return { order_id, person, schedule_id: slot?.scheduleId as number }
}
const called = async () => {
  const one = await booked()
  await app.callApi(deskArrive, { order_id: one.order_id }, { staffKey: people.nurse.staffKey })
  for (;;) {
    app.clock.advance({ seconds: 30 })
    const { order_id } = await app.callApi(calls.benchClinicNext, { schedule_id: one.schedule_id }, mine())
    if (order_id === one.order_id) return one
  }
}
const order = (order_id: string, ...special_ids: number[]) =>
  app.callApi(calls.benchTestOrder, { order_id, special_ids: special_ids.join(',') }, mine())
const refusedOrder = (order_id: string, ids: readonly number[], as: object = mine()) =>
  app.refusal(calls.benchTestOrder, { order_id, special_ids: ids.join(',') }, as)
const statesFor = async (order_id: string) =>
  (await app.callApi(calls.benchClinicVisit, { order_id }, mine())).tests.map(({ state }) => state)

test('only the doctor of a visit orders, once the patient was called, and only what their hospital sells for being examined', async () => {
  const { special_id } = await aTest()
  const early = await booked()
  expect(await refusedOrder(early.order_id, [special_id])).toBe('not-open')
  const { order_id, person } = await called()
  for (const as of [undefined, { key: person.key }, { staffKey: people.nurse.staffKey }])
    expect(['login', '401']).toContain(await refusedOrder(order_id, [special_id], as ?? {}))
  const theirs = { doctorKey: colleague.doctorKey }
  expect(await refusedOrder(order_id, [special_id], theirs)).toBe('not-found')
  expect(await app.refusal(calls.benchTestGoods, { order_id }, theirs)).toBe('not-found')
  const strange = [
    await aTest({ hospitalId: null }),
    await aTest({ appointment: 'none', kind: 'parcel' }),
    await aTest({ isOn: false }),
  ]
  for (const one of strange) expect(await refusedOrder(order_id, [special_id, one.special_id])).toBe('goods-gone')
  expect(await statesFor(order_id)).toEqual([])
  const offered = (await app.callApi(calls.benchTestGoods, { order_id }, mine())).list.map((one) => one.special_id)
  expect(offered).toEqual([special_id])
  const stranger = await signInOne(app)
  for (const call of [testsOfVisit, testsBuy])
    expect(await app.refusal(call, { id: order_id }, { key: stranger.key })).toBe('not-found')
})

test('the patient is told, pays all that waits by the one way to order goods, and the doctor sees it paid and done', async () => {
  const [blood, scan] = [
    await aTest({ name: '血常规', priceFen: 3_000 }),
    await aTest({ name: '超声', priceFen: 8_000 }),
  ]
  const { order_id, person } = await called()
  const { tests } = await order(order_id, blood.special_id, scan.special_id)
  expect(tests.map(({ name, state }) => [name, state]).sort()).toEqual([
    ['血常规', 'waiting'],
    ['超声', 'waiting'],
  ])
  expect(await refusedOrder(order_id, [blood.special_id])).toBe('already')
  const as = { key: person.key }
  expect((await app.callApi(messages, {}, as)).list[0]?.title).toBe('医生开了检查')
  expect(await app.callApi(testsOfVisit, { id: order_id }, as)).toMatchObject({ may_buy: 1, amount: '110.00' })
  const placed = await app.callApi(testsBuy, { id: order_id }, as)
  expect(placed).toMatchObject({ pay_amount: '110.00', order_ids: [placed.order_id] })
  expect(await statesFor(order_id)).toEqual(['unpaid', 'unpaid'])
  expect(await app.refusal(testsBuy, { id: order_id }, as)).toBe('nothing')
  const test_id = tests[0]?.test_id ?? ''
  expect(await app.refusal(calls.benchTestWithdraw, { test_id }, mine())).toBe('not-open')
  expect(await shop.leftOf(blood.stockId)).toBe(9)

  await app.callApi(sandboxPay, { out_trade_no: placed.out_trade_no })
  expect(await statesFor(order_id)).toEqual(['paid', 'paid'])
  expect((await app.callApi(testsOfVisit, { id: order_id }, as)).list[0]).toMatchObject({
    state_desc: '已付款',
    goods_order_id: placed.order_id,
  })
  const goods = await findAnyOrder(app.db, placed.order_id)
  if (!goods) throw new Error('there is no order')
  await useUpOrder(app.context(), goods.id)
  expect(await statesFor(order_id)).toEqual(['done', 'done'])
  const { list } = await app.callApi(deskAuditList, {}, { staffKey: people.auditor.staffKey })
  expect(list.find(({ act }) => act === 'visit-test.order')).toMatchObject({
    doctor_id: doctor.doctorId,
    row_id: order_id,
  })
  expect(JSON.stringify(list)).not.toContain('血常规')
})

test('an order that ends unpaid leaves the test to be paid again; what is taken back is not; of two taps one orders', async () => {
  const { special_id } = await aTest()
  const { order_id, person } = await called()
  const test_id = (await order(order_id, special_id)).tests[0]?.test_id ?? ''
  const as = { key: person.key }
  const both = await Promise.all([1, 2].map(() => app.refusal(testsBuy, { id: order_id }, as)))
  expect(both.sort()).toEqual(['not refused', 'nothing'])
  const [{ goods_order_id } = { goods_order_id: '' }] = (await app.callApi(testsOfVisit, { id: order_id }, as)).list
  await app.callApi(cancelGoodsOrder, { order_id: goods_order_id }, as)
  expect(await statesFor(order_id)).toEqual(['waiting'])
  await app.callApi(calls.benchTestWithdraw, { test_id }, mine())
  expect(await app.refusal(calls.benchTestWithdraw, { test_id }, mine())).toBe('not-open')
  expect(await app.refusal(calls.benchTestWithdraw, { test_id }, { doctorKey: colleague.doctorKey })).toBe('not-found')
  expect(await app.refusal(testsBuy, { id: order_id }, as)).toBe('nothing')
  // What was taken back can be ordered again, later.
  app.clock.advance({ minutes: 1 })
  expect((await order(order_id, special_id)).tests.map(({ state }) => state)).toEqual(['withdrawn', 'waiting'])
})

test('who is not there goes back into the line, who comes back from an examination keeps their number', async () => {
  const { order_id } = await called()
  const skipped = await app.callApi(calls.benchClinicSkip, { order_id }, mine())
  expect(skipped.state).toBe('checked-in')
  expect(await app.refusal(calls.benchClinicSkip, { order_id }, mine())).toBe('changed')
  expect(await app.refusal(calls.benchClinicReturn, { order_id }, mine())).toBe('changed')
  expect(await app.refusal(calls.benchClinicReturn, { order_id }, { doctorKey: colleague.doctorKey })).toBe('not-found')
  await app.callApi(calls.benchClinicDone, { order_id }, mine())
  const back = await app.callApi(calls.benchClinicReturn, { order_id }, mine())
  expect(back).toMatchObject({ state: 'checked-in', number: skipped.number })
  const { list } = await app.callApi(deskAuditList, {}, { staffKey: people.auditor.staffKey })
  expect(list.slice(0, 3).map(({ act }) => act)).toEqual(['visit.return', 'visit.done', 'visit.skip'])
})
