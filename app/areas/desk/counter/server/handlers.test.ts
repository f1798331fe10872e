import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { allRoles, may, type Permission } from '#app/areas/access/staff/rules.ts'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { deskArrive } from '#app/areas/desk/clinic/contract.ts'
import { createOrder, orderDetail } from '#app/areas/guahao/booking/contract.ts'
import { addCard } from '#app/areas/guahao/visit-cards/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { addDays } from '#kit/time/day.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { signIn } from '#test/support/people.ts'
import {
  rawRequestFromOutside,
  rolesRefused,
  type Staffing,
  type StaffPerson,
  signInAllRoles,
  signInStaff,
} from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

const TODAY = '2026-11-23'
let app: TestApp
let clinic: Clinic
let people: Staffing
let stranger: StaffPerson

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 07:00` })
  const other = await openClinic(app)
  clinic = await openClinic(app, { doctors: 30, places: 4, end: 600 })
  people = await signInAllRoles(app, clinic.hospitalId)
  stranger = await signInStaff(app, other.hospitalId, 'admin')
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

/** Each test has a doctor of its own. */
let doctor = -1
beforeEach(() => {
  doctor += 1
})

const nurse = () => ({ staffKey: people.nurse.staffKey })
const they = () => ({ staffKey: stranger.staffKey })
const slotOn = async (day: string, at = 0) => (await slotsOn(app, clinic, day, doctor))[at]?.id as number

let born = 0
/** Somebody new, without papers that anybody else has. */
const newcomer = () => ({
  truename: `来客${'甲乙丙丁戊己庚辛壬癸'[++born % 10]}`,
  sex: 1,
  birthday: '1960-05-0'.concat(String((born % 9) + 1)),
  id_type: 'passport' as const,
  id_card: `E${String(10_000_000 + born)}`,
  has_agreed: 1,
})
const register = (more: object = {}) => app.callApi(calls.deskRegister, { ...newcomer(), ...more }, nurse())
const find = (words: string, more: object = {}, as = nurse()) =>
  app.callApi(calls.deskFindPerson, { words, ...more }, as)
const lastAct = async () => {
  const { list } = await app.callApi(audit.deskAuditList, {}, { staffKey: people.auditor.staffKey })
  return list[0]
}

const samples: { call: CallSpec & { may: Permission }; input: Record<string, unknown> }[] = [
  { call: calls.deskFindPerson, input: { words: '没有这个人' } },
  { call: calls.deskRegister, input: { truename: '某人', has_agreed: 0 } },
  { call: calls.deskPerson, input: { person: 'nobody' } },
  { call: calls.deskPersonReveal, input: { person: 'nobody' } },
  { call: calls.deskPersonNumber, input: { person: 'nobody', mobile: '13800138000' } },
  { call: calls.deskCounterSlots, input: { dep_id: 999_999 } },
  { call: calls.deskCounterBook, input: { person: 'nobody', slot_id: 999_999 } },
  { call: calls.deskCounterMove, input: { order_id: 'nobodys-order', slot_id: 999_999 } },
  { call: calls.deskCounterCancel, input: { order_id: 'nobodys-order' } },
  { call: calls.deskSlip, input: { order_id: 'nobodys-order' } },
]

test('every call of the room is among those that are tried', () => {
  expect(samples.map(({ call }) => call)).toEqual(expect.arrayContaining(Object.values(calls)))
})

test.each(samples)('$call.path asks for staff, and answers the roles of the table alone', async ({ call, input }) => {
  expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
  expect(await rolesRefused(app, people, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
})

test('a handle opens nothing at another hospital, nor after some hours, nor where a letter of it is another', async () => {
  const { person } = await register()
  const altered = `${person.slice(0, -2)}${person.endsWith('A') ? 'B' : 'A'}${person.slice(-1)}`
  const slot_id = await slotOn(TODAY)
  for (const call of [calls.deskPerson, calls.deskPersonReveal]) {
    expect(await app.refusal(call, { person }, they())).toBe('not-found')
    expect(await app.refusal(call, { person: altered }, nurse())).toBe('not-found')
  }
  expect(await app.refusal(calls.deskPersonNumber, { person, mobile: '13800138001' }, they())).toBe('not-found')
  expect(await app.refusal(calls.deskCounterBook, { person, slot_id }, they())).toBe('not-found')
  app.clock.advance({ hours: 5 })
  expect(await app.refusal(calls.deskPerson, { person }, nurse())).toBe('not-found')
  app.clock.advance({ hours: -5 })
})

test("another hospital's slots, departments and appointments are not found", async () => {
  const { person } = await register()
  const { order_id } = await app.callApi(calls.deskCounterBook, { person, slot_id: await slotOn(TODAY) }, nurse())
  expect(await app.refusal(calls.deskCounterSlots, { dep_id: clinic.depId }, they())).toBe('not-found')
  expect(await app.refusal(calls.deskCounterMove, { order_id, slot_id: await slotOn(TODAY, 1) }, they())).toBe(
    'not-found',
  )
  expect(await app.refusal(calls.deskCounterCancel, { order_id }, they())).toBe('not-found')
  expect(await app.refusal(calls.deskSlip, { order_id }, they())).toBe('not-found')
  const theirs = await app.callApi(calls.deskRegister, newcomer(), they())
  const slot_id = await slotOn(TODAY, 1)
  expect(await app.refusal(calls.deskCounterBook, { person: theirs.person, slot_id }, they())).toBe('not-found')
})

test('people are found by telephone, identity number, card of this hospital and name, masked; the audit has no word of theirs', async () => {
  const mobile = '13911110001'
  const { key } = await signIn(app, mobile)
  const said = newcomer()
  await app.callApi(calls.deskRegister, { ...said, mobile }, nurse())
  const { list: own } = await app.callApi(memberListApi, {}, { key })
  await app.callApi(
    addCard,
    { member_id: own[0]?.member_id as number, unit_id: clinic.hospitalId, card_no: 'K00777123' },
    { key },
  )
  for (const [words, by] of [
    ['139 1111 0001', 'mobile'],
    ['K00777123', 'card_no'],
  ] as const) {
    const found = await find(words)
    expect(found).toMatchObject({ by, is_whole: 1 })
    expect(found.list).toHaveLength(1)
    expect(found.list[0]).toMatchObject({ name: expect.stringMatching(/^来\*+$/), mobile: '139****0001' })
    expect(JSON.stringify(found.list)).not.toContain(said.id_card)
  }
  expect((await find(said.id_card, { by: 'id_card' })).list).toHaveLength(1)
  // Who has not been here is not found by a name, nor by a card of another hospital.
  expect((await find(said.truename)).list).toEqual([])
  expect((await find('K00777123', {}, they())).list).toEqual([])
  const { person } = (await find(mobile)).list[0] as { person: string }
  await app.callApi(calls.deskCounterBook, { person, slot_id: await slotOn(TODAY) }, nurse())
  expect((await find(said.truename)).list).toHaveLength(1)
  expect((await find(said.truename, {}, they())).list).toEqual([])
  const act = await lastAct()
  expect(act).toMatchObject({ act: 'counter.look', staff_id: people.nurse.staffId })
  expect(JSON.stringify(act)).not.toContain(said.truename)
})

test('one person is opened to whoever must see them, and the audit says who did', async () => {
  const said = newcomer()
  const { person } = await register({ ...said, mobile: '13911110002' })
  const shown = await app.callApi(calls.deskPersonReveal, { person }, nurse())
  expect(shown).toMatchObject({ name: said.truename, id_card: said.id_card, mobile: '13911110002' })
  expect(await lastAct()).toMatchObject({ act: 'counter.reveal', staff_id: people.nurse.staffId })
})

test('nobody is registered who has not agreed, whose papers are wrong, or who is a child without a guardian; no account is left of it', async () => {
  const { rows: before } = await app.pool.query('select count(*)::int as n from access_patients')
  const refused = (more: object) => app.refusal(calls.deskRegister, { ...newcomer(), ...more }, nurse())
  expect(await refused({ has_agreed: 0, mobile: '13911110003' })).toBe('not-agreed')
  expect(await refused({ truename: '12345', mobile: '13911110003' })).toBe('bad-name')
  expect(await refused({ id_type: 'passport', id_card: '中文', mobile: '13911110003' })).toBe('bad-id')
  expect(await refused({ birthday: '2020-01-01' })).toBe('guardian-needed')
  expect(await refused({ sex: undefined, birthday: undefined })).toBe('incomplete')
  expect((await app.pool.query('select count(*)::int as n from access_patients')).rows).toEqual(before)
})

test('who has no telephone is registered and booked for, gets one later, and then signs in to the same appointments', async () => {
  const walkIn = await register()
  expect(walkIn).toMatchObject({ has_number: 0, mobile: '' })
  const { person } = walkIn
  const { order_id } = await app.callApi(calls.deskCounterBook, { person, slot_id: await slotOn(TODAY) }, nurse())
  const taken = '13911110004'
  await signIn(app, taken)
  expect(await app.refusal(calls.deskPersonNumber, { person, mobile: taken }, nurse())).toBe('number-taken')
  const mobile = '13911110005'
  expect(await app.callApi(calls.deskPersonNumber, { person, mobile }, nurse())).toMatchObject({ has_number: 1 })
  expect(await app.refusal(calls.deskPersonNumber, { person, mobile: '13911110006' }, nurse())).toBe('has-number')
  const { key } = await signIn(app, mobile)
  const detail = await app.callApi(orderDetail, { id: order_id }, { key })
  expect(detail.state).toBe('booked')
  const { list } = await app.callApi(messages, {}, { key })
  expect(list.map(({ title }) => title)).toContain('医院窗口登记了就诊人')
})

test('an account that exists is told that a counter added somebody to it, and does not get the same person twice', async () => {
  const mobile = '13911110007'
  const { key } = await signIn(app, mobile)
  const said = newcomer()
  await app.callApi(calls.deskRegister, { ...said, mobile, relation: 'parent' }, nurse())
  expect((await app.callApi(messages, {}, { key })).list[0]?.title).toBe('医院窗口登记了就诊人')
  expect(await app.refusal(calls.deskRegister, { ...said, mobile }, nurse())).toBe('known-member')
})

test('what is booked, moved and cancelled here is what patients book: a place is sold once, they are told, and the audit has it', async () => {
  const { person } = await register({ mobile: '13911110008' })
  const tomorrow = addDays(TODAY, 1)
  const slot_id = await slotOn(tomorrow)
  const made = await app.callApi(calls.deskCounterBook, { person, slot_id, visit_type: 'return' }, nurse())
  expect(made).toMatchObject({ state: 'booked', due_amount: '0.00' })
  expect(await app.refusal(calls.deskCounterBook, { person, slot_id }, nurse())).toBe('already-booked')
  const moved = await app.callApi(
    calls.deskCounterMove,
    { order_id: made.order_id, slot_id: await slotOn(tomorrow, 1) },
    nurse(),
  )
  expect(await app.refusal(calls.deskCounterMove, { order_id: made.order_id, slot_id }, nurse())).toBe('not-open')
  const { list } = await app.callApi(calls.deskPerson, { person }, nurse())
  expect(list.map(({ state }) => state).sort()).toEqual(['booked', 'rescheduled'])
  // After patients' own hour for it.
  app.clock.advance({ hours: 10 })
  const fresh = (await find('13911110008')).list[0]?.person as string
  const later = (await app.callApi(calls.deskPerson, { person: fresh }, nurse())).list
  expect(later.find(({ order_id }) => order_id === moved.order_id)?.can_cancel).toBe(1)
  const gone = await app.callApi(calls.deskCounterCancel, { order_id: moved.order_id, reason: '来电取消' }, nurse())
  expect(gone).toMatchObject({ refund_amount: '0.00', is_counter_refund: 0 })
  expect(await app.refusal(calls.deskCounterCancel, { order_id: moved.order_id }, nurse())).toBe('not-open')
  expect(await lastAct()).toMatchObject({ act: 'counter.cancel', row_id: moved.order_id })
  const { key } = await signIn(app, '13911110008')
  const titles = (await app.callApi(messages, {}, { key })).list.map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining(['改约成功', '预约已取消']))
  app.clock.advance({ hours: -10 })
})

test('the last place goes to one of two who book at the counter and by telephone at once', async () => {
  const slot_id = await slotOn(TODAY, 3)
  for (let n = 0; n < 3; n++)
    await app.callApi(calls.deskCounterBook, { person: (await register()).person, slot_id }, nurse())
  const [{ person }, phone] = await Promise.all([register(), signInOne(app)])
  const said = await Promise.all([
    app.refusal(calls.deskCounterBook, { person, slot_id }, nurse()),
    app.refusal(createOrder, { slot_id, member_id: phone.memberId }, { key: phone.key }),
  ])
  expect(said.sort()).toEqual(['full', 'not refused'])
})

test('a slip says where, when and whose, and the code of it checks in', async () => {
  const said = newcomer()
  const { person } = await register(said)
  const { order_id } = await app.callApi(calls.deskCounterBook, { person, slot_id: await slotOn(TODAY) }, nurse())
  const slip = await app.callApi(calls.deskSlip, { order_id }, nurse())
  expect(slip).toMatchObject({ name: said.truename, qrcode: `YILU:GUAHAO:${order_id}`, fee: '0.00' })
  expect(slip.order_no).toMatch(/^\d{14}$/)
  expect(await lastAct()).toMatchObject({ act: 'counter.slip', row_id: order_id })
  expect((await app.callApi(deskArrive, { order_id }, nurse())).state).toBe('checked-in')
})

test('a day shows its departments with places left, and one of them doctor by doctor', async () => {
  const { departments, list } = await app.callApi(
    calls.deskCounterSlots,
    { date: TODAY, dep_id: clinic.depId },
    nurse(),
  )
  expect(departments.map(({ dep_id }) => dep_id)).toEqual([clinic.depId])
  expect(list).toHaveLength(30)
  expect(list[0]?.slots[0]).toMatchObject({ state: 'bookable' })
  expect((await app.callApi(calls.deskCounterSlots, {}, nurse())).list).toEqual([])
})
