import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStorage } from '#kit/testing/storage.ts'
import { findPlacesBy } from './own-ways.ts'
import { askPlace, keptPlace, offerPlaceSources, resolvePlace } from './place.ts'
import type { FoundPlace } from './place-source.ts'

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'localhost', protocol: 'http:' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
})
afterEach(() => vi.unstubAllGlobals())

const nowhere = async () => Promise.reject(new Error('no answer'))

test('a place that cannot be found is no place, and nobody has to catch anything', async () => {
  expect(await resolvePlace()).toBeNull()
  findPlacesBy(async () => ({
    ...{ stored: async () => null, store: nowhere, log: () => undefined },
    map: { name: 'map', timeoutMs: 10, exact: nowhere },
  }))
  expect(await askPlace()).toBeNull()
  expect(keptPlace()).toBeNull()
})

test('an app around the page is asked once for all who ask at the same time, and what it says is kept', async () => {
  const find = vi.fn(async (): Promise<FoundPlace> => ({ lat: 22.5, lng: 114.1, system: 'bd09' }))
  offerPlaceSources({ nativeApp: { name: 'native', find } })
  const places = await Promise.all([resolvePlace(), resolvePlace()])
  expect(places).toEqual([
    { lat: 22.5, lng: 114.1 },
    { lat: 22.5, lng: 114.1 },
  ])
  expect(find).toHaveBeenCalledTimes(1)
  expect(keptPlace()).toEqual({ lat: 22.5, lng: 114.1 })
  await askPlace()
  expect(find).toHaveBeenCalledTimes(2)
})
