import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as plantCatalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { upsertIllnesses } from '#app/areas/guahao/illnesses/server/queries.ts'
import { parseTime } from '#kit/time/day.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { addBooked, addStars, insertDoctors, insertPosts, setNextFree } from './queries/change.ts'
import { seedBenefits, seedServiceHours } from './queries/seed.ts'
import { aDoctor } from './seed/a-doctor.ts'

let app: TestApp
let [unit, branch, far] = [0, 0, 0]
let [heart, heartAtBranch, bones, farEyes] = [0, 0, 0, 0]
let [chief, young, bone, away] = [0, 0, 0, 0]

const FUTIAN = { lat: 22.5485, lng: 114.0661 }

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app
  await plantCatalogue.run({ db, config: app.config, now: app.clock.now(), today: '2026-11-23', scale: 1 })
  ;[unit, branch, far] = (await insertHospitals(db, [
    aHospital({ name: '甲医院' }),
    aHospital({ name: '甲医院东院区', lat: 22.7, lng: 114.2 }),
    aHospital({ name: '广州的医院', cityId: 7 }),
  ])) as [number, number, number]
  ;[heart, heartAtBranch, bones, farEyes] = (await insertDepartments(db, [
    aDepartment({ hospitalId: unit, catalogueId: 104 }),
    aDepartment({ hospitalId: branch, catalogueId: 104 }),
    aDepartment({ hospitalId: unit, catalogueId: 301 }),
    aDepartment({ hospitalId: far, catalogueId: 801 }),
  ])) as [number, number, number, number]
  ;[chief, young, bone, away] = (await insertDoctors(db, [
    aDoctor({ depId: heart, name: '林主任', illTags: ['高血压', '冠心病'], introduction: '从医多年' }),
    aDoctor({ depId: heart, name: '小何', title: 10, sex: 'male', illTags: ['高血压'] }),
    aDoctor({ depId: bones, name: '骨医生', title: 30, isReferral: true }),
    aDoctor({ depId: farEyes, name: '远医生', title: 20 }),
    aDoctor({ depId: heart, name: '退休医生', isOpen: false }),
  ])) as [number, number, number, number, number]
  await insertPosts(db, [{ doctorId: chief, depId: heartAtBranch }])
})
afterAll(() => app.close())

type Named = { list: { doctor_name: string }[] }
const names = (reply: Named) => reply.list.map((doctor) => doctor.doctor_name)

test.each([
  [calls.doctorDetail, { doctor_id: 999_999 }],
  [calls.depAllDoctor, { dep_id: 999_999 }],
  [calls.unitRecommendDoctors, { id: 999_999 }],
  [calls.doctorShareTimes, { doctor_id: 999_999 }],
  [calls.doctorServiceHours, { doctor_id: 999_999 }],
  [calls.doctorList, { ill_id: 999_999 }],
] as const)('an unknown doctor, department, hospital or illness is not found (%#)', async (call, input) => {
  expect(await app.refusal(call, input)).toBe('not-found')
})

test('doctor info answers result_code 1; for a doctor who is not there 0, with the words in error_msg', async () => {
  const { body } = await app.rawRequest(calls.doctorDetail, { doctor_id: 999_999 })
  expect(body).toMatchObject({ result_code: 0, error_msg: '没有找到这位医生' })
  const known = await app.rawRequest(calls.doctorDetail, { doctor_id: chief })
  expect(known.body).toMatchObject({ result_code: 1, data: { doctor_id: chief } })
})

test('a doctor is not found where they do not sit', async () => {
  expect(await app.refusal(calls.doctorDetail, { doctor_id: chief, dep_id: bones })).toBe('not-found')
  expect(await app.refusal(calls.doctorDetail, { doctor_id: chief, unit_id: far })).toBe('not-found')
  expect(await app.refusal(calls.depAllDoctor, { dep_id: heart, unit_id: far })).toBe('not-found')
})

test.each([
  ['sort', 'random'],
  ['title', '-1'],
  ['class_id', 'x'],
  ['ill_id', '0'],
])('a list with a wrong %s names the field', async (field, value) => {
  const { status, body } = await app.rawRequest(calls.doctorList, { [field]: value })
  expect([status, body.field]).toEqual([422, field])
})

