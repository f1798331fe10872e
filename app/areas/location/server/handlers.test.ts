import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { listCitiesWithAreas, nearestCity, readerOfAddresses } from './public.ts'
import { seed } from './seed.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await plant()
})
afterAll(() => app.close())

const plant = () => seed.run({ db: app.db, config: app.config, now: app.clock.now(), today: '2026-11-23', scale: 1 })

test.each([
  ['a latitude beyond the pole', calls.userCity, { lat: 91, lng: 114 }, 'lat'],
  ['a name with NUL', calls.cityByName, { city_name: 'a\u0000b' }, 'city_name'],
  ['no name', calls.cityByName, {}, 'city_name'],
  ['a parent that is no number', calls.areaList, { parent_id: '__proto__' }, 'parent_id'],
])('%s is refused and the field named', async (_, call, input, field) => {
  const { status, body } = await app.rawRequest(call, input)
  expect(status).toBe(422)
  expect(body).toMatchObject({ field })
})

test('a city of an unknown name is a refusal in words', async () => {
  const { status, body } = await app.rawRequest(calls.cityByName, { city_name: '桃花源' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 0, reason: 'not-found', msg: '没有找到这个城市，请换个名称试试' })
})

test('a city is found by its short and its official name', async () => {
  for (const city_name of ['南京', '南京市']) {
    expect(await app.callApi(calls.cityByName, { city_name })).toMatchObject({
      city_id: 3073,
      area_code: 320100,
      letter: 'N',
    })
  }
})

test('who says nothing is in Shenzhen [X321]', async () => {
  expect(await app.callApi(calls.userCity, {})).toMatchObject({ city_id: 5, city_name: '深圳', source: 'default' })
})

test.each([
  [440300, 5],
  [441900, 2920],
  [451200, 3221],
  [430700, 3263],
  [500000, 3316],
  [320100, 3073],
  [320106001, 3073],
  [999999, 5],
])('division %i leads to city %i [X322]', async (area_code, city_id) => {
  expect(await app.callApi(calls.userCity, { area_code })).toMatchObject({ city_id, source: 'area' })
})

test('a position leads to the city around it, unless a city was chosen', async () => {
  const westLake = { lat: 30.25, lng: 120.15 }
  expect(await app.callApi(calls.userCity, westLake)).toMatchObject({ city_name: '杭州', source: 'position' })
  expect(await app.callApi(calls.userCity, westLake, { city: 2920 })).toMatchObject({ city_id: 2920, source: 'chosen' })
  expect(await app.callApi(calls.userCity, { lat: 0, lng: 0 })).toMatchObject({ source: 'default' })
})

test('the cookie of the chosen city counts, the address before it', async () => {
  const cookie = `city_v2=${btoa('3073')}`
  const asked = async (url: string) => (await app.server.inject({ url, headers: { cookie } })).json().data
  expect(await asked('/api/city/userCity')).toMatchObject({ city_id: 3073, source: 'chosen' })
  expect(await asked('/api/city/userCity?city_id=2920')).toMatchObject({ city_id: 2920, source: 'chosen' })
})

test('a city that does not exist falls back to the default', async () => {
  expect(await app.callApi(calls.userCity, {}, { city: 77 })).toMatchObject({ city_id: 5, source: 'default' })
})

test('city 0 is all the country [X180]', async () => {
  expect(await app.callApi(calls.userCity, {}, { city: 0 })).toMatchObject({ city_id: 0, city_name: '全国' })
  const { list } = await app.callApi(calls.cityLetters, {})
  expect(list[0]).toMatchObject({ letter: '', cities: [{ city_id: 0, city_name: '全国' }] })
})

test('cities stand by letters, from A to Z, each city once', async () => {
  const [letters, flat] = await Promise.all([app.callApi(calls.cityLetters, {}), app.callApi(calls.cityListV11, {})])
  const order = letters.list.map((row) => row.letter)
  expect(order).toEqual(order.toSorted())
  expect(letters.list.slice(1).flatMap((row) => row.cities.map((city) => city.city_id))).toEqual(
    flat.list.map((city) => city.city_id),
  )
  expect(letters.list.every((row) => row.cities.every((city) => city.letter === row.letter))).toBe(true)
})

