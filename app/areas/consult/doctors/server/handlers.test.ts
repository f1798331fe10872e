import { eq, ne, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { seed as plantCatalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { diseaseSearch } from '#app/areas/guahao/illnesses/contract.ts'
import { seed as plantIllnesses } from '#app/areas/guahao/illnesses/server/seed.ts'
import { forgetCached } from '#kit/db/cached.ts'
import { later } from '#kit/time/span.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
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
import { consultDoctors, consultServices as services } from './tables.ts'

let app: TestApp
let me: Person
let text: number
let video: number
let uncertified: number
let hospitalId: number

beforeAll(async () => {
  app = await startTestApp()
  me = await signIn(app)
  const clinic = await openSurgery(app)
  ;[text, hospitalId] = [clinic.doctorIds[0] as number, clinic.hospitalId]
  const dear = await openSurgery(app, {
    service: { kind: 'video', priceFen: 20_000, vipPriceFen: 15_000 },
    asked: { isFamous: true, isHot: true },
  })
  video = dear.doctorIds[0] as number
  const pending = await openSurgery(app, { asked: { certifyState: 'pending' } })
  uncertified = pending.doctorIds[0] as number
})
afterAll(() => app.close())

const found = async (asked: Parameters<typeof app.callApi<typeof askDoctors>>[1]) =>
  (await app.callApi(askDoctors, asked)).list.map(({ doctor_id }) => doctor_id).sort()

test('who is not signed in keeps to no doctor, and nobody keeps to one who is not there', async () => {
  expect(await app.refusal(bindDoctor, { doctor_id: text })).toBe('login')
  expect(await app.refusal(certifyStateOf, { doctor_id: text })).toBe('login')
  expect(await app.refusal(bindDoctor, { doctor_id: 999_999 }, { key: me.key })).toBe('not-found')
  expect(await app.refusal(doctorServices, { doctor_id: 999_999 })).toBe('not-found')
})

test('the failure of an unknown doctor is told in error_msg, that of other calls in msg [X299]', async () => {
  const { body } = await app.rawRequest(doctorServices, { doctor_id: 999_999 })
  expect(body).toMatchObject({ result_code: 0, error_msg: '没有找到这位医生' })
  const other = await app.rawRequest(vipServices, { doctor_id: 999_999 })
  expect(other.body).toMatchObject({ status: 0, msg: '没有找到这位医生' })
})

test('a doctor whose papers were not looked at is neither listed nor offers anything, and is told apart [X251]', async () => {
  expect(await found({})).toEqual([text, video].sort())
  const shown = await app.callApi(doctorServices, { doctor_id: uncertified })
  expect([shown.askList, shown.is_certified, shown.certify_words]).toEqual([[], 0, '认证审核中'])
  const states = []
  for (const doctor_id of [text, uncertified])
    states.push((await app.callApi(certifyStateOf, { doctor_id }, { key: me.key })).certify_state)
  expect(states).toEqual([2, 1])
  expect(await app.refusal(embedDoAsk, { doctor_id: uncertified })).toBe('closed')
})

test('lists are filtered by kind, price, hospital and words, and a sign of the search is no wildcard', async () => {
  expect(await found({ service: 'video' })).toEqual([video])
  expect(await found({ price_max: 50 })).toEqual([text])
  expect(await found({ price_min: 50 })).toEqual([video])
  expect(await found({ unit_id: hospitalId })).toEqual([text])
  const [card] = (await app.callApi(askDoctors, { unit_id: hospitalId })).list
  expect(await found({ keyword: '%' })).toEqual([])
  expect(await found({ keyword: card?.unit_name })).toEqual([text])
  const there = await app.callApi(unitAskDoctors, { unit_id: hospitalId })
  expect(there.list.map(({ doctor_id }) => doctor_id)).toEqual([text])
})

test('words of one’s own lead to doctors who can be asked: several, a symptom, a department in short, pinyin', async () => {
  const seeding = { db: app.db, config: app.config, now: app.clock.now(), today: '2026-11-23', scale: 1 }
  for (const part of [plantCatalogue, plantIllnesses]) await part.run(seeding)
  forgetCached(app.db)
  const catalogue = await listCatalogue(app.db)
  const move = (name: string, where: SQL) =>
    app.db
      .update(departments)
      .set({ catalogueId: catalogue.find((one) => one.name === name)?.id ?? 0 })
      .where(where)
  await move('心血管内科', eq(departments.hospitalId, hospitalId))
  await move('肾内科', ne(departments.hospitalId, hospitalId))
  const { unit_name = '', doctor_name = '' } = (await app.callApi(askDoctors, { unit_id: hospitalId })).list[0] ?? {}
  expect(await found({ keyword: `${doctor_name} 没有这家医院` })).toEqual([])
  expect(await found({ keyword: '牙疼' })).toEqual([])
  expect(await found({ keyword: '尿泡沫多' })).toEqual([video])
  for (const keyword of [`${doctor_name} ${unit_name}`, '心内科', '胸口疼', '胸口疼 心慌', 'xiongtong'])
    expect([keyword, await found({ keyword })]).toEqual([keyword, [text]])
  const symptom = (await app.callApi(diseaseSearch, { keyword: '胸痛' })).list[0]
  expect(await found({ ill_id: symptom?.ill_id })).toEqual([text])
})

test('a further word narrows: each of the first six must stand with the doctor or be meant; words that only ask do nothing', async () => {
  const cardOf = async (doctor: number) =>
    (await app.callApi(askDoctors, {})).list.find(({ doctor_id }) => doctor_id === doctor)
  const [own, other] = [await cardOf(text), await cardOf(video)]
  for (const keyword of [
    `${other?.doctor_name} 心内科`,
    `心内科 ${other?.unit_name}`,
    '心内科 尿泡沫多',
    '胸口疼 没有',
  ])
    expect([keyword, await found({ keyword })]).toEqual([keyword, []])
  for (const keyword of [`${own?.doctor_name} 心内科`, `xinneike ${own?.unit_name}`, '胸口疼 怎么办', '心内科 医生'])
    expect([keyword, await found({ keyword })]).toEqual([keyword, [text]])
  expect(await found({ keyword: `${'心内科 '.repeat(6)}没有` })).toEqual([text])
})

test('whom the words stand with comes before who is meant by them, unless another order is asked for', async () => {
  await app.db.update(doctors).set({ skills: '擅长尿泡沫多' }).where(eq(doctors.id, text))
  await app.db.update(consultDoctors).set({ answeredCount: 9 }).where(eq(consultDoctors.doctorId, video))
  const idsBy = async (asked: { sort?: 'price' }) =>
    (await app.callApi(askDoctors, { keyword: '尿泡沫多', ...asked })).list.map(({ doctor_id }) => doctor_id)
  expect(await idsBy({})).toEqual([text, video])
  await app.db.update(services).set({ priceFen: 30_000 }).where(eq(services.doctorId, text))
  expect(await idsBy({ sort: 'price' })).toEqual([video, text])
  await app.db.update(services).set({ priceFen: 3_000 }).where(eq(services.doctorId, text))
})

test('a service that is off is not offered, and a doctor without another one is not found', async () => {
  const { doctorIds } = await openSurgery(app, { service: { isOn: false } })
  expect(await found({})).not.toContain(doctorIds[0])
  await insertServices(app.db, [
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
  const { doctorIds } = await openSurgery(app, { service: { kind: 'video' } })
  const terms = {
    doctorId: doctorIds[0] as number,
    priceFen: 100,
    replies: 3,
    hours: 1,
    acceptMinutes: 5,
    replyMinutes: 5,
  }
  await insertServices(app.db, [
    { ...terms, kind: 'phone' },
    { ...terms, kind: 'text' },
  ])
  const { askList } = await app.callApi(doctorServices, { doctor_id: terms.doctorId })
  expect(askList.map(({ type, is_on }) => [type, is_on])).toEqual([
    ['text', 1],
    ['phone', 1],
    ['video', 1],
  ])
})

test('a wait is told from the third measured answer on, and the fastest come first', async () => {
  const wait = async () => (await app.callApi(askDoctors, { service: 'text', unit_id: hospitalId })).list[0]?.wait_words
  for (const seconds of [600, 1_200]) await addAnswer(app.db, text, seconds)
  expect(await wait()).toBe('')
  await addAnswer(app.db, text, 86_400)
  expect(await wait()).toBe('通常约 20 分钟回复')
  expect((await app.callApi(askDoctors, { sort: 'fastest' })).list[0]?.doctor_id).toBe(text)
})

test('ratings count for a doctor’s score as one who is asked', async () => {
  await addRating(app.db, video, 5)
  await addRating(app.db, video, 4)
  const { ask_score, ask_rating_num } = await app.callApi(doctorServices, { doctor_id: video })
  expect([ask_score, ask_rating_num]).toEqual([4.5, 2])
})

test('members of a level pay less and are told so; without a level one is none', async () => {
  const asked = { doctor_id: video }
  expect(await app.callApi(vipServices, asked, { key: me.key })).toMatchObject({
    is_vip_member: 0,
    list: [{ type: 'video', price: '200.00', vip_price: '150.00' }],
  })
  const ctx = app.context()
  await ctx.emit('patient.levelled', { patientId: me.patientId, level: 2 })
  expect((await app.callApi(vipServices, asked, { key: me.key })).is_vip_member).toBe(1)
  expect((await app.callApi(vipServices, asked)).is_vip_member).toBe(0)
})

test('keeping to a doctor twice is once, shows on their services, and ends', async () => {
  const as = { key: me.key }
  for (let n = 0; n < 2; n++) await app.callApi(bindDoctor, { doctor_id: text }, as)
  expect(await app.callApi(doctorServices, { doctor_id: text }, as)).toMatchObject({ isInviteDoc: 1, inviteNum: 1 })
  expect((await app.callApi(certifyStateOf, {}, as)).doctor_id).toBe(text)
  await app.callApi(unbindDoctor, { doctor_id: text }, as)
  expect(await app.callApi(doctorServices, { doctor_id: text }, as)).toMatchObject({ isInviteDoc: 0, inviteNum: 0 })
  expect(await app.refusal(certifyStateOf, {}, as)).toBe('not-found')
})

test('hot and famous doctors are told, and the others are not', async () => {
  expect((await app.callApi(isHotDoctor, { doctor_id: video })).is_hot).toBe(1)
  expect((await app.callApi(isHotDoctor, { doctor_id: text })).is_hot).toBe(0)
  expect((await app.callApi(famousTop, {})).doctors.map(({ doctor_id }) => doctor_id)).toEqual([video])
})

test('an advert stands from its beginning to its end, and before and after there is none', async () => {
  expect((await app.callApi(telAdvert, {})).advert).toBeNull()
  const now = app.clock.now()
  const endsAt = later(now, { minutes: 1 })
  const advert = { place: 'phone' as const, title: '电话', words: '', link: '/ask/index', position: 1 }
  await insertAdverts(app.db, [{ ...advert, beginsAt: now, endsAt }])
  expect((await app.callApi(telAdvert, {})).advert?.title).toBe('电话')
  app.clock.advance({ minutes: 1 })
  expect((await app.callApi(telAdvert, {})).advert).toBeNull()
})

test('one signs up to the psychology programme once per number, and nobody reads their name in the database', async () => {
  const sign = { truename: '周小明', mobile: '13912345678', content: '最近睡不好' }
  expect(await app.refusal(psychologyJoin, { ...sign, truename: '1234' })).toBe('bad-name')
  expect((await app.callApi(psychologyJoin, sign)).is_new).toBe(1)
  expect((await app.callApi(psychologyJoin, { ...sign, mobile: '+86 139 1234 5678' })).is_new).toBe(0)
  const { rows } = await app.pool.query('select * from consult_sign_ups')
  expect([rows.length, JSON.stringify(rows).includes('周小明')]).toEqual([1, false])
})

test('lists without anybody in them are empty, and the newest come first', async () => {
  expect((await app.callApi(psychDoctors, {})).list).toEqual([])
  expect((await app.callApi(preAskDoctors, { ill_id: 999_999 })).list).toEqual([])
  expect((await app.callApi(newAskDoc, { page: 99 })).list).toEqual([])
  expect((await app.callApi(preAskDoctors, {})).list.length).toBeLessThanOrEqual(3)
})
