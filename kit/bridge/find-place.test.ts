import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCookieJar } from '#test/support/cookie-jar.ts'
import { aStorage } from '#test/support/storage.ts'
import { findPlace } from './find-place.ts'
import { baiduMap, phoneMap } from './map-services.ts'
import { type FoundPlace, PlaceDenied, type PlaceSource, type PlaceWays, type Whereabouts } from './place-source.ts'

const SHENZHEN = { lat: 22.5431, lng: 114.0579 }
const never = () => new Promise<never>(() => undefined)

let heard: string[]
let visit: Storage

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  visit = aStorage()
  vi.stubGlobal('location', { hostname: 'm.example.com', protocol: 'https:' })
  vi.stubGlobal('document', aCookieJar('m.example.com'))
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', visit)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

const whereabouts = (lat: number, source: string): Whereabouts => ({
  lat,
  lng: 114,
  area_code: 440300,
  province_id: 440000,
  province_name: '广东省',
  city_id: 5,
  city: '深圳市',
  city_name: '深圳',
  cur_area_id: 0,
  cur_area_name: '',
  source_type: source,
})

const source = (name: string, lat: number, find = async (): Promise<FoundPlace | null> => at(lat)): PlaceSource => ({
  name,
  find: () => {
    heard.push(`${name} asked`)
    return find()
  },
})
const at = (lat: number): FoundPlace => ({ lat, lng: 114, system: 'bd09' })

/** Nobody knows anything, but the map service finds the phone at 9, 114. */
const ways = (more: Partial<PlaceWays> = {}) => ({
  stored: async () => {
    heard.push('server asked')
    return null
  },
  store: vi.fn<PlaceWays['store']>(async ({ lat, source: name }) => whereabouts(lat, name)),
  map: { name: 'map', timeoutMs: 3_000, exact: vi.fn(async () => at(9)) },
  log: vi.fn<PlaceWays['log']>(),
  ...more,
})

/** Geolocation that answers by what it was asked for. */
const phone = (answer: (options: PositionOptions) => { code: number } | typeof SHENZHEN | undefined) => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found, failed, options = {}) => {
    const said = answer(options)
    if (!said) return
    if ('code' in said) failed?.({ ...said, message: '' } as GeolocationPositionError)
    else found({ coords: { latitude: said.lat, longitude: said.lng } } as GeolocationPosition)
  })
  return { getCurrentPosition } as unknown as Geolocation & { getCurrentPosition: typeof getCurrentPosition }
}

/** Looks for the place and lets 4.5 s pass, the longest that a phone may take. */
const findIn = async (given: PlaceWays, ms = 4_500) => {
  const place = findPlace(given)
  await vi.advanceTimersByTimeAsync(ms)
  return place
}

test('the first source that knows is used: native app, city app, others, server, map; then what was kept [X158]', async () => {
  const all = {
    nativeApp: source('native', 1),
    cityApp: source('city', 2),
    embedded: [source('harmony', 3), source('mini', 4)],
    stored: async () => whereabouts(5, 'server'),
  }
  const found: number[] = []
  const removed = [{}, { nativeApp: undefined }, { cityApp: undefined }, { embedded: [source('mini', 4)] }]
  const gone = { embedded: undefined, stored: async () => null }
  let left: Partial<PlaceWays> = all
  for (const without of [...removed, { embedded: undefined }, gone]) {
    localStorage.clear()
    visit.clear()
    left = { ...left, ...without }
    found.push((await findPlace(ways(left))).lat)
  }
  expect(found).toEqual([1, 2, 3, 4, 5, 9])
  expect((await findPlace(ways(all))).lat).toBe(9)
})

test('a source that does not know, fails or never answers makes way for the next', async () => {
  const given = ways({
    nativeApp: source('native', 1, never),
    cityApp: source('city', 2, async () => null),
    embedded: [source('harmony', 3, async () => Promise.reject(new Error('10001-初始化失败!'))), source('mini', 4)],
  })
  expect((await findIn(given)).lat).toBe(4)
  expect(heard).toEqual(['native asked', 'city asked', 'harmony asked', 'mini asked'])
  expect(given.log.mock.calls.map(([kind, name]) => `${kind} ${name}`)).toEqual([
    'timeout native',
    'unavailable harmony',
  ])
})

test('a position is kept for half a day, then asked anew [X320]', async () => {
  const given = ways()
  await findPlace(given)
  await minutes(11 * 60 + 59)
  await findPlace(given)
  expect(given.map.exact).toHaveBeenCalledTimes(1)
  await minutes(2)
  await findPlace(given)
  expect(given.map.exact).toHaveBeenCalledTimes(2)
})

test('what the server has kept is used, and the map service is not asked [X160]', async () => {
  const given = ways({ stored: async () => whereabouts(5, 'server') })
  expect(await findPlace(given)).toEqual(whereabouts(5, 'server'))
  expect(given.map.exact).not.toHaveBeenCalled()
  expect(given.store).not.toHaveBeenCalled()
})

test('a phone is asked with high accuracy and 3 s; its position is kept on the server, in the Baidu system [X091] [X162] [X267]', async () => {
  const here = phone(() => SHENZHEN)
  const given = ways({ map: phoneMap(here) })
  const place = await findPlace(given)
  expect(here.getCurrentPosition.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 3_000 })
  const [told] = given.store.mock.calls[0] ?? []
  expect(Object.keys(told ?? {}).sort()).toEqual(['area_code', 'city_name', 'lat', 'lng', 'source'])
  // GPS is moved twice: to the Chinese system, then by Baidu's own 0.006.
  expect(told?.lat).toBeCloseTo(22.5461, 3)
  expect(told?.lng).toBeCloseTo(114.0695, 3)
  expect(place.lat).toBe(told?.lat)
  expect(heard).toEqual(['server asked'])
})

