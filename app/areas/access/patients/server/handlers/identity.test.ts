import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import { UNANSWERED_PERSON } from '#kit/outside/server/stand-in-codes.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { signIn } from '#test/support/people.ts'
import { bindByPhone, bindingCode, CITY_CHANNEL, codeAt, ticketAt } from '#test/support/sign-in-ways.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

const SECOND_CITY = 100_013_550

let app: TestApp
let made = 0

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance({ minutes: 2 }))

const aPerson = () => `person-${++made}`

const atCity = (person: string, channelId = CITY_CHANNEL) => ({
  channelId,
  code: codeAt(app, channelId === CITY_CHANNEL ? 'city-1' : 'city-2', person),
})
const messenger = (person: string) => ({ code: codeAt(app, 'messenger', person) })
const native = (person: string) => ({ jstoken: codeAt(app, 'native-app', person) })

/** Somebody who is bound where they show themselves. */
const bound = async (input: (person: string) => object, call: Parameters<typeof ticketAt>[1], mobile?: string) => {
  const person = aPerson()
  return { person, ...(await bindByPhone(app, await ticketAt(app, call, input(person)), mobile)) }
}

const ways = [
  ['a city app', calls.thirdLogin, atCity],
  ['the messaging app', calls.loginByCode, messenger],
  ['the native app', calls.loginByAppToken, native],
] as const

test.each(ways)(
  '%s: what is made up, altered, too old or of another provider signs nobody in',
  async (_, call, input) => {
    const good = Object.entries(input(aPerson()))
    const [name, code] = good.find(([field]) => field !== 'channelId') as [string, string]
    const other = codeAt(app, 'partner', aPerson())
    for (const bad of ['made-up', `${code}x`, `x${code}`, other])
      expect(await app.refusal(call, { ...Object.fromEntries(good), [name]: bad })).toBe('bad-code')
    app.clock.advance({ minutes: 11 })
    expect(await app.refusal(call, { ...Object.fromEntries(good), [name]: code })).toBe('bad-code')
  },
)

test.each(ways)('%s: who is bound to nobody gets a ticket and no session', async (_, call, input) => {
  const { body } = await app.rawRequest(call, { ...input(aPerson()) })
  expect(body).toMatchObject({ reason: 'unbound', msg: '请先绑定手机号', data: { expires_in: 900 } })
  expect(body.data).not.toHaveProperty('user_key')
})

test.each(ways)(
  '%s: who has bound their number is signed in from then on, by all of the user info [X088]',
  async (_, call, input) => {
    const { person, user_id, mobile } = await bound(input, call)
    const info = await app.callApi(call, input(person) as never)
    expect(info).toMatchObject({ user_id, mobile, status: 1 })
    expect(Object.keys(info)).toHaveLength(17)
    expect(await app.callApi(calls.islogined, {}, { key: info.user_key })).toEqual(info)
  },
)

test('an unbound city account is told so by 501126 in `code`, a bad code by 500000 and words [X287] [X288] [X289]', async () => {
  expect((await app.rawRequest(calls.thirdLogin, atCity(aPerson()))).body).toMatchObject({ code: 501_126 })
  const refused = { channelId: CITY_CHANNEL, code: 'made-up' }
  expect((await app.rawRequest(calls.thirdLogin, refused)).body).toMatchObject({
    code: 500_000,
    msg: '授权登录失败，请稍后再试',
  })
  expect((await app.rawRequest(calls.thirdLogin, atCity(UNANSWERED_PERSON))).body).toMatchObject({
    msg: '数据请求异常',
  })
})

test('the two city apps are two providers, and no other channel is one', async () => {
  const { person } = await bound(atCity, calls.thirdLogin)
  expect(await app.refusal(calls.thirdLogin, atCity(person, SECOND_CITY))).toBe('unbound')
  expect(await app.refusal(calls.thirdLogin, { ...atCity(person), channelId: SECOND_CITY })).toBe('bad-code')
  expect(await app.refusal(calls.thirdLogin, { ...atCity(person), channelId: 16 })).toBe('shut')
  expect(await app.refusal(calls.thirdLogin, { code: 'c' })).toBe('422')
})

test('a code signs in once, however many show it at the same time; without an answer it may be shown again', async () => {
  const { person } = await bound(atCity, calls.thirdLogin)
  const input = atCity(person)
  const answers = await Promise.all(Array.from({ length: 6 }, () => app.refusal(calls.thirdLogin, input)))
  expect(answers.filter((answer) => answer === 'not refused')).toHaveLength(1)
  expect(await app.refusal(calls.thirdLogin, input)).toBe('bad-code')
  const unanswered = atCity(UNANSWERED_PERSON)
  for (let n = 0; n < 2; n++) expect(await app.refusal(calls.thirdLogin, unanswered)).toBe('trouble')
})

