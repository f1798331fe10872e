import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { PURPOSE } from '../../rules.ts'
import { arrivalCodeOf } from '../commands/arrival-code.ts'
import { expireAllHolds } from '../commands/expire.ts'
import { callNext } from '../commands/visit.ts'

let app: TestApp
let clinic: Clinic

const DAY = '2026-11-26'

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  app.clock.set('2026-11-23 08:00')
  clinic = await openClinic(app, { doctors: 2, places: 2, feeFen: 2_500 })
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const slotAt = async (day = DAY, doctor = 0, nth = 0) => (await slotsOn(app, clinic, day, doctor))[nth]?.id as number
const leftAt = async (day = DAY, doctor = 0, nth = 0) => (await slotsOn(app, clinic, day, doctor))[nth]?.left

const hold = (person: CrowdPerson, slotId: number) =>
  app.callApi(calls.createOrder, { slot_id: slotId, member_id: person.memberId }, { key: person.key })
const pay = (outTradeNo: string, outcome = 'success') =>
  app.rawRequest(sandboxPay, { out_trade_no: outTradeNo, outcome })
const detail = (person: CrowdPerson, id: string) => app.callApi(calls.orderDetail, { id }, { key: person.key })
const bookPaid = async (person: CrowdPerson, slotId: number) => {
  const order = await hold(person, slotId)
  await pay(order.out_trade_no)
  return order
}

test("another patient's appointment is not found, as an unknown one is", async () => {
  const [owner, other] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const { order_id: id } = await hold(owner, await slotAt())
  const slotId = await slotAt()
  for (const [call, input] of [
    [calls.orderDetail, { id }],
    [calls.cancelOrder, { id }],
    [calls.rescheduleOrder, { id, slot_id: slotId }],
    [calls.checkInOrder, { id }],
    [calls.unitOrderQrcode, { order_id: id }],
  ] as const) {
    expect(await app.refusal(call, input, { key: other.key })).toBe('not-found')
    const unknown = { ...input, id: 'unknown-order', order_id: 'unknown-order' }
    expect(await app.refusal(call, unknown, { key: owner.key })).toBe('not-found')
    expect(await app.refusal(call, input)).toBe('login')
  }
  const foreign = { slot_id: slotId, member_id: owner.memberId }
  expect(await app.refusal(calls.createOrder, foreign, { key: other.key })).toBe('not-found')
  expect((await app.callApi(calls.orderList, {}, { key: other.key })).list).toEqual([])
})

test('a place with a fee is held, paid, and then booked; the list says so', async () => {
  const person = await signInOne(app)
  const order = await hold(person, await slotAt())
  expect(order).toMatchObject({ number: 1, pay_amount: '25.00' })
  expect(await detail(person, order.order_id)).toMatchObject({
    state: 'held',
    state_desc: '待支付',
    pay_amount: '25.00',
    out_trade_no: order.out_trade_no,
    pay_deadline: '2026-11-23 08:10:00',
    begin_time: '2026-11-26 08:00:00',
    member_name: '测试人',
    can_cancel: 1,
  })
  await pay(order.out_trade_no)
  await pay(order.out_trade_no, 'duplicate')
  const booked = await detail(person, order.order_id)
  expect(booked).toMatchObject({ state: 'booked', state_desc: '待就诊', pay_amount: '0.00', can_reschedule: 1 })
  expect(booked.history.map((step) => step.state)).toEqual(['held', 'booked'])
  const { list } = await app.callApi(calls.orderList, { state: 'upcoming' }, { key: person.key })
  expect(list.map((one) => one.order_id)).toEqual([order.order_id])
  expect((await app.callApi(calls.orderList, { state: 'unpaid' }, { key: person.key })).list).toEqual([])
})

test('what is to be paid stands first, then the next visit, though it was booked before the others', async () => {
  const person = await signInOne(app)
  const next = await bookPaid(person, await slotAt('2026-11-25'))
  const later = await bookPaid(person, await slotAt(DAY))
  const unpaid = await hold(person, await slotAt('2026-11-27', 1))
  const listed = async (state: 'all' | 'upcoming') =>
    (await app.callApi(calls.orderList, { state }, { key: person.key })).list.map((one) => one.order_id)
  expect(await listed('all')).toEqual([unpaid.order_id, next.order_id, later.order_id])
  expect(await listed('upcoming')).toEqual([next.order_id, later.order_id])
  await app.callApi(calls.cancelOrder, { id: next.order_id }, { key: person.key })
  expect(await listed('all')).toEqual([unpaid.order_id, later.order_id, next.order_id])
})

