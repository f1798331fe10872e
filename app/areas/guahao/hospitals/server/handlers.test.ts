import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { insertHospitals, updateParents } from './queries/write.ts'
import { aHospital } from './seed/a-hospital.ts'

let app: TestApp
let ids: number[]

const FUTIAN = { lat: 22.5485, lng: 114.0661 }

beforeAll(async () => {
  app = await startTestApp()
  ids = await insertHospitals(app.db, [
    aHospital({ name: '近处医院', level: 33, lat: 22.5486, lng: 114.0662, bookedCount: 5, phone: '0755-00000001' }),
    aHospital({ name: '远处医院', level: 23, lat: 22.7485, lng: 114.2661, bookedCount: 50, aliases: ['远医'] }),
    aHospital({ name: '位置不明医院', level: 10, lat: 0, lng: 0, bookedCount: 1 }),
    aHospital({ name: '广州的医院', cityId: 7, lat: 23.13, lng: 113.26, proxyType: 2 }),
    aHospital({ name: '停用的医院', isOpen: false }),
  ])
})
afterAll(() => app.close())

const names = (reply: { list: { unit_name: string }[] }) => reply.list.map((unit) => unit.unit_name)

test.each([
  ['a page of 0', { page: 0 }, 'page'],
  ['a page size of 51', { page_size: 51 }, 'page_size'],
  ['an unknown sort', { sort: 'random' }, 'sort'],
  ['a latitude beyond the pole', { lat: 91, lng: 1 }, 'lat'],
  ['a keyword with NUL', { keyword: 'a\u0000b' }, 'keyword'],
])('a list with %s is refused and names the field', async (_, input, field) => {
  const { status, body } = await app.rawRequest(calls.unitList, input)
  expect(status).toBe(422)
  expect(body).toMatchObject({ field })
})

test('a parameter that comes twice is refused', async () => {
  const response = await app.server.inject('/api/guahao/v1/unit/list?keyword=a&keyword=b')
  expect(response.statusCode).toBe(422)
})

test('an unknown hospital is not found, and so is an id that is no number', async () => {
  expect(await app.refusal(calls.unitHome, { id: 999_999 })).toBe('not-found')
  expect(await app.refusal(calls.unitHome, { id: 'abc' })).toBe('422')
})

test('a visitor is asked to sign in before they follow', async () => {
  const { status, body } = await app.rawRequest(calls.followUnit, { id: ids[0] })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 0, login: -1, msg: '请先登录！' })
})

test('a key that nobody holds is a 401', async () => {
  expect(await app.refusal(calls.followUnit, { id: ids[0] }, { key: 'nobody-holds-this-key' })).toBe('401')
})

test('the list shows open hospitals of the city, the most booked first', async () => {
  expect(names(await app.callApi(calls.unitList, {}))).toEqual(['远处医院', '近处医院', '位置不明医院'])
})

test('city 0 is all the country, and no city is city 5 [X321]', async () => {
  expect(names(await app.callApi(calls.unitList, {}, { city: 0 }))).toContain('广州的医院')
  expect(names(await app.callApi(calls.unitList, {}))).not.toContain('广州的医院')
})

test('sorted by distance the nearest comes first, in metres, and an unknown place last', async () => {
  const { list } = await app.callApi(calls.unitList, { ...FUTIAN, sort: 'distance' })
  expect(list.map((unit) => unit.unit_name)).toEqual(['近处医院', '远处医院', '位置不明医院'])
  expect(list[0]?.distance).toBeLessThan(30)
  expect(list[1]?.distance).toBeGreaterThan(25_000)
  expect(list[2]?.distance).toBeNull()
})

test('level, kind and words filter; an alias finds its hospital', async () => {
  expect(names(await app.callApi(calls.unitList, { level: 23 }))).toEqual(['远处医院'])
  expect(names(await app.callApi(calls.unitList, { keyword: '远医' }))).toEqual(['远处医院'])
  expect(names(await app.callApi(calls.unitList, { keyword: '%' }))).toEqual([])
  expect(names(await app.callApi(calls.unitList, { class_id: 6 }))).toEqual([])
})

