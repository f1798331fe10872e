import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
let clinic: Clinic

const DAY = '2026-11-26'

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  app.clock.set('2026-11-23 08:00')
  clinic = await openClinic(app, { doctors: 1, places: 4, feeFen: 2_500 })
})
afterAll(() => app.close())

const hold = async (person: CrowdPerson) =>
  app.callApi(
    calls.createOrder,
    { slot_id: (await slotsOn(app, clinic, DAY, 0))[0]?.id as number, member_id: person.memberId },
    { key: person.key },
  )
const book = async (person: CrowdPerson) => {
  const order = await hold(person)
  await app.rawRequest(sandboxPay, { out_trade_no: order.out_trade_no, outcome: 'success' })
  return order.order_id
}
const invite = async (person: CrowdPerson, id: string) => {
  const { link } = await app.callApi(calls.inviteOrderGuest, { id }, { key: person.key })
  return link.split('#')[1] as string
}
const look = (token: string) => app.callApi(calls.guestVisit, { token })
const refusal = (token: string) => app.refusal(calls.guestVisit, { token })

test("nobody invites a guest to another's appointment, to one that is not paid, or looks with a token that was made up", async () => {
  const [owner, other] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const id = await book(owner)
  for (const call of [calls.orderGuest, calls.inviteOrderGuest, calls.endOrderGuest]) {
    expect(await app.refusal(call, { id }, { key: other.key })).toBe('not-found')
    expect(await app.refusal(call, { id })).toBe('login')
  }
  const held = await hold(other)
  expect(await app.refusal(calls.inviteOrderGuest, { id: held.order_id }, { key: other.key })).toBe('not-open')
  expect(await refusal('no-such-token-at-all')).toBe('not-found')
  expect(await refusal(id)).toBe('not-found')
})

test('a guest sees when, where and the queue, and nothing that tells why', async () => {
  const owner = await signInOne(app)
  const id = await book(owner)
  const token = await invite(owner, id)
  const whole = await app.callApi(calls.orderDetail, { id }, { key: owner.key })
  const seen = await look(token)
  expect(seen).toMatchObject({
    begin_time: whole.begin_time,
    unit_name: whole.unit_name,
    address: whole.address,
    location: whole.location,
    queue: null,
  })
  const text = JSON.stringify(seen)
  for (const hidden of [id, whole.order_no, whole.dep_name, whole.doctor_name, whole.member_name])
    expect(text).not.toContain(hidden)
  app.clock.set(`${DAY} 07:50`)
  expect((await look(token)).queue).toMatchObject({ queue_num: whole.number, has_begun: 0 })
})

test('a new link ends the one before it, and a link that was taken back opens nothing', async () => {
  const owner = await signInOne(app)
  const id = await book(owner)
  const standing = () => app.callApi(calls.orderGuest, { id }, { key: owner.key })
  expect(await standing()).toEqual({ can_invite: 1, is_invited: 0, has_opened: 0 })
  const first = await invite(owner, id)
  expect(await standing()).toMatchObject({ is_invited: 1, has_opened: 0 })
  await look(first)
  expect(await standing()).toMatchObject({ has_opened: 1 })
  const second = await invite(owner, id)
  expect(await refusal(first)).toBe('not-found')
  expect(await standing()).toMatchObject({ is_invited: 1, has_opened: 0 })
  await app.callApi(calls.endOrderGuest, { id }, { key: owner.key })
  expect(await refusal(second)).toBe('not-found')
  expect(await standing()).toMatchObject({ is_invited: 0 })
})

test('a link ends with the visit: when it is cancelled, and when its day is over', async () => {
  const [one, two] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
  const [cancelled, lasting] = [await book(one), await book(two)]
  const [tokenOne, tokenTwo] = [await invite(one, cancelled), await invite(two, lasting)]
  await app.callApi(calls.cancelOrder, { id: cancelled }, { key: one.key })
  expect(await refusal(tokenOne)).toBe('over')
  app.clock.set(`${DAY} 23:30`)
  expect(await look(tokenTwo)).toMatchObject({ state: 'booked' })
  app.clock.set('2026-11-27 00:01')
  expect(await refusal(tokenTwo)).toBe('over')
  expect(await app.refusal(calls.inviteOrderGuest, { id: lasting }, { key: two.key })).toBe('not-open')
})