test('of a number, 32 characters and 33 only the last is shown to the app [X150]', async () => {
  expect(await app.refusal(calls.loginByAppToken, {})).toBe('bad-code')
  const { person } = await bound(native, calls.loginByAppToken)
  const { jstoken } = native(person)
  expect(jstoken.length).toBeGreaterThan(32)
  expect(await app.refusal(calls.loginByAppToken, { jstoken: jstoken.slice(0, 32) })).toBe('bad-code')
  expect(await app.callApi(calls.loginByAppToken, { jstoken })).toMatchObject({ status: 1 })
  expect(await app.callApi(calls.loginByAppToken, { jstoken })).toMatchObject({ status: 1 })
})

test('binding needs a living ticket and a code that was sent for it', async () => {
  const ticket = await ticketAt(app, calls.thirdLogin, atCity(aPerson()))
  const typed = await bindingCode(app)
  expect(await app.refusal(calls.loginBySms, { ...typed, code: '000000', bind_ticket: ticket })).toBe('wrong-code')
  expect(await app.refusal(calls.loginBySms, typed)).toBe('wrong-code')
  expect(await app.refusal(calls.loginBySms, { ...typed, bind_ticket: 'made-up' })).toBe('bad-ticket')
  app.clock.advance({ minutes: 16 })
  expect(await app.refusal(calls.loginBySms, { ...(await bindingCode(app)), bind_ticket: ticket })).toBe('bad-ticket')
})

test('a ticket binds once', async () => {
  const ticket = await ticketAt(app, calls.thirdLogin, atCity(aPerson()))
  await bindByPhone(app, ticket)
  expect(await app.refusal(calls.loginBySms, { ...(await bindingCode(app)), bind_ticket: ticket })).toBe('bad-ticket')
})

test('who is bound to one account is not bound to another, and nothing of the try remains', async () => {
  const person = aPerson()
  const tickets = [0, 1].map(() => ticketAt(app, calls.thirdLogin, atCity(person)))
  const [first = '', second = ''] = await Promise.all(tickets)
  const { user_id } = await bindByPhone(app, first)
  const typed = await bindingCode(app)
  const { body } = await app.rawRequest(calls.loginBySms, { ...typed, bind_ticket: second })
  expect(body).toMatchObject({ status: 0, msg: '这个授权账号已绑定其他手机号，请用那个手机号登录' })
  expect(await app.callApi(calls.thirdLogin, atCity(person))).toMatchObject({ user_id })
})

test('two numbers that bind the same person at the same time: one gets them', async () => {
  const person = aPerson()
  const tries = await Promise.all(
    Array.from({ length: 4 }, async () => ({
      ...(await bindingCode(app)),
      bind_ticket: await ticketAt(app, calls.thirdLogin, atCity(person)),
    })),
  )
  const answers = await Promise.all(tries.map((typed) => app.refusal(calls.loginBySms, typed)))
  expect(answers.sort()).toEqual(['bound-elsewhere', 'bound-elsewhere', 'bound-elsewhere', 'not refused'])
})

test('the one of the messaging app is replaced by another, never by another patient’s', async () => {
  const { key } = await signIn(app)
  const [one, other] = [aPerson(), aPerson()]
  const { person: taken } = await bound(messenger, calls.loginByCode)
  expect(await app.callApi(calls.islogined, {}, { key })).toMatchObject({ is_has_open_id: 0 })
  expect(await app.refusal(calls.reBindWxOpenId, messenger(one))).toBe('login')
  expect(await app.refusal(calls.reBindWxOpenId, { code: 'made-up' }, { key })).toBe('bad-code')
  expect(await app.refusal(calls.reBindWxOpenId, messenger(taken), { key })).toBe('bound-elsewhere')
  for (const person of [one, other, other])
    expect(await app.callApi(calls.reBindWxOpenId, messenger(person), { key })).toEqual({ is_has_open_id: 1 })
  expect(await app.callApi(calls.islogined, {}, { key })).toMatchObject({ is_has_open_id: 1 })
  expect(await app.refusal(calls.loginByCode, messenger(one))).toBe('unbound')
  expect(await app.callApi(calls.loginByCode, messenger(other))).toMatchObject({ status: 1 })
})

test('islogined signs in who shows a code or a token, but never instead of who is signed in [X049] [X051]', async () => {
  const { person, user_id } = await bound(messenger, calls.loginByCode)
  expect(await app.callApi(calls.islogined, { code: 'made-up', mtToken: 'made-up' })).toMatchObject({ status: 0 })
  const byCode = await app.callApi(calls.islogined, messenger(person))
  expect(byCode).toMatchObject({ status: 1, user_id, jump_url: '' })
  expect(await app.callApi(calls.getUserInfo, {}, { key: byCode.user_key })).toMatchObject({ user_id })
  const me = await signIn(app)
  expect(await app.callApi(calls.islogined, messenger(person), me)).toMatchObject({ user_id: me.patientId })
})