test('a visitor signs in before they follow, and has no free consultation', async () => {
  for (const [call, input] of [
    [calls.addDoctorFollow, { doctor_id: chief }],
    [calls.employeeFreeStatus, { unit_id: unit }],
    [calls.doctorFollowList, {}],
  ] as const) {
    expect(await app.rawRequest(call, input)).toMatchObject({ status: 200, body: { status: 0, login: -1 } })
  }
})

test('a card shows name, fans and what they are known for [X118]', async () => {
  expect(await app.callApi(calls.doctorDetail, { doctor_id: chief })).toMatchObject({
    doctor_id: chief,
    doctor_name: '林主任',
    fans_num: 0,
    ill_tags: ['高血压', '冠心病'],
    is_focused: 0,
    sex: 1,
    title_name: '主任医师',
    unit_name: '甲医院',
    dep_id: heart,
    introduction: '从医多年',
    score: 0,
  })
})

test('a doctor of two hospitals shows at the one asked for, and names both', async () => {
  const doctor = await app.callApi(calls.doctorDetail, { doctor_id: chief, unit_id: branch })
  expect([doctor.unit_name, doctor.dep_id]).toEqual(['甲医院东院区', heartAtBranch])
  expect(doctor.posts.map((post) => post.unit_id)).toEqual([unit, branch])
  expect(names(await app.callApi(calls.depAllDoctor, { dep_id: heartAtBranch }))).toEqual(['林主任'])
})

test('a department lists those who sit there, the highest titles first, without those who left', async () => {
  expect(names(await app.callApi(calls.depAllDoctor, { dep_id: heart, unit_id: unit }))).toEqual(['林主任', '小何'])
})

test('the list keeps to the city, city 0 is everywhere', async () => {
  expect(names(await app.callApi(calls.doctorList, {}))).toEqual(['林主任', '小何', '骨医生'])
  expect(names(await app.callApi(calls.doctorList, {}, { city: 7 }))).toEqual(['远医生'])
  expect(names(await app.callApi(calls.doctorList, {}, { city: 0 }))).toHaveLength(4)
})

test('class, title, hospital and illness filter', async () => {
  const [illId] = (await upsertIllnesses(app.db, [
    {
      name: '冠心病',
      aliases: [],
      description: '。',
      isSymptom: false,
      createdAt: app.clock.now(),
      catalogueIds: [104],
    },
  ])) as [number]
  expect(names(await app.callApi(calls.doctorList, { class_id: 3 }))).toEqual(['骨医生'])
  expect(names(await app.callApi(calls.doctorList, { catalogue_id: 301 }))).toEqual(['骨医生'])
  expect(names(await app.callApi(calls.doctorList, { title: 10 }))).toEqual(['小何'])
  expect(names(await app.callApi(calls.doctorList, { unit_id: far }))).toEqual(['远医生'])
  expect(names(await app.callApi(calls.doctorList, { ill_id: illId }))).toEqual(['林主任', '小何'])
  expect(names(await app.callApi(calls.doctorList, { class_id: 9_999 }))).toEqual([])
})

test('the most booked, the best liked and the soonest come first as asked', async () => {
  await addBooked(
    app.db,
    new Map([
      [young, 30],
      [bone, 20],
      [chief, 10],
    ]),
  )
  expect(names(await app.callApi(calls.doctorList, { sort: 'booked' }))).toEqual(['小何', '骨医生', '林主任'])

  await addStars(app.db, [
    { id: bone, sum: 14, count: 3 },
    { id: young, sum: 1, count: 1 },
  ])
  const liked = await app.callApi(calls.doctorList, { sort: 'score' })
  expect(liked.list.map((one) => [one.doctor_name, one.score, one.comment_num])).toEqual([
    ['骨医生', 4.7, 3],
    ['林主任', 0, 0],
    ['小何', 1, 1],
  ])

  await setNextFree(
    app.db,
    new Map([
      [chief, parseTime('2026-11-24 09:00')],
      [bone, parseTime('2026-11-23 10:00')],
      [young, parseTime('2026-11-22 10:00')],
    ]),
  )
  const soon = await app.callApi(calls.doctorList, { sort: 'soonest' })
  expect(soon.list.map((one) => [one.doctor_name, one.next_free_time])).toEqual([
    ['骨医生', '2026-11-23 10:00:00'],
    ['林主任', '2026-11-24 09:00:00'],
  ])
})