test('an unpaid place goes back after ten minutes, by the job', async () => {
  const person = await signInOne(app)
  const order = await hold(person, await slotAt())
  app.clock.set('2026-11-23 08:09')
  await app.wakeAll()
  expect((await detail(person, order.order_id)).state).toBe('held')
  app.clock.set('2026-11-23 08:10')
  await app.wakeAll()
  expect((await detail(person, order.order_id)).state).toBe('expired')
  expect(await leftAt()).toBe(2)
})

test('who finds a slot full of overdue places gets one at once, without waiting for the job', async () => {
  const [a, b, c] = (await signInCrowd(app, 3)) as [CrowdPerson, CrowdPerson, CrowdPerson]
  const slotId = await slotAt()
  const first = await hold(a, slotId)
  await hold(b, slotId)
  expect(await app.refusal(calls.createOrder, { slot_id: slotId, member_id: c.memberId }, { key: c.key })).toBe('full')
  app.clock.set('2026-11-23 08:10')
  expect((await hold(c, slotId)).number).toBe(1)
  expect((await detail(a, first.order_id)).state).toBe('expired')
})

test('a payment after the hold expired takes a place of the slot again [R8]', async () => {
  const person = await signInOne(app)
  const order = await hold(person, await slotAt())
  await pay(order.out_trade_no, 'late')
  app.clock.set('2026-11-23 08:10')
  await app.wakeAll()
  expect((await detail(person, order.order_id)).state).toBe('expired')
  app.clock.set('2026-11-23 09:00')
  await app.wakeAll()
  const paid = await detail(person, order.order_id)
  expect([paid.state, paid.refund_amount]).toEqual(['booked', '0.00'])
  expect(await leftAt()).toBe(1)
})

test('a payment after the hold expired goes back by itself where the slot is full meanwhile [R8]', async () => {
  const [late, a, b] = (await signInCrowd(app, 3)) as [CrowdPerson, CrowdPerson, CrowdPerson]
  const slotId = await slotAt()
  const order = await hold(late, slotId)
  await pay(order.out_trade_no, 'late')
  app.clock.set('2026-11-23 08:10')
  await app.wakeAll()
  await bookPaid(a, slotId)
  await bookPaid(b, slotId)
  app.clock.set('2026-11-23 09:00')
  await app.wakeAll()
  const refunded = await detail(late, order.order_id)
  expect([refunded.state, refunded.refund_amount]).toEqual(['expired', '25.00'])
  expect(await leftAt()).toBe(0)
})

test('the news that a booked appointment is paid, told once more, sends nothing back and changes nothing [R8]', async () => {
  const person = await signInOne(app)
  const { order_id: subjectId, out_trade_no: outTradeNo } = await bookPaid(person, await slotAt())
  const tellAgain = () => {
    const ctx = app.context()
    return ctx.emit('payment.paid', { outTradeNo, purpose: PURPOSE, subjectId, amountFen: 2_500 })
  }
  await tellAgain()
  const booked = await detail(person, subjectId)
  expect([booked.state, booked.refund_amount]).toEqual(['booked', '0.00'])
  await app.callApi(calls.cancelOrder, { id: subjectId }, { key: person.key })
  await tellAgain()
  const cancelled = await detail(person, subjectId)
  expect([cancelled.state, cancelled.refund_amount]).toEqual(['cancelled', '25.00'])
})

test('who paid for a place that they let go themselves gets their money back', async () => {
  const person = await signInOne(app)
  const order = await hold(person, await slotAt())
  await pay(order.out_trade_no, 'late')
  await app.callApi(calls.cancelOrder, { id: order.order_id }, { key: person.key })
  app.clock.set('2026-11-23 09:00')
  await app.wakeAll()
  const cancelled = await detail(person, order.order_id)
  expect([cancelled.state, cancelled.refund_amount]).toEqual(['cancelled', '25.00'])
})

test('until the cut-off a paid appointment is cancelled, the money goes back and the place too', async () => {
  const person = await signInOne(app)
  const order = await bookPaid(person, await slotAt())
  app.clock.set('2026-11-25 15:59')
  const cancelled = await app.callApi(calls.cancelOrder, { id: order.order_id, reason: '没时间' }, { key: person.key })
  expect(cancelled).toMatchObject({ state: 'cancelled', refund_amount: '25.00' })
  expect(await leftAt()).toBe(2)
  expect(await app.refusal(calls.cancelOrder, { id: order.order_id }, { key: person.key })).toBe('not-open')
})

