import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawArticle } from '#app/areas/content/articles/server/public.ts'
import { seed as catalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { insertDoctors } from '#app/areas/guahao/doctors/server/queries/change.ts'
import { aDoctor } from '#app/areas/guahao/doctors/server/seed/a-doctor.ts'
import { unitHome } from '#app/areas/guahao/hospitals/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { publishedArticle } from '#test/support/articles.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let me: Person
let unitIds: number[]
let depIds: number[]
let doctorIds: number[]

beforeAll(async () => {
  app = await startTestApp()
  await catalogue.run({ ...app.context(), today: '2026-11-23', scale: 1 })
  unitIds = await insertHospitals(app.db, [aHospital({ name: '一号医院' }), aHospital({ name: '二号医院' })])
  depIds = await insertDepartments(app.db, [aDepartment({ hospitalId: unitIds[0] as number, name: '骨科' })])
  doctorIds = await insertDoctors(app.db, [aDoctor({ depId: depIds[0] as number, name: '林静' })])
  me = await signIn(app)
})
afterAll(() => app.close())

const lists = [calls.getDoctorMarkList, calls.getUnitMarkList, calls.getDepMarkList, calls.getArticleMarkList]
const focus = (type: 'doctor' | 'unit' | 'department', object_id: number | undefined, state: 0 | 1, { key } = me) =>
  app.callApi(calls.doFocus, { type, object_id: object_id as number, state }, { key })

test('a visitor has no favourites and can keep none', async () => {
  for (const call of lists) expect(await app.refusal(call, {})).toBe('login')
  expect(await app.refusal(calls.doFocus, { type: 'unit', object_id: unitIds[0], state: 1 })).toBe('login')
})

test('what nobody has is not found, whichever kind', async () => {
  for (const type of ['doctor', 'unit', 'department'])
    expect(await app.refusal(calls.doFocus, { type, object_id: 999_999, state: 1 }, me)).toBe('not-found')
})

test.each([
  ['a kind that there is not', { type: 'patient', object_id: 1, state: 1 }],
  ['no id', { type: 'unit', state: 1 }],
  ['a state that is neither on nor off', { type: 'unit', object_id: 1, state: 2 }],
])('%s is refused', async (_, input) => {
  expect(await app.refusal(calls.doFocus, input, me)).toBe('422')
})

test('whoever keeps nothing sees empty lists', async () => {
  for (const call of lists) expect(await app.callApi(call, {}, me)).toEqual({ list: [], page: 1, total_page_num: 0 })
})

test('each favourite carries the id of its kind [X094]', async () => {
  expect(await focus('doctor', doctorIds[0], 1)).toEqual({ type: 'doctor', object_id: doctorIds[0], state: 1 })
  await focus('unit', unitIds[0], 1)
  await focus('department', depIds[0], 1)
  const doctors = await app.callApi(calls.getDoctorMarkList, {}, me)
  const units = await app.callApi(calls.getUnitMarkList, {}, me)
  const deps = await app.callApi(calls.getDepMarkList, {}, me)
  expect(doctors.list).toMatchObject([{ doctor_id: doctorIds[0], doctor_name: '林静', is_focused: 1 }])
  expect(units.list).toMatchObject([{ unit_id: unitIds[0] }])
  expect(deps.list).toMatchObject([{ dep_id: depIds[0], unit_name: '一号医院' }])
})

test('an article is kept and let go by either call, carries its id, and leaves the list when it is withdrawn [X094]', async () => {
  const doctorId = doctorIds[0] as number
  const article_id = await publishedArticle(app, doctorId)
  const kept = async () => (await app.callApi(calls.getArticleMarkList, {}, me)).list
  expect(await app.refusal(calls.markArticle, { article_id, state: 1 })).toBe('login')
  expect(await app.refusal(calls.markArticle, { article_id: 999_999, state: 1 }, me)).toBe('not-found')
  expect(await app.callApi(calls.markArticle, { article_id, state: 1 }, me)).toEqual({ article_id, state: 1 })
  expect(await kept()).toMatchObject([{ article_id }])
  await app.callApi(calls.doFocus, { type: 'article', object_id: article_id, state: 0 }, me)
  expect(await kept()).toEqual([])
  await app.callApi(calls.markArticle, { article_id, state: 1 }, me)
  await withdrawArticle(app.context(), { id: article_id, doctorId, version: 1 }, '')
  expect(await kept()).toEqual([])
})

test('the newest comes first, in pages', async () => {
  app.clock.advance({ minutes: 1 })
  await focus('unit', unitIds[1], 1)
  const first = await app.callApi(calls.getUnitMarkList, { page_size: 1 }, me)
  const second = await app.callApi(calls.getUnitMarkList, { page: 2, page_size: 1 }, me)
  expect([first.list[0]?.unit_name, second.list[0]?.unit_name]).toEqual(['二号医院', '一号医院'])
  expect(first.total_page_num).toBe(2)
})

test('fans are counted once, and go with who leaves', async () => {
  const fans = async () => (await app.callApi(unitHome, { id: unitIds[1] as number })).unitInfo.fans_num
  await focus('unit', unitIds[1], 1)
  expect(await fans()).toBe(1)
  await focus('unit', unitIds[1], 0)
  expect(await focus('unit', unitIds[1], 0)).toMatchObject({ state: 0 })
  expect(await fans()).toBe(0)
})

test('favourites are the own alone', async () => {
  const other = await signIn(app)
  expect((await app.callApi(calls.getDoctorMarkList, {}, other)).list).toEqual([])
})

test('it answers to GET and to POST, with a key alone', async () => {
  const payload = `type=unit&object_id=${unitIds[1]}&state=1`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = await app.server.inject({ method: 'POST', url: `/api/do/focus?user_key=${me.key}`, payload, headers })
  expect(post.json()).toMatchObject({ status: 200, data: { state: 1 } })
  const byCookie = { cookie: `user_key_v2=${btoa(me.key)}` }
  const get = await app.server.inject({ url: `/api/do/focus?${payload}`, headers: byCookie })
  expect(get.json()).toMatchObject({ status: 0, login: -1 })
})