test('the newer list has hot cities, then letters, with areas where they are asked for', async () => {
  const { hot, list } = await app.callApi(calls.cityListV12, {})
  expect(hot.slice(0, 2).map((city) => city.city_name)).toEqual(['深圳', '北京'])
  const nanjing = list.flatMap((row) => row.cities).find((city) => city.city_id === 3073)
  expect(nanjing?.areas.map((area) => area.area_name)).toContain('鼓楼区')
  const bare = await app.callApi(calls.cityListV12, { areas: 0 })
  expect(bare.list.flatMap((row) => row.cities).filter((city) => city.areas.length > 0)).toEqual([])
})

test('divisions open level by level, down to the street', async () => {
  const below = async (parent_id?: number) => (await app.callApi(calls.areaList, { parent_id })).list
  const named = async (name: string, parent?: number) => (await below(parent)).find((row) => row.area_name === name)
  expect(await below()).toHaveLength(34)
  expect(await below(0)).toHaveLength(34)
  const guangdong = await named('广东省')
  const shenzhen = await named('深圳市', guangdong?.area_id)
  const nanshan = await named('南山区', shenzhen?.area_id)
  expect(nanshan).toEqual({ area_id: 440305, area_name: '南山区', parent_id: 440300, level: 3 })
  expect((await below(440305)).map((row) => row.area_name)).toContain('粤海街道')
  expect(await below(440305001)).toEqual([])
  expect(await below(123)).toEqual([])
})

test('a code that was given up opens the division of today', async () => {
  const { list } = await app.callApi(calls.areaList, { parent_id: 310108 })
  expect(list.length).toBeGreaterThan(0)
  expect(list.every((row) => row.parent_id === 310106)).toBe(true)
})

test('areas of the chosen city are its districts, or its streets where it has none', async () => {
  const areasOf = async (city?: number) =>
    (await app.callApi(calls.cityAreaList, {}, city === undefined ? {} : { city })).list.map((row) => row.area_name)
  expect(await areasOf()).toContain('福田区')
  expect(await areasOf(3316)).toEqual(expect.arrayContaining(['渝中区', '云阳县']))
  expect(await areasOf(2920)).toContain('东城街道')
  expect(await areasOf(0)).toContain('广东省')
  expect(await areasOf(77)).toEqual([])
})

test('every city but those beyond the mainland has areas', async () => {
  const { list } = await app.callApi(calls.cityListV12, {})
  const without = list.flatMap((row) => row.cities).filter((city) => city.areas.length === 0)
  expect(without.map((city) => city.city_name).toSorted()).toEqual(['澳门', '香港'])
})

test('others ask for the nearest city, cities with areas, and the place of an address', async () => {
  expect(await nearestCity(app.db, { lat: 0, lng: 0 })).toBeNull()
  expect((await nearestCity(app.db, { lat: 31.23, lng: 121.48 }))?.name).toBe('上海')
  const [dongguan] = await listCitiesWithAreas(app.db, [441900])
  expect(dongguan).toMatchObject({
    id: 2920,
    areas: expect.arrayContaining([expect.objectContaining({ name: '东城街道' })]),
  })
  const placeOf = await readerOfAddresses(app.db)
  expect(placeOf('湖北省襄樊市解放路1号')).toMatchObject({ cityId: 4206 })
  expect(placeOf('上海市闸北区示范路1号')).toEqual({ cityId: 3100, areaId: 310106 })
  expect(placeOf('示范路1号')).toBeNull()
})

test('planting again writes nothing', async () => {
  const written = async () =>
    (await app.pool.query('select max(xmin::text::bigint) as cities from location_cities')).rows.concat(
      (await app.pool.query('select max(xmin::text::bigint) as areas from location_areas')).rows,
    )
  const before = await written()
  await plant()
  expect(await written()).toEqual(before)
})