test('from the cut-off on it can neither be cancelled nor moved, and the refusal says until when', async () => {
  const person = await signInOne(app)
  const order = await bookPaid(person, await slotAt())
  app.clock.set('2026-11-25 16:00')
  const { body } = await app.rawRequest(calls.cancelOrder, { id: order.order_id }, { key: person.key })
  expect(body).toMatchObject({ reason: 'too-late', msg: '已过取消时间（2026-11-25 16:00 前可取消），来不了请致电医院' })
  const move = { id: order.order_id, slot_id: await slotAt(DAY, 0, 1) }
  expect(await app.refusal(calls.rescheduleOrder, move, { key: person.key })).toBe('too-late')
})

test('a cancellation sent twice with one key gives the money back once [R7]', async () => {
  const person = await signInOne(app)
  const order = await bookPaid(person, await slotAt())
  const as = { key: person.key, idempotencyKey: 'cancel-1' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.callApi(calls.cancelOrder, { id: order.order_id }, as)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await leftAt()).toBe(2)
})

test('an appointment is moved in one step: new place, new number, old place back, same payment', async () => {
  const person = await signInOne(app)
  const order = await bookPaid(person, await slotAt())
  const moved = await app.callApi(
    calls.rescheduleOrder,
    { id: order.order_id, slot_id: await slotAt(DAY, 0, 1) },
    { key: person.key },
  )
  expect(moved).toMatchObject({ number: 3, refund_amount: '0.00' })
  expect([await leftAt(DAY, 0, 0), await leftAt(DAY, 0, 1)]).toEqual([2, 1])
  const before = await detail(person, order.order_id)
  expect(before).toMatchObject({ state: 'rescheduled', next_order_id: moved.order_id })
  expect(await detail(person, moved.order_id)).toMatchObject({ state: 'booked', previous_order_id: order.order_id })
  const back = await app.callApi(calls.cancelOrder, { id: moved.order_id }, { key: person.key })
  expect(back.refund_amount).toBe('25.00')
})

test('a move into a full slot changes nothing', async () => {
  const [person, a, b] = (await signInCrowd(app, 3)) as [CrowdPerson, CrowdPerson, CrowdPerson]
  const order = await bookPaid(person, await slotAt())
  const full = await slotAt(DAY, 0, 1)
  await bookPaid(a, full)
  await bookPaid(b, full)
  const move = { id: order.order_id, slot_id: full }
  expect(await app.refusal(calls.rescheduleOrder, move, { key: person.key })).toBe('full')
  expect(await detail(person, order.order_id)).toMatchObject({ state: 'booked', number: order.number })
  expect(await leftAt()).toBe(1)
})

test('to another doctor, to a dearer time and to the same slot nobody is moved', async () => {
  const person = await signInOne(app)
  const order = await bookPaid(person, await slotAt())
  const refusal = (slotId: number) =>
    app.refusal(calls.rescheduleOrder, { id: order.order_id, slot_id: slotId }, { key: person.key })
  expect(await refusal(await slotAt(DAY, 1))).toBe('other-doctor')
  expect(await refusal(await slotAt())).toBe('same-slot')
  const dear = await slotAt('2026-11-27')
  await app.pool.query(
    'update guahao_schedules set fee_fen = 9900 where id = (select schedule_id from guahao_slots where id = $1)',
    [dear],
  )
  expect(await refusal(dear)).toBe('dearer')
})

test('what the new time costs less goes back', async () => {
  const person = await signInOne(app)
  const order = await bookPaid(person, await slotAt())
  const cheap = await slotAt('2026-11-27')
  await app.pool.query(
    'update guahao_schedules set fee_fen = 1000 where id = (select schedule_id from guahao_slots where id = $1)',
    [cheap],
  )
  const moved = await app.callApi(calls.rescheduleOrder, { id: order.order_id, slot_id: cheap }, { key: person.key })
  expect(moved.refund_amount).toBe('15.00')
  expect((await app.callApi(calls.cancelOrder, { id: moved.order_id }, { key: person.key })).refund_amount).toBe(
    '10.00',
  )
})

