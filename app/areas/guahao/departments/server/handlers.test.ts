import { afterAll, beforeAll, expect, test } from 'vitest'
import { setMark } from '#app/areas/account/marks/server/public.ts'
import { seed as plantCatalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import type { PatientId } from '#app/context.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { addBooked, insertDepartments } from './queries.ts'
import { aDepartment } from './seed/a-department.ts'

let app: TestApp
let unit: number
let other: number
let heart: number
let bones: number
let eyes: number

beforeAll(async () => {
  app = await startTestApp()
  await plantCatalogue.run({
    db: app.db,
    config: app.config,
    now: app.clock.now(),
    today: '2026-11-23',
    scale: 1,
  })
  ;[unit, other] = (await insertHospitals(app.db, [aHospital({ name: '甲医院' }), aHospital({ name: '乙医院' })])) as [
    number,
    number,
  ]
  ;[bones, heart, eyes] = (await insertDepartments(app.db, [
    aDepartment({ hospitalId: unit, catalogueId: 301, name: '脊柱外科', isReferral: true }),
    aDepartment({
      hospitalId: unit,
      catalogueId: 104,
      name: '心内科',
      introduction: '看心脏',
      location: '门诊楼 2 层',
    }),
    aDepartment({ hospitalId: unit, catalogueId: 801, name: '眼科', isOpen: false }),
    aDepartment({ hospitalId: other, catalogueId: 801, name: '眼科' }),
  ])) as [number, number, number]
})
afterAll(() => app.close())

const names = (reply: { list: { dep_name: string }[] }) => reply.list.map((dep) => dep.dep_name)

test.each([
  [calls.depList, { unit_id: 999_999 }],
  [calls.referralDeps, { unit_id: 999_999 }],
  [calls.unitHotDeps, { id: 999_999 }],
  [calls.depIntro, { dep_id: 999_999 }],
  [calls.depIsReferral, { dep_id: 999_999 }],
] as const)('an unknown hospital or department is not found (%#)', async (call, input) => {
  expect(await app.refusal(call, input)).toBe('not-found')
})

test('a department of another hospital is not found', async () => {
  expect(await app.refusal(calls.depIntro, { dep_id: heart, unit_id: other })).toBe('not-found')
})

test('a list without a hospital names the field', async () => {
  const { status, body } = await app.rawRequest(calls.depList, {})
  expect([status, body.field]).toEqual([422, 'unit_id'])
})

test('a visitor has no marks to be told about', async () => {
  const { body } = await app.rawRequest(calls.depMarkStatus, { dep_id: heart })
  expect(body).toMatchObject({ status: 0, login: -1 })
})

test('two departments of one name in a hospital are refused by the database', async () => {
  const again = insertDepartments(app.db, [aDepartment({ hospitalId: unit, catalogueId: 104, name: '心内科' })])
  await expect(again).rejects.toThrow()
})

test('open departments come in the order of the catalogue, flat and by class', async () => {
  const reply = await app.callApi(calls.depList, { unit_id: unit })
  expect(reply).toMatchObject({ unit_id: unit, unit_name: '甲医院', activeDepId: heart })
  expect(names(reply)).toEqual(['心内科', '脊柱外科'])
  expect(reply.ghdep.map((group) => [group.class_name, names(group)])).toEqual([
    ['内科', ['心内科']],
    ['骨科', ['脊柱外科']],
  ])
})

test('one class can be asked for alone', async () => {
  expect(await app.callApi(calls.depList, { unit_id: unit, class_id: 3 })).toMatchObject({
    list: [{ dep_id: bones }],
    activeDepId: bones,
  })
  expect(await app.callApi(calls.depList, { unit_id: unit, class_id: 8 })).toMatchObject({
    list: [],
    activeDepId: null,
  })
})

test('a department says what it is and where it is found', async () => {
  expect(await app.callApi(calls.depIntro, { dep_id: heart, unit_id: unit })).toMatchObject({
    unit_name: '甲医院',
    class_name: '内科',
    introduction: '看心脏',
    location: '门诊楼 2 层',
  })
})

test('referred patients are sent to departments that take them', async () => {
  expect(names(await app.callApi(calls.referralDeps, { unit_id: unit }))).toEqual(['脊柱外科'])
  expect(await app.callApi(calls.depIsReferral, { dep_id: bones })).toMatchObject({ is_referral: 1 })
  expect(await app.callApi(calls.depIsReferral, { dep_id: heart })).toMatchObject({ is_referral: 0 })
})

test('the most booked department comes first, page by page', async () => {
  await addBooked(
    app.db,
    new Map([
      [bones, 7],
      [heart, 2],
      [eyes, 100],
    ]),
  )
  expect(names(await app.callApi(calls.unitHotDeps, { id: unit }))).toEqual(['脊柱外科', '心内科'])
  await addBooked(app.db, new Map([[bones, -6]]))
  const page = await app.callApi(calls.unitHotDeps, { id: unit, page: 1, page_size: 1 })
  expect([names(page), page.total_page_num]).toEqual([['心内科'], 2])
})

test('a mark shows to the patient who set it', async () => {
  const { key, patientId } = await signIn(app)
  expect(await app.callApi(calls.depMarkStatus, { dep_id: heart }, { key })).toMatchObject({ mark_status: 0 })
  await setMark(app.db, patientId as PatientId, 'department', heart, true, app.clock.now())
  expect(await app.callApi(calls.depMarkStatus, { dep_id: heart }, { key })).toMatchObject({ mark_status: 1 })
  const { key: stranger } = await signIn(app)
  expect(await app.callApi(calls.depMarkStatus, { dep_id: heart }, { key: stranger })).toMatchObject({ mark_status: 0 })
})

test('a hospital that moves to another city takes its departments along', async () => {
  await app.pool.query('update guahao_hospitals set city_id = 7 where id = $1', [other])
  const { rows } = await app.pool.query('select distinct city_id from guahao_departments where hospital_id = $1', [
    other,
  ])
  expect(rows).toEqual([{ city_id: 7 }])
})