test('a hospital recommends those whom patients like best; a department its own', async () => {
  expect(names(await app.callApi(calls.unitRecommendDoctors, { id: unit }))).toEqual(['骨医生', '林主任', '小何'])
  expect(names(await app.callApi(calls.unitRecommendDoctors, { id: unit, dep_id: heart }))).toEqual(['林主任', '小何'])
})

test('pages follow each other and tell how many there are', async () => {
  const [first, second] = [
    await app.callApi(calls.doctorList, { page: 1, page_size: 2 }),
    await app.callApi(calls.doctorList, { page: 2, page_size: 2 }),
  ]
  expect([first.total_page_num, names(first).length, names(second).length]).toEqual([2, 2, 1])
  expect(names(await app.callApi(calls.doctorList, { page: 99 }))).toEqual([])
})

test('from where one stands a card tells the metres', async () => {
  const { list } = await app.callApi(calls.doctorList, { ...FUTIAN, unit_id: unit })
  expect(list[0]?.distance).toBeLessThan(100)
  expect((await app.callApi(calls.doctorList, { unit_id: unit })).list[0]?.distance).toBeNull()
})

test('referred patients find who takes them: in a hospital, a department, the city', async () => {
  for (const where of [{ unit_id: unit }, { dep_id: bones }, {}]) {
    expect(names(await app.callApi(calls.referralDoctors, where))).toEqual(['骨医生'])
  }
  expect(names(await app.callApi(calls.referralDoctors, { unit_id: branch }))).toEqual([])
  expect(names(await app.callApi(calls.referralDoctors, {}, { city: 7 }))).toEqual([])
})

test('a follow is counted once, shows to who follows, and can be taken back [X002]', async () => {
  const { key } = await signIn(app)
  expect(await app.refusal(calls.addDoctorFollow, { doctor_id: 999_999 }, { key })).toBe('not-found')
  expect(await app.callApi(calls.addDoctorFollow, { doctor_id: chief }, { key })).toMatchObject({
    is_focused: 1,
    fans_num: 1,
  })
  expect(await app.callApi(calls.addDoctorFollow, { doctor_id: chief }, { key })).toMatchObject({ fans_num: 1 })
  expect(await app.callApi(calls.doctorDetail, { doctor_id: chief }, { key })).toMatchObject({
    is_focused: 1,
    fans_num: 1,
  })
  expect(await app.callApi(calls.doctorDetail, { doctor_id: chief })).toMatchObject({ is_focused: 0, fans_num: 1 })
  expect(await app.callApi(calls.cancelDoctorFollow, { doctor_id: chief }, { key })).toMatchObject({
    is_focused: 0,
    fans_num: 0,
  })
  expect(await app.callApi(calls.cancelDoctorFollow, { doctor_id: chief }, { key })).toMatchObject({ fans_num: 0 })
})

test('who look at the same list at the same time see each whom they follow themselves', async () => {
  const [mine, yours] = await Promise.all([signIn(app), signIn(app)])
  await app.callApi(calls.addDoctorFollow, { doctor_id: young }, { key: mine.key })
  await app.callApi(calls.addDoctorFollow, { doctor_id: chief }, { key: yours.key })
  const callApi = async (as?: { key: string }) => {
    const { list } = await app.callApi(calls.depAllDoctor, { dep_id: heart }, as)
    return list.filter((doctor) => doctor.is_focused).map((doctor) => doctor.doctor_id)
  }
  expect(await Promise.all([callApi(mine), callApi(yours), callApi(), callApi(mine), callApi()])).toEqual([
    [young],
    [chief],
    [],
    [young],
    [],
  ])
})

test('twenty who follow at once are twenty fans', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => signIn(app)))
  await Promise.all(people.map(({ key }) => app.callApi(calls.addDoctorFollow, { doctor_id: away }, { key })))
  expect(await app.callApi(calls.doctorDetail, { doctor_id: away })).toMatchObject({ fans_num: 20 })
})

