import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loginByCode, momentKey, thirdLogin } from '#app/areas/account/sign-in/contract.ts'
import { UNANSWERED_PERSON } from '#kit/outside/server/stand-in-codes.ts'
import { bindByPhone, CITY_CHANNEL, codeAt, ticketAt } from '#kit/testing/doors.ts'
import { type House, openHouse } from '#kit/testing/open-house.ts'
import { signIn } from '#kit/testing/people.ts'
import { phoneIn } from '#kit/testing/phone.ts'
import type { Arrived } from './arrival.ts'
import { enterByDoor } from './doors.ts'

const said: string[] = []
vi.mock('#kit/ui/toast.tsx', () => ({ toast: (words: string) => said.push(words) }))

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
afterEach(() => {
  vi.unstubAllGlobals()
  said.length = 0
})

/** Somebody opens an address that brought this. */
const open = async (arrived: Arrived, search = '') => {
  const phone = phoneIn(house, `https://care.example/health/index${search}`)
  vi.stubGlobal('arrived', arrived)
  await enterByDoor()
  return phone
}
const inCity = `?channelId=${CITY_CHANNEL}&deviceNo=d-1`

test('a city app’s code goes with channelId in the query and code and deviceNo in the body [X049] [X261]', async () => {
  const channelId = CITY_CHANNEL
  await bindByPhone(house, await ticketAt(house, thirdLogin, { channelId, code: codeAt(house, 'city-1', 'citizen') }))
  const code = codeAt(house, 'city-1', 'citizen')
  const phone = await open({ code }, inCity)
  expect(phone.asked).toMatchObject([{ path: '/account/v1/third-login', query: { channelId: String(channelId) } }])
  expect(phone.asked[0]?.form).toEqual({ code, deviceNo: 'd-1' })
  expect(phone.kept('user_key')).toMatch(/^[\w-]{43}$/)
  expect([phone.gone, said]).toEqual([[], []])
})

test('an unbound one goes to the page that binds, with his ticket and the way back [X287]', async () => {
  const phone = await open({ code: codeAt(house, 'city-1', 'newcomer') }, inCity)
  const [page, ticket = ''] = String(phone.gone[0]).split('#')
  expect(page).toBe(`/account/bind?redirect_url=${encodeURIComponent(`/health/index${inCity}`)}`)
  expect(await bindByPhone(house, ticket)).toMatchObject({ status: 1 })
  expect([phone.kept('user_key'), said]).toEqual([undefined, []])
})

test('an unbound partner’s token leads there too', async () => {
  const phone = await open({ mtToken: codeAt(house, 'partner', 'newcomer') })
  expect(phone.asked[0]).toMatchObject({ path: '/islogined', form: { mtToken: expect.any(String) } })
  expect(phone.gone[0]).toMatch(/^\/account\/bind\?redirect_url=%2Fhealth%2Findex#[\w-]{32}$/)
})

test('a refused authorization is told in the server’s words, a failed request in its own [X288] [X289]', async () => {
  await open({ code: 'made-up' }, inCity)
  await open({ code: codeAt(house, 'city-1', UNANSWERED_PERSON) }, inCity)
  const phone = phoneIn(house, `https://care.example/${inCity}`)
  phone.fail('/account/v1/third-login', 'lost')
  vi.stubGlobal('arrived', { code: 'c' })
  await enterByDoor()
  expect(said).toEqual(['授权登录失败，请稍后再试', '数据请求异常', '数据请求异常'])
  expect([phone.gone, phone.kept('user_key')]).toEqual([[], undefined])
})

test('outside the city apps a code is the messaging app’s [X049]', async () => {
  await bindByPhone(house, await ticketAt(house, loginByCode, { code: codeAt(house, 'messenger', 'friend') }))
  const phone = await open({ code: codeAt(house, 'messenger', 'friend') })
  expect(phone.asked.map(({ path }) => path)).toEqual(['/loginByCode'])
  expect(phone.kept('user_key')).toMatch(/^[\w-]{43}$/)
})

test('a moment key signs in as moment_key [X048]', async () => {
  const { key } = await signIn(house)
  const { moment_key } = await house.ask(momentKey, {}, { key })
  const phone = await open({ momentKey: moment_key })
  expect(phone.asked).toMatchObject([{ path: '/loginByMomentKey', form: { moment_key } }])
  expect(phone.kept('user_key')).toMatch(/^[\w-]{43}$/)
})
