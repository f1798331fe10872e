import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import * as waitlist from '#app/areas/guahao/waitlist/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { previewStop, stopClinic } from './public.ts'

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

const scheduleOf = async (doctor: number, day = DAY) =>
  (await slotsOn(app, clinic, day, doctor))[0]?.scheduleId as number
const slotAt = async (doctor: number, nth = 0, day = DAY) =>
  (await slotsOn(app, clinic, day, doctor))[nth]?.id as number

const hold = (person: CrowdPerson, slot: number) =>
  app.callApi(booking.createOrder, { slot_id: slot, member_id: person.memberId }, { key: person.key })
const bookPaid = async (person: CrowdPerson, slot: number) => {
  const { order_id, out_trade_no } = await hold(person, slot)
  await app.callApi(sandboxPay, { out_trade_no })
  return order_id
}
const stop = async (substitute = false) =>
  stopClinic(app.context(), {
    hospitalId: clinic.hospitalId,
    scheduleId: await scheduleOf(0),
    reason: '医生外出会诊',
    staffId: null,
    substituteId: substitute ? await scheduleOf(1) : undefined,
  })
const noticeOf = async (person: CrowdPerson) => {
  const { list } = await app.callApi(calls.stopList, {}, { key: person.key })
  return list[0] as (typeof list)[number]
}
const choose = (person: CrowdPerson, id: number, choice: 'substitute' | 'other' | 'refund', slot_id?: number) =>
  app.callApi(calls.chooseAfterStop, { id, choice, slot_id }, { key: person.key })
const orderOf = (person: CrowdPerson, id: string) => app.callApi(booking.orderDetail, { id }, { key: person.key })

test('a clinic of another hospital, an unknown one and one that is stopped already are not stopped', async () => {
  const other = await openClinic(app)
  const stopping = { hospitalId: other.hospitalId, scheduleId: await scheduleOf(0), reason: '', staffId: null }
  expect(await stopClinic(app.context(), stopping)).toBe('not-found')
  expect(await stopClinic(app.context(), { ...stopping, scheduleId: 999_999_999 })).toBe('not-found')
  await stop()
  expect(await stop()).toBe('stopped')
})

test('whoever looks at the slots of a stopped clinic reads why it is stopped; others tell nothing', async () => {
  const slotsOf = async (doctor: number) => {
    const seat = { doctor_id: clinic.doctorIds[doctor] as number, date: DAY }
    return (await app.callApi(doctorSlots, seat)).list.map(({ state, stop_reason }) => [state, stop_reason])
  }
  expect(await slotsOf(0)).toContainEqual(['bookable', ''])
  await stop()
  for (const slot of await slotsOf(0)) expect(slot).toEqual(['stopped', '医生外出会诊'])
  expect(await slotsOf(1)).toContainEqual(['bookable', ''])
})

test('a doctor does not stand in for themselves, nor one of another hospital', async () => {
  const other = await openClinic(app)
  const elsewhere = (await slotsOn(app, other, DAY))[0]?.scheduleId
  const stopping = { hospitalId: clinic.hospitalId, scheduleId: await scheduleOf(0), reason: '', staffId: null }
  for (const substituteId of [await scheduleOf(0, '2026-11-27'), elsewhere, 999_999_999]) {
    expect(await stopClinic(app.context(), { ...stopping, substituteId })).toBe('bad-substitute')
  }
})

test('a stop concerns everybody in the clinic: the paid choose, the unpaid are let go, those who wait are told', async () => {
  const [paid, unpaid, full, waiter] = (await signInCrowd(app, 4)) as [
    CrowdPerson,
    CrowdPerson,
    CrowdPerson,
    CrowdPerson,
  ]
  const first = await bookPaid(paid, await slotAt(0))
  const second = await hold(unpaid, await slotAt(0))
  await bookPaid(full, await slotAt(0, 1))
  await bookPaid(await signInOne(app), await slotAt(0, 1))
  await app.callApi(waitlist.addWait, { slot_id: await slotAt(0, 1), member_id: waiter.memberId }, { key: waiter.key })
  expect(await previewStop(app.context(), await scheduleOf(0))).toHaveLength(4)
  expect(await stop()).toMatchObject({ told: 3, kept: 0 })
  expect(await orderOf(paid, first)).toMatchObject({ state: 'stopped', state_desc: '已停诊' })
  expect((await orderOf(unpaid, second.order_id)).state).toBe('expired')
  const waits = await app.callApi(waitlist.waitList, {}, { key: waiter.key })
  expect(waits.list[0]).toMatchObject({ state: 'ended', why: '因医生停诊已结束' })
  expect(await noticeOf(paid)).toMatchObject({
    state: 'open',
    reason: '医生外出会诊',
    refund_amount: '25.00',
    substitute: null,
    is_acknowledged: 0,
    choose_until: '2026-11-24 08:00:00',
  })
  const input = { slot_id: await slotAt(0, 0), member_id: waiter.memberId }
  expect(await app.refusal(booking.createOrder, input, { key: waiter.key })).toBe('stopped')
  await app.wakeAll()
  const { rows } = await app.pool.query(
    "select count(*)::int as n from notices_messages where patient_id = $1 and title = '医生停诊'",
    [paid.patientId],
  )
  expect(rows[0].n).toBe(1)
})

