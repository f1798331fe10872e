import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { forgetPlaces } from '../jobs.ts'
import { seed } from '../seed.ts'

let app: TestApp
let lin: Person
let chen: Person

const CHANNELS = 'CHANNEL_CITIES'
const browser = (name: string) => ({ sc_distinct_id: `${name}-0123456789abcdef` })
const WEST_LAKE = { lat: 30.25, lng: 120.15 }
const FUTIAN = { lat: 22.5485, lng: 114.0661 }

beforeAll(async () => {
  app = await startTestApp({
    env: { [CHANNELS]: '31:3274,32:3316,33:2966', DEMO_IN_PUBLIC: 'yes', PUBLIC_URL: 'https://m.care.example' },
  })
  await seed.run({ db: app.db, config: app.config, now: app.clock.now(), today: '2026-11-23', scale: 1 })
  ;[lin, chen] = [await signIn(app), await signIn(app)]
})
afterAll(() => app.close())

const placeOf = (as = {}, who = {}) => app.callApi(calls.latAndLng, { type: 'get', ...who }, as)

test.each([
  ['no type', calls.latAndLng, {}, 'type'],
  ['another type', calls.latAndLng, { type: 'drop' }, 'type'],
  ['a longitude that does not exist', calls.addLatLng, { lat: 1, lng: 181 }, 'lng'],
  ['a source with NUL', calls.latAndLng, { type: 'set', ...FUTIAN, source: 'a\u0000' }, 'source'],
  ['no open id', calls.openIdCity, {}, 'open_id'],
  ['a division that is no code', calls.areaByNorm, { area_code: 'x' }, 'area_code'],
])('%s is refused and the field named', async (_, call, input, field) => {
  const { status, body } = await app.rawRequest(call, input)
  expect(status).toBe(422)
  expect(body).toMatchObject({ field })
})

test('a demonstration has weather from the start', async () => {
  const { weather } = await app.callApi(calls.cityWeather, {})
  expect(weather).toMatchObject({ observed_time: '2026-11-23 08:00:00' })
})

test('0,0 is no position to keep, and a city that does not exist is not kept', async () => {
  expect(await app.refusal(calls.latAndLng, { type: 'set', lat: 0, lng: 0 })).toBe('no-position')
  expect(await app.refusal(calls.addLatLng, {})).toBe('no-position')
  expect(await app.refusal(calls.addCity, { city_id: 99 })).toBe('not-found')
  expect(await app.refusal(calls.addCity, {})).toBe('not-found')
  expect(await app.refusal(calls.setCityCookie, { city_name: '桃花源' })).toBe('not-found')
})

test('of whom nothing was kept, nothing is told [X267]', async () => {
  expect(await placeOf({ key: chen.key })).toEqual({})
  expect(await placeOf({}, browser('nobody'))).toEqual({})
  expect(await placeOf()).toEqual({})
})

test('what a patient sets they alone get, with all eleven fields [X090] [X267]', async () => {
  const told = { source: 'map', area_code: 440304, city_name: '深圳市' }
  const set = await app.callApi(calls.latAndLng, { type: 'set', ...FUTIAN, ...told }, { key: lin.key })
  expect(set).toEqual({
    ...FUTIAN,
    area_code: 440304,
    province_id: 440000,
    province_name: '广东省',
    city_id: 5,
    city: '深圳市',
    city_name: '深圳',
    cur_area_id: 440304,
    cur_area_name: '福田区',
    source_type: 'map',
  })
  expect(await placeOf({ key: lin.key })).toEqual(set)
  expect(await placeOf({ key: chen.key })).toEqual({})
  expect(await placeOf()).toEqual({})
})

test('a visitor is known by their distinct id; one that could be guessed is nobody', async () => {
  const set = await app.callApi(calls.latAndLng, { type: 'set', ...WEST_LAKE, ...browser('a') })
  expect(set).toMatchObject({ city_name: '杭州', cur_area_id: 0, province_name: '浙江省' })
  expect(await placeOf({}, browser('a'))).toEqual(set)
  expect(await placeOf({}, browser('b'))).toEqual({})
  await app.callApi(calls.latAndLng, { type: 'set', ...WEST_LAKE, sc_distinct_id: '1' })
  expect(await placeOf({}, { sc_distinct_id: '1' })).toEqual({})
})

test('who signs in at the same phone does not get to know where it was', async () => {
  await app.callApi(calls.latAndLng, { type: 'set', ...WEST_LAKE, ...browser('shared') })
  expect(await placeOf({ key: chen.key }, browser('shared'))).toEqual({})
})

test('the city follows from the division, else from the name, else from the position', async () => {
  const cityOf = async (told: object) =>
    (await app.callApi(calls.latAndLng, { type: 'set', ...WEST_LAKE, ...told })).city_name
  expect(await cityOf({ area_code: 320106, city_name: '深圳' })).toBe('南京')
  expect(await cityOf({ city_name: '深圳市' })).toBe('深圳')
  expect(await cityOf({ city_name: '桃花源', area_code: 999999 })).toBe('杭州')
})

