import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as plantCatalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { seed as plantLocation } from '#app/areas/location/server/seed.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { upsertIllnesses } from './queries.ts'
import { seed } from './seed.ts'

let app: TestApp
let heart: number

beforeAll(async () => {
  app = await startTestApp()
  const seeding = { db: app.db, config: app.config, now: app.clock.now(), today: '2026-11-23', scale: 1 }
  for (const part of [plantLocation, plantCatalogue, seed]) await part.run(seeding)
  const [unit] = (await insertHospitals(app.db, [aHospital({ name: '甲医院' })])) as [number]
  ;[heart] = (await insertDepartments(app.db, [aDepartment({ hospitalId: unit, catalogueId: 104 })])) as [number]
})
afterAll(() => app.close())

const names = (reply: { list: { ill_name: string }[] }) => reply.list.map((illness) => illness.ill_name)
const idOf = async (name: string) =>
  (await app.callApi(calls.diseaseSearch, { keyword: name })).list[0]?.ill_id as number

test('an unknown illness or department is not found', async () => {
  expect(await app.refusal(calls.diseaseDetail, { ill_id: 999_999 })).toBe('not-found')
  expect(await app.refusal(calls.diseaseViewed, { ill_id: 999_999 })).toBe('not-found')
  expect(await app.refusal(calls.diseaseList, { dep_id: 999_999 })).toBe('not-found')
})

test.each([
  ['timestamp', 'yesterday'],
  ['limit', '0'],
  ['page', '-1'],
])('a list with a wrong %s names the field', async (field, value) => {
  const { status, body } = await app.rawRequest(calls.diseaseList, { [field]: value })
  expect([status, body.field]).toEqual([422, field])
})

test('a list has ten a page', async () => {
  const page = await app.callApi(calls.diseaseList, {})
  expect(page.list).toHaveLength(10)
  expect(page.total_page_num).toBeGreaterThan(30)
})

test('pages stay steady as of their timestamp, though illnesses are added meanwhile', async () => {
  const { timestamp } = await app.callApi(calls.diseaseSearch, { keyword: '炎' })
  const before = await app.callApi(calls.diseaseSearch, { keyword: '炎', page: 2, timestamp })
  app.clock.advance({ minutes: 1 })
  await upsertIllnesses(app.db, [
    {
      name: '炎炎',
      aliases: [],
      description: '新。',
      isSymptom: false,
      createdAt: app.clock.now(),
      catalogueIds: [],
    },
  ])
  expect(names(await app.callApi(calls.diseaseSearch, { keyword: '炎' }))[0]).toBe('炎炎')
  expect(await app.callApi(calls.diseaseSearch, { keyword: '炎', page: 2, timestamp })).toEqual(before)
})

test('a department shows the illnesses that it sees', async () => {
  const seen = names(await app.callApi(calls.diseaseList, { dep_id: heart, limit: 50 }))
  expect(seen).toContain('高血压')
  expect(seen).not.toContain('近视')
  expect(names(await app.callApi(calls.diseaseList, { catalogue_id: 104, limit: 50 }))).toEqual(seen)
})

test.each([
  ['fashao', '发热'],
  ['tou teng', '头痛'],
  ['gxy', '高血压'],
  ['肚子疼 拉肚子', '腹痛'],
  ['肚子疼 拉肚子', '腹泻'],
  ['孩子发烧咳嗽', '小儿发热'],
  ['睡不着觉好几天了', '失眠症'],
  ['脑壳疼', '头痛'],
  ['高血丫', '高血压'],
])('who types “%s” where symptoms are looked for is led to %s', async (keyword, name) => {
  expect(names(await app.callApi(calls.diseaseSearch, { keyword, limit: 5 }))).toContain(name)
})

test('plain words find the illness, the exact one first', async () => {
  expect(names(await app.callApi(calls.diseaseSearch, { keyword: '感冒' }))[0]).toBe('上呼吸道感染')
  expect(names(await app.callApi(calls.diseaseSearch, { keyword: '高血压' }))[0]).toBe('高血压')
  expect(names(await app.callApi(calls.illSearch, { keyword: '甲流' }))).toEqual(['流行性感冒'])
})

test('words that are a pattern elsewhere are only words here', async () => {
  expect(names(await app.callApi(calls.diseaseSearch, { keyword: '%' }))).toEqual([])
  expect(names(await app.callApi(calls.diseaseSearch, { keyword: '_' }))).toEqual([])
  expect(names(await app.callApi(calls.diseaseSearch, { keyword: "' or 1=1 --" }))).toEqual([])
})

test('an illness says what it is and where to go with it', async () => {
  const detail = await app.callApi(calls.diseaseDetail, { ill_id: await idOf('高血压') })
  expect(detail.departments[0]).toMatchObject({ catalogue_id: 104, class_id: 1, name: '心血管内科' })
  expect(detail.description).toMatch(/。$/)
})

test('what is looked at most from a city is recommended there, and elsewhere after its own', async () => {
  const [cough, eyes] = [await idOf('咳嗽'), await idOf('近视')]
  for (const city of [5, 5, 5, 5]) await app.callApi(calls.diseaseViewed, { ill_id: cough }, { city })
  for (const city of [7, 7]) await app.callApi(calls.diseaseViewed, { ill_id: eyes }, { city })
  await app.callApi(calls.diseaseViewed, { ill_id: eyes }, { city: 987_654 })
  expect(names(await app.callApi(calls.diseaseRecommend, {}, { city: 5 })).slice(0, 2)).toEqual(['咳嗽', '近视'])
  expect((await app.callApi(calls.diseaseRecommend, {}, { city: 7 })).list).toHaveLength(12)
  const { rows } = await app.pool.query(
    'select sum(view_count)::int as views from guahao_illness_views where city_id = 987654',
  )
  expect(rows).toEqual([{ views: null }])
})
