import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPlacesBy } from '#kit/bridge/own-ways.ts'
import { storedPlace } from '#kit/bridge/place.ts'
import type { FoundPlace, MapService, NamedPlace, Whereabouts } from '#kit/bridge/place-source.ts'
import { aStorage } from '#test/support/storage.ts'
import { placeFirst } from './place-first.ts'

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'localhost', protocol: 'http:' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
})
afterEach(() => vi.unstubAllGlobals())

const findBy = (exact: MapService['exact']) =>
  findPlacesBy(async () => ({
    stored: async () => null,
    store: async ({ lat, lng }: NamedPlace) => ({ lat, lng }) as Whereabouts,
    map: { name: 'map', timeoutMs: 3_000, exact },
    log: () => undefined,
  }))

test('a page that needs the position asks its list after it was resolved, with it [X036]', async () => {
  const answer = Promise.withResolvers<FoundPlace>()
  const asked = Promise.withResolvers<null>()
  findBy(() => {
    asked.resolve(null)
    return answer.promise
  })
  const firstList = vi.fn(async () => storedPlace())
  const page = placeFirst(undefined, firstList)
  await asked.promise
  expect(firstList).not.toHaveBeenCalled()
  answer.resolve({ lat: 22.5, lng: 114.1, system: 'bd09' })
  expect(await page).toEqual({ lat: 22.5, lng: 114.1 })
  expect(firstList).toHaveBeenCalledTimes(1)
})

test('where nobody knows the position the list is asked without one', async () => {
  findBy(async () => Promise.reject(new Error('no answer')))
  expect(await placeFirst(undefined, async () => storedPlace())).toBeNull()
})