test("another patient's notice is not found, as an unknown one is", async () => {
  const [a, b] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  await bookPaid(a, await slotAt(0))
  await stop()
  const { id } = await noticeOf(a)
  expect(await app.refusal(calls.chooseAfterStop, { id, choice: 'refund' }, { key: b.key })).toBe('not-found')
  expect(await app.refusal(calls.chooseAfterStop, { id: 999_999_999, choice: 'refund' }, { key: a.key })).toBe(
    'not-found',
  )
})

test('places with the substitute are kept, the smallest number first, and taken without paying again', async () => {
  const people = await signInCrowd(app, 4)
  for (const [at, person] of people.entries()) await bookPaid(person, await slotAt(0, Math.floor(at / 2)))
  const taken = await signInOne(app)
  await bookPaid(taken, await slotAt(1))
  await bookPaid(await signInOne(app), await slotAt(1, 1))
  expect(await stop(true)).toMatchObject({ told: 4, kept: 2 })
  const [first, second, third] = people as [CrowdPerson, CrowdPerson, CrowdPerson]
  expect((await noticeOf(first)).substitute).toMatchObject({
    doctor_id: clinic.doctorIds[1],
    begin_time: '2026-11-26 08:00:00',
  })
  expect((await noticeOf(third)).substitute).toBeNull()
  expect(
    await app.refusal(
      calls.chooseAfterStop,
      { id: (await noticeOf(third)).id, choice: 'substitute' },
      { key: third.key },
    ),
  ).toBe('no-substitute')
  expect((await app.callApi(booking.orderList, {}, { key: first.key })).list.map((order) => order.state)).toEqual([
    'stopped',
  ])
  const { id } = await noticeOf(first)
  const chosen = await choose(first, id, 'substitute')
  expect(await orderOf(first, chosen.new_order_id)).toMatchObject({ state: 'booked', doctor_id: clinic.doctorIds[1] })
  expect(await noticeOf(first)).toMatchObject({ state: 'substitute', is_acknowledged: 1 })
  expect(await app.refusal(calls.chooseAfterStop, { id, choice: 'refund' }, { key: first.key })).toBe('decided')
  expect((await app.callApi(booking.cancelOrder, { id: chosen.new_order_id }, { key: first.key })).refund_amount).toBe(
    '25.00',
  )
  await choose(second, (await noticeOf(second)).id, 'refund')
  expect((await slotsOn(app, clinic, DAY, 1)).map((slot) => slot.left)).toEqual([1, 1])
})

test('another date of the same doctor is booked with what was paid', async () => {
  const person = await signInOne(app)
  await bookPaid(person, await slotAt(0))
  await stop(true)
  const { id, others } = await noticeOf(person)
  expect(others).toHaveLength(6)
  const refusal = (slot_id?: number) =>
    app.refusal(calls.chooseAfterStop, { id, choice: 'other', slot_id }, { key: person.key })
  expect(await refusal()).toBe('no-slot')
  const elsewhere = await openClinic(app)
  expect(await refusal((await slotsOn(app, elsewhere, '2026-11-27'))[0]?.id)).toBe('other-dep')
  const slot = await slotAt(0, 0, '2026-11-27')
  const chosen = await choose(person, id, 'other', slot)
  expect(await orderOf(person, chosen.new_order_id)).toMatchObject({
    state: 'booked',
    begin_time: '2026-11-27 08:00:00',
  })
  expect((await slotsOn(app, clinic, DAY, 1)).map((one) => one.left)).toEqual([2, 2])
})

