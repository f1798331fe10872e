import { afterAll, beforeAll, expect, test } from 'vitest'
import { delmember } from '#app/areas/account/members/contract.ts'
import { addWait } from '#app/areas/guahao/waitlist/contract.ts'
import { connect } from '#kit/db/open.ts'
import { buildApp } from '#server/app.ts'
import { openLog } from '#server/log.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
let clinic: Clinic

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  clinic = await openClinic(app, { doctors: 3, places: 10 })
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const slotAt = async (day: string, doctor = 0, nth = 0) => (await slotsOn(app, clinic, day, doctor))[nth]?.id as number

const book = async (person: CrowdPerson, slotId: number, key?: string) => {
  const input = { slot_id: slotId, member_id: person.memberId, ...(key ? { idempotency_key: key } : {}) }
  const { status, body } = await app.rawRequest(calls.createOrder, input, { key: person.key })
  return { status, reason: body.reason, data: body.data as { order_id: string; number: number } }
}

test('200 patients at once for 10 places: 10 are booked, with 10 different numbers, the others read "full" [R1]', async () => {
  const slotId = await slotAt('2026-11-24')
  const people = await signInCrowd(app, 200)
  const answers = await Promise.all(people.map((person) => book(person, slotId)))
  const booked = answers.filter((answer) => answer.reason === undefined)
  expect(booked).toHaveLength(10)
  expect(new Set(booked.map((answer) => answer.data.number)).size).toBe(10)
  expect(answers.filter((answer) => answer.reason === 'full')).toHaveLength(190)
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
})

test('one patient who taps 20 times at once is booked once [R2]', async () => {
  const slotId = await slotAt('2026-11-25')
  const person = await signInOne(app)
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(person, slotId)))
  expect(answers.filter((answer) => answer.reason === undefined)).toHaveLength(1)
  expect(answers.filter((answer) => answer.reason === 'already-booked')).toHaveLength(19)
  expect((await slotsOn(app, clinic, '2026-11-25'))[0]?.left).toBe(9)
})

test('who has an appointment with the doctor that day, or at that time, is told which one, at the booking and at the waitlist', async () => {
  const full = await openClinic(app, { doctors: 2, places: 1 })
  const slotOf = async (doctor: number, nth: number) =>
    (await slotsOn(app, full, '2026-11-25', doctor))[nth]?.id as number
  const person = await signInOne(app)
  const refusedBy = async (call: typeof calls.createOrder | typeof addWait, slot_id: number) => {
    const { body } = await app.rawRequest(call, { slot_id, member_id: person.memberId }, { key: person.key })
    return [body.reason, body.data]
  }
  const { order_id } = (await book(person, await slotOf(0, 0))).data
  expect(await refusedBy(calls.createOrder, await slotOf(0, 1))).toEqual(['already-booked', { order_id }])
  expect(await refusedBy(calls.createOrder, await slotOf(1, 0))).toEqual(['same-time', { order_id }])
  await book(await signInOne(app), await slotOf(1, 0))
  expect(await refusedBy(addWait, await slotOf(0, 0))).toEqual(['already-booked', { order_id }])
  expect(await refusedBy(addWait, await slotOf(1, 0))).toEqual(['same-time', { order_id }])
})

test('a member who has an appointment is not deleted, and is told which one; without it they may go', async () => {
  const person = await signInOne(app)
  const { order_id } = (await book(person, await slotAt('2026-11-27'))).data
  const remove = () => app.rawRequest(delmember, { member_id: person.memberId }, { key: person.key })
  expect((await remove()).body).toMatchObject({
    reason: 'needed',
    msg: expect.stringMatching(/^这位就诊人还有 .+ 的预约，请先取消或就诊后再删除$/),
  })
  expect((await app.callApi(calls.orderDetail, { id: order_id }, { key: person.key })).state).toBe('booked')
  await app.callApi(calls.cancelOrder, { id: order_id }, { key: person.key })
  expect((await remove()).body.reason).toBeUndefined()
})

