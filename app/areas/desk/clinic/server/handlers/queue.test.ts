import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { deskStop } from '#app/areas/desk/stops/contract.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { savePlans } from '#app/areas/guahao/schedules/server/public.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { instantAt } from '#kit/time/day.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { type CrowdPerson, signInOne } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

const TODAY = '2026-11-23'
let app: TestApp
let clinic: Clinic
let people: Staffing
let doctor = -2

beforeAll(async () => {
  app = await startTestApp({ at: `${TODAY} 07:00` })
  clinic = await openClinic(app, { doctors: 30, places: 4, end: 720 })
  people = await signInAllRoles(app, clinic.hospitalId)
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})
beforeEach(() => {
  app.clock.advance({ minutes: 1 })
  doctor += 2
})

const nurse = () => ({ staffKey: people.nurse.staffKey })
const scheduleOf = async (which = doctor, of = clinic) =>
  (await slotsOn(app, of, TODAY, which))[0]?.scheduleId as number
interface Visit {
  order_id: string
  number: number
  out_trade_no: string | null
  person: CrowdPerson
}
const visit = async (of = clinic, which = doctor): Promise<Visit> => {
  const slots = await slotsOn(app, of, TODAY, which)
  const slot = slots.find(({ date, beginMinutes, left }) => left > 0 && instantAt(date, beginMinutes) > app.clock.now())
  const person = await signInOne(app)
  const input = { slot_id: slot?.id as number, member_id: person.memberId }
  return { ...(await app.callApi(booking.createOrder, input, { key: person.key })), person }
}
const arrived = async () => {
  const one = await visit()
  await app.callApi(calls.deskArrive, { order_id: one.order_id }, nurse())
  return one
}
const several = async (count: number) => {
  const all: Visit[] = []
  while (all.length < count) all.push(await arrived())
  return all as [Visit, Visit, Visit, Visit]
}
const next = async () => {
  app.clock.advance({ seconds: 30 })
  return (await app.callApi(calls.deskCallNext, { schedule_id: await scheduleOf() }, nurse())).order_id
}
const seen = async ({ order_id }: Visit) => app.callApi(calls.deskDone, { order_id }, nurse())
const list = async (which = doctor) =>
  (await app.callApi(calls.deskClinic, { schedule_id: await scheduleOf(which) }, nurse())).list
const detail = ({ order_id, person }: Visit) => app.callApi(booking.orderDetail, { id: order_id }, { key: person.key })
const titles = async ({ person }: Visit) =>
  (await app.callApi(messages, {}, { key: person.key })).list.map(({ title }) => title)
const linesOf = async (row_id: string) =>
  (await app.callApi(deskAuditList, { kind: 'visit', row_id }, { staffKey: people.auditor.staffKey })).list

test('who was not seen yet does not come back from an examination, and nobody goes on at another hospital’s desk', async () => {
  const { order_id } = await arrived()
  expect(await app.refusal(calls.deskReturn, { order_id }, nurse())).toBe('changed')
  const other = await openClinic(app)
  const as = { staffKey: (await signInStaff(app, other.hospitalId, 'nurse')).staffKey }
  const theirs = await scheduleOf(0, other)
  expect(await app.refusal(calls.deskReturn, { order_id }, as)).toBe('not-found')
  expect(await app.refusal(calls.deskPriority, { order_id, priority: 'pregnant' }, as)).toBe('not-found')
  expect(await app.refusal(calls.deskTransferChoices, { order_id }, as)).toBe('not-found')
  expect(await app.refusal(calls.deskTransfer, { order_id, schedule_id: theirs }, as)).toBe('not-found')
  expect(await app.refusal(calls.deskTransfer, { order_id, schedule_id: theirs }, nurse())).toBe('not-found')
})

test('who comes back from an examination waits with the same number behind two others, is told so, and has missed nothing', async () => {
  const [first, second, third, fourth] = await several(4)
  expect(await next()).toBe(first.order_id)
  await seen(first)
  await app.callApi(calls.deskReturn, { order_id: first.order_id }, nurse())
  expect(await app.refusal(calls.deskReturn, { order_id: first.order_id }, nurse())).toBe('changed')
  const shown = await detail(first)
  expect(shown).toMatchObject({ state: 'checked-in', queue: { before_num: 2 }, can_undo_checkin: 0 })
  expect(shown.queue_note).toContain('回诊')
  expect(await titles(first)).toContain(`${first.number} 号已回到候诊`)
  app.clock.advance({ hours: 1 })
  for (const call of [calls.deskMissed, calls.deskUndoArrive])
    expect(await app.refusal(call, { order_id: first.order_id }, nurse())).toBe('changed')
  expect(await app.refusal(booking.undoCheckInOrder, { id: first.order_id }, { key: first.person.key })).toBe('changed')
  expect([await next(), await next(), await next(), await next()]).toEqual([
    second.order_id,
    third.order_id,
    first.order_id,
    fourth.order_id,
  ])
})

