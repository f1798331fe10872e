import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as plantCatalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { addDoctorFollow } from '#app/areas/guahao/doctors/contract.ts'
import { addBooked, insertDoctors } from '#app/areas/guahao/doctors/server/queries/change.ts'
import { aDoctor } from '#app/areas/guahao/doctors/server/seed/a-doctor.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { seed as plantIllnesses } from '#app/areas/guahao/illnesses/server/seed.ts'
import { computeRanks } from '#app/areas/guahao/ranks/server/public.ts'
import { listCities } from '#app/areas/location/server/public.ts'
import { seed as plantLocation } from '#app/areas/location/server/seed.ts'
import { messageSend } from '#app/areas/points/contract.ts'
import { insertTasks } from '#app/areas/points/server/queries.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { shareTask } from '../rules.ts'

let app: TestApp
let [chief, young, away] = [0, 0, 0]
let [shenzhen, guangzhou] = [0, 0]

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app
  for (const part of [plantLocation, plantCatalogue, plantIllnesses])
    await part.run({ ...app.context(), today: '2026-11-23', scale: 1 })
  const cities = await listCities(db)
  ;[shenzhen, guangzhou] = ['深圳', '广州'].map((name) => cities.find((city) => city.name === name)?.id ?? 0) as [
    number,
    number,
  ]
  const [near, far] = (await insertHospitals(db, [
    aHospital({ name: '甲医院' }),
    aHospital({ name: '广州的医院', cityId: guangzhou }),
  ])) as [number, number]
  const [heart, farEyes] = (await insertDepartments(db, [
    aDepartment({ hospitalId: near, catalogueId: 104 }),
    aDepartment({ hospitalId: far, catalogueId: 801 }),
  ])) as [number, number]
  ;[chief, young, away] = (await insertDoctors(db, [
    aDoctor({ depId: heart, name: '林主任', illTags: ['高血压'] }),
    aDoctor({ depId: heart, name: '小何', illTags: ['高血压', '冠心病'] }),
    aDoctor({ depId: farEyes, name: '远医生' }),
  ])) as [number, number, number]
  await addBooked(
    db,
    new Map([
      [chief, 5],
      [young, 9],
      [away, 100],
    ]),
  )
  await computeRanks(db, app.clock.now())
  const share = { businessMark: 'daily', taskId: 'share', action: 'action_share', title: '分享', growth: 0 }
  await insertTasks(db, [{ ...share, amount: 10, perDay: 1 }])
})
afterAll(() => app.close())

const docs = async (input: object, as?: { key: string }) => (await app.callApi(calls.leaderDocs, input, as)).list

test('a board that there is not is rejected with its words, in the field error_msg [X295]', async () => {
  const { body } = await app.rawRequest(calls.leaderDetail, { id: 99 })
  expect(body).toMatchObject({ result_code: 0, error_msg: '没有找到这个榜单' })
  expect(await app.refusal(calls.leaderSharePoint, { id: 99 }, await signIn(app))).toBe('not-found')
})

test('the board says its name, what is shared of it and how many it has', async () => {
  const { body } = await app.rawRequest(calls.leaderDetail, { id: 1 })
  expect(body).toMatchObject({ result_code: 1, data: { name: '名医榜', member_count: 3 } })
})

test('cities and illnesses are those that have somebody, and the country is always there', async () => {
  expect((await app.callApi(calls.leaderCities, {})).list).toEqual([
    { city_id: 0, city_name: '全国' },
    ...[
      { city_id: shenzhen, city_name: '深圳' },
      { city_id: guangzhou, city_name: '广州' },
    ].toSorted((a, b) => a.city_id - b.city_id),
  ])
  const ills = async (city_id?: number) =>
    (await app.callApi(calls.leaderIlls, { city_id })).list.map(({ ill_name }) => ill_name).toSorted()
  expect(await ills(shenzhen)).toEqual(['冠心病', '高血压'])
  expect([await ills(guangzhou), (await ills()).length]).toEqual([[], 2])
})

test('doctors stand in their order, of a city and of an illness, a page at a time', async () => {
  expect((await docs({})).map((doctor) => [doctor.position, doctor.doctor_name])).toEqual([
    [1, '远医生'],
    [2, '小何'],
    [3, '林主任'],
  ])
  expect((await docs({ city_id: shenzhen })).map((doctor) => doctor.doctor_id)).toEqual([young, chief])
  const { list } = await app.callApi(calls.leaderIlls, { city_id: shenzhen })
  const ill_id = list.find(({ ill_name }) => ill_name === '冠心病')?.ill_id
  expect((await docs({ city_id: shenzhen, ill_id })).map((doctor) => doctor.doctor_id)).toEqual([young])
  expect((await docs({ page: 2, page_size: 2 })).map((doctor) => doctor.doctor_id)).toEqual([chief])
  expect(await docs({ city_id: 999_999 })).toEqual([])
})

test('whom one follows is marked for them alone', async () => {
  const me = await signIn(app)
  await app.callApi(addDoctorFollow, { doctor_id: chief }, me)
  const focused = async (as?: { key: string }) =>
    (await docs({}, as)).filter(({ is_focused }) => is_focused === 1).map(({ doctor_id }) => doctor_id)
  expect([await focused(me), await focused()]).toEqual([[chief], []])
})

test('sharing a board earns once a day, and what it can earn is told before', async () => {
  expect(await app.refusal(calls.leaderSharePoint, { id: 1 })).toBe('login')
  const me = await signIn(app)
  const worth = () => app.callApi(calls.leaderSharePoint, { id: 1 }, me)
  expect(await worth()).toEqual({ earned: 0, can_earn: 10 })
  await app.callApi(messageSend, shareTask(1), me)
  expect(await worth()).toEqual({ earned: 10, can_earn: 0 })
  app.clock.advance({ days: 1 })
  // The day's one share went to something else.
  await app.callApi(messageSend, { ...shareTask(1), object_id: 'other' }, me)
  expect(await worth()).toEqual({ earned: 0, can_earn: 0 })
})