test('a partner’s token leads to binding, and names somebody from then on as often as it is shown [X051]', async () => {
  const mtToken = codeAt(app, 'partner', aPerson())
  const unknown = await app.callApi(calls.islogined, { mtToken })
  const [page, ticket = ''] = unknown.loginUrl.split('#')
  expect([unknown.status, page]).toEqual([0, '/account/bind'])
  const { user_id } = await bindByPhone(app, ticket)
  for (let n = 0; n < 2; n++)
    expect(await app.callApi(calls.islogined, { mtToken })).toMatchObject({ status: 1, user_id })
})

test('a moment key signs its own patient in, once and within two minutes [X048]', async () => {
  const me = await signIn(app)
  expect(await app.refusal(calls.momentKey, {})).toBe('login')
  expect(await app.refusal(calls.loginByMomentKey, { moment_key: 'made-up' })).toBe('bad-key')
  const { moment_key } = await app.callApi(calls.momentKey, {}, me)
  const info = await app.callApi(calls.loginByMomentKey, { moment_key })
  expect(info).toMatchObject({ status: 1, user_id: me.patientId })
  expect(info.user_key).not.toBe(me.key)
  expect(await app.callApi(calls.getUserInfo, {}, { key: info.user_key })).toMatchObject({ user_id: me.patientId })
  expect(await app.refusal(calls.loginByMomentKey, { moment_key })).toBe('bad-key')
  const late = await app.callApi(calls.momentKey, {}, me)
  app.clock.advance({ minutes: 2 })
  expect(await app.refusal(calls.loginByMomentKey, { moment_key: late.moment_key })).toBe('bad-key')
})

test('a moment key goes with the session that asked for it', async () => {
  const me = await signIn(app)
  const { moment_key } = await app.callApi(calls.momentKey, {}, me)
  await app.callApi(calls.logout, {}, me)
  expect(await app.refusal(calls.loginByMomentKey, { moment_key })).toBe('bad-key')
})

test('a code of the cloud departments opens no session, and its number waits as for any other', async () => {
  const mobile = '13500990099'
  expect(await app.refusal(calls.sendCloudDepCode, { mobile: '12345' })).toBe('422')
  expect(await app.callApi(calls.sendCloudDepCode, { mobile })).toMatchObject({ wait_seconds: 60 })
  expect(await app.refusal(calls.sendCloudDepCode, { mobile })).toBe('too-soon')
  const [sent] = (await app.callApi(sandboxSms, { mobile })).list
  expect(sent?.code).toMatch(/^\d{6}$/)
  expect(await app.refusal(calls.loginBySms, { mobile, code: sent?.code })).toBe('wrong-code')
})

test('production has no stand-in: a provider that is not configured is shut, and believes no code of it', async () => {
  const production = await startTestApp({
    env: {
      MODE: 'production',
      LIMITS: 'on',
      PUBLIC_URL: 'https://care.example',
      SMS_PROVIDER: 'aliyun',
      ALIYUN_ACCESS_KEY_ID: 'a',
      ALIYUN_ACCESS_KEY_SECRET: 'b',
      ALIYUN_SMS_SIGN_NAME: 'c',
      ALIYUN_SMS_CODE_TEMPLATE: 'd',
      ALIYUN_SMS_NOTICE_TEMPLATE: 'e',
    },
  })
  expect(await production.refusal(calls.loginByCode, { code: codeAt(production, 'messenger', 'me') })).toBe('shut')
  await production.close()
})

test('an address that tries codes without end is stopped', async () => {
  const strict = await startTestApp({ env: { LIMITS: 'on', ADDRESS_CHALLENGE_AFTER: '3', ADDRESS_PER_HOUR: '5' } })
  const answers = []
  for (let n = 0; n < 6; n++) answers.push(await strict.refusal(calls.loginByCode, { code: `guess-${n}` }))
  expect(answers).toEqual([...Array(5).fill('bad-code'), 'too-many'])
  expect(await strict.refusal(calls.loginByMomentKey, { moment_key: 'guess' })).toBe('too-many')
  await strict.close()
})

test('ids of other providers do not stand in the database as they are, and what has ended is forgotten', async () => {
  const { person } = await bound(atCity, calls.thirdLogin)
  await ticketAt(app, calls.thirdLogin, atCity(aPerson()))
  const { rows } = await app.pool.query('select json_agg(t)::text as dump from access_identities t')
  for (const canary of [person, Buffer.from(person).toString('base64')]) expect(rows[0].dump).not.toContain(canary)
  app.clock.advance({ days: 2 })
  await app.wakeAll()
  for (const table of ['access_bind_tickets', 'access_shown_codes', 'access_moment_keys']) {
    const left = await app.pool.query(`select count(*)::int as count from ${table}`)
    expect([table, left.rows[0].count]).toEqual([table, 0])
  }
})

test('who a patient is to identity providers is in the file of their data, and in no other', async () => {
  const { person, user_key: key } = await bound(atCity, calls.thirdLogin)
  expect(await ownRows(app, { key }, 'identities')).toMatchObject([{ door: 'city-1', open_id: person }])
  expect(await ownRows(app, await signIn(app), 'identities')).toEqual([])
})
