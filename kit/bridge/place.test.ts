import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStorage } from '#test/support/storage.ts'
import { forgetHost } from './bridge.ts'
import { findPlacesBy } from './own-ways.ts'
import { requestPlace, resolvePlace, storedPlace } from './place.ts'
import { type Heard, playHost, userAgentOf } from './played-host.ts'

const app = { host: 'patient-app', system: 'android', version: '6.6.4' } as const

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'localhost', protocol: 'http:' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('navigator', { userAgent: '' })
  forgetHost()
})
afterEach(() => vi.unstubAllGlobals())

const nowhere = async () => Promise.reject(new Error('no answer'))

test('a place that cannot be found is no place, and nobody has to catch anything', async () => {
  expect(await resolvePlace()).toBeNull()
  findPlacesBy(async () => ({
    stored: async () => null,
    store: nowhere,
    log: () => undefined,
    map: { name: 'map', timeoutMs: 10, exact: nowhere },
  }))
  expect(await requestPlace()).toBeNull()
  expect(storedPlace()).toBeNull()
})

test('an app around the page is asked once for all who ask at the same time, and what it says is kept', async () => {
  const heard: Heard[] = []
  const page = {} as Window
  playHost(
    page,
    { ...app, fault: 'none', shows: '', pays: 'paid' },
    { tell: (one) => heard.push(one), takeMoney: async () => undefined },
  )
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { userAgent: userAgentOf(app) })
  const places = await Promise.all([resolvePlace(), resolvePlace()])
  expect(places[0]?.lat).toBeCloseTo(22.549, 2)
  expect(places[1]).toEqual(places[0])
  expect(heard.map(({ method }) => method)).toEqual(['position'])
  expect(storedPlace()).toEqual(places[0])
  await requestPlace()
  expect(heard).toHaveLength(2)
})