test('the list of whom one follows has the newest first and nobody else’s', async () => {
  const [{ key }, stranger] = [await signIn(app), await signIn(app)]
  for (const doctor_id of [bone, away]) {
    await app.callApi(calls.addDoctorFollow, { doctor_id }, { key })
    app.clock.advance({ seconds: 1 })
  }
  const mine = await app.callApi(calls.doctorFollowList, {}, { key })
  expect(mine.list.map((one) => [one.doctor_name, one.is_focused])).toEqual([
    ['远医生', 1],
    ['骨医生', 1],
  ])
  expect(names(await app.callApi(calls.doctorFollowList, {}, { key: stranger.key }))).toEqual([])
})

test('shares are counted', async () => {
  const { key } = await signIn(app)
  expect(await app.callApi(calls.doctorShareTimes, { doctor_id: bone })).toMatchObject({ share_times: 0 })
  await app.callApi(calls.doctorShared, { doctor_id: bone }, { key })
  expect(await app.callApi(calls.doctorShareTimes, { doctor_id: bone })).toMatchObject({ share_times: 1 })
  expect(await app.refusal(calls.doctorShared, { doctor_id: 999_999 }, { key })).toBe('not-found')
})

test('online hours come in the order of the week', async () => {
  const hours = { doctorId: chief, service: 'ask_text', half: 'am', beginMinutes: 540, endMinutes: 690 } as const
  await seedServiceHours(app.db, [
    { ...hours, weekday: 5 },
    { ...hours, weekday: 1 },
  ])
  const { list } = await app.callApi(calls.doctorServiceHours, { doctor_id: chief })
  expect(list.map((one) => [one.weekday, one.service_name, one.begin_time, one.end_time])).toEqual([
    [1, '图文问诊', '09:00', '11:30'],
    [5, '图文问诊', '09:00', '11:30'],
  ])
})

test('staff of a partner hospital have a free consultation there, until it is used up or its last day is over', async () => {
  const { key, patientId } = await signIn(app)
  const status = () => app.callApi(calls.employeeFreeStatus, { unit_id: unit, doctor_id: chief }, { key })
  expect(await status()).toEqual({ is_employee: 0, has_free: 0, left_num: 0, last_day: null })
  await seedBenefits(app.db, [{ patientId, hospitalId: unit, grantedCount: 2, usedCount: 1, lastDay: '2026-11-23' }])
  expect(await status()).toEqual({ is_employee: 1, has_free: 1, left_num: 1, last_day: '2026-11-23' })
  expect(await app.callApi(calls.employeeFreeStatus, { unit_id: far }, { key })).toMatchObject({ is_employee: 0 })
  expect(await app.refusal(calls.employeeFreeStatus, { unit_id: far, doctor_id: chief }, { key })).toBe('not-found')
  app.clock.advance({ days: 1 })
  expect(await status()).toMatchObject({ is_employee: 0, has_free: 0 })
})

test('few votes, however good, stand below many good ones and above many bad ones', async () => {
  const standings = async () => {
    const { rows } = await app.pool.query<{ name: string; standing: number }>(
      'select name, standing from guahao_doctors where id = any($1)',
      [[bone, young, chief]],
    )
    return Object.fromEntries(rows.map(({ name, standing }) => [name, standing]))
  }
  const before = await standings()
  // Three votes with 4.7 stand at 4.15, none at 4, one with a single star at 3.72.
  expect(before).toEqual({ 骨医生: 415, 林主任: 400, 小何: 372 })
  await addStars(app.db, [
    { id: chief, sum: 860, count: 200 },
    { id: young, sum: 209, count: 99 },
  ])
  // Two hundred with 4.3 stand at 4.28: above the three. A hundred with 2.1 stand at 2.27.
  expect(await standings()).toEqual({ 骨医生: 415, 林主任: 428, 小何: 227 })
  const liked = await app.callApi(calls.doctorList, { sort: 'score' })
  expect(liked.list.map((one) => [one.doctor_name, one.score, one.comment_num])).toEqual([
    ['林主任', 4.3, 200],
    ['骨医生', 4.7, 3],
    ['小何', 2.1, 100],
  ])
})
