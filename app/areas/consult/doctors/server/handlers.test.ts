import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '#test/support/start-test-app.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openSurgery } from '#test/support/surgery.ts'
import { later } from '#kit/time/span.ts'
import {
  askDoctors,
  bindDoctor,
  certifyStateOf,
  doctorServices,
  embedDoAsk,
  famousTop,
  isHotDoctor,
  newAskDoc,
  preAskDoctors,
  psychDoctors,
  psychologyJoin,
  telAdvert,
  unbindDoctor,
  unitAskDoctors,
  vipServices,
} from '../contract.ts'
import { addAnswer, addRating, insertAdverts, insertServices } from './queries.ts'

let house: House
let me: Person
let text: number
let video: number
let uncertified: number
let hospitalId: number

beforeAll(async () => {
  house = await openHouse()
  me = await signIn(house)
  const clinic = await openSurgery(house)
  ;[text, hospitalId] = [clinic.doctorIds[0] as number, clinic.hospitalId]
  const dear = await openSurgery(house, {
    service: { kind: 'video', priceFen: 20_000, vipPriceFen: 15_000 },
    asked: { isFamous: true, isHot: true },
  })
  video = dear.doctorIds[0] as number
  const pending = await openSurgery(house, { asked: { certifyState: 'pending' } })
  uncertified = pending.doctorIds[0] as number
})
afterAll(() => house.close())

const found = async (asked: Parameters<typeof house.ask<typeof askDoctors>>[1]) =>
  (await house.callApi(askDoctors, asked)).list.map(({ doctor_id }) => doctor_id).sort()

test('who is not signed in keeps to no doctor, and nobody keeps to one who is not there', async () => {
  expect(await house.refusal(bindDoctor, { doctor_id: text })).toBe('login')
  expect(await house.refusal(certifyStateOf, { doctor_id: text })).toBe('login')
  expect(await house.refusal(bindDoctor, { doctor_id: 999_999 }, { key: me.key })).toBe('not-found')
  expect(await house.refusal(doctorServices, { doctor_id: 999_999 })).toBe('not-found')
})

test('the failure of an unknown doctor is told in error_msg, that of other calls in msg [X299]', async () => {
  const { body } = await house.knock(doctorServices, { doctor_id: 999_999 })
  expect(body).toMatchObject({ result_code: 0, error_msg: '没有找到这位医生' })
  const other = await house.knock(vipServices, { doctor_id: 999_999 })
  expect(other.body).toMatchObject({ status: 0, msg: '没有找到这位医生' })
})

test('a doctor whose papers were not looked at is neither listed nor offers anything, and is told apart [X251]', async () => {
  expect(await found({})).toEqual([text, video].sort())
  const shown = await house.callApi(doctorServices, { doctor_id: uncertified })
  expect([shown.askList, shown.is_certified, shown.certify_words]).toEqual([[], 0, '认证审核中'])
  const states = []
  for (const doctor_id of [text, uncertified])
    states.push((await house.callApi(certifyStateOf, { doctor_id }, { key: me.key })).certify_state)
  expect(states).toEqual([2, 1])
  expect(await house.refusal(embedDoAsk, { doctor_id: uncertified })).toBe('closed')
})

test('lists are filtered by kind, price, hospital and words, and a sign of the search is no wildcard', async () => {
  expect(await found({ service: 'video' })).toEqual([video])
  expect(await found({ price_max: 50 })).toEqual([text])
  expect(await found({ price_min: 50 })).toEqual([video])
  expect(await found({ unit_id: hospitalId })).toEqual([text])
  const [card] = (await house.callApi(askDoctors, { unit_id: hospitalId })).list
  expect(await found({ keyword: '%' })).toEqual([])
  expect(await found({ keyword: card?.unit_name })).toEqual([text])
  const there = await house.callApi(unitAskDoctors, { unit_id: hospitalId })
  expect(there.list.map(({ doctor_id }) => doctor_id)).toEqual([text])
})

test('a service that is off is not offered, and a doctor without another one is not found', async () => {
  const { doctorIds } = await openSurgery(house, { service: { isOn: false } })
  expect(await found({})).not.toContain(doctorIds[0])
  await insertServices(house.db, [
    {
      doctorId: doctorIds[0] as number,
      kind: 'phone',
      priceFen: 100,
      replies: 3,
      hours: 1,
      acceptMinutes: 5,
      replyMinutes: 5,
    },
  ])
  expect(await found({ service: 'phone' })).toEqual(doctorIds)
  expect(await found({ service: 'text' })).not.toContain(doctorIds[0])
})