test('50 copies of one request with the same key are one booking and one answer; another body is a 409 [R7]', async () => {
  const slotId = await slotAt('2026-11-26')
  const person = await signInOne(app)
  const copies = await Promise.all(Array.from({ length: 50 }, () => book(person, slotId, 'tap-1')))
  expect(new Set(copies.map((copy) => JSON.stringify(copy)))).toHaveLength(1)
  expect(copies[0]?.data.order_id).toMatch(/^[\w-]{16}$/)
  expect((await slotsOn(app, clinic, '2026-11-26'))[0]?.left).toBe(9)
  expect((await book(person, await slotAt('2026-11-26', 1), 'tap-1')).status).toBe(409)
  expect((await book(await signInOne(app), slotId, 'tap-1')).data.order_id).not.toBe(copies[0]?.data.order_id)
})

test('two doctors at the same time cannot both be booked, however close the taps are', async () => {
  const slots = [await slotAt('2026-11-27', 0), await slotAt('2026-11-27', 1), await slotAt('2026-11-27', 2)]
  const person = await signInOne(app)
  const answers = await Promise.all(slots.map((slotId) => book(person, slotId)))
  expect(answers.map((answer) => answer.reason ?? 'booked').sort()).toEqual(['booked', 'same-time', 'same-time'])
})

test("the hospital's limit of a day holds for requests at the same instant", async () => {
  const person = await signInOne(app)
  const slots = [await slotAt('2026-11-28', 0, 0), await slotAt('2026-11-28', 1, 1)]
  const other = await openClinic(app, { doctors: 1, begin: 840, end: 900, half: 'pm' })
  const third = (await slotsOn(app, other, '2026-11-28'))[0]?.id as number
  const answers = await Promise.all([...slots, third].map((slotId) => book(person, slotId)))
  expect(answers.map((answer) => answer.reason ?? 'booked').sort()).toEqual(['booked', 'booked', 'day-limit'])
})

test('numbers follow the time of the slots, and a number that is given back is the next one again', async () => {
  const [first, second] = await slotsOn(app, clinic, '2026-11-29')
  const [a, b, c, d] = (await signInCrowd(app, 4)) as [CrowdPerson, CrowdPerson, CrowdPerson, CrowdPerson]
  const early = await book(a, first?.id as number)
  expect(early.data.number).toBe(1)
  expect((await book(b, second?.id as number)).data.number).toBe(11)
  expect((await book(c, first?.id as number)).data.number).toBe(2)
  await app.callApi(calls.cancelOrder, { id: early.data.order_id }, { key: a.key })
  expect((await book(d, first?.id as number)).data.number).toBe(1)
})

test('two processes that sell the same slot sell it once', async () => {
  const slotId = await slotAt('2026-11-30')
  const second = await openSecondProcess(app)
  const people = await signInCrowd(app, 60)
  const answers = await Promise.all(
    people.map(async (person, at) => {
      const form = new URLSearchParams({
        slot_id: String(slotId),
        member_id: String(person.memberId),
        user_key: person.key,
      })
      const door = at % 2 === 0 ? app.server : second.app
      const response = await door.inject({
        method: 'POST',
        url: '/api/guahao/v1/order/create',
        payload: form.toString(),
        headers: FORM,
      })
      const { reason, data } = response.json()
      return reason ?? data.number
    }),
  )
  const numbers = answers.filter((answer) => typeof answer === 'number')
  expect(numbers).toHaveLength(10)
  expect(new Set(numbers).size).toBe(10)
  await second.close()
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Another process on the same database: with a pool, batches and doors of its own. */
const openSecondProcess = async ({ pool, clock, config, rooms }: TestApp) => {
  const log = openLog('silent')
  const database = connect(pool.options, { poolSize: 5, log })
  const { app } = await buildApp({ config, database, clock, log, rooms })
  await app.ready()
  const close = async () => {
    await app.close()
    await database.close()
  }
  return { app, close }
}
