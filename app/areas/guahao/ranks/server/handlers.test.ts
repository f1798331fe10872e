import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as plantCatalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { addBooked as addDepBooked, insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { addDoctorFollow } from '#app/areas/guahao/doctors/contract.ts'
import { addBooked, addStars, insertDoctors } from '#app/areas/guahao/doctors/server/queries/change.ts'
import { aDoctor } from '#app/areas/guahao/doctors/server/seed/a-doctor.ts'
import { addStars as addHospitalStars, insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { seed as plantIllnesses } from '#app/areas/guahao/illnesses/server/seed.ts'
import { seed as plantLocation } from '#app/areas/location/server/seed.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { computeRanks } from './public.ts'

const [BOOKED_DOCTORS, LIKED_DOCTORS, BOOKED_UNITS, LIKED_UNITS] = [1, 2, 3, 4] as const
const BONES = 3

let app: TestApp
let [near, far] = [0, 0]
let [heart, bones, farEyes] = [0, 0, 0]
let [chief, young, bone, away] = [0, 0, 0, 0]

beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'on' } })
  const { db } = app
  for (const part of [plantLocation, plantCatalogue, plantIllnesses]) {
    await part.run({ ...app.context(), today: '2026-11-23', scale: 1 })
  }
  ;[near, far] = (await insertHospitals(db, [
    aHospital({ name: '甲医院' }),
    aHospital({ name: '广州的医院', cityId: 7 }),
  ])) as [number, number]
  ;[heart, bones, farEyes] = (await insertDepartments(db, [
    aDepartment({ hospitalId: near, catalogueId: 104 }),
    aDepartment({ hospitalId: near, catalogueId: 301 }),
    aDepartment({ hospitalId: far, catalogueId: 801 }),
  ])) as [number, number, number]
  ;[chief, young, bone, away] = (await insertDoctors(db, [
    aDoctor({ depId: heart, name: '林主任', illTags: ['高血压'] }),
    aDoctor({ depId: heart, name: '小何', illTags: ['高血压', '冠心病'] }),
    aDoctor({ depId: bones, name: '骨医生' }),
    aDoctor({ depId: farEyes, name: '远医生' }),
    aDoctor({ depId: bones, name: '退休医生', isOpen: false, bookedCount: 999 }),
  ])) as [number, number, number, number]
  await addBooked(
    db,
    new Map([
      [chief, 5],
      [young, 9],
      [bone, 7],
      [away, 100],
    ]),
  )
  await addDepBooked(
    db,
    new Map([
      [heart, 14],
      [bones, 7],
      [farEyes, 100],
    ]),
  )
  await addStars(db, [
    { id: chief, sum: 25, count: 5 },
    { id: young, sum: 20, count: 4 },
    { id: bone, sum: 15, count: 5 },
  ])
  await addHospitalStars(db, [{ id: near, sum: 35, count: 9 }])
  await computeRanks(app.db, app.clock.now())
})
afterAll(() => app.close())

const names = (reply: { rankList: { name: string }[] }) => reply.rankList.map((place) => place.name)

test('an unknown rank is not found, and words without anything in them are refused', async () => {
  for (const call of [calls.rankList, calls.rankOption, calls.rankTitle, calls.rankRule]) {
    expect(await app.refusal(call, { rank_id: 99 })).toBe('not-found')
    expect(await app.refusal(call, {})).toBe('422')
  }
  expect(await app.refusal(calls.rankFeedback, { rank_id: 99, feedback: '好' })).toBe('not-found')
  expect(await app.refusal(calls.rankFeedback, { rank_id: 1, feedback: ' ' })).toBe('422')
})

test('the most booked doctors of the city, without those who left, and of the country', async () => {
  const ctx = await app.callApi(calls.rankList, { rank_id: BOOKED_DOCTORS })
  expect(ctx.rankList.map((place) => [place.position, place.name, place.figure])).toEqual([
    [1, '小何', '预约 9 次'],
    [2, '骨医生', '预约 7 次'],
    [3, '林主任', '预约 5 次'],
  ])
  expect(ctx.computed_at).toBe('2026-11-23 08:00:00')
  expect(names(await app.callApi(calls.rankList, { rank_id: BOOKED_DOCTORS, option_id: 0 }))[0]).toBe('远医生')
  expect(names(await app.callApi(calls.rankList, { rank_id: BOOKED_DOCTORS }, { city: 7 }))).toEqual(['远医生'])
})

test('a class of departments and an illness narrow it down', async () => {
  expect(names(await app.callApi(calls.rankList, { rank_id: BOOKED_DOCTORS, dep_id: BONES }))).toEqual(['骨医生'])
  const { disease } = await app.callApi(calls.rankOption, { rank_id: BOOKED_DOCTORS })
  const illness = disease.find((one) => one.title === '高血压')?.ill_id as number
  expect(names(await app.callApi(calls.rankList, { rank_id: BOOKED_DOCTORS, ill_id: illness }))).toEqual([
    '小何',
    '林主任',
  ])
  expect(names(await app.callApi(calls.rankList, { rank_id: BOOKED_DOCTORS, ill_id: 999_999 }))).toEqual([])
})