test('pages follow each other and tell how many there are', async () => {
  const first = await app.callApi(calls.unitList, { page: 1, page_size: 2 })
  const second = await app.callApi(calls.unitList, { page: 2, page_size: 2 })
  expect([first.total_page_num, first.list.length, second.list.length]).toEqual([2, 2, 1])
})

test('the path answers with .html and in capitals', async () => {
  const response = await app.server.inject('/api/GUAHAO/v1/unit/LIST.html')
  expect(response.json()).toMatchObject({ status: 200 })
})

test("a hospital's home says who it is, what it shows and in which order [X110] [X112]", async () => {
  const home = await app.callApi(calls.unitHome, { id: ids[0] as number })
  expect(home).toMatchObject({ unit_id: ids[0], unit_name: '近处医院', focus_state: 0, have_group: 0 })
  expect(home.bannerImageUrl).toMatch(/^\/pictures\//)
  expect(home.ordering.split(',')).toContain('hotdoctor')
  expect(home.unitInfo).toMatchObject({ phone: '0755-00000001', level_name: '三级甲等' })
  for (const name of [
    'notice',
    'banner',
    'ambient',
    'hotservice',
    'hotnews',
    'hpbranch',
    'group_name',
    'group_id',
  ] as const)
    expect(home).toHaveProperty(name)
  const [services, branches] = await Promise.all([
    app.callApi(calls.unitServices, { id: ids[0] as number }),
    app.callApi(calls.unitBranches, { id: ids[0] as number }),
  ])
  expect([home.hotservice, home.hpbranch]).toEqual([services.list, branches.list])
})

test('a follow survives a reload, counts once and can be taken back [X002]', async () => {
  const { key } = await signIn(app)
  const id = ids[1] as number
  expect(await app.callApi(calls.followUnit, { id }, { key })).toEqual({ focus_state: 1 })
  await app.callApi(calls.followUnit, { id }, { key })
  expect(await app.callApi(calls.unitFocus, { id }, { key })).toEqual({ focus_state: 1 })
  expect((await app.callApi(calls.unitHome, { id }, { key })).unitInfo.fans_num).toBe(1)
  expect((await app.callApi(calls.unitHome, { id })).focus_state).toBe(0)
  expect(await app.callApi(calls.unfollowUnit, { id }, { key })).toEqual({ focus_state: 0 })
  expect((await app.callApi(calls.unitHome, { id }, { key })).unitInfo.fans_num).toBe(0)
})

test('a hospital without a sheet of its own keeps the usual rules, in plain words', async () => {
  const sheet = await app.callApi(calls.unitYuyueInfo, { id: ids[0] as number })
  expect(sheet).toMatchObject({ release_time: '07:00', days_ahead: 14, cancel_time: '16:00' })
  expect(sheet.tips.map((tip) => tip.words).join()).toContain('就诊前 1 天 16:00 前可以取消')
})

test('of the proxied hospitals only type 2 is a third party [X126]', async () => {
  const { list } = await app.callApi(calls.proxyUnitList, {})
  expect(list).toEqual([{ unit_id: ids[3], unit_name: '广州的医院', type: 2 }])
})

test('the home of a proxied hospital tells its type, any other is its own [X253]', async () => {
  const proxies = await Promise.all([ids[3], ids[0]].map((id) => app.callApi(calls.unitHome, { id: id as number })))
  expect(proxies.map(({ proxy_unit }) => proxy_unit)).toEqual([{ unit_id: ids[3], type: 2 }, null])
})

test('levels begin with "no limit" [X367]', async () => {
  const { list } = await app.callApi(calls.unitLevels, {})
  expect(list[0]).toEqual({ level: 0, level_name: '不限等级' })
})

test('another method on a known path is a 405 that says which ones work', async () => {
  const response = await app.server.inject({ method: 'PUT', url: '/api/guahao/v1/unit/list' })
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET'])
})

test('the nearest hospitals come first, with their distance, beyond the city too', async () => {
  const { list } = await app.callApi(calls.unitNears, { ...FUTIAN })
  expect(names({ list }).slice(0, 3)).toEqual(['近处医院', '远处医院', '广州的医院'])
  const [near, far] = list
  expect(near?.distance).toBeLessThan(100)
  expect(far?.distance).toBeGreaterThan(20_000)
  expect(names(await app.callApi(calls.unitNears, { ...FUTIAN, page: 2, page_size: 1 }))).toEqual(['远处医院'])
})

test('the nearest hospitals tell how many there are, counted up to a thousand, and closed ones do not count', async () => {
  const pages = async () => (await app.callApi(calls.unitNears, { ...FUTIAN, page_size: 1 })).total_page_num
  expect(await pages()).toBe(4)
  const more = Array.from({ length: 1_100 }, (_, nth) =>
    aHospital({ name: `第${nth}家医院`, lat: 0, lng: 0, cityId: 9 }),
  )
  const [first] = await insertHospitals(app.db, more)
  expect(await pages()).toBe(1_000)
  await app.pool.query(`update guahao_hospitals set is_open = false where city_id = 9 and id <> ${first}`)
  expect(await pages()).toBe(5)
  await app.pool.query('delete from guahao_hospitals where city_id = 9')
  const list = await app.callApi(calls.unitNears, { ...FUTIAN })
  expect(names(list)).toEqual(['近处医院', '远处医院', '广州的医院', '位置不明医院'])
})

test('at 0,0 the hospitals near are those of the city, without a distance', async () => {
  expect(await app.refusal(calls.unitNears, { lat: 91, lng: 114 })).toBe('422')
  const { list } = await app.callApi(calls.unitNears, { lat: 0, lng: 0 })
  expect(names({ list })).toContain('远处医院')
  expect(names({ list })).not.toContain('广州的医院')
  expect(list.map(({ distance }) => distance)).toEqual(list.map(() => null))
  expect(names(await app.callApi(calls.unitNears, { lat: 0, lng: 0 }, { city: 7 }))).toEqual(['广州的医院'])
})

test('the native app is sent to a branch of the hospital, never to that of another', async () => {
  const made = await insertHospitals(app.db, [
    aHospital({ name: '总院', cityId: 11 }),
    aHospital({ name: '总院东区', cityId: 11 }),
    aHospital({ name: '别的总院', cityId: 11 }),
    aHospital({ name: '别的分院', cityId: 11 }),
  ])
  const [unit_id, branch_id, otherId, otherBranchId] = made as [number, number, number, number]
  await updateParents(app.db, [
    { id: branch_id, parentId: unit_id },
    { id: otherBranchId, parentId: otherId },
  ])
  const callApi = (branch?: number) => app.callApi(calls.appNativeByUnitBranch, { unit_id, branch_id: branch })
  expect((await callApi(branch_id)).params).toEqual({ unit_id, branch_id })
  expect((await callApi(unit_id)).params).toEqual({ unit_id, branch_id: unit_id })
  expect((await callApi()).params).toEqual({ unit_id, branch_id: null })
  for (const stranger of [otherBranchId, otherId, 999_999])
    expect(await app.refusal(calls.appNativeByUnitBranch, { unit_id, branch_id: stranger })).toBe('not-found')
})

test('names are compared as they were read within a minute, and anew once a desk has changed what pages show', async () => {
  const found = async (keyword: string) => names(await app.callApi(calls.unitList, { keyword }))
  expect(await found('刚开')).toEqual([])
  await insertHospitals(app.db, [aHospital({ name: '刚开张医院' })])
  app.clock.advance({ seconds: 60 })
  expect(await found('gangkaizhang')).toEqual(['刚开张医院'])
  await insertHospitals(app.db, [aHospital({ name: '刚开业医院' })])
  app.context().pagesChanged?.()
  expect(await found('gangkaiye')).toEqual(['刚开业医院'])
})
