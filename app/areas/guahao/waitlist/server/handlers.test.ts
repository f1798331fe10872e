import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { unitYuyueInfo } from '#app/areas/guahao/hospitals/contract.ts'
import { changePlaces } from '#app/areas/guahao/schedules/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { firstWaitDay } from '../cards/first-wait-day.ts'
import * as calls from '../contract.ts'

let app: TestApp
let clinic: Clinic
let slotId: number
/** The one who has the slot's only place, and what they booked. */
let holder: CrowdPerson
let held: string

const DAY = '2026-11-26'

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  app.clock.set('2026-11-23 08:00')
  clinic = await openClinic(app, { doctors: 2, places: 1, feeFen: 2_500 })
  slotId = (await slotsOn(app, clinic, DAY))[0]?.id as number
  holder = await signInOne(app)
  held = await bookPaid(holder, slotId)
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const pay = async (person: CrowdPerson, id: string) => {
  const { out_trade_no } = await app.callApi(booking.orderDetail, { id }, { key: person.key })
  await app.callApi(sandboxPay, { out_trade_no })
}
const bookPaid = async (person: CrowdPerson, slot: number) => {
  const input = { slot_id: slot, member_id: person.memberId }
  const { order_id: id } = await app.callApi(booking.createOrder, input, { key: person.key })
  await pay(person, id)
  return id
}
const wait = (person: CrowdPerson, slot = slotId) =>
  app.callApi(calls.addWait, { slot_id: slot, member_id: person.memberId }, { key: person.key })
const refused = (person: CrowdPerson, slot = slotId) =>
  app.refusal(calls.addWait, { slot_id: slot, member_id: person.memberId }, { key: person.key })
const cancel = (person: CrowdPerson, id: string) => app.callApi(booking.cancelOrder, { id }, { key: person.key })
const waitsOf = async (person: CrowdPerson) => (await app.callApi(calls.waitList, {}, { key: person.key })).list
const told = async (person: CrowdPerson) => {
  const found = await app.pool.query('select title from notices_messages where patient_id = $1 order by id', [
    person.patientId,
  ])
  return found.rows.map((row) => row.title as string)
}

test('who cannot wait is refused: somebody else for their member, where places are free, twice, who is booked, too often', async () => {
  const [a, b] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const foreign = { slot_id: slotId, member_id: b.memberId }
  expect(await app.refusal(calls.addWait, foreign, { key: a.key })).toBe('not-found')
  expect(await refused(a, 999_999_999)).toBe('not-found')
  const free = (await slotsOn(app, clinic, DAY))[1]?.id as number
  expect(await refused(a, free)).toBe('not-full')
  expect(await refused(holder)).toBe('already-booked')
  await wait(a)
  expect(await refused(a)).toBe('already-waiting')
})

test("another patient's wait is not found, as an unknown one is", async () => {
  const [a, b] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const { id } = await wait(a)
  expect(await app.refusal(calls.cancelWait, { id }, { key: b.key })).toBe('not-found')
  expect(await app.refusal(calls.cancelWait, { id: 999_999_999 }, { key: a.key })).toBe('not-found')
  expect(await waitsOf(b)).toEqual([])
})

test('a cancelled place goes to the first in line in the same moment, as a held one that they are told of', async () => {
  const [first, second] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  expect(await wait(first)).toMatchObject({ before_num: 0, end_time: '2026-11-25 23:00:00' })
  expect(await wait(second)).toMatchObject({ before_num: 1 })
  await cancel(holder, held)
  const [handed] = await waitsOf(first)
  expect(handed).toMatchObject({ state: 'handed' })
  const order = await app.callApi(booking.orderDetail, { id: handed?.order_id as string }, { key: first.key })
  expect(order).toMatchObject({ state: 'held', number: 1, pay_deadline: '2026-11-24 08:00:00' })
  expect((await waitsOf(second))[0]).toMatchObject({ state: 'waiting', before_num: 0 })
  expect(await told(first)).toEqual(['候补成功'])
})

test('who does not pay in time leaves the place to the next', async () => {
  const [first, second] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  await wait(first)
  await wait(second)
  await cancel(holder, held)
  app.clock.set('2026-11-24 08:00')
  await app.wakeAll()
  expect((await waitsOf(second))[0]).toMatchObject({ state: 'handed' })
  const id = (await waitsOf(second))[0]?.order_id as string
  await pay(second, id)
  expect((await app.callApi(booking.orderDetail, { id }, { key: second.key })).state).toBe('booked')
})