test('who has fewer comments than a mean needs is not ranked by what patients say', async () => {
  const { rankList } = await app.callApi(calls.rankList, { rank_id: LIKED_DOCTORS })
  expect(rankList.map((place) => [place.name, place.figure])).toEqual([
    ['林主任', '4.3 分'],
    ['骨医生', '3.6 分'],
  ])
})

test('a hospital was booked as often as its departments', async () => {
  const booked = await app.callApi(calls.rankList, { rank_id: BOOKED_UNITS, option_id: 0 })
  expect(booked.rankList).toMatchObject([
    { unit_id: far, doctor_id: null, figure: '预约 100 次' },
    { unit_id: near, figure: '预约 21 次', title_name: '三级甲等' },
  ])
  const ofBones = await app.callApi(calls.rankList, { rank_id: BOOKED_UNITS, dep_id: BONES })
  expect(ofBones.rankList).toMatchObject([{ unit_id: near, figure: '预约 7 次' }])
  expect(names(await app.callApi(calls.rankList, { rank_id: LIKED_UNITS }))).toEqual(['甲医院'])
})

test('a follow of a doctor changes is_focused of their place, for who follows [X101]', async () => {
  const { key } = await signIn(app)
  const focus = async () =>
    (await app.callApi(calls.rankList, { rank_id: BOOKED_DOCTORS }, { key })).rankList.map((place) => [
      place.doctor_id,
      place.is_focused,
    ])
  expect(await focus()).toEqual([
    [young, 0],
    [bone, 0],
    [chief, 0],
  ])
  await app.callApi(addDoctorFollow, { doctor_id: bone }, { key })
  expect(await focus()).toEqual([
    [young, 0],
    [bone, 1],
    [chief, 0],
  ])
})

test('pages follow each other', async () => {
  const second = await app.callApi(calls.rankList, { rank_id: BOOKED_DOCTORS, page: 2, page_size: 2 })
  expect([names(second), second.total_page_num]).toEqual([['林主任'], 2])
})

test('the home of ranks shows who is first, of the country where the city has nobody', async () => {
  const { list } = await app.callApi(calls.rankIndex, {})
  expect(list.map((rank) => [rank.rank_id, rank.top[0]?.name])).toEqual([
    [1, '小何'],
    [2, '林主任'],
    [3, '甲医院'],
    [4, '甲医院'],
  ])
  const elsewhere = await app.callApi(calls.rankIndex, {}, { city: 3073 })
  expect(elsewhere.list[0]?.top[0]?.name).toBe('远医生')
})

test('options offer what has places, and the city first', async () => {
  const options = await app.callApi(calls.rankOption, { rank_id: BOOKED_DOCTORS })
  expect(options.city).toEqual([
    { option_id: 5, title: '深圳' },
    { option_id: 0, title: '全国' },
  ])
  expect(options.department.map((one) => one.title)).toEqual(['内科', '骨科'])
  expect((await app.callApi(calls.rankOption, { rank_id: LIKED_UNITS })).department).toEqual([])
})

test('title, share words of at most 50 characters and rule can be read', async () => {
  for (const rank_id of [1, 2, 3, 4]) {
    const title = await app.callApi(calls.rankTitle, { rank_id })
    expect(title.title).not.toBe('')
    expect([...title.share_desc].length).toBeLessThanOrEqual(50)
    expect((await app.callApi(calls.rankRule, { rank_id })).rule).toContain('不接受付费排名')
  }
})

test('what people say of a rank is kept, of visitors too', async () => {
  const { key, patientId } = await signIn(app)
  await app.callApi(calls.rankFeedback, { rank_id: 1, feedback: '很有用' }, { key })
  await app.callApi(calls.rankFeedback, { rank_id: 1, feedback: '希望按区看' })
  const { rows } = await app.pool.query('select patient_id, feedback from guahao_rank_feedback order by id')
  expect(rows).toEqual([
    { patient_id: patientId, feedback: '很有用' },
    { patient_id: null, feedback: '希望按区看' },
  ])
})

test('nobody floods a rank with words from one address', async () => {
  app.clock.advance({ hours: 2 })
  const say = () => app.refusal(calls.rankFeedback, { rank_id: 2, feedback: '好' })
  for (let i = 0; i < 20; i++) expect(await say()).toBe('not refused')
  expect(await say()).toBe('too-often')
  app.clock.advance({ hours: 1 })
  expect(await say()).toBe('not refused')
})

test('a rank stands for the day and is computed anew on the next', async () => {
  const first = async () => names(await app.callApi(calls.rankList, { rank_id: BOOKED_DOCTORS }))[0]
  await addBooked(app.db, new Map([[chief, 50]]))
  await computeRanks(app.db, app.clock.now())
  expect(await first()).toBe('小何')
  app.clock.advance({ days: 1 })
  await computeRanks(app.db, app.clock.now())
  expect(await first()).toBe('林主任')
})
