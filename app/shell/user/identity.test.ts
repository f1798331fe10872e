import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loginByAppToken, loginByCode, momentKey, thirdLogin } from '#app/areas/access/patients/contract.ts'
import { speakBy } from '#kit/bridge/host-ways.ts'
import type { Played } from '#kit/bridge/played-host.ts'
import { UNANSWERED_PERSON } from '#kit/outside/server/stand-in-codes.ts'
import { insideHost } from '#test/support/inside-host.ts'
import { signIn } from '#test/support/people.ts'
import { phoneIn } from '#test/support/phone.ts'
import { bindByPhone, CITY_CHANNEL, codeAt, ticketAt } from '#test/support/sign-in-ways.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { type Arrived, arrive } from '../arrival.ts'
import { hasTriedToSignIn } from './current-user.ts'
import { enterByIdentity } from './identity.ts'

const said: string[] = []
vi.mock('#kit/ui/toast.ts', () => ({ toast: (words: string) => said.push(words) }))

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
afterEach(() => {
  vi.unstubAllGlobals()
  said.length = 0
})

/** Somebody opens an address that brought this. */
const open = async (arrived: Arrived, search = '') => {
  const phone = phoneIn(app, `https://care.example/health/index${search}`)
  vi.stubGlobal('arrived', arrived)
  await enterByIdentity()
  return phone
}
const inCity = `?channelId=${CITY_CHANNEL}&deviceNo=d-1`

test('a city app’s code goes with channelId in the query and code and deviceNo in the body [X049] [X261]', async () => {
  const channelId = CITY_CHANNEL
  await bindByPhone(app, await ticketAt(app, thirdLogin, { channelId, code: codeAt(app, 'city-1', 'citizen') }))
  const code = codeAt(app, 'city-1', 'citizen')
  const phone = await open({ code }, inCity)
  expect(phone.asked).toMatchObject([{ path: '/account/v1/third-login', query: { channelId: String(channelId) } }])
  expect(phone.asked[0]?.form).toEqual({ code, deviceNo: 'd-1' })
  expect(phone.kept('user_key')).toMatch(/^[\w-]{43}$/)
  expect([phone.gone, said]).toEqual([[], []])
})

test('an unbound one goes to the page that binds, with their ticket and the way back [X287]', async () => {
  const phone = await open({ code: codeAt(app, 'city-1', 'newcomer') }, inCity)
  const [page, ticket = ''] = String(phone.gone[0]).split('#')
  expect(page).toBe(`/account/bind?redirect_url=${encodeURIComponent(`/health/index${inCity}`)}`)
  expect(await bindByPhone(app, ticket)).toMatchObject({ status: 1 })
  expect([phone.kept('user_key'), said]).toEqual([undefined, []])
})

