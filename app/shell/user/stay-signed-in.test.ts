import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { islogined } from '#app/areas/access/patients/contract.ts'
import { session } from '#kit/wire/browser/session.ts'
import { NetworkDown } from '#kit/wire/errors.ts'
import { signIn } from '#test/support/people.ts'
import { type Phone, phoneIn } from '#test/support/phone.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { checkReporter } from '../watch/login-check.ts'
import { staySignedIn } from './stay-signed-in.ts'

const PREVIEW = '/account/v1/token/refresh/preview'
const CONFIRM = '/account/v1/token/refresh/confirm'

let app: TestApp
let phone: Phone
let key: string
let userId: number

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-23 23:00')
  ;({ key, patientId: userId } = await signIn(app))
  phone = phoneIn(app)
  phone.keep('user_key', key)
})
afterEach(() => {
  vi.unstubAllGlobals()
  toldAs.mockClear()
})

const toldAs = vi.fn(() => Promise.reject(new NetworkDown()))
const stay = () => staySignedIn(checkReporter(toldAs), app.clock.now())
const alive = async (held: string | undefined) => (await app.callApi(islogined, {}, { key: held ?? '' })).status

test('a visitor is not checked', async () => {
  phone.keep('user_key', '')
  await stay()
  expect(phone.asked).toEqual([])
})

test('a login check that fails is told once, as islogined_error, and nobody is signed out [X291]', async () => {
  phone.keep('user_id', String(userId))
  phone.fail('/islogined', 'lost')
  await expect(stay()).rejects.toThrow(NetworkDown)
  expect(toldAs.mock.calls).toEqual([[{ type: 'islogined_error', message: 'NetworkDown ' }]])
  expect([phone.kept('user_key'), phone.kept('user_id')]).toEqual([key, String(userId)])
  expect(phone.asked.map(({ path }) => path)).toEqual(['/islogined'])
})

test('the check after a refresh is told too where it fails, and the new key stays [X291]', async () => {
  phone.during(CONFIRM, () => phone.fail('/islogined', 'trouble'))
  await expect(stay()).rejects.toThrow()
  expect(toldAs).toHaveBeenCalledOnce()
  expect(await alive(phone.kept('user_key'))).toBe(1)
})

test('who was shown as signed in stays the same person with their new key, and with the one that steps in; another is another', async () => {
  await stay()
  expect([session.read() === key, session.who()]).toEqual([false, key])
  const renewed = session.read() ?? ''
  phone.keep('user_key_next', 'the next')
  session.drop(renewed)
  expect([session.read(), session.who()]).toEqual(['the next', key])
  session.keep('another')
  expect(session.who()).toBe('another')
})

test('signed in and not refreshed today: ids are kept, preview for 30 days, confirm with the old key, status read again, and no more [X145] [X148] [X149] [X310]', async () => {
  await stay()
  expect(phone.asked.map(({ path }) => path)).toEqual(['/islogined', PREVIEW, CONFIRM, '/islogined'])
  expect(phone.asked[1]?.query).toMatchObject({ accessToken: key, channelId: '16' })
  expect(phone.asked[1]?.form).toEqual({ expireDays: '30' })
  expect(phone.asked[2]?.form).toEqual({ prevToken: key })
  const kept = phone.kept('user_key')
  expect(kept).not.toBe(key)
  expect(phone.kept('user_id')).toBe(String(userId))
  expect(phone.kept('user_key_next')).toBeUndefined()
  expect([await alive(kept), await alive(key)]).toEqual([1, 0])
  expect(toldAs).not.toHaveBeenCalled()
})

test('the flag ends at midnight in Shanghai: until then no refresh, after it one [X149]', async () => {
  await stay()
  const first = phone.kept('user_key')
  app.clock.set('2026-11-23 23:59')
  await stay()
  expect(phone.kept('user_key')).toBe(first)
  expect(phone.asked.filter(({ path }) => path === PREVIEW)).toHaveLength(1)
  app.clock.set('2026-11-24 00:00')
  expect(phone.kept('use_token_time')).toBeUndefined()
  await stay()
  expect(phone.asked.filter(({ path }) => path === PREVIEW)).toHaveLength(2)
  expect(await alive(phone.kept('user_key'))).toBe(1)
})

test('the name of their chats is kept for 4.8 hours [X311]', async () => {
  await stay()
  expect(phone.kept('client_id')).toBe(`patient-${userId}`)
  app.clock.advance({ hours: 4, minutes: 47 })
  expect(phone.kept('client_id')).toBe(`patient-${userId}`)
  app.clock.advance({ minutes: 2 })
  expect(phone.kept('client_id')).toBeUndefined()
})

test('where preview fails nothing is confirmed and the key stays as it is [X148]', async () => {
  for (const how of ['lost', 'refused', 'trouble'] as const) {
    phone.fail(PREVIEW, how)
    await expect(stay()).rejects.toThrow()
  }
  expect(toldAs).not.toHaveBeenCalled()
  expect(phone.asked.map(({ path }) => path)).not.toContain(CONFIRM)
  expect([phone.kept('user_key'), await alive(key)]).toEqual([key, 1])
  expect(phone.kept('use_token_time')).toBeUndefined()
  await stay()
  expect(await alive(phone.kept('user_key'))).toBe(1)
})

test.each(['lost', 'refused', 'trouble'] as const)(
  'where confirm does not arrive (%s) the old key goes on and the next start tries again',
  async (how) => {
    phone.fail(CONFIRM, how)
    await expect(stay()).rejects.toThrow()
    expect([phone.kept('user_key'), await alive(key)]).toEqual([key, 1])
    await stay()
    expect(phone.kept('user_key')).not.toBe(key)
    expect(await alive(phone.kept('user_key'))).toBe(1)
  },
)

test('where confirm was done and its answer lost, the next start takes the new key over', async () => {
  phone.fail(CONFIRM, 'answer lost')
  await expect(stay()).rejects.toThrow()
  expect([phone.kept('user_key'), await alive(key)]).toEqual([key, 0])
  await stay()
  expect(phone.kept('user_key')).not.toBe(key)
  expect(await alive(phone.kept('user_key'))).toBe(1)
})

test('a page that asks by the old key meanwhile is answered by the new one and does not sign out', async () => {
  phone.fail(CONFIRM, 'answer lost')
  await expect(stay()).rejects.toThrow()
  const { callApi } = await import('#kit/wire/browser/caller.ts')
  const { getUserInfo } = await import('#app/areas/access/patients/contract.ts')
  expect(await callApi(getUserInfo, {})).toMatchObject({ user_id: userId })
  expect(await alive(phone.kept('user_key'))).toBe(1)
})

test('status 0 clears the key, the flag and the user id, and asks for nothing more [X146]', async () => {
  await stay()
  app.clock.advance({ days: 31 })
  phone.keep('user_key', 'a-key-that-has-died')
  phone.keep('user_id', String(userId))
  phone.keep('use_token_time', '1')
  const before = phone.asked.length
  await stay()
  expect(['user_key', 'user_id', 'use_token_time'].map(phone.kept)).toEqual([undefined, undefined, undefined])
  expect(phone.asked.slice(before).map(({ path }) => path)).toEqual(['/islogined'])
  expect(toldAs).not.toHaveBeenCalled()
})

test('who signs out while their key is refreshed stays signed out', async () => {
  phone.during(CONFIRM, () => phone.keep('user_key', ''))
  await stay()
  expect(phone.kept('user_key')).toBeUndefined()
})
