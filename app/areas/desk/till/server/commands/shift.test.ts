import { afterAll, beforeAll, expect, test } from 'vitest'
import * as staff from '#app/areas/access/staff/contract.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type StaffPerson, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

const TODAY = '2026-11-23'
let app: TestApp
let here: Clinic
let there: Clinic
let cashier: StaffPerson

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 07:00` })
  here = await openClinic(app, { feeFen: 5_000 })
  there = await openClinic(app, { feeFen: 5_000 })
  cashier = await signInStaff(app, here.hospitalId, 'cashier')
  const { staffKey } = await signInStaff(app, there.hospitalId, 'admin')
  await app.callApi(staff.deskStaffJoin, { login_name: cashier.loginName, role: 'cashier' }, { staffKey })
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

/** The cashier at the desk of one of their two hospitals. */
const goTo = async ({ hospitalId: unit_id }: Clinic) => {
  const { staff_key: staffKey } = await app.callApi(staff.deskSwitch, { unit_id }, { staffKey: cashier.staffKey })
  cashier = { ...cashier, staffKey }
  return { staffKey }
}

const book = async (clinic: Clinic) => {
  const { memberId: member_id, key } = await signInOne(app)
  const slot_id = (await slotsOn(app, clinic, TODAY))[0]?.id as number
  return (await app.callApi(booking.createOrder, { slot_id, member_id }, { key })).order_id
}

test('who takes money at two hospitals has a drawer at each: nothing that one of them took stands in the shift of the other', async () => {
  await app.callApi(calls.deskTillOpen, { float: '100' }, await goTo(here))
  const order_id = await book(there)
  const atThere = await goTo(there)
  expect((await app.callApi(calls.deskTill, {}, atThere)).shift).toBeNull()
  expect(await app.refusal(calls.deskTillCollect, { order_id, way: 'counter' }, atThere)).toBe('no-shift')
  expect(await app.refusal(calls.deskTillClose, { counted: '100' }, atThere)).toBe('no-shift')
  await app.callApi(calls.deskTillOpen, { float: '200' }, atThere)
  await app.callApi(calls.deskTillCollect, { order_id, way: 'counter' }, atThere)
  expect(await app.callApi(calls.deskTillClose, { counted: '250' }, atThere)).toMatchObject({ expected: '250.00' })
  const { shift } = await app.callApi(calls.deskTill, {}, await goTo(here))
  expect(shift).toMatchObject({ float: '100.00', cash_in: '0.00', expected: '100.00' })
})

test('the shift of who has left is counted and closed by another, once, with a word of why, and never one’s own', async () => {
  const gone = await signInStaff(app, here.hospitalId, 'cashier')
  const admin = await signInStaff(app, here.hospitalId, 'admin')
  const other = { staffKey: admin.staffKey }
  const { shift_id } = await app.callApi(calls.deskTillOpen, { float: '100' }, { staffKey: gone.staffKey })
  await app.callApi(staff.deskStaffSwitch, { staff_id: gone.staffId, is_on: 0 }, other)
  const count = { shift_id, counted: '90', note: '本人已离职，两人一起点的' }
  const stranger = { staffKey: (await signInStaff(app, there.hospitalId, 'admin')).staffKey }
  expect(await app.refusal(calls.deskShiftClose, count, stranger)).toBe('not-found')
  expect(await app.refusal(calls.deskShiftClose, { ...count, note: ' ' }, other)).toBe('422')
  const own = await app.callApi(calls.deskTillOpen, { float: '0' }, other)
  expect(await app.refusal(calls.deskShiftClose, { ...count, shift_id: own.shift_id }, other)).toBe('own')
  const isOwn = async (shift_id: number) => (await app.callApi(calls.deskShift, { shift_id }, other)).is_own
  expect([await isOwn(own.shift_id), await isOwn(count.shift_id)]).toEqual([1, 0])
  expect(await app.callApi(calls.deskShiftClose, count, other)).toMatchObject({
    difference: '-10.00',
    note: count.note,
  })
  expect(await app.refusal(calls.deskShiftClose, count, other)).toBe('closed')
})
