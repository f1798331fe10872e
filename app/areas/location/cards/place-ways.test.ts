import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPlace } from '#kit/bridge/find-place.ts'
import { PlaceDenied, type PlaceWays } from '#kit/bridge/place-source.ts'
import { aCookieJar } from '#test/support/cookie-jar.ts'
import { aStorage } from '#test/support/storage.ts'
import { placeWays } from './place-ways.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { hostname: 'm.example.com', protocol: 'https:' })
  vi.stubGlobal('document', aCookieJar('m.example.com'))
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const never = () => new Promise<never>(() => undefined)

/** Looks with the ways that pages have, but for a server and a phone that know nothing. */
const find = async (exact: PlaceWays['map']['exact']) => {
  const place = findPlace({ ...placeWays(), stored: async () => null, map: { name: 'map', timeoutMs: 3_000, exact } })
  await vi.advanceTimersByTimeAsync(10_000)
  return place
}

test('a denial, a silence and the third failure are one line each in the console, and the place is 0,0 [X302]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const lines = () => warn.mock.calls.splice(0).map(([line]) => String(line))
  const nowhere = { lat: 0, lng: 0 }
  for (const _ of [1, 2]) {
    expect(await find(never)).toMatchObject(nowhere)
    expect(lines()).toEqual(['place: timeout (map)'])
  }
  expect(await find(never)).toMatchObject(nowhere)
  expect(lines()).toEqual(['place: three-failures (map)'])
  await vi.advanceTimersByTimeAsync(30 * 60_000)
  expect(await find(() => Promise.reject(new PlaceDenied()))).toMatchObject(nowhere)
  expect(lines()).toEqual(['place: denied (map)'])
})
