import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { allRoles, may, type Permission } from '#app/areas/access/staff/rules.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { chooseAfterStop, stopList } from '#app/areas/guahao/stops/contract.ts'
import { stopClinic } from '#app/areas/guahao/stops/server/public.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { type CrowdPerson, signInOne } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
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
let scheduleId: number

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 07:00` })
  const other = await openClinic(app)
  clinic = await openClinic(app, { doctors: 40, places: 8, end: 720 })
  people = await signInAllRoles(app, clinic.hospitalId)
  stranger = await signInStaff(app, other.hospitalId, 'admin')
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

/** Each test has a doctor of its own, and begins a minute after the last. */
let doctor = -1
beforeEach(async () => {
  app.clock.advance({ minutes: 1 })
  doctor += 1
  scheduleId = (await slotsOn(app, clinic, TODAY, doctor))[0]?.scheduleId as number
})

const nurse = () => ({ staffKey: people.nurse.staffKey })
interface Visit {
  order_id: string
  number: number
  person: CrowdPerson
}
/** Somebody who has booked the next slot of the test's doctor. */
const visit = async (day = TODAY): Promise<Visit> => {
  const slots = await slotsOn(app, clinic, day, doctor)
  const slot = slots.find(({ date, beginMinutes }) => instantAt(date, beginMinutes) > app.clock.now())
  const person = await signInOne(app)
  const input = { slot_id: slot?.id as number, member_id: person.memberId }
  const { order_id, number } = await app.callApi(booking.createOrder, input, { key: person.key })
  return { order_id, number, person }
}
const visits = (count: number) =>
  Array.from({ length: count }).reduce<Promise<Visit[]>>(
    async (before) => [...(await before), await visit()],
    Promise.resolve([]),
  )
const arrive = ({ order_id }: Visit) => app.callApi(calls.deskArrive, { order_id }, nurse())
const next = async () => {
  app.clock.advance({ seconds: 30 })
  return (await app.callApi(calls.deskCallNext, { schedule_id: scheduleId }, nurse())).number
}
const list = async () => (await app.callApi(calls.deskClinic, { schedule_id: scheduleId }, nurse())).list

/** For every call something that it understands; ids that nobody has. */
const samples: { call: CallSpec & { may: Permission }; input: Record<string, unknown> }[] = [
  { call: calls.deskToday, input: {} },
  { call: calls.deskClinic, input: { schedule_id: 999_999 } },
  { call: calls.deskCallNext, input: { schedule_id: 999_999 } },
  { call: calls.deskSetRoom, input: { schedule_id: 999_999, room: '3 诊室' } },
  { call: calls.deskFindVisit, input: { scanned: 'nothing-like-it' } },
  { call: calls.deskArrive, input: { order_id: 'nobodys-order' } },
  { call: calls.deskUndoArrive, input: { order_id: 'nobodys-order' } },
  { call: calls.deskCallAgain, input: { order_id: 'nobodys-order' } },
  { call: calls.deskSkip, input: { order_id: 'nobodys-order' } },
  { call: calls.deskDone, input: { order_id: 'nobodys-order' } },
  { call: calls.deskMissed, input: { order_id: 'nobodys-order' } },
  { call: calls.deskUndoMissed, input: { order_id: 'nobodys-order' } },
  { call: calls.deskReturn, input: { order_id: 'nobodys-order' } },
  { call: calls.deskPriority, input: { order_id: 'nobodys-order', priority: 'pregnant' } },
  { call: calls.deskTransferChoices, input: { order_id: 'nobodys-order' } },
  { call: calls.deskTransfer, input: { order_id: 'nobodys-order', schedule_id: 999_999 } },
  { call: calls.deskReveal, input: { order_id: 'nobodys-order' } },
  { call: calls.deskScreen, input: { dep_id: 999_999 } },
  { call: calls.deskScreens, input: {} },
  { call: calls.deskScreenAdd, input: { dep_id: 999_999, name: '二楼候诊区' } },
  { call: calls.deskScreenRemove, input: { screen_id: 999_999 } },
]

test('who is confined to departments finds no clinic and no visit of another, and those of their own', async () => {
  const { order_id } = await visit()
  const confined = await signInStaff(app, clinic.hospitalId, 'nurse')
  const as = { staffKey: confined.staffKey }
  const confineTo = (depId: number) =>
    app.pool.query('update access_staff_grants set department_ids = $2 where staff_id = $1', [
      confined.staffId,
      [depId],
    ])
  const found = async () => ({
    today: (await app.callApi(calls.deskToday, {}, as)).list.length > 0,
    clinic: await app.refusal(calls.deskClinic, { schedule_id: scheduleId }, as),
    next: await app.refusal(calls.deskCallNext, { schedule_id: scheduleId }, as),
    visit: await app.refusal(calls.deskReveal, { order_id }, as),
    screen: await app.refusal(calls.deskScreen, { dep_id: clinic.depId }, as),
  })
  await confineTo(999_999)
  const none = 'not-found'
  expect(await found()).toEqual({ today: false, clinic: none, next: none, visit: none, screen: none })
  await confineTo(clinic.depId)
  const all = 'not refused'
  expect(await found()).toEqual({ today: true, clinic: all, next: 'nobody', visit: all, screen: all })
})

test('every call of the room is among those that are tried', () => {
  expect(samples.map(({ call }) => call)).toEqual(
    expect.arrayContaining(Object.values(calls).filter((call) => 'staff' in call)),
  )
})

test.each(samples)('$call.path asks for staff, and answers the roles of the table alone', async ({ call, input }) => {
  expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
  expect(await rolesRefused(app, people, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
})

test('the door of a doctor is said once and stands on the clinic and on the wall, with the code to check in by', async () => {
  await app.callApi(calls.deskSetRoom, { schedule_id: scheduleId, room: '5 诊室' }, nurse())
  const { clinic, arrival_code } = await app.callApi(calls.deskClinic, { schedule_id: scheduleId }, nurse())
  expect(clinic.room).toBe('5 诊室')
  expect(arrival_code).toMatch(/^\d{4}$/)
  const screen = await app.callApi(calls.deskScreen, { dep_id: clinic.dep_id }, nurse())
  expect(screen.arrival_code).toBe(arrival_code)
})

test("another hospital's clinics, departments and visits are not found", async () => {
  const { order_id } = await visit()
  const they = { staffKey: stranger.staffKey }
  for (const call of [calls.deskClinic, calls.deskCallNext, calls.deskSetRoom])
    expect(await app.refusal(call, { schedule_id: scheduleId }, they)).toBe('not-found')
  for (const call of [calls.deskArrive, calls.deskUndoArrive, calls.deskSkip, calls.deskDone, calls.deskMissed])
    expect(await app.refusal(call, { order_id }, they)).toBe('not-found')
  for (const call of [calls.deskUndoMissed, calls.deskReveal])
    expect(await app.refusal(call, { order_id }, they)).toBe('not-found')
  expect(await app.refusal(calls.deskFindVisit, { scanned: order_id }, they)).toBe('not-found')
  expect(await app.refusal(calls.deskScreen, { dep_id: clinic.depId }, they)).toBe('not-found')
  expect((await app.callApi(calls.deskToday, {}, they)).list.map((row) => row.schedule_id)).not.toContain(scheduleId)
})

test('a visit that was cancelled is scanned in vain, and it is said why; one that was moved leads to where it went', async () => {
  const { order_id, person } = await visit(addDays(TODAY, 3))
  const patient = { key: person.key }
  const find = (scanned: string) => app.refusal(calls.deskFindVisit, { scanned }, nurse())
  const { order_no } = await app.callApi(booking.orderDetail, { id: order_id }, patient)
  await app.callApi(booking.cancelOrder, { id: order_id, reason: '不去了' }, patient)
  for (const scanned of [order_id, order_no]) expect(await find(scanned)).toBe('over')

  const moved = await visit(addDays(TODAY, 3))
  const slot_id = (await slotsOn(app, clinic, addDays(TODAY, 4), doctor))[0]?.id as number
  const { order_id: new_id } = await app.callApi(
    booking.rescheduleOrder,
    { id: moved.order_id, slot_id },
    { key: moved.person.key },
  )
  expect(await app.callApi(calls.deskFindVisit, { scanned: moved.order_id }, nurse())).toMatchObject({
    order_id: new_id,
  })
})

test('the slip of a stopped clinic leads to what its patient chose, never to the place that was kept for them', async () => {
  const day = addDays(TODAY, 5)
  const { order_id, person } = await visit(day)
  const find = () => app.callApi(calls.deskFindVisit, { scanned: order_id }, nurse())
  const [slot] = await slotsOn(app, clinic, day, doctor)
  const [substitute] = await slotsOn(app, clinic, day, 39)
  const { hospitalId } = clinic
  await stopClinic(app.context(), {
    hospitalId,
    scheduleId: slot?.scheduleId as number,
    reason: '医生外出会诊',
    staffId: null,
    substituteId: substitute?.scheduleId as number,
  })
  expect(await find()).toMatchObject({ order_id, schedule_id: slot?.scheduleId })

  const { list } = await app.callApi(stopList, {}, { key: person.key })
  const slot_id = (await slotsOn(app, clinic, addDays(day, 1), 39))[0]?.id as number
  const chosen = { id: list[0]?.id as number, choice: 'other' as const, slot_id }
  const { new_order_id } = await app.callApi(chooseAfterStop, chosen, { key: person.key })
  expect(await find()).toMatchObject({ order_id: new_order_id })
})

test('a visit is found by the number that its patient says, however it is typed; a wrong digit is said, and two with one number are scanned', async () => {
  const [one, two] = (await visits(2)) as [Visit, Visit]
  const { order_no } = await app.callApi(booking.orderDetail, { id: one.order_id }, { key: one.person.key })
  expect(order_no).toMatch(/^\d{14}$/)
  const they = nurse()
  const find = (scanned: string) => app.callApi(calls.deskFindVisit, { scanned }, they)
  for (const typed of [order_no, `${order_no.slice(0, 6)} ${order_no.slice(6, 10)} ${order_no.slice(10)}`])
    expect(await find(typed)).toMatchObject({ order_id: one.order_id, schedule_id: scheduleId })
  const wrong = order_no.slice(0, 13) + ((Number(order_no[13]) + 1) % 10)
  expect(await app.refusal(calls.deskFindVisit, { scanned: wrong }, they)).toBe('wrong-number')
  const other = { staffKey: stranger.staffKey }
  expect(await app.refusal(calls.deskFindVisit, { scanned: order_no }, other)).toBe('not-found')

  const seen = new Map<string, string>()
  let twins: [string, string] | undefined
  for (let n = 0; !twins; n++) {
    const number = spokenNumberOf(TODAY, `twin-${n}`)
    const before = seen.get(number)
    if (before) twins = [before, `twin-${n}`]
    seen.set(number, `twin-${n}`)
  }
  for (const [at, { order_id }] of [one, two].entries())
    await app.pool.query('update guahao_orders set id = $1 where id = $2', [twins[at], order_id])
  expect(await app.refusal(calls.deskFindVisit, { scanned: spokenNumberOf(TODAY, twins[0]) }, they)).toBe('several')
  for (const [at, { order_id }] of [one, two].entries())
    await app.pool.query('update guahao_orders set id = $1 where id = $2', [order_id, twins[at]])
})

test('nothing is done on another day than that of the visit', async () => {
  const { order_id } = await visit('2026-11-24')
  for (const call of [calls.deskArrive, calls.deskDone, calls.deskMissed, calls.deskSkip])
    expect(await app.refusal(call, { order_id }, nurse())).toBe('not-today')
  const tomorrow = (await slotsOn(app, clinic, '2026-11-24', doctor))[0]?.scheduleId
  expect(await app.refusal(calls.deskCallNext, { schedule_id: tomorrow }, nurse())).toBe('not-today')
})

test('what does not follow from a state is refused in words that name it', async () => {
  const { order_id } = await visit()
  for (const call of [calls.deskUndoArrive, calls.deskSkip, calls.deskDone, calls.deskUndoMissed]) {
    const { body } = await app.rawRequest(call, { order_id }, nurse())
    expect(body).toMatchObject({ reason: 'changed', msg: expect.stringContaining('待就诊') })
  }
  expect(await app.refusal(calls.deskMissed, { order_id }, nurse())).toBe('too-early')
})

test('nobody is called who has not come, and then in the order of the numbers, whoever came first', async () => {
  expect(await app.refusal(calls.deskCallNext, { schedule_id: scheduleId }, nurse())).toBe('nobody')
  const [one, two, three] = (await visits(3)) as [Visit, Visit, Visit]
  expect(await app.refusal(calls.deskCallNext, { schedule_id: scheduleId }, nurse())).toBe('nobody')
  await arrive(three)
  await arrive(two)
  expect(await next()).toBe(two.number)
  await arrive(one)
  expect((await list()).map((row) => [row.number, row.state, row.place])).toEqual([
    [one.number, 'checked-in', 1],
    [two.number, 'called', null],
    [three.number, 'checked-in', 2],
  ])
  expect([await next(), await next()]).toEqual([one.number, three.number])
  expect((await list()).map((row) => row.state)).toEqual(['done', 'done', 'called'])
  expect(await app.refusal(calls.deskCallNext, { schedule_id: scheduleId }, nurse())).toBe('nobody')
  expect((await list())[2]?.state).toBe('called')
  await app.callApi(calls.deskDone, { order_id: three.order_id }, nurse())
  expect((await list())[2]?.state).toBe('done')
})

test('who is not there comes back after three others, sees their place, and after three times has missed it', async () => {
  const all = await visits(5)
  for (const one of all) await arrive(one)
  const [first] = all as [Visit]
  /** Calls the next one: which of the five they are. */
  const nth = async () => (await next()) - first.number + 1
  const skip = async () => {
    app.clock.advance({ seconds: 30 })
    return app.refusal(calls.deskSkip, { order_id: first.order_id }, nurse())
  }
  expect(await nth()).toBe(1)
  expect(await skip()).toBe('not refused')
  const before = async () =>
    (await app.callApi(booking.orderDetail, { id: first.order_id }, { key: first.person.key })).queue?.before_num
  expect(await before()).toBe(3)
  expect(await nth()).toBe(2)
  expect(await before()).toBe(2)
  expect([await nth(), await nth()]).toEqual([3, 4])
  expect(await before()).toBe(0)
  expect(await nth()).toBe(1)
  expect(await skip()).toBe('not refused')
  expect([await nth(), await nth()]).toEqual([5, 1])
  expect(await skip()).toBe('not refused')
  expect((await list())[0]).toMatchObject({ skip_num: 3, place: 1 })
  expect(await nth()).toBe(1)
  expect(await skip()).toBe('too-often')
  app.clock.advance({ minutes: 60 })
  await app.callApi(calls.deskMissed, { order_id: first.order_id }, nurse())
  expect((await list())[0]).toMatchObject({ state: 'missed', state_desc: '已爽约' })
})

test('two desks that call at the same moment call two people', async () => {
  const all = await visits(2)
  for (const one of all) await arrive(one)
  const call = () => app.callApi(calls.deskCallNext, { schedule_id: scheduleId }, nurse())
  const numbers = (await Promise.all([call(), call()])).map(({ number }) => number)
  expect(numbers.sort((a, b) => a - b)).toEqual(all.map(({ number }) => number))
})

test('a tap that is sent twice with one key calls one person', async () => {
  const [one, two] = (await visits(2)) as [Visit, Visit]
  await arrive(one)
  await arrive(two)
  const call = (staffKey: string) =>
    app.callApi(calls.deskCallNext, { schedule_id: scheduleId }, { staffKey, idempotencyKey: 'tap-1' })
  expect([await call(people.nurse.staffKey), await call(people.nurse.staffKey)].map(({ number }) => number)).toEqual([
    one.number,
    one.number,
  ])
  expect((await call(people.admin.staffKey)).number).toBe(two.number)
})

test('a check-in and a missed visit can be taken back, and each act has its line in the audit', async () => {
  const { order_id, number } = await visit()
  const undo = (call: typeof calls.deskArrive | typeof calls.deskUndoArrive | typeof calls.deskUndoMissed) =>
    app.callApi(call, { order_id }, nurse())
  await undo(calls.deskArrive)
  expect((await undo(calls.deskUndoArrive)).state).toBe('booked')
  app.clock.advance({ minutes: 60 })
  await app.callApi(calls.deskMissed, { order_id }, nurse())
  expect(await undo(calls.deskUndoMissed)).toMatchObject({ state: 'checked-in', number })
  expect(await next()).toBe(number)
  await app.callApi(calls.deskReveal, { order_id }, nurse())
  const { list: lines } = await app.callApi(
    audit.deskAuditList,
    { kind: 'visit', row_id: order_id },
    { staffKey: people.admin.staffKey },
  )
  expect(lines.map((line) => [line.act, line.before?.state, line.after?.state])).toEqual([
    ['visit.reveal', undefined, undefined],
    ['visit.call', 'checked-in', 'called'],
    ['visit.undo-missed', 'missed', 'checked-in'],
    ['visit.missed', 'booked', 'missed'],
    ['visit.undo-arrive', 'checked-in', 'booked'],
    ['visit.arrive', 'booked', 'checked-in'],
  ])
  expect(lines.every((line) => line.staff_id === people.nurse.staffId)).toBe(true)
  expect(JSON.stringify(lines)).not.toContain('测试人')
})

test('names are masked in lists and on the wall; the counter opens one person, and scans find them', async () => {
  const one = await visit()
  const { order_id } = one
  expect((await list())[0]?.name).toBe('测**')
  const scanned = (await app.callApi(booking.unitOrderQrcode, { order_id }, { key: one.person.key })).qrcode
  expect(await app.callApi(calls.deskFindVisit, { scanned }, nurse())).toMatchObject({
    order_id,
    name: '测**',
    schedule_id: scheduleId,
  })
  expect(await app.callApi(calls.deskReveal, { order_id }, nurse())).toMatchObject({
    name: '测试人',
    birthday: '1990-01-01',
    mobile: expect.stringMatching(/^17\d{9}$/),
  })
  await arrive(one)
  const screen = await app.callApi(calls.deskScreen, { dep_id: clinic.depId }, nurse())
  const mine = screen.list.find((row) => row.schedule_id === scheduleId)
  expect(mine).toMatchObject({ calling: null, waiting: [{ number: one.number, name: '测**' }], waiting_num: 1 })
  await next()
  const after = await app.callApi(calls.deskScreen, { dep_id: clinic.depId }, nurse())
  expect(after.list.find((row) => row.schedule_id === scheduleId)?.calling).toMatchObject({ number: one.number })
  expect(JSON.stringify([screen, after])).not.toContain('测试人')
})

test('today shows each clinic with how many people are where, and other days can be looked at', async () => {
  await arrive(await visit())
  const today = await app.callApi(calls.deskToday, {}, nurse())
  expect(today).toMatchObject({ date: TODAY, today: TODAY, half_now: 'am' })
  expect(today.list.find((row) => row.schedule_id === scheduleId)).toMatchObject({
    waiting_num: 1,
    expected_num: 0,
    left_num: 63,
  })
  expect(await app.callApi(calls.deskToday, { date: '2026-11-25' }, nurse())).toMatchObject({
    date: '2026-11-25',
    today: TODAY,
  })
  expect((await app.callApi(calls.deskToday, { date: '2030-01-01' }, nurse())).list).toEqual([])
})

test('who was called and does not come is called again: not in the same breath, and the wall reads it out anew', async () => {
  const one = await visit()
  await arrive(one)
  const { order_id } = one
  expect(await app.refusal(calls.deskCallAgain, { order_id }, nurse())).toBe('changed')
  await next()
  expect(await app.refusal(calls.deskCallAgain, { order_id }, nurse())).toBe('changed')
  const shown = async () => {
    const { list } = await app.callApi(calls.deskScreen, { dep_id: clinic.depId }, nurse())
    return list.find((row) => row.schedule_id === scheduleId)?.calling?.called_time
  }
  const before = await shown()
  app.clock.advance({ seconds: 20 })
  expect(await app.refusal(calls.deskCallAgain, { order_id }, { staffKey: stranger.staffKey })).toBe('not-found')
  expect((await app.callApi(calls.deskCallAgain, { order_id }, nurse())).state).toBe('called')
  expect(await shown()).not.toBe(before)
  const told = (await app.callApi(messages, {}, { key: one.person.key })).list[0]
  expect(told?.title).toBe(`再次请 ${one.number} 号就诊`)
})
