import { afterAll, beforeAll, expect, test } from 'vitest'
import { pointGifts, receivedGifts } from '#app/areas/doctor-gifts/contract.ts'
import { seed as giftSeed } from '#app/areas/doctor-gifts/server/seed.ts'
import { dayOf } from '#kit/time/day.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import * as desk from '../desk/contract.ts'

let app: TestApp
let clinic: Clinic
let here: Staffing
let there: Staffing
beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  const now = app.clock.now()
  await giftSeed.run({ db: app.db, config: app.config, now, today: dayOf(now), scale: 1 })
  clinic = await openClinic(app)
  here = await signInAllRoles(app, clinic.hospitalId)
  there = await signInAllRoles(app, (await openClinic(app)).hospitalId)
}, 120_000)
afterAll(() => app.close())

const doctor = () => ({ doctor_id: clinic.doctorIds[0] as number })
const nurse = () => ({ staffKey: here.nurse.staffKey })
const send = async (words = '谢谢您讲得那么明白') => {
  const as = await signIn(app)
  return { as, ...(await app.callApi(calls.sendHeart, { ...doctor(), words }, as)) }
}
const shown = async () => (await app.callApi(calls.heartList, doctor())).list.map(({ id }) => id)

test('a visitor sends none, nor does anybody to nobody, with an advert, or twice a month', async () => {
  const words = '谢谢您讲得那么明白'
  expect(await app.refusal(calls.sendHeart, { ...doctor(), words })).toBe('login')
  const as = await signIn(app)
  expect(await app.refusal(calls.sendHeart, { doctor_id: 999_999, words }, as)).toBe('no-doctor')
  expect(await app.refusal(calls.sendHeart, { ...doctor(), words: '谢谢' }, as)).toBe('words')
  expect(await app.refusal(calls.sendHeart, { ...doctor(), words: '便宜买药 13800000000' }, as)).toBe('words')
  await app.callApi(calls.sendHeart, { ...doctor(), words }, as)
  expect(await app.refusal(calls.sendHeart, { ...doctor(), words: '再谢一次，真的' }, as)).toBe('sent-already')
})

test('a heart that waits, was rejected or is not there is answered by state -1, and nothing of it is told [X284]', async () => {
  const { id, as } = await send('藏着不给看的话')
  const { id: rejected } = await send('也藏着不给看的话')
  await app.callApi(desk.deskHeartReject, { heart_id: rejected, reason: '含有推销内容' }, nurse())
  for (const hidden of [id, rejected, 999_999]) {
    const { status, body } = await app.rawRequest(calls.heartDetail, { id: hidden })
    expect([status, body.state, body.data]).toEqual([200, -1, {}])
    expect(JSON.stringify(body)).not.toContain('藏着')
  }
  expect(await shown()).not.toContain(id)
  expect((await app.callApi(calls.ownHearts, {}, as)).list).toMatchObject([{ id, heart_state: 'waiting' }])
})

test('what the hospital of the doctor shows everybody sees, by a masked name', async () => {
  const { id, as } = await send()
  expect(await rawRequestFromOutside(app, desk.deskHearts, {})).toEqual(['login', 'login', '401'])
  const other = { staffKey: there.nurse.staffKey }
  expect(await app.refusal(desk.deskHeartShow, { heart_id: id }, other)).toBe('not-found')
  expect(await app.refusal(desk.deskHeartShow, { heart_id: id }, { staffKey: here.planner.staffKey })).toBe(
    'not-allowed',
  )
  await app.callApi(desk.deskHeartShow, { heart_id: id }, nurse())
  expect(await app.refusal(desk.deskHeartShow, { heart_id: id }, nurse())).toBe('same')
  expect(await shown()).toContain(id)
  const heart = await app.callApi(calls.heartDetail, { id })
  expect(JSON.stringify(heart)).not.toContain(as.mobile)
  await app.callApi(desk.deskHeartReject, { heart_id: id, reason: '提到了别人的病情' }, nurse())
  expect(await app.refusal(calls.heartDetail, { id })).toBe('rejected')
  expect((await app.callApi(calls.ownHearts, {}, as)).list).toMatchObject([{ reason: '提到了别人的病情' }])
})

test('who has too few points for the gift sends neither it nor the words', async () => {
  const as = await signIn(app)
  const { list } = await app.callApi(pointGifts, {})
  const gift_id = list.at(-1)?.gift_id
  expect(await app.refusal(calls.sendHeart, { ...doctor(), words: '一面锦旗送给您', gift_id }, as)).toBe('points')
  expect((await app.callApi(calls.ownHearts, {}, as)).list).toEqual([])
  expect((await app.callApi(receivedGifts, doctor())).list).toEqual([])
})