test('slots are booked neither before their release nor after they began, and not when they are stopped', async () => {
  const person = await signInOne(app)
  const refusal = async (slotId: number) =>
    app.refusal(calls.createOrder, { slot_id: slotId, member_id: person.memberId }, { key: person.key })
  app.clock.set('2026-11-23 23:59')
  await app.wakeAll()
  app.clock.set('2026-11-24 00:05')
  await app.wakeAll()
  const far = await slotAt('2026-12-08')
  app.clock.set('2026-11-24 06:59')
  expect(await refusal(far)).toBe('not-released')
  app.clock.set('2026-11-24 07:00')
  await hold(person, far)
  app.clock.set('2026-11-25 08:00')
  expect(await refusal(await slotAt('2026-11-25', 1))).toBe('past')
  app.clock.set('2026-11-25 07:59')
  await hold(person, await slotAt('2026-11-25', 1))
  expect(await refusal(999_999_999)).toBe('not-found')
})

test('who missed three visits is refused until the ban ends, and told until when', async () => {
  const person = await signInOne(app)
  for (const day of ['2026-11-24', '2026-11-25', '2026-11-26']) await bookPaid(person, await slotAt(day))
  app.clock.set('2026-11-26 22:05')
  await app.wakeAll()
  const input = { slot_id: await slotAt('2026-11-28'), member_id: person.memberId }
  const { body } = await app.rawRequest(calls.createOrder, input, { key: person.key })
  expect(body).toMatchObject({ reason: 'banned' })
  expect(String(body.msg)).toContain('2027-02-24')
})

test('on the day: check-in opens, the queue is told, and only who is there checks in: by position, or by the code at the door', async () => {
  const [first, second] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const a = await bookPaid(first, await slotAt())
  const b = await bookPaid(second, await slotAt())
  const checkIn = (person: CrowdPerson, id: string, at = {}) =>
    app.rawRequest(calls.checkInOrder, { id, ...at }, { key: person.key })
  app.clock.set('2026-11-26 05:59')
  expect((await checkIn(second, b.order_id)).body).toMatchObject({
    reason: 'too-early',
    msg: '今天 周四 06:00 开始签到，请到时再来',
  })
  app.clock.set('2026-11-26 06:00')
  expect((await checkIn(second, b.order_id, { lat: 22.7, lng: 114.3 })).body).toMatchObject({ reason: 'too-far' })
  expect((await checkIn(first, a.order_id, { lat: 22.5486, lng: 114.0662 })).body).toMatchObject({
    data: { queue_num: 1, before_num: 0 },
  })
  expect((await detail(second, b.order_id)).queue).toMatchObject({ arrived_num: 1, missing_num: 0, has_begun: 0 })
  expect((await checkIn(second, b.order_id)).body).toMatchObject({ reason: 'no-place' })
  const code = arrivalCodeOf(app.context(), clinic.depId, DAY)
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
  expect((await checkIn(second, b.order_id, { arrival_code: wrong })).body).toMatchObject({ reason: 'wrong-code' })
  expect(arrivalCodeOf(app.context(), clinic.depId, '2026-11-27')).not.toBe(code)
  const typed = [...code].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join(' ')
  expect((await checkIn(second, b.order_id, { arrival_code: typed })).body).toMatchObject({
    data: { queue_num: 2, before_num: 1, calling_num: null, arrived_num: 2, clinic_begin_time: `${DAY} 08:00:00` },
  })
  expect((await checkIn(second, b.order_id)).body).toMatchObject({ data: { queue_num: 2 } })
  expect((await detail(second, b.order_id)).queue).toMatchObject({ before_num: 1 })
  app.clock.set('2026-11-26 22:05')
  await app.wakeAll()
  expect((await detail(second, b.order_id)).state).toBe('done')
  const { list } = await app.callApi(calls.doctorsSeen, {}, { key: second.key })
  expect(list.map((doctor) => doctor.doctor_id)).toEqual([clinic.doctorIds[0]])
})

