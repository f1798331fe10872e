import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { islogined } from '#app/areas/access/patients/contract.ts'
import { userCity } from '#app/areas/location/contract.ts'
import type { Played } from '#kit/bridge/played-host.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { commonParams } from '#kit/wire/browser/common-params.ts'
import { setCommonParam } from '#kit/wire/browser/given-params.ts'
import { session } from '#kit/wire/browser/session.ts'
import { NotSignedIn } from '#kit/wire/errors.ts'
import { insideHost } from '#test/support/inside-host.ts'
import { signIn } from '#test/support/people.ts'
import { phoneIn } from '#test/support/phone.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { type Arrived, arrive } from '../arrival.ts'
import { isVisitor, keepLogined, keepTriedToSignIn, loginedNow } from '../user/current-user.ts'
import { greetHost, jumpToSignIn } from './host-visit.ts'

const JUMP = 'https://jump.example/authorize?appid=1&redirect_uri={back}'
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ env: { SIGN_IN_JUMPS: `23=${JUMP}` } })
})
afterAll(() => app.close())
afterEach(() => {
  for (const name of Object.keys(commonParams())) setCommonParam(name, undefined)
  vi.unstubAllGlobals()
})

const TOKEN = 't'.repeat(43)

/** Somebody opens a page in such a host, by an address that brought this. */
const open = (played: Partial<Played> = {}, arrived: Arrived = {}, search = '') => {
  const phone = phoneIn(app, `https://care.example/health/index${search}`)
  vi.stubGlobal('arrived', arrived)
  insideHost(played)
  return phone
}

test('status 0 with a jump_url leads there and back to the page, once; with a code in the address it does not [X147]', async () => {
  const phone = open({ host: 'messaging-browser' }, {}, '?a=1')
  await jumpToSignIn()
  expect(phone.gone).toEqual([JUMP.replace('{back}', encodeURIComponent('https://care.example/health/index?a=1'))])
  await jumpToSignIn()
  expect(phone.gone).toHaveLength(1)
  const withCode = open({ host: 'messaging-browser' })
  keepTriedToSignIn()
  await jumpToSignIn()
  expect(withCode.gone).toEqual([])
  const elsewhere = open({ host: 'patient-app' })
  await jumpToSignIn()
  expect([elsewhere.gone, elsewhere.asked.length]).toEqual([[], 1])
})

test('islogined 1 and 0 stand in the flag of the session and in the global state [X144]', async () => {
  const { key } = await signIn(app)
  const phone = open({}, {})
  for (const [held, said] of [
    [key, 1],
    ['', 0],
  ] as const) {
    phone.keep('user_key', held)
    keepLogined(await callApi(islogined, {}))
    expect([loginedNow(), sessionStorage.getItem('isLogined')]).toEqual([said, String(said)])
  }
})

test('a visitor is who has not both a key and an id [X240]', async () => {
  const { key } = await signIn(app)
  const phone = open()
  expect(isVisitor()).toBe(true)
  phone.keep('user_key', key)
  expect(isVisitor()).toBe(true)
  keepLogined(await callApi(islogined, {}))
  expect(isVisitor()).toBe(false)
  session.drop()
  expect(isVisitor()).toBe(true)
})

test('every call carries cid, city_id and what the host gave; jstoken in native apps alone; nothing that is empty [X257]', async () => {
  const search = '?city_id=5&area_id=440305&sc_distinct_id=d-1&vapp=v&qqHealthOpenId='
  const asked = async (played: Partial<Played>) => {
    const phone = open(played, { jstoken: TOKEN }, search)
    const sent: { headers: Record<string, string>; credentials: string }[] = []
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (url: string, init: never) => {
      sent.push(init)
      return fetch(url, init)
    })
    setCommonParam('jstoken', undefined)
    arrive()
    await greetHost()
    await callApi(islogined, {}).catch(() => undefined)
    return { query: phone.asked.at(-1)?.query ?? {}, headers: sent.at(-1)?.headers ?? {} }
  }
  const common = {
    city_id: '5',
    area_id: '440305',
    sc_distinct_id: 'd-1',
    vapp: 'v',
    trace_id: expect.stringMatching(/^[0-9A-Z]{32}$/),
  }
  const inApp = await asked({ host: 'patient-app' })
  expect(inApp.query).toEqual({ ...common, cid: '20', jstoken: TOKEN })
  expect(inApp.headers.traceid).toMatch(/^[\da-f]{32}$/)
  expect((await asked({ host: 'messaging-browser' })).query).toEqual({ ...common, cid: '23' })
})

test('the key goes along in its header, and cookies on the question for the user’s city alone [X257] [X258]', async () => {
  open().keep('user_key', 'a-key')
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init)
    return Response.json({ status: 200, data: {} })
  })
  await callApi(userCity, {})
  await callApi(islogined, {})
  expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'omit'])
  expect(sent.map(({ headers }) => new Headers(headers).get('user-key'))).toEqual(['a-key', 'a-key'])
})

test('status −4002 opens the native app’s own sign-in, in a browser ours [X273]', async () => {
  for (const [host, opensOurs] of [
    ['patient-app', false],
    ['browser', true],
  ] as const) {
    open({ host })
    vi.stubGlobal('fetch', async () => Response.json({ status: -4002, msg: '请先登录' }))
    const thrown = await callApi(userCity, {}).catch((error: unknown) => error)
    expect(thrown instanceof NotSignedIn, host).toBe(opensOurs)
  }
})