test('a sample takes the place of where the visitor was before', async () => {
  await app.callApi(calls.latAndLng, { type: 'set', ...WEST_LAKE, ...browser('moving') })
  expect(await app.callApi(calls.addLatLng, { ...FUTIAN, source: 'app', ...browser('moving') })).toEqual({
    city_id: 5,
    city_name: '深圳',
  })
  expect(await placeOf({}, browser('moving'))).toMatchObject({ ...FUTIAN, source_type: 'app' })
})

test('a chosen city is kept for the open id, and found by it', async () => {
  const open_id = 'open-of-lin-0001'
  expect(await app.callApi(calls.openIdCity, { open_id })).toEqual({})
  await app.callApi(calls.addCity, { city_id: 3073, qqHealthOpenId: open_id })
  expect(await app.callApi(calls.openIdCity, { open_id })).toEqual({ city_id: 3073, city_name: '南京' })
  await app.callApi(calls.addCity, { city_name: '东莞市', qqHealthOpenId: open_id }, { key: lin.key })
  expect(await app.callApi(calls.openIdCity, { open_id })).toEqual({ city_id: 2920, city_name: '东莞' })
  expect(await app.callApi(calls.openIdCity, { open_id: 'open-of-lin-0002' })).toEqual({})
  await app.callApi(calls.addCity, { city_id: 0, qqHealthOpenId: open_id })
  expect(await app.callApi(calls.openIdCity, { open_id })).toEqual({ city_id: 0, city_name: '全国' })
})

test('choosing a city sets the cookie that the hospital reads, for the parent host [X235] [X314]', async () => {
  const post = (payload: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/city/setCityCookie',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await post('city_id=99')).headers['set-cookie']).toBeUndefined()
  const cookie = String((await post('city_id=3073')).headers['set-cookie'])
  expect(cookie).toMatch(/^city_v2=MzA3Mw==; domain=\.care\.example; path=\/; max-age=31536000;.*secure$/)
  expect(await app.callApi(calls.userCity, {}, { cookie: cookie.split(';')[0] ?? '' })).toMatchObject({ city_id: 3073 })
})

test('a standard code leads to the area and its city, a former one to that of today, an unknown one to the default [X322]', async () => {
  const row = (area_code: number) => app.callApi(calls.areaByNorm, { area_code })
  expect(await row(440300)).toMatchObject({ city_id: 5, city_name: '深圳', area_id: 440300, level: 2, is_default: 0 })
  expect(await row(440305)).toMatchObject({ city_id: 5, area_id: 440305, area_name: '南山区', province_id: 440000 })
  expect(await row(310108)).toMatchObject({ city_name: '上海', area_id: 310106 })
  expect(await row(999999)).toMatchObject({ city_id: 5, area_id: 440300, is_default: 1 })
  // A municipality is its own city.
  expect(await row(500000)).toMatchObject({ city_id: 3316, city_name: '重庆', area_id: 500000, is_default: 0 })
  expect(await row(500100)).toMatchObject({ city_id: 3316 })
  expect(await row(500103)).toMatchObject({ city_id: 3316 })
  expect(await row(110000)).toMatchObject({ city_name: '北京', is_default: 0 })
  expect(await row(310000)).toMatchObject({ city_name: '上海', is_default: 0 })
  expect(await row(120000)).toMatchObject({ city_name: '天津', is_default: 0 })
  // A province lies in no city.
  expect(await row(440000)).toMatchObject({ city_id: 5, is_default: 1 })
})

test.each([
  [31, 3274],
  [32, 3316],
  [33, 2966],
])('channel %i is in city %i where none was chosen [X323]', async (cid, city_id) => {
  const asked = async (query: string) => (await app.server.inject(`/api/city/userCity?${query}`)).json().data
  expect(await asked(`cid=${cid}`)).toMatchObject({ city_id, source: 'default' })
  expect(await asked(`cid=${cid}&city_id=2920`)).toMatchObject({ city_id: 2920 })
  expect(await asked('cid=34')).toMatchObject({ city_id: 5 })
  const { data } = (await app.server.inject(`/api/cube/v1/weather?cid=${cid}`)).json()
  expect(data.city_id).toBe(city_id)
})

test('a position says nothing any more after half a day, and then nothing is left of it', async () => {
  const who = browser('late')
  await app.callApi(calls.latAndLng, { type: 'set', ...FUTIAN, ...who })
  await app.callApi(calls.addCity, { city_id: 5, ...browser('chose') })
  app.clock.advance({ hours: 11, minutes: 59 })
  await forgetPlaces.run(app.context())
  expect(await placeOf({}, who)).toMatchObject(FUTIAN)
  app.clock.advance({ minutes: 2 })
  expect(await placeOf({}, who)).toEqual({})
  await forgetPlaces.run(app.context())
  const left = 'select count(lat)::int as places, count(chosen_city_id)::int as cities, count(*)::int as rows'
  const { rows } = await app.pool.query(`${left} from location_visitors`)
  expect(rows[0].places).toBe(0)
  expect(rows[0].cities).toBe(rows[0].rows)
  expect(rows[0].rows).toBeGreaterThan(0)
  app.clock.advance({ days: 181 })
  await forgetPlaces.run(app.context())
  expect((await app.pool.query('select from location_visitors')).rowCount).toBe(0)
})