test('a clinic that is stopped gives nothing back to who was seen and only waits for the word on an examination', async () => {
  const [first, second] = await several(2)
  await next()
  await seen(first)
  await app.callApi(calls.deskReturn, { order_id: first.order_id }, nurse())
  const schedule_id = await scheduleOf()
  await app.callApi(deskStop, { schedule_id, reason: '设备检修' }, { staffKey: people.planner.staffKey })
  expect((await list()).map(({ order_id, state }) => [order_id, state])).toEqual([
    [first.order_id, 'done'],
    [second.order_id, 'stopped'],
  ])
})

test('a reason that does not fit is refused: not old, no child, nothing said of an emergency', async () => {
  const { order_id } = await arrived()
  const refused = (priority: string, words = '') =>
    app.refusal(calls.deskPriority, { order_id, priority, words }, nurse())
  expect(await refused('elderly')).toBe('not-elderly')
  expect(await refused('child')).toBe('not-child')
  expect(await refused('emergency')).toBe('words-needed')
  expect(await refused('other', ' ')).toBe('words-needed')
  expect(await refused('because')).toBe('422')
  const planner = { staffKey: people.planner.staffKey }
  expect(await app.refusal(calls.deskPriority, { order_id, priority: 'pregnant' }, planner)).toBe('not-allowed')
  await next()
  expect(await refused('pregnant')).toBe('changed')
})

test('who goes before others is called by turns with them, an emergency at once; patient, list and wall say so, the audit keeps who did it', async () => {
  const [one, two, three, four] = await several(4)
  const give = ({ order_id }: Visit, priority: string, words = '') =>
    app.callApi(calls.deskPriority, { order_id, priority: priority as 'pregnant', words }, nurse())
  expect((await give(three, 'pregnant')).priority_name).toBe('孕产妇')
  await give(four, 'emergency', '胸痛，面色苍白')
  expect((await list()).map(({ order_id, place }) => [order_id, place])).toEqual([
    [one.order_id, 3],
    [two.order_id, 4],
    [three.order_id, 2],
    [four.order_id, 1],
  ])
  const wall = await app.callApi(calls.deskScreen, { dep_id: clinic.depId }, nurse())
  const shown = wall.list.find(({ waiting }) => waiting[0]?.number === four.number)
  expect(shown?.waiting.map(({ mark }) => mark)).toEqual(['优先', '优先', '', ''])
  // The wall hangs where everybody reads it: not why.
  expect(JSON.stringify(wall)).not.toMatch(/孕产妇|胸痛/)
  expect((await detail(three)).queue?.before_num).toBe(1)
  expect((await detail(three)).queue_note).toContain('孕产妇')
  expect((await detail(one)).queue?.before_num).toBe(2)
  expect(await titles(three)).toContain(`${three.number} 号已优先`)
  const [line] = await linesOf(four.order_id)
  expect(line).toMatchObject({ act: 'visit.priority', staff_id: people.nurse.staffId, after: { priority: '急危重症' } })
  expect(JSON.stringify(line)).not.toContain('胸痛')
  expect([await next(), await next()]).toEqual([four.order_id, three.order_id])
  await give(two, 'disabled')
  await give(two, 'none')
  expect((await list()).find(({ order_id }) => order_id === two.order_id)).toMatchObject({
    priority_name: '',
    priority_words: '',
  })
  expect(await next()).toBe(one.order_id)
})