test('an unbound partner’s token leads there too', async () => {
  const phone = await open({ mtToken: codeAt(app, 'partner', 'newcomer') })
  expect(phone.asked[0]).toMatchObject({ path: '/islogined', form: { mtToken: expect.any(String) } })
  expect(phone.gone[0]).toMatch(/^\/account\/bind\?redirect_url=%2Fhealth%2Findex#[\w-]{32}$/)
})

test('a refused authorization is told in the server’s words, a failed request in its own [X288] [X289]', async () => {
  await open({ code: 'made-up' }, inCity)
  await open({ code: codeAt(app, 'city-1', UNANSWERED_PERSON) }, inCity)
  const phone = phoneIn(app, `https://care.example/${inCity}`)
  phone.fail('/account/v1/third-login', 'lost')
  vi.stubGlobal('arrived', { code: 'c' })
  await enterByIdentity()
  expect(said).toEqual(['授权登录失败，请稍后再试', '数据请求异常', '数据请求异常'])
  expect([phone.gone, phone.kept('user_key')]).toEqual([[], undefined])
})

test('a code that came keeps a host from sending them for another [X147]', async () => {
  inHost({ host: 'messaging-browser' }, { code: 'made-up' })
  expect(hasTriedToSignIn()).toBe(false)
  await enterByIdentity()
  expect(hasTriedToSignIn()).toBe(true)
})

test('outside the city apps a code is the messaging app’s [X049]', async () => {
  await bindByPhone(app, await ticketAt(app, loginByCode, { code: codeAt(app, 'messenger', 'friend') }))
  const phone = await open({ code: codeAt(app, 'messenger', 'friend') })
  expect(phone.asked.map(({ path }) => path)).toEqual(['/loginByCode'])
  expect(phone.kept('user_key')).toMatch(/^[\w-]{43}$/)
})

test('a moment key signs in as moment_key [X048]', async () => {
  const { key } = await signIn(app)
  const { moment_key } = await app.callApi(momentKey, {}, { key })
  const phone = await open({ momentKey: moment_key })
  expect(phone.asked).toMatchObject([{ path: '/loginByMomentKey', form: { moment_key } }])
  expect(phone.kept('user_key')).toMatch(/^[\w-]{43}$/)
})

/** Somebody opens a page in such a host, by an address that brought this. */
const inHost = (played: Partial<Played>, arrived: Arrived = {}) => {
  const phone = phoneIn(app, 'https://care.example/health/index')
  vi.stubGlobal('arrived', arrived)
  insideHost(played)
  vi.spyOn(console, 'warn').mockReturnValue()
  return phone
}

test('a native app’s token signs in without a word; one of 32 characters, none and a silent app leave a visitor', async () => {
  await bindByPhone(app, await ticketAt(app, loginByAppToken, { jstoken: codeAt(app, 'native-app', 'known') }))
  const phone = inHost({ host: 'patient-app', shows: codeAt(app, 'native-app', 'known') })
  expect(arrive()).toBe(true)
  await enterByIdentity()
  expect(phone.kept('user_key')).toMatch(/^[\w-]{43}$/)
  for (const fault of ['short-token', 'no-token', 'silent', 'rubbish'] as const) {
    const other = inHost({ host: 'patient-app', fault })
    expect(arrive()).toBe(true)
    await enterByIdentity()
    expect([other.kept('user_key'), other.gone, other.asked], fault).toEqual([undefined, [], []])
    expect(arrive(), 'the app is asked once in a visit').toBe(false)
  }
  inHost({})
  expect(arrive(), 'a browser has nobody to ask').toBe(false)
})

test('the city app names who uses it by a code, and nobody without their leave', async () => {
  speakBy(async () => (await import('#app/areas/guide/cards/host-ways.ts')).hostWays())
  const shown = () => codeAt(app, 'city-1', 'city-person')
  await bindByPhone(app, await ticketAt(app, thirdLogin, { channelId: CITY_CHANNEL, code: shown() }))
  const phone = inHost({ host: 'city-app', shows: shown() })
  expect(arrive()).toBe(true)
  await enterByIdentity()
  expect(phone.kept('user_key')).toMatch(/^[\w-]{43}$/)
  const stranger = inHost({ host: 'city-app', fault: 'no-token' })
  arrive()
  await enterByIdentity()
  expect(stranger.kept('user_key')).toBeUndefined()
  expect(said).toEqual(['用户未授权或未登录i深圳'])
})

test('fs_token is the token of another partner: it leaves the address and signs in [X050]', async () => {
  const token = codeAt(app, 'partner-fs', 'fs-person')
  const first = inHost({}, { fs_token: token })
  expect(arrive()).toBe(true)
  await enterByIdentity()
  const ticket = String(first.gone[0]).split('#')[1] ?? ''
  await bindByPhone(app, ticket)
  const again = inHost({}, { fs_token: token })
  await enterByIdentity()
  expect(again.kept('user_key')).toMatch(/^[\w-]{43}$/)
  expect(again.asked[0]).toMatchObject({ path: '/islogined', form: { fs_token: token } })
})