test('while somebody waits nobody else is sold a place, not even one that is free at night; it is handed over at 06:00', async () => {
  const [waiter, newcomer] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  await wait(waiter)
  app.clock.set('2026-11-23 23:30')
  await cancel(holder, held)
  expect((await waitsOf(waiter))[0]?.state).toBe('waiting')
  const input = { slot_id: slotId, member_id: newcomer.memberId }
  expect(await app.refusal(booking.createOrder, input, { key: newcomer.key })).toBe('full')
  app.clock.set('2026-11-24 05:59')
  await app.wakeAll()
  expect((await waitsOf(waiter))[0]?.state).toBe('waiting')
  app.clock.set('2026-11-24 06:00')
  await app.wakeAll()
  expect((await waitsOf(waiter))[0]?.state).toBe('handed')
})

test('who cannot take the place when their turn comes is told why, and the next one gets it', async () => {
  const [first, second] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  await wait(first)
  await wait(second)
  const sameTime = (await slotsOn(app, clinic, DAY, 1))[0]?.id as number
  await bookPaid(first, sameTime)
  await cancel(holder, held)
  expect((await waitsOf(first))[0]).toMatchObject({ state: 'passed', why: '您在同一时间已有别的预约' })
  expect((await waitsOf(second))[0]?.state).toBe('handed')
  expect(await told(first)).toContain('未候补到')
})

test('places that the desk adds go to those who wait, in their order; the rest is free for all', async () => {
  const people = await signInCrowd(app, 2)
  for (const person of people) await wait(person)
  const [slot] = await slotsOn(app, clinic, DAY)
  await changePlaces(app.context(), clinic.hospitalId, slot?.scheduleId as number, 4)
  for (const person of people) expect((await waitsOf(person))[0]?.state).toBe('handed')
  expect((await slotsOn(app, clinic, DAY))[0]).toMatchObject({ total: 4, left: 1, waitingCount: 0 })
})

test('a place left by a move is handed over too', async () => {
  const waiter = await signInOne(app)
  await wait(waiter)
  const to = (await slotsOn(app, clinic, DAY))[1]?.id as number
  await app.callApi(booking.rescheduleOrder, { id: held, slot_id: to }, { key: holder.key })
  expect((await waitsOf(waiter))[0]?.state).toBe('handed')
})

test('with nothing to pay the place is booked at once', async () => {
  clinic = await openClinic(app, { places: 1 })
  slotId = (await slotsOn(app, clinic, DAY))[0]?.id as number
  const input = { slot_id: slotId, member_id: holder.memberId }
  await cancel(holder, held)
  const { order_id: id } = await app.callApi(booking.createOrder, input, { key: holder.key })
  const waiter = await signInOne(app)
  await wait(waiter)
  await cancel(holder, id)
  const order = (await waitsOf(waiter))[0]?.order_id as string
  expect((await app.callApi(booking.orderDetail, { id: order }, { key: waiter.key })).state).toBe('booked')
})

test('at 23:00 on the evening before, the list is cleared and everybody told; nobody joins it any more', async () => {
  const [waiter, late] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  await wait(waiter)
  app.clock.set('2026-11-25 22:59')
  await app.wakeAll()
  expect((await waitsOf(waiter))[0]?.state).toBe('waiting')
  app.clock.set('2026-11-25 23:00')
  await app.wakeAll()
  expect((await waitsOf(waiter))[0]?.state).toBe('ended')
  expect(await told(waiter)).toEqual(['候补已结束'])
  expect(await refused(late)).toBe('closed')
})

test('until when one may wait is told with the rules of the hospital, and is what is refused after', async () => {
  const late = await signInOne(app)
  const firstDay = async () => {
    const { waitlist_to } = await app.callApi(unitYuyueInfo, { id: clinic.hospitalId })
    return firstWaitDay(app.clock.now(), waitlist_to)
  }
  app.clock.set('2026-11-25 23:00')
  expect([await firstDay(), await refused(late)]).toEqual(['2026-11-27', 'closed'])
  app.clock.set('2026-11-25 22:59')
  expect([await firstDay(), await refused(late)]).toEqual([DAY, 'not refused'])
})

test('who stops waiting leaves the line, once', async () => {
  const [a, b] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const { id } = await wait(a)
  await wait(b)
  await app.callApi(calls.cancelWait, { id }, { key: a.key })
  expect(await app.refusal(calls.cancelWait, { id }, { key: a.key })).toBe('not-open')
  expect((await waitsOf(b))[0]?.before_num).toBe(0)
  await cancel(holder, held)
  expect((await waitsOf(b))[0]?.state).toBe('handed')
})