test('a position of a Chinese map is kept about 0.006 larger each [X091]', async () => {
  const given = ways({ map: { name: 'map', timeoutMs: 3_000, exact: async () => ({ ...SHENZHEN, system: 'gcj02' }) } })
  const { lat, lng } = await findPlace(given)
  expect(lat - SHENZHEN.lat).toBeCloseTo(0.006, 3)
  expect(given.store.mock.calls[0]?.[0].lng).toBeCloseTo(SHENZHEN.lng + 0.0065, 3)
  expect(lng).toBe(114)
})

test('what a resolved location says has all eleven fields, also where the server does not answer [X090]', async () => {
  const fields = Object.keys(whereabouts(1, '')).sort()
  expect(fields).toHaveLength(11)
  const place = await findPlace(ways({ store: vi.fn(async () => Promise.reject(new Error('down'))) }))
  expect(Object.keys(place).sort()).toEqual(fields)
  expect(place).toMatchObject({ lat: 9, lng: 114, source_type: 'map' })
})

test('no answer: after 3000 ms a rough one is asked for, after 1500 ms more that fails too [X159] [X316] [X317]', async () => {
  const here = phone(() => undefined)
  const given = ways({ map: phoneMap(here) })
  const place = findPlace(given)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(here.getCurrentPosition).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(here.getCurrentPosition).toHaveBeenCalledTimes(2)
  expect(here.getCurrentPosition.mock.calls[1]?.[2]).toMatchObject({ enableHighAccuracy: false, timeout: 1_500 })
  await vi.advanceTimersByTimeAsync(1_499)
  expect(given.log).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(given.log).toHaveBeenCalledTimes(1)
  expect(await place).toMatchObject({ lat: 0, lng: 0 })
})

test('a rough answer counts for a moment, not for half a day', async () => {
  const here = phone(({ enableHighAccuracy }) => (enableHighAccuracy ? { code: 3 } : SHENZHEN))
  const given = ways({ map: phoneMap(here) })
  expect((await findPlace(given)).lat).toBeGreaterThan(22)
  await minutes(9)
  await findPlace(given)
  expect(here.getCurrentPosition).toHaveBeenCalledTimes(2)
  await minutes(2)
  await findPlace(given)
  expect(here.getCurrentPosition).toHaveBeenCalledTimes(4)
})

test("Baidu's locator gives up at 8000 ms, and needs no conversion [X159] [X318]", async () => {
  const given = ways({ map: baiduMap(never) })
  const place = findPlace(given)
  await vi.advanceTimersByTimeAsync(7_999)
  expect(given.log).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(given.log.mock.calls.map(([kind]) => kind)).toEqual(['timeout'])
  expect(await place).toMatchObject({ lat: 0, lng: 0 })
  expect(await findPlace(ways({ map: baiduMap(async () => SHENZHEN) }))).toMatchObject({ lat: SHENZHEN.lat })
})

test('a denial is told once; the position is 0,0 and the map is left in peace for 28.8 minutes [X161] [X163] [X302] [X319]', async () => {
  const here = phone(() => ({ code: 1 }))
  const given = ways({ map: phoneMap(here) })
  expect(await findPlace(given)).toMatchObject({ lat: 0, lng: 0 })
  expect(given.log.mock.calls.map(([kind]) => kind)).toEqual(['denied'])
  expect(document.cookie).toContain('refuseLatAndLng_v2=')
  await minutes(28)
  expect(await findPlace(given)).toMatchObject({ lat: 0, lng: 0 })
  expect(here.getCurrentPosition).toHaveBeenCalledTimes(1)
  expect(given.log).toHaveBeenCalledTimes(1)
  await minutes(1)
  await findPlace(given)
  expect(here.getCurrentPosition).toHaveBeenCalledTimes(2)
})

test('the third failure of a visit leaves the map in peace, and the count begins anew [X164] [X302] [X319]', async () => {
  const here = phone(() => undefined)
  const given = ways({ map: phoneMap(here) })
  await findIn(given)
  await findIn(given)
  expect(document.cookie).toBe('')
  expect(await findIn(given)).toMatchObject({ lat: 0, lng: 0 })
  expect(given.log.mock.calls.map(([kind]) => kind)).toEqual(['timeout', 'timeout', 'three-failures'])
  expect(document.cookie).toContain('refuseLatAndLng_v2=')
  expect(JSON.parse(visit.getItem('placeFailures') ?? '')).toEqual({ value: 0 })
  await findIn(given)
  expect(here.getCurrentPosition).toHaveBeenCalledTimes(6)
  await minutes(29)
  await findIn(given)
  expect(here.getCurrentPosition).toHaveBeenCalledTimes(8)
  expect(document.cookie).toBe('')
})

test('who asks themselves to be found is found where they are now, whatever was kept or refused', async () => {
  const given = ways({ stored: async () => whereabouts(5, 'server') })
  await findPlace(given)
  const denied = { name: 'map', timeoutMs: 3_000, exact: async () => Promise.reject(new PlaceDenied()) }
  expect(await findPlace({ ...given, map: denied }, { now: true })).toMatchObject({ lat: 0 })
  expect((await findPlace(given, { now: true })).lat).toBe(9)
})
