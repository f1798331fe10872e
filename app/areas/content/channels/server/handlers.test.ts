import { afterAll, beforeAll, expect, test } from 'vitest'
import { microClassroom } from '#app/areas/audio-class/contract.ts'
import { hotAsks, hotOutAsks } from '#app/areas/consult/consultations/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { sendHeart } from '#app/areas/hearts/contract.ts'
import { homeIndex } from '#app/areas/home/contract.ts'
import { userCity } from '#app/areas/location/contract.ts'
import { seed as locations } from '#app/areas/location/server/seed.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { publishedArticle, waitingArticle } from '#test/support/articles.ts'
import { aChannel } from '#test/support/channels.ts'
import { openClinic } from '#test/support/clinic.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { replacePicks } from './queries/keep.ts'

const OURS = 9100
let app: TestApp
let me: Person
let hospitalId = 0
let doctorIds: readonly number[] = []

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  await locations.run({ ...app.context(), today: '2026-11-23', scale: 1 })
  const clinic = await openClinic(app)
  hospitalId = clinic.hospitalId
  doctorIds = clinic.doctorIds
  me = await signIn(app)
  await aChannel(app, { channel: OURS, title: '康宁健康', doctorTopics: [3, 1], askTopics: [2], cityId: 2920 })
  await aChannel(app, { channel: 9101, isOn: false })
  await aChannel(app, {
    channel: 9102,
    no_nav_bar: true,
    all_page_write_not: true,
    all_page_download_app: true,
    all_page_qun_liao: true,
    groupName: '病友群',
    groupLink: '/ask/index',
  })
  // What is kept of channels for a moment is read anew.
  app.clock.advance({ seconds: 16 })
})
afterAll(() => app.close())

/** What a call says to who came by a channel. */
const from = <C extends CallSpec>(cid: number, call: C, input: object = {}, as = {}) =>
  app.callApi(call, { ...input, cid } as never, as)

test('a channel that there is not, one that is off and what is no number are refused by every call, and change nothing else', async () => {
  const ofChannel = [
    calls.getChannelConfig,
    calls.doctorIndexSetting,
    calls.channelUnitList,
    calls.channelPicks,
    calls.getUnitPubcat,
    calls.getPubcateList,
  ]
  for (const call of ofChannel)
    for (const cid of [9199, 9101, 16, 'abc', -1, "9100' or 1=1"])
      expect(await app.refusal(call, { cid }), `${call.path} ${cid}`).toBe('not-found')
  expect(await app.refusal(calls.channelUserInfo, { cid: OURS })).toBe('login')
  expect((await from(9199, homeIndex)).city_id).toBe(5)
})

test('the parts of a channel’s page are readable: config, setting, categories, classes, questions, who is signed in [X113]', async () => {
  expect(await from(OURS, calls.getChannelConfig)).toMatchObject({ title: '康宁健康', city_id: 2920, no_nav_bar: 0 })
  const setting = await from(OURS, calls.doctorIndexSetting)
  expect(setting).toMatchObject({ doctor_pubcat_ids: [3, 1], ask_pubcat_ids: [2] })
  const names = async (ids: number[], type: 'doctor' | 'ask') =>
    (await from(OURS, calls.getPubcatByIds, { ids, type })).list.map(({ pubcat_id }) => pubcat_id)
  expect(await names([...setting.doctor_pubcat_ids, 98, 3], 'doctor')).toEqual([3, 1])
  expect(await names(setting.ask_pubcat_ids, 'ask')).toEqual([2])
  expect((await from(OURS, microClassroom)).microclassList).toEqual([])
  for (const call of [hotAsks, hotOutAsks]) expect((await from(OURS, call)).list).toEqual([])
  expect(await from(OURS, calls.channelUserInfo, {}, me)).toMatchObject({ user_id: me.patientId, channel: OURS })
  expect((await from(OURS, calls.getPubcateList)).list).toEqual([])
})

test('the flags of a channel are told, and the group with them [X100]', async () => {
  expect(await from(9102, calls.getChannelConfig)).toMatchObject({
    no_nav_bar: 1,
    all_page_write_not: 1,
    all_page_download_app: 1,
    all_page_qun_liao: 1,
    group_name: '病友群',
    group_url: '/ask/index',
  })
})

test('where writing is switched off nothing is said in public, elsewhere the call goes on to its own refusals [X100]', async () => {
  const thanks = { doctor_id: 999_999, words: '谢谢您' }
  expect(await app.refusal(sendHeart, { ...thanks, cid: 9102 }, me)).toBe('no-writing')
  expect(await app.refusal(sendHeart, { ...thanks, cid: OURS }, me)).toBe('no-doctor')
  expect(await app.refusal(sendHeart, { ...thanks, cid: 9102 })).toBe('login')
})

test('who named no city stands in the channel’s, and who named one in theirs', async () => {
  expect((await from(OURS, homeIndex)).city_id).toBe(2920)
  expect((await from(OURS, homeIndex, { city_id: 5 })).city_id).toBe(5)
  expect(await from(OURS, userCity)).toMatchObject({ city_id: 2920 })
})

test('a channel opens the hospitals that it picked in the chosen city, in its order, those that are open; without picks all of the city', async () => {
  const [far, shut, last] = await insertHospitals(app.db, [
    aHospital({ name: '东莞合作医院', cityId: 2920 }),
    aHospital({ name: '停用的医院', isOpen: false }),
    aHospital({ name: '最后一家' }),
  ])
  const names = async (input: object = {}) =>
    (await from(OURS, calls.channelUnitList, { city_id: 5, ...input })).list.map(({ unit_id }) => unit_id)
  expect(await names()).toContain(hospitalId)
  expect(await names({ city_id: 2920 })).toEqual([far])
  await replacePicks(app.db, OURS, 'unit', [last, shut, hospitalId, far].map(String))
  expect(await names()).toEqual([last, hospitalId])
  expect(await names({ keyword: '最后' })).toEqual([last])
  expect(await names({ page: 2, page_size: 1 })).toEqual([hospitalId])
  const [first] = (await from(OURS, calls.channelUnitList, { city_id: 5, lat: 22.5, lng: 114 })).list
  expect(first?.distance).toEqual(expect.any(Number))
  await publishedArticle(app, doctorIds[0] as number, { topicId: 7 })
  expect(await names({ pubcat_id: 7 })).toEqual([hospitalId])
  expect(await names({ pubcat_id: 8 })).toEqual([])
  for (const call of [calls.getUnitPubcat, calls.getPubcateList]) {
    expect((await from(OURS, call, { city_id: 5 })).list).toEqual([{ pubcat_id: 7, pubcat_name: '骨骼运动' }])
    expect((await from(9199, call, { unit_id: hospitalId })).list).toHaveLength(1)
  }
})

test('what a channel picked stands in its order, and what nobody may see any more is left out', async () => {
  const [one, other] = [
    await publishedArticle(app, doctorIds[0] as number),
    await publishedArticle(app, doctorIds[0] as number),
  ]
  const hidden = await waitingArticle(app, doctorIds[0] as number)
  await replacePicks(app.db, OURS, 'article', [other, hidden, one, 999_999].map(String))
  await replacePicks(app.db, OURS, 'doctor', ['999999', ...[...doctorIds].reverse().map(String)])
  await replacePicks(app.db, OURS, 'question', ['no-such-question'])
  const picked = await from(OURS, calls.channelPicks)
  expect(picked.articles.map(({ article_id }) => article_id)).toEqual([other, one])
  expect(picked.doctors.map(({ doctor_id }) => doctor_id)).toEqual([...doctorIds].reverse())
  expect(picked.questions).toEqual([])
})