test('who is sent on has a number with the other doctor at once, also where it is full, waits behind two, and is told where', async () => {
  const target = doctor + 1
  const slots = await slotsOn(app, clinic, TODAY, target)
  const running = slots.find(({ date, endMinutes }) => instantAt(date, endMinutes) > app.clock.now())
  await app.pool.query("update guahao_slots set total = 0, free = '{}' where id = $1", [running?.id])
  for (let count = 0; count < 4; count++) {
    const { order_id } = await visit(clinic, target)
    await app.callApi(calls.deskArrive, { order_id }, nurse())
  }
  const sent = await arrived()
  expect(
    await app.refusal(calls.deskTransfer, { order_id: sent.order_id, schedule_id: await scheduleOf() }, nurse()),
  ).toBe('no-clinic')
  const schedule_id = await scheduleOf(target)
  const { list: choices } = await app.callApi(calls.deskTransferChoices, { order_id: sent.order_id }, nurse())
  expect(choices.find((one) => one.schedule_id === schedule_id)).toMatchObject({ waiting_num: 4 })
  expect(choices.map((one) => one.schedule_id)).not.toContain(await scheduleOf())
  await next()
  const done = await app.callApi(calls.deskTransfer, { order_id: sent.order_id, schedule_id }, nurse())
  expect((await list(target)).find(({ order_id }) => order_id === done.order_id)).toMatchObject({
    state: 'checked-in',
    place: 3,
    is_sent: 1,
  })
  expect(await list()).toEqual([])
  const moved = { ...sent, order_id: done.order_id }
  expect(await detail(moved)).toMatchObject({ number: done.number, previous_order_id: sent.order_id })
  expect((await detail(moved)).queue_note).toContain('转诊')
  expect((await titles(sent))[0]).toBe('已为您转诊')
  expect((await linesOf(sent.order_id))[0]).toMatchObject({ act: 'visit.transfer', after: { number: done.number } })
  expect(await app.refusal(calls.deskTransfer, { order_id: sent.order_id, schedule_id }, nurse())).toBe('changed')
})

test('who is confined to a department sends nobody to another, and sees no clinic of it to send to', async () => {
  const [depId] = (await insertDepartments(app.db, [aDepartment({ hospitalId: clinic.hospitalId })])) as [number]
  const doctorId = clinic.doctorIds[29] as number
  const plan = { depId, doctorId, beginMinutes: 780, endMinutes: 1020, places: 4, feeFen: 0, clinic: 'expert' }
  await savePlans(app.context(), clinic.hospitalId, [{ ...plan, weekday: 1, half: 'pm', firstDay: TODAY }])
  const other = (await slotsOn(app, clinic, TODAY, 29)).find((slot) => slot.depId === depId)?.scheduleId as number
  const { order_id } = await arrived()
  const ids = async (as: { staffKey: string }) =>
    (await app.callApi(calls.deskTransferChoices, { order_id }, as)).list.map((one) => one.schedule_id)
  expect(await ids(nurse())).toContain(other)
  const { staffKey, staffId } = await signInStaff(app, clinic.hospitalId, 'nurse')
  await app.pool.query('update access_staff_grants set department_ids = $2 where staff_id = $1', [
    staffId,
    [clinic.depId],
  ])
  expect(await ids({ staffKey })).not.toContain(other)
  expect(await app.refusal(calls.deskTransfer, { order_id, schedule_id: other }, { staffKey })).toBe('not-found')
  expect(await app.refusal(calls.deskTransfer, { order_id, schedule_id: other }, nurse())).toBe('not refused')
})

test('what was paid goes along and what costs less goes back; a dearer clinic is booked at the counter instead', async () => {
  const dear = await openClinic(app, { doctors: 2, feeFen: 5_000, end: 720 })
  const as = { staffKey: (await signInStaff(app, dear.hospitalId, 'nurse')).staffKey }
  const paid = await visit(dear, 0)
  await app.callApi(sandboxPay, { out_trade_no: paid.out_trade_no as string })
  await app.callApi(calls.deskArrive, { order_id: paid.order_id }, as)
  const schedule_id = await scheduleOf(1, dear)
  const price = (feeFen: number) =>
    app.pool.query('update guahao_schedules set fee_fen = $2 where id = $1', [schedule_id, feeFen])
  await price(6_000)
  const { body } = await app.rawRequest(calls.deskTransfer, { order_id: paid.order_id, schedule_id }, as)
  expect(body).toMatchObject({ reason: 'dearer', msg: expect.stringContaining('10.00') })
  expect((await detail(paid)).state).toBe('checked-in')
  await price(2_000)
  const done = await app.callApi(calls.deskTransfer, { order_id: paid.order_id, schedule_id }, as)
  const before = await detail(paid)
  expect(before).toMatchObject({ state: 'rescheduled', refund_amount: '30.00', next_order_id: done.order_id })
})
