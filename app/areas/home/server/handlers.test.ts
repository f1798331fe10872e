import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as catalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { insertDoctors, setNextFree } from '#app/areas/guahao/doctors/server/queries/change.ts'
import { aDoctor } from '#app/areas/guahao/doctors/server/seed/a-doctor.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { seed as illnesses } from '#app/areas/guahao/illnesses/server/seed.ts'
import { seed as locations } from '#app/areas/location/server/seed.ts'
import { seed as search } from '#app/areas/search/server/seed.ts'
import { parseTime } from '#kit/time/day.ts'
import { publishedArticle } from '#test/support/articles.ts'
import { tell } from '#test/support/messages.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { insertChannels } from './queries.ts'
import { seed } from './seed.ts'

let app: TestApp
let doctorId = 0

beforeAll(async () => {
  app = await startTestApp()
  const seeding = { ...app.context(), today: '2026-11-23', scale: 1 }
  for (const room of [locations, catalogue, illnesses]) await room.run(seeding)
  const unitIds = await insertHospitals(app.db, [
    aHospital({ name: '常去的医院', bookedCount: 9 }),
    aHospital({ name: '少去的医院', bookedCount: 1 }),
    aHospital({ name: '停用的医院', isOpen: false }),
    aHospital({ name: '东莞的医院', cityId: 2920 }),
  ])
  const [depId] = await insertDepartments(app.db, [aDepartment({ hospitalId: unitIds[0] as number })])
  const doctors = [
    aDoctor({ depId: depId as number, name: '今天有号' }),
    aDoctor({ depId: depId as number, name: '约满了' }),
  ]
  const [free] = await insertDoctors(app.db, doctors)
  doctorId = free as number
  await setNextFree(app.db, new Map([[doctorId, parseTime('2026-11-23 14:30')]]))
  await search.run(seeding)
  await seed.run(seeding)
})
afterAll(() => app.close())

/** The home of who comes by this channel. */
const homeOf = async (cid?: string) =>
  (await app.server.inject(`/api/home/address${cid === undefined ? '' : `?cid=${cid}`}`)).json().data.path

test('an unknown partner is not found', async () => {
  for (const partner of ['nowhere', 'main', '../main', "' or 1=1"])
    expect(await app.refusal(calls.homePartner, { partner })).toBe('not-found')
})

test('channel 16, every other without a row and whatever is no channel go to the usual home [X045] [X370]', async () => {
  for (const cid of [undefined, '16', '23', '999999999', 'abc', '-1', '16.5'])
    expect(await homeOf(cid)).toBe('/h5/register/main/index')
})

test('the channel that is flagged CH goes to its own home [X046]', async () => {
  expect(await homeOf('9001')).toBe('/h5/chsmart/main/index')
})

test("a partner city's channel goes to its register page [X047]", async () => {
  expect(await homeOf('9002')).toBe('/h5/register/dongguan/index')
  await insertChannels(app.db, [{ channel: 77, path: '/h5/register/nanjing/index' }])
  expect(await homeOf('77')).toBe('/h5/register/nanjing/index')
})

test('no channel leads out of the product', async () => {
  const outside = insertChannels(app.db, [{ channel: 78, path: '//elsewhere.example/index' }])
  await expect(outside).rejects.toThrow()
})

test('the figures count what is open [X109]', async () => {
  const stats = await app.callApi(calls.unitStats, {})
  expect(stats).toMatchObject({ unit_count: 3, doctor_count: 2 })
  expect(stats.ill_count).toBeGreaterThan(300)
})

test('a home shows the hospitals of the city, who is free, and words to search for', async () => {
  const home = await app.callApi(calls.homeIndex, {})
  expect(home).toMatchObject({ city_id: 5, city_name: '深圳', stats: { unit_count: 3 } })
  expect(home.units.map((unit) => unit.unit_name)).toEqual(['常去的医院', '少去的医院'])
  expect(home.doctors).toMatchObject([{ doctor_name: '今天有号', next_free_words: '今天 周一 14:30' }])
  expect(home.words).toContain(home.default_word)
})

test('a home shows what doctors wrote last', async () => {
  const ids: number[] = []
  for (const title of ['最早的一篇', '第二篇', '第三篇', '最新的一篇']) {
    app.clock.advance({ minutes: 1 })
    ids.push(await publishedArticle(app, doctorId, { title }))
  }
  const { articles } = await app.callApi(calls.homeIndex, {})
  expect(articles.map(({ article_id }) => article_id)).toEqual(ids.slice(1).reverse())
  expect(articles[0]).toMatchObject({ title: '最新的一篇', doctor_name: '今天有号' })
})

test('another city, all the country, and a city that there is not', async () => {
  const names = async (city: number) => {
    const home = await app.callApi(calls.homeIndex, {}, { city })
    return [home.city_name, home.units.length]
  }
  expect(await names(2920)).toEqual(['东莞', 1])
  expect(await names(0)).toEqual(['全国', 3])
  expect(await names(123_456)).toEqual(['深圳', 2])
})

test('a partner shows its own city whatever city was chosen', async () => {
  const home = await app.callApi(calls.homePartner, { partner: 'dongguan' }, { city: 5 })
  expect(home).toMatchObject({ city_name: '东莞', colour: '#e2711d', units: [{ unit_name: '东莞的医院' }] })
})

test('what is shown is kept for seconds, not longer', async () => {
  await app.pool.query("update guahao_hospitals set booked_count = 99 where name = '少去的医院'")
  const first = async () => (await app.callApi(calls.homeIndex, {})).units[0]?.unit_name
  expect(await first()).toBe('常去的医院')
  app.clock.advance({ seconds: 16 })
  expect(await first()).toBe('少去的医院')
})

test('whoever is signed in is told what they have and what waits for them; a visitor is not', async () => {
  expect(await app.refusal(calls.homeMine, {})).toBe('login')
  const { key, patientId } = await signIn(app)
  const as = { key }
  const mine = await app.callApi(calls.homeMine, {}, as)
  expect(mine).toMatchObject({ unread_num: 0, todo_num: 0, coupon_num: 0, points: 0, balance: '0.00' })
  await tell(app.context(), { patientId, kind: 'order', title: '一条', text: '消息' })
  expect((await app.callApi(calls.homeMine, {}, as)).unread_num).toBe(1)
})