test('a doctor who offers three ways to ask shows text, phone and video, in this order [X003]', async () => {
  const { doctorIds } = await openSurgery(house, { service: { kind: 'video' } })
  const terms = {
    doctorId: doctorIds[0] as number,
    priceFen: 100,
    replies: 3,
    hours: 1,
    acceptMinutes: 5,
    replyMinutes: 5,
  }
  await insertServices(house.db, [
    { ...terms, kind: 'phone' },
    { ...terms, kind: 'text' },
  ])
  const { askList } = await house.callApi(doctorServices, { doctor_id: terms.doctorId })
  expect(askList.map(({ type, is_on }) => [type, is_on])).toEqual([
    ['text', 1],
    ['phone', 1],
    ['video', 1],
  ])
})

test('a wait is told from the third measured answer on, and the fastest come first', async () => {
  const wait = async () => (await house.callApi(askDoctors, { service: 'text', unit_id: hospitalId })).list[0]?.wait_words
  for (const seconds of [600, 1_200]) await addAnswer(house.db, text, seconds)
  expect(await wait()).toBe('')
  await addAnswer(house.db, text, 86_400)
  expect(await wait()).toBe('通常约 20 分钟回复')
  expect((await house.callApi(askDoctors, { sort: 'fastest' })).list[0]?.doctor_id).toBe(text)
})

test('ratings count for a doctor’s score as one who is asked', async () => {
  await addRating(house.db, video, 5)
  await addRating(house.db, video, 4)
  const { ask_score, ask_rating_num } = await house.callApi(doctorServices, { doctor_id: video })
  expect([ask_score, ask_rating_num]).toEqual([4.5, 2])
})

test('members of a level pay less and are told so; without a level one is none', async () => {
  const asked = { doctor_id: video }
  expect(await house.callApi(vipServices, asked, { key: me.key })).toMatchObject({
    is_vip_member: 0,
    list: [{ type: 'video', price: '200.00', vip_price: '150.00' }],
  })
  const ctx = house.context()
  await ctx.emit('patient.levelled', { patientId: me.patientId, level: 2 })
  expect((await house.callApi(vipServices, asked, { key: me.key })).is_vip_member).toBe(1)
  expect((await house.callApi(vipServices, asked)).is_vip_member).toBe(0)
})

test('keeping to a doctor twice is once, shows on his services, and ends', async () => {
  const as = { key: me.key }
  for (let n = 0; n < 2; n++) await house.callApi(bindDoctor, { doctor_id: text }, as)
  expect(await house.callApi(doctorServices, { doctor_id: text }, as)).toMatchObject({ isInviteDoc: 1, inviteNum: 1 })
  expect((await house.callApi(certifyStateOf, {}, as)).doctor_id).toBe(text)
  await house.callApi(unbindDoctor, { doctor_id: text }, as)
  expect(await house.callApi(doctorServices, { doctor_id: text }, as)).toMatchObject({ isInviteDoc: 0, inviteNum: 0 })
  expect(await house.refusal(certifyStateOf, {}, as)).toBe('not-found')
})

test('hot and famous doctors are told, and the others are not', async () => {
  expect((await house.callApi(isHotDoctor, { doctor_id: video })).is_hot).toBe(1)
  expect((await house.callApi(isHotDoctor, { doctor_id: text })).is_hot).toBe(0)
  expect((await house.callApi(famousTop, {})).doctors.map(({ doctor_id }) => doctor_id)).toEqual([video])
})

test('an advert stands from its beginning to its end, and before and after there is none', async () => {
  expect((await house.callApi(telAdvert, {})).advert).toBeNull()
  const now = house.clock.now()
  const endsAt = later(now, { minutes: 1 })
  const advert = { place: 'phone' as const, title: '电话', words: '', link: '/ask/index', position: 1 }
  await insertAdverts(house.db, [{ ...advert, beginsAt: now, endsAt }])
  expect((await house.callApi(telAdvert, {})).advert?.title).toBe('电话')
  house.clock.advance({ minutes: 1 })
  expect((await house.callApi(telAdvert, {})).advert).toBeNull()
})

test('one signs up to the psychology programme once per number, and nobody reads his name in the database', async () => {
  const sign = { truename: '周小明', mobile: '13912345678', content: '最近睡不好' }
  expect(await house.refusal(psychologyJoin, { ...sign, truename: '1234' })).toBe('bad-name')
  expect((await house.callApi(psychologyJoin, sign)).is_new).toBe(1)
  expect((await house.callApi(psychologyJoin, { ...sign, mobile: '+86 139 1234 5678' })).is_new).toBe(0)
  const { rows } = await house.pool.query('select * from consult_sign_ups')
  expect([rows.length, JSON.stringify(rows).includes('周小明')]).toEqual([1, false])
})

test('lists without anybody in them are empty, and the newest come first', async () => {
  expect((await house.callApi(psychDoctors, {})).list).toEqual([])
  expect((await house.callApi(preAskDoctors, { ill_id: 999_999 })).list).toEqual([])
  expect((await house.callApi(newAskDoc, { page: 99 })).list).toEqual([])
  expect((await house.callApi(preAskDoctors, {})).list.length).toBeLessThanOrEqual(3)
})