test('the code at the door cannot be guessed: five tries an appointment, however many at once, then only being there helps', async () => {
  const [person, other] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const { order_id: id } = await bookPaid(person, await slotAt())
  const { order_id: othersId } = await bookPaid(other, await slotAt())
  app.clock.set('2026-11-26 07:30')
  const code = arrivalCodeOf(app.context(), clinic.depId, DAY)
  const wrong = Array.from({ length: 12 }, (_, n) => String((Number(code) + n + 1) % 10_000).padStart(4, '0'))
  const tries = (guess: string) => app.rawRequest(calls.checkInOrder, { id, arrival_code: guess }, { key: person.key })
  const answers = await Promise.all(wrong.map(tries))
  const reasons = answers.map(({ body }) => (body as { reason?: string }).reason)
  expect(reasons.filter((reason) => reason === 'wrong-code')).toHaveLength(5)
  expect(reasons.filter((reason) => reason === 'too-many-tries')).toHaveLength(7)
  expect((await tries(code)).body).toMatchObject({
    reason: 'too-many-tries',
    msg: '签到码试错 5 次了，请打开定位签到，或请服务台帮您签到',
  })
  expect((await detail(person, id)).state).toBe('booked')

  const others = await app.callApi(calls.checkInOrder, { id: othersId, arrival_code: code }, { key: other.key })
  expect(others).toMatchObject({ queue_num: 2 })
  const here = { lat: 22.5486, lng: 114.0662 }
  expect(await app.callApi(calls.checkInOrder, { id, ...here }, { key: person.key })).toMatchObject({ queue_num: 1 })
})

test('who checked in by mistake takes it back, until they are called; earlier numbers that have not come are told', async () => {
  const [first, second] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const a = await bookPaid(first, await slotAt())
  const b = await bookPaid(second, await slotAt())
  app.clock.set('2026-11-26 07:30')
  const here = { lat: 22.5486, lng: 114.0662 }
  const undo = (person: CrowdPerson, id: string) => app.rawRequest(calls.undoCheckInOrder, { id }, { key: person.key })
  expect((await undo(second, b.order_id)).body).toMatchObject({ reason: 'not-open' })
  const told = await app.callApi(calls.checkInOrder, { id: b.order_id, ...here }, { key: second.key })
  expect(told).toMatchObject({ before_num: 0, missing_num: 1, has_begun: 0 })
  expect(await detail(second, b.order_id)).toMatchObject({ can_undo_checkin: 1 })
  expect((await undo(first, b.order_id)).body).toMatchObject({ reason: 'not-found' })
  expect((await undo(second, b.order_id)).body).toMatchObject({ data: { state: 'booked' } })
  expect(await detail(second, b.order_id)).toMatchObject({ can_checkin: 1, can_undo_checkin: 0 })

  await app.pool.query("update guahao_doctor_posts set room = '3 诊室' where dep_id = $1", [clinic.depId])
  await app.callApi(calls.checkInOrder, { id: a.order_id, ...here }, { key: first.key })
  await app.callApi(calls.checkInOrder, { id: b.order_id, ...here }, { key: second.key })
  const { rows } = await app.pool.query<{ schedule_id: string }>(
    'select schedule_id from guahao_orders where id = $1',
    [a.order_id],
  )
  await callNext(app.context(), Number(rows[0]?.schedule_id))
  expect((await undo(first, a.order_id)).body).toMatchObject({ reason: 'not-open' })
  expect((await detail(first, a.order_id)).queue).toMatchObject({ room: '3 诊室', has_begun: 1 })
  const messages = await app.pool.query('select text from notices_messages where patient_id = $1 and title like $2', [
    first.patientId,
    '请%号就诊',
  ])
  expect(messages.rows).toEqual([{ text: '轮到您了，请到3 诊室就诊。' }])
})

test('the evening before, everybody is reminded once', async () => {
  const person = await signInOne(app)
  await bookPaid(person, await slotAt())
  const reminders = async () => {
    const { rows } = await app.pool.query(
      "select text from notices_messages where patient_id = $1 and title = '就诊提醒'",
      [person.patientId],
    )
    return rows.length
  }
  app.clock.set('2026-11-25 17:59')
  await app.wakeAll()
  expect(await reminders()).toBe(0)
  app.clock.set('2026-11-25 18:00')
  await app.wakeAll()
  await app.wakeAll()
  expect(await reminders()).toBe(1)
})

test('a payment and the end of its hold in the same instant end as paid, or as closed and refunded [R10]', async () => {
  const people = await signInCrowd(app, 20)
  const wide = await openClinic(app, { places: 20, feeFen: 100 })
  const slotId = (await slotsOn(app, wide, DAY))[0]?.id as number
  const held = await Promise.all(people.map((person) => hold(person, slotId)))
  app.clock.set('2026-11-23 08:10')
  await Promise.all([...held.map((order) => pay(order.out_trade_no)), expireAllHolds(app.context())])
  await app.wakeAll()
  const states = await Promise.all(people.map(async (person, at) => await detail(person, held[at]?.order_id as string)))
  for (const order of states) expect(['booked', 'expired']).toContain(order.state)
})