test('what is offered is what this member may take, the same weekday and half day first', async () => {
  const person = await signInOne(app)
  await bookPaid(person, await slotAt(0))
  await bookPaid(person, await slotAt(0, 0, '2026-11-28'))
  await stop()
  const { id, others } = await noticeOf(person)
  expect(others[0]?.begin_time).toBe('2026-12-03 08:00:00')
  // Two clinics before a second time of the first.
  expect(new Set(others.slice(0, 2).map(({ begin_time }) => begin_time.slice(0, 10))).size).toBe(2)
  expect(others.map(({ begin_time }) => begin_time.slice(0, 10))).not.toContain('2026-11-28')
  for (const { slot_id } of others.slice(1, 2)) {
    const chosen = await choose(person, id, 'other', slot_id)
    expect((await orderOf(person, chosen.new_order_id)).state).toBe('booked')
  }
})

test('another doctor of the department takes over for what was paid, unless they are dearer', async () => {
  const person = await signInOne(app)
  await bookPaid(person, await slotAt(0))
  await stop()
  const { id, other_doctors } = await noticeOf(person)
  expect(other_doctors).toMatchObject([
    { doctor_id: clinic.doctorIds[1], times: [{ begin_time: `${DAY} 08:00:00` }, { begin_time: `${DAY} 08:30:00` }] },
  ])
  await app.pool.query('update guahao_schedules set fee_fen = 9900 where doctor_id = $1', [clinic.doctorIds[1]])
  const slot_id = other_doctors[0]?.times[0]?.slot_id as number
  expect(await app.refusal(calls.chooseAfterStop, { id, choice: 'other', slot_id }, { key: person.key })).toBe('dearer')
  expect((await noticeOf(person)).other_doctors).toEqual([])
  await app.pool.query('update guahao_schedules set fee_fen = 1500 where doctor_id = $1', [clinic.doctorIds[1]])
  const chosen = await choose(person, id, 'other', slot_id)
  expect(await orderOf(person, chosen.new_order_id)).toMatchObject({
    state: 'booked',
    doctor_id: clinic.doctorIds[1],
    fee: '15.00',
  })
})

test('a choice of a full time changes nothing: the kept place is still kept', async () => {
  const person = await signInOne(app)
  await bookPaid(person, await slotAt(0))
  const full = await slotAt(0, 0, '2026-11-27')
  await bookPaid(await signInOne(app), full)
  await bookPaid(await signInOne(app), full)
  await stop(true)
  const { id } = await noticeOf(person)
  expect(await app.refusal(calls.chooseAfterStop, { id, choice: 'other', slot_id: full }, { key: person.key })).toBe(
    'full',
  )
  expect((await noticeOf(person)).substitute).not.toBeNull()
  await choose(person, id, 'substitute')
})

test('who does not choose gets their money back at the deadline, by the job, and the kept place is free again', async () => {
  const person = await signInOne(app)
  const id = await bookPaid(person, await slotAt(0))
  await stop(true)
  app.clock.set('2026-11-24 07:59')
  await app.wakeAll()
  expect((await noticeOf(person)).state).toBe('open')
  app.clock.set('2026-11-24 08:00')
  const late = { id: (await noticeOf(person)).id, choice: 'refund' }
  expect(await app.refusal(calls.chooseAfterStop, late, { key: person.key })).toBe('too-late')
  await app.wakeAll()
  await app.wakeAll()
  expect(await noticeOf(person)).toMatchObject({ state: 'refund', is_acknowledged: 0, refund_amount: '25.00' })
  expect((await orderOf(person, id)).refund_amount).toBe('25.00')
  expect((await slotsOn(app, clinic, DAY, 1)).map((one) => one.left)).toEqual([2, 2])
})

test('whoever books in the moment of the stop is either told of it or refused', async () => {
  const people = await signInCrowd(app, 12)
  clinic = await openClinic(app, { places: 20 })
  const slot = await slotAt(0)
  const answers = await Promise.all([
    ...people.map((person) =>
      app.rawRequest(booking.createOrder, { slot_id: slot, member_id: person.memberId }, { key: person.key }),
    ),
    stop(),
  ])
  const booked = answers
    .slice(0, -1)
    .filter((answer) => typeof answer === 'object' && 'body' in answer && !answer.body.reason)
  expect(answers.at(-1)).toMatchObject({ told: booked.length })
})