test('a crowd that joins the line at once stands in one order, and places go along it', async () => {
  const people = await signInCrowd(app, 20)
  await Promise.all(people.map((person) => wait(person)))
  const [slot] = await slotsOn(app, clinic, DAY)
  await Promise.all([
    changePlaces(app.context(), clinic.hospitalId, slot?.scheduleId as number, 8),
    cancel(holder, held),
  ])
  const { rows } = await app.pool.query<{ state: string }>(
    'select state from guahao_waits where slot_id = $1 order by id',
    [slotId],
  )
  expect(rows.map((row) => row.state)).toEqual([...Array(8).fill('handed'), ...Array(12).fill('waiting')])
})

/** The clinic has two slots of one place each; both are taken. */
const fullMorning = async () => {
  const [first, second] = await slotsOn(app, clinic, DAY)
  const other = await signInOne(app)
  return {
    first: first?.id as number,
    second: second?.id as number,
    other,
    theirs: await bookPaid(other, second?.id as number),
  }
}
const waitAny = (person: CrowdPerson, span: 'half' | 'day', slot = slotId) =>
  app.callApi(calls.addWait, { slot_id: slot, member_id: person.memberId, span }, { key: person.key })

test('who waits for any time of the morning gets whichever comes free first, once', async () => {
  const { other, theirs } = await fullMorning()
  const [anyTime, later] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  expect(await waitAny(anyTime, 'half')).toMatchObject({ before_num: 0 })
  expect(await wait(later)).toMatchObject({ before_num: 1 })
  expect(await waitsOf(anyTime)).toMatchObject([{ state: 'waiting', span: 'half', span_name: '上午任一时段' }])

  await cancel(other, theirs)
  const [handed] = await waitsOf(anyTime)
  expect(handed).toMatchObject({ state: 'handed', begin_time: `${DAY} 08:30:00` })
  expect(await told(anyTime)).toEqual(['候补成功'])

  // The other time goes to who comes next, not to somebody who has their place.
  await cancel(holder, held)
  expect((await waitsOf(later))[0]?.state).toBe('handed')
  await app.wakeAll()
  expect(await waitsOf(anyTime)).toHaveLength(1)
  expect(await told(anyTime)).toEqual(['候补成功'])
  expect(await findBrokenInvariants(app.db)).toEqual([])
})

test('a wish is one wait: it is listed once, counts once, is cancelled whole, and nobody waits twice in a line', async () => {
  const { second } = await fullMorning()
  const person = await signInOne(app)
  await wait(person, second)
  const { id } = await waitAny(person, 'day')
  expect(
    await app.refusal(
      calls.addWait,
      { slot_id: slotId, member_id: person.memberId, span: 'half' },
      { key: person.key },
    ),
  ).toBe('already-waiting')
  expect((await waitsOf(person)).map(({ span }) => span)).toEqual(['day', 'slot'])
  await app.callApi(calls.cancelWait, { id }, { key: person.key })
  expect((await waitsOf(person)).map(({ state }) => state)).toEqual(['cancelled', 'waiting'])
  expect(await app.refusal(calls.cancelWait, { id }, { key: person.key })).toBe('not-open')
})

test('a morning in which a time is free is booked, not waited for', async () => {
  const person = await signInOne(app)
  expect(
    await app.refusal(
      calls.addWait,
      { slot_id: slotId, member_id: person.memberId, span: 'half' },
      { key: person.key },
    ),
  ).toBe('not-full')
})

test('who waited for a day is told once when its lists are cleared', async () => {
  await fullMorning()
  const person = await signInOne(app)
  await waitAny(person, 'day')
  app.clock.set('2026-11-25 23:00')
  await app.wakeAll()
  expect((await waitsOf(person))[0]?.state).toBe('ended')
  expect(await told(person)).toEqual(['候补已结束'])
})

test('two times of one wish that come free at once are one place for who waits', async () => {
  const { other, theirs } = await fullMorning()
  const person = await signInOne(app)
  await waitAny(person, 'half')
  await Promise.all([cancel(other, theirs), cancel(holder, held)])
  await app.wakeAll()
  const { rows } = await app.pool.query(
    "select count(*)::int as n from guahao_orders where member_id = $1 and state = 'held'",
    [person.memberId],
  )
  expect(rows).toEqual([{ n: 1 }])
  expect(await waitsOf(person)).toMatchObject([{ state: 'handed' }])
})
