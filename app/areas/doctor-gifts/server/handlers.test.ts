import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { talkMessages, talkSend, talkVisit } from '#app/areas/consult/chat/contract.ts'
import { listAsDoctor } from '#app/areas/consult/chat/server/public.ts'
import { findStocks } from '#app/areas/mall/stock/server/public.ts'
import { changePieces } from '#app/areas/mall/stock/server/queries/write.ts'
import { userPoints } from '#app/areas/points/contract.ts'
import { openClinic } from '#test/support/clinic.ts'
import { openConsultation, waitingConsultation } from '#test/support/consult.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { earnPoints } from '#test/support/points-mall.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { findKind } from './queries.ts'
import { seed as plantGifts } from './seed.ts'

let app: TestApp
let me: Person
let doctorId: number
let strangeDoctor: number

beforeAll(async () => {
  app = await startTestApp()
  ;[doctorId, strangeDoctor] = (await openClinic(app, { doctors: 2 })).doctorIds as [number, number]
  await plantGifts.run({ ...app.context(), today: '2026-11-23', scale: 1 })
})
beforeEach(async () => {
  me = await signIn(app)
})
afterAll(() => app.close())

const gift = async (name: string) => {
  const found = (await app.callApi(calls.pointGifts, {})).list.find((one) => one.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}
const giving = (gift_id: number, more: object = {}) => ({ gift_id, doctor_id: doctorId, num: 1, ...more })
const refusal = (gift_id: number, more: object = {}, who = me) =>
  app.refusal(calls.giveGift, giving(gift_id, more), who)
const balance = async (who = me) => (await app.callApi(userPoints, {}, who)).amount
const readAll = async (ask_id: string) =>
  (await app.callApi(talkMessages, { ask_id, page_size: 50 }, me)).list.map(({ kind }) => kind)

test('nobody gives without points, what is not there, or to whom there is not', async () => {
  const heart = await gift('一颗爱心')
  expect(await app.refusal(calls.giveGift, giving(heart.gift_id))).toBe('login')
  expect(await refusal(heart.gift_id)).toBe('points')
  await earnPoints(app, me.patientId, 25)
  expect(await refusal(heart.gift_id, { num: 3 })).toBe('points')
  expect(await refusal(999_999)).toBe('not-found')
  expect(await refusal(heart.gift_id, { doctor_id: 999_999 })).toBe('no-doctor')
  for (const num of [0, 100]) expect(await refusal(heart.gift_id, { num })).toBe('422')
  expect(await balance()).toBe(25)
})

test('a gift takes points and pieces, and who has no name of their own stays nameless before others', async () => {
  const heart = await gift('一颗爱心')
  await earnPoints(app, me.patientId, 100)
  expect(await app.callApi(calls.giveGift, giving(heart.gift_id, { num: 3 }), me)).toMatchObject({ balance: 70 })
  expect((await gift('一颗爱心')).stock).toBe(heart.stock - 3)
  const { list } = await app.callApi(calls.receivedGifts, { doctor_id: doctorId })
  expect(list[0]).toMatchObject({ name: '一颗爱心', num: 3 })
  expect(list[0]?.giver).toBe('匿名用户')
  const all = await app.callApi(calls.doctorGifts, { doctor_id: doctorId })
  expect(all).toMatchObject({ total_num: 3, list: [{ name: '一颗爱心', num: 3 }] })
  expect((await app.callApi(calls.doctorGifts, { doctor_id: strangeDoctor })).total_num).toBe(0)
  expect(await app.refusal(calls.doctorGifts, { doctor_id: 999_999 })).toBe('not-found')
  const own = await app.callApi(calls.userGifts, { doctor_id: doctorId }, me)
  expect(own).toMatchObject({ balance: 70, list: [{ name: '一颗爱心', num: 3 }] })
  expect((await app.callApi(calls.userGifts, { doctor_id: strangeDoctor }, me)).list).toEqual([])
  expect((await app.callApi(calls.userGifts, {}, await signIn(app))).list).toEqual([])
})

test('twenty at once give as many as the points are enough for, and the same key gives once', async () => {
  const { gift_id } = await gift('一颗爱心')
  await earnPoints(app, me.patientId, 35)
  const said = await Promise.all(Array.from({ length: 20 }, () => refusal(gift_id)))
  expect(said.filter((word) => word === 'not refused')).toHaveLength(3)
  expect(await balance()).toBe(5)
  await earnPoints(app, me.patientId, 100)
  const as = { ...me, idempotencyKey: 'one' }
  const made = await Promise.all([1, 2, 3].map(() => app.callApi(calls.giveGift, giving(gift_id), as)))
  expect(new Set(made.map(({ give_id }) => give_id)).size).toBe(1)
  expect(await balance()).toBe(95)
})

test('the last pieces go to as many as there are, and the others keep their points', async () => {
  const { gift_id, stock } = await gift('一面锦旗')
  const kind = (await findKind(app.db, gift_id))?.kind
  await changePieces(app.db, kind?.stockId ?? 0, 2 - stock, app.clock.now())
  const people = await Promise.all(Array.from({ length: 8 }, () => signIn(app)))
  await Promise.all(people.map((who) => earnPoints(app, who.patientId, 188)))
  const said = await Promise.all(people.map((who) => refusal(gift_id, {}, who)))
  expect(said.toSorted()).toEqual([...Array(2).fill('not refused'), ...Array(6).fill('sold-out')])
  const left = await Promise.all(people.map((who) => balance(who)))
  expect(left.filter((points) => points === 0)).toHaveLength(2)
  expect((await findStocks(app.db, [kind?.stockId ?? 0])).values().next().value?.left).toBe(0)
})

test('in a consultation its card stands in the talk for both, once the doctor has accepted', async () => {
  const { gift_id, image } = await gift('一束鲜花')
  await earnPoints(app, me.patientId, 400)
  const waiting = await waitingConsultation(app, me, doctorId)
  expect(await refusal(gift_id, { ask_id: waiting })).toBe('no-talk')
  expect((await app.callApi(talkVisit, { id: waiting }, me)).gift.is_show).toBe(0)
  const ask_id = await openConsultation(app, me, doctorId)
  expect((await app.callApi(talkVisit, { id: ask_id }, me)).gift.is_show).toBe(1)
  expect(await refusal(gift_id, { ask_id, doctor_id: strangeDoctor })).toBe('no-talk')
  const stranger = await signIn(app)
  await earnPoints(app, stranger.patientId, 100)
  expect(await refusal(gift_id, { ask_id }, stranger)).toBe('no-talk')
  expect([await balance(), await balance(stranger)]).toEqual([400, 100])
  await app.callApi(calls.giveGift, giving(gift_id, { ask_id, num: 2 }), me)
  const seen = { sender: 'patient', kind: 'gift', content: '一束鲜花 ×2', url: image }
  expect((await app.callApi(talkMessages, { ask_id }, me)).list.at(-1)).toMatchObject(seen)
  const asDoctor = await listAsDoctor(app.context(), doctorId, ask_id, { most: 10 })
  expect(asDoctor).toMatchObject(expect.arrayContaining([expect.objectContaining({ kind: 'gift', sender: 'patient' })]))
  expect(await balance()).toBe(400 - 132)
  expect(await readAll(ask_id)).toContain('gift')
  // It is no message of one's own words: nobody says one without giving it.
  const said = { ask_id, kind: 'gift', content: '{}', client_msg_id: 'gift-by-hand' }
  expect(await app.refusal(talkSend, said, me)).toBe('422')
})
