import { expect, test } from 'vitest'
import { channelOf } from './channel.ts'
import { environmentOf } from './detect.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36'
const messaging = `${android} MicroMessenger/8.0.50(0x28003252)`
const none = { asked: undefined, kept: undefined }
const ofAgent = (userAgent: string) => channelOf({ userAgent, ...none })

test.each([
  ['the patient app', `${iPhone} YiluPatient/6.1.2`, 'patient-app'],
  ['the doctor app', `${android} YiluDoctor/6.6.4`, 'doctor-app'],
  ['the messaging app’s mini-program', `${messaging} miniProgram/wx0123`, 'messaging-mini-program'],
  ['the payment app’s mini-program', `${iPhone} AlipayClient/10.6 MiniProgram`, 'payment-mini-program'],
  ['the city-government app', `${android} iShenzhen/5.2.0`, 'city-app'],
  ['the Harmony app', `${desktop} YiluHarmony/1.0.3`, 'harmony-app'],
  ['a browser', iPhone, 'browser'],
  ['a browser of the messaging app', messaging, 'browser'],
  ['a mini-program of somebody else', `${android} miniProgram`, 'browser'],
  ['nothing known', 'curl/8.0', 'browser'],
  ['nothing', '', 'browser'],
])('%s is known by its user agent [X010] [X246]', (_, userAgent, host) => {
  expect(environmentOf(userAgent).host).toBe(host)
})

test('a native app tells its version and its system', () => {
  expect(environmentOf(`${iPhone} YiluPatient/6.1.2`)).toMatchObject({ version: '6.1.2', system: 'ios' })
  expect(environmentOf(`${android} YiluDoctor/6.6.4`)).toMatchObject({ version: '6.6.4', system: 'android' })
  expect(environmentOf(desktop)).toMatchObject({ version: undefined, system: 'other' })
})

test('the patient app is channel 20 on Android and 24 on iOS [X243] [X325]', () => {
  expect([`${android} YiluPatient/6.1.2`, `${iPhone} YiluPatient/6.1.2`].map(ofAgent)).toEqual([20, 24])
})

test('the doctor app is channel 100000001 on Android and 100000002 on iOS [X244] [X326]', () => {
  const apps = [`${android} YiluDoctor/6.6.4`, `${iPhone} YiluDoctor/6.6.4`]
  expect(apps.map(ofAgent)).toEqual([100_000_001, 100_000_002])
})

test('the city-government app is channel 100013549 [X327]', () => {
  expect(ofAgent(`${android} iShenzhen/5.2.0`)).toBe(100_013_549)
})

test('the user agent wins over the address, the address over what was kept, that over the bridge [X247]', () => {
  const all = { asked: 1, kept: 2, bridge: 3 }
  expect(channelOf({ userAgent: `${iPhone} YiluPatient/6.1.2`, ...all })).toBe(24)
  expect(channelOf({ userAgent: iPhone, ...all })).toBe(1)
  expect(channelOf({ userAgent: iPhone, ...all, asked: undefined })).toBe(2)
  expect(channelOf({ userAgent: iPhone, ...none, bridge: 3 })).toBe(3)
})

test('without any it is 23 in a browser of the messaging app and 16 in every other [X248] [X324]', () => {
  expect([messaging, `${messaging} miniProgram/wx0123`, iPhone, desktop, ''].map(ofAgent)).toEqual([23, 23, 16, 16, 16])
})
