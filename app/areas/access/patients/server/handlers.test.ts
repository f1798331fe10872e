import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { trySolving } from '../rules/puzzle.ts'

let app: TestApp
let made = 0

beforeAll(async () => {
  app = await startTestApp({
    env: {
      LIMITS: 'on',
      PUZZLE_BITS: '8',
      DEMO_IN_PUBLIC: 'yes',
      TRUST_PROXY: '127.0.0.1',
      ADDRESS_CHALLENGE_AFTER: '20',
      ADDRESS_PER_HOUR: '40',
    },
  })
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance({ hours: 2 }))

/** A number that no other test uses. */
const aMobile = () => `137${String(++made).padStart(8, '0')}`

/** Asks from an address of its own, as a proxy would tell it. */
const from = (ip: string) => {
  const post = async (path: string, form: Record<string, string>) => {
    const payload = new URLSearchParams(form).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': ip }
    return (await app.server.inject({ method: 'POST', url: `/api${path}`, payload, headers })).json()
  }
  const get = async (path: string) =>
    (await app.server.inject({ url: `/api${path}`, headers: { 'x-forwarded-for': ip } })).json()
  const tokenFor = async (mobile: string): Promise<string> =>
    (await get(`/user/getSmsToken?mobile=${mobile}`)).data.token
  const send = async (mobile: string, more = {}) =>
    post('/user/sendMobileSms', { mobile, token: await tokenFor(mobile), ...more })
  const login = (mobile: string, code: string, more = {}) => post('/user/loginBySms', { mobile, code, ...more })
  return { get, post, tokenFor, send, login }
}
const home = from('198.51.100.1')

const codeFor = async (mobile: string) => (await app.callApi(sandboxSms, { mobile })).list[0]?.code ?? ''

const aPass = async (): Promise<string> => {
  const { data } = await home.get('/user/captcha')
  const captcha_code = trySolving(data.riddle, data.bits, 0, 100_000) ?? ''
  return (await home.post('/user/checkCaptcha', { captcha_id: data.captcha_id, captcha_code })).data.ticket
}

test.each([
  ['no number', '/user/getSmsToken', 'mobile'],
  ['a landline', '/user/getSmsToken?mobile=02088888888', 'mobile'],
  ['two numbers', '/user/getSmsToken?mobile=13800000001&mobile=13800000002', 'mobile'],
  ['SQL', "/user/getSmsToken?mobile='%20or%201=1--", 'mobile'],
])('a token for %s is refused and names the field', async (_, path, field) => {
  const response = await app.server.inject(`/api${path}`)
  expect([response.statusCode, response.json().field]).toEqual([422, field])
})

test('a number of the mainland, Hong Kong or Macau is taken, with prefix and spaces [X205]', async () => {
  for (const mobile of ['13812345678', '91234567', '+852 6612 3456', '85366123456', '+86 138 1234 5678']) {
    expect((await app.callApi(calls.getSmsToken, { mobile })).token).toMatch(/^[\w-]{32}$/)
  }
  // Eight digits that two people may have are nobody's.
  for (const mobile of ['12345', '66123456']) expect(await app.refusal(calls.getSmsToken, { mobile })).toBe('422')
})

test('no token, a made-up one, one for another number and one from another address send nothing', async () => {
  const [mobile, other] = [aMobile(), aMobile()]
  expect(await app.refusal(calls.sendMobileSms, { mobile })).toBe('422')
  expect(await app.refusal(calls.sendMobileSms, { mobile, token: 'made-up-token' })).toBe('bad-token')
  const token = await home.tokenFor(other)
  expect(await home.post('/user/sendMobileSms', { mobile, token })).toMatchObject({ status: 0, reason: 'bad-token' })
  expect(await from('198.51.100.2').post('/user/sendMobileSms', { mobile: other, token })).toMatchObject({
    reason: 'bad-token',
  })
  expect(await codeFor(mobile)).toBe('')
})

test('a token sends once, and not after its ten minutes', async () => {
  const mobile = aMobile()
  const token = await home.tokenFor(mobile)
  expect(await home.post('/user/sendMobileSms', { mobile, token })).toMatchObject({
    status: 200,
    data: { wait_seconds: 60 },
  })
  app.clock.advance({ minutes: 2 })
  expect(await home.post('/user/sendMobileSms', { mobile, token })).toMatchObject({ reason: 'bad-token' })
  const late = await home.tokenFor(mobile)
  app.clock.advance({ minutes: 11 })
  expect(await home.post('/user/sendMobileSms', { mobile, token: late })).toMatchObject({ reason: 'bad-token' })
})

test('a number gets one message a minute, however many ask at the same time', async () => {
  const mobile = aMobile()
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => from(`203.0.113.${n}`).send(mobile)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.find((answer) => answer.reason === 'too-soon')?.msg).toBe('验证码已发出，请 60 秒后再获取')
  app.clock.advance({ seconds: 59 })
  expect(await home.send(mobile)).toMatchObject({ reason: 'too-soon', msg: '验证码已发出，请 1 秒后再获取' })
  app.clock.advance({ seconds: 1 })
  expect(await home.send(mobile)).toMatchObject({ status: 200 })
})

test('the same idempotency key sends one message and says the same again', async () => {
  const mobile = aMobile()
  const form = { mobile, token: await home.tokenFor(mobile), idempotency_key: 'tapped-twice' }
  const [first, second] = [await home.post('/user/sendMobileSms', form), await home.post('/user/sendMobileSms', form)]
  expect(second).toEqual(first)
  expect((await app.callApi(sandboxSms, { mobile })).list).toHaveLength(1)
})

test('strangers cannot use up the day of a number: its owner still gets their codes, and nobody gets more than ten', async () => {
  app.clock.set('2026-12-01 06:00')
  const mobile = aMobile()
  const send = async (who: ReturnType<typeof from>) => {
    app.clock.advance({ minutes: 1 })
    return who.send(mobile, { pic_code: await aPass() })
  }
  await home.send(mobile)
  expect(await home.login(mobile, await codeFor(mobile))).toMatchObject({ status: 200 })
  for (let n = 0; n < 5; n++) expect(await send(from(`203.0.113.${n + 100}`))).toMatchObject({ status: 200 })
  expect(await send(from('203.0.113.200'))).toMatchObject({ reason: 'day-limit' })
  for (let n = 0; n < 4; n++) expect(await send(home)).toMatchObject({ status: 200 })
  expect(await send(home)).toMatchObject({ reason: 'day-limit', msg: '今天获取验证码的次数已用完，请明天再试' })
  app.clock.set('2026-12-02 00:00')
  expect(await home.send(mobile, { pic_code: await aPass() })).toMatchObject({ status: 200 })
})

test('after three codes that nobody used a challenge comes first; its pass is good once', async () => {
  const mobile = aMobile()
  for (let n = 0; n < 3; n++) {
    expect(await home.send(mobile)).toMatchObject({ status: 200 })
    app.clock.advance({ minutes: 1 })
  }
  expect(await home.send(mobile)).toMatchObject({ reason: 'challenge' })
  expect(await home.send(mobile, { pic_code: 'made-up' })).toMatchObject({ reason: 'challenge' })
  const pass = await aPass()
  expect(await home.send(mobile, { pic_code: pass })).toMatchObject({ status: 200 })
  app.clock.advance({ minutes: 1 })
  expect(await home.send(mobile, { pic_code: pass })).toMatchObject({ reason: 'challenge' })
  expect(await home.login(mobile, await codeFor(mobile))).toMatchObject({ status: 200 })
  app.clock.advance({ minutes: 1 })
  expect(await home.send(mobile)).toMatchObject({ status: 200 })
})

test('a challenge takes one answer, and none after its five minutes', async () => {
  const { data: puzzle } = await home.get('/user/captcha')
  const right = trySolving(puzzle.riddle, puzzle.bits, 0, 100_000) ?? ''
  expect(await home.post('/user/checkCaptcha', { captcha_id: puzzle.captcha_id, captcha_code: '!' })).toMatchObject({
    reason: 'wrong',
  })
  expect(await home.post('/user/checkCaptcha', { captcha_id: puzzle.captcha_id, captcha_code: right })).toMatchObject({
    reason: 'wrong',
  })
  const { data: late } = await home.get('/user/captcha')
  app.clock.advance({ minutes: 6 })
  const answer = { captcha_id: late.captcha_id, captcha_code: trySolving(late.riddle, late.bits, 0, 100_000) ?? '' }
  expect(await home.post('/user/checkCaptcha', answer)).toMatchObject({ reason: 'wrong' })
})

test('the picture says its sum in words too, so that a voice can read it', async () => {
  const { data } = await home.get('/user/picCode')
  expect(data.image).toMatch(/^data:image\/svg\+xml;base64,/)
  const digits = '零一二三四五六七八九'
  const [, a = '', sign, b = ''] = /^(.)(加|减)(.)等于几$/.exec(data.text) ?? []
  const answer = sign === '加' ? digits.indexOf(a) + digits.indexOf(b) : digits.indexOf(a) - digits.indexOf(b)
  const wrong = { captcha_id: (await home.get('/user/picCode')).data.captcha_id, captcha_code: '99' }
  expect(await home.post('/user/checkCaptcha', wrong)).toMatchObject({ reason: 'wrong' })
  expect(
    await home.post('/user/checkCaptcha', { captcha_id: data.captcha_id, captcha_code: String(answer) }),
  ).toMatchObject({ status: 200 })
})

test('an address that asks too much is challenged, then refused; after an hour it is free again', async () => {
  const busy = from('198.51.100.77')
  const sent = []
  for (let n = 0; n < 41; n++) sent.push((await busy.send(aMobile())).reason ?? 'sent')
  expect([sent[0], sent[19], sent[20]]).toEqual(['sent', 'sent', 'challenge'])
  expect((await busy.get(`/user/getSmsToken?mobile=${aMobile()}`)).reason).toBe('too-many')
  app.clock.advance({ minutes: 61 })
  expect(await busy.send(aMobile())).toMatchObject({ status: 200 })
})

test('a wrong, used, expired or someone else’s code does not sign in, all in the same words', async () => {
  const [mobile, other] = [aMobile(), aMobile()]
  await home.send(mobile)
  await home.send(other)
  const code = await codeFor(mobile)
  const words = '验证码不正确或已过期，请核对，或重新获取'
  expect(await home.login(other, code)).toMatchObject({ status: 0, msg: words })
  expect(await home.login(aMobile(), code)).toMatchObject({ msg: words })
  expect(await home.login(mobile, code)).toMatchObject({ status: 200 })
  expect(await home.login(mobile, code)).toMatchObject({ msg: words })
  app.clock.advance({ minutes: 5 })
  expect(await home.login(other, await codeFor(other))).toMatchObject({ msg: words })
})

test('a code signs in once, however many send it at the same time', async () => {
  const mobile = aMobile()
  await home.send(mobile)
  const code = await codeFor(mobile)
  const answers = await Promise.all(Array.from({ length: 5 }, () => home.login(mobile, code)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
})

test('after five wrong guesses even the right code is none any more, also where they came at once', async () => {
  const mobile = aMobile()
  await home.send(mobile)
  const code = await codeFor(mobile)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await Promise.all(Array.from({ length: 5 }, () => home.login(mobile, wrong)))
  expect(await home.login(mobile, code)).toMatchObject({ reason: 'wrong-code' })
})

test('guessing from a thousand addresses finds nothing and does not lock the owner out', async () => {
  const mobile = aMobile()
  await home.send(mobile)
  const code = await codeFor(mobile)
  const addresses = Array.from({ length: 1_000 }, (_, n) => from(`10.${n >> 8}.${n & 255}.9`))
  // The right code itself, from everywhere but where it was asked for.
  const guesses = await Promise.all(addresses.map((address) => address.login(mobile, code)))
  expect(guesses.filter((guess) => guess.status === 200)).toEqual([])
  expect(await home.login(mobile, code)).toMatchObject({ status: 200 })
}, 60_000)

test('an address that guesses on must solve a challenge for each guess', async () => {
  const guesser = from('198.51.100.88')
  const reasons = []
  for (let n = 0; n < 21; n++) reasons.push((await guesser.login(aMobile(), '123456')).reason)
  expect([reasons[19], reasons[20]]).toEqual(['wrong-code', 'challenge'])
  expect(await guesser.login(aMobile(), '123456', { pic_code: await aPass() })).toMatchObject({ reason: 'wrong-code' })
})

test('who changed their network meanwhile signs in by the token that they sent with', async () => {
  const mobile = aMobile()
  const token = await home.tokenFor(mobile)
  await home.post('/user/sendMobileSms', { mobile, token })
  const code = await codeFor(mobile)
  expect(await from('203.0.113.250').login(mobile, code)).toMatchObject({ reason: 'wrong-code' })
  expect(await from('203.0.113.250').login(mobile, code, { token })).toMatchObject({ status: 200 })
})

test('a code for another purpose does not sign in', async () => {
  const mobile = aMobile()
  await home.post('/user/sendSmsCode', { mobile, type: 'verify', token: await home.tokenFor(mobile) })
  expect(await home.login(mobile, await codeFor(mobile))).toMatchObject({ reason: 'wrong-code' })
  expect(await app.refusal(calls.sendSmsCode, { mobile, type: 'login', token: 'some-token' })).toBe('422')
})

test('known and unknown numbers are answered in the same words', async () => {
  const known = aMobile()
  await home.send(known)
  await home.login(known, await codeFor(known))
  app.clock.advance({ minutes: 1 })
  expect(await home.send(known)).toEqual(await home.send(aMobile()))
})

test('who signs in gets a key of 43 characters or more and all of the user info [X088]', async () => {
  const { key, patientId, mobile } = await signIn(app)
  expect(key.length).toBeGreaterThanOrEqual(43)
  const info = await app.callApi(calls.islogined, {}, { key })
  expect(info).toMatchObject({
    user_key: key,
    user_id: patientId,
    mobile,
    status: 1,
    truename: `用户${mobile.slice(-4)}`,
    city_id: 5,
  })
  expect(Object.keys(info).sort()).toEqual(
    [
      ...'user_key user_id truename mobile sex age area_name city_id city_name area_id group_id is_has_open_id client_id status jump_url loginUrl oss_domain'.split(
        ' ',
      ),
    ].sort(),
  )
  expect(info.oss_domain.nykjb2c_url).toMatch(/^http/)
  expect(await app.callApi(calls.getUserInfo, {}, { key })).toEqual(info)
})

test('a visitor and a dead key are told status 0 and where to sign in', async () => {
  for (const as of [{}, { key: 'nobody-holds-this-key' }]) {
    expect(await app.callApi(calls.islogined, { code: 'c', mtToken: 't' }, as)).toMatchObject({
      status: 0,
      user_key: '',
      user_id: 0,
      loginUrl: '/user/login',
    })
  }
  expect(await app.refusal(calls.getUserInfo, {})).toBe('login')
  expect(await app.refusal(calls.getUserInfo, {}, { key: 'nobody-holds-this-key' })).toBe('401')
})

test('the same number is the same account, a new one a new account', async () => {
  const first = await signIn(app)
  app.clock.advance({ minutes: 1 })
  const again = await signIn(app, first.mobile)
  expect(again.patientId).toBe(first.patientId)
  expect(again.key).not.toBe(first.key)
  expect((await signIn(app)).patientId).not.toBe(first.patientId)
})

test('after logout the key is dead at once, and the other session lives on', async () => {
  const first = await signIn(app)
  app.clock.advance({ minutes: 1 })
  const second = await signIn(app, first.mobile)
  expect(await app.refusal(calls.logout, {})).toBe('login')
  await app.callApi(calls.logout, {}, { key: first.key })
  expect(await app.refusal(calls.getUserInfo, {}, { key: first.key })).toBe('401')
  expect(await app.callApi(calls.getUserInfo, {}, { key: second.key })).toMatchObject({ status: 1 })
})

test('a session ends after thirty days, and the job forgets what has ended', async () => {
  const { key } = await signIn(app)
  app.clock.advance({ days: 29, hours: 23 })
  expect(await app.callApi(calls.islogined, {}, { key })).toMatchObject({ status: 1 })
  app.clock.advance({ hours: 1 })
  expect(await app.callApi(calls.islogined, {}, { key })).toMatchObject({ status: 0 })
  app.clock.advance({ days: 2 })
  await app.wakeAll()
  for (const table of [
    'access_patient_sessions',
    'access_next_sessions',
    'access_sms_tokens',
    'access_sms_codes',
    'access_sms_quotas',
    'access_challenges',
    'access_tallies',
  ]) {
    const { rows } = await app.pool.query(`select count(*)::int as count from ${table}`)
    expect([table, rows[0].count]).toEqual([table, 0])
  }
})

test('an altered or foreign csrf token is refused where it is sent; without one nothing is asked', async () => {
  const mobile = aMobile()
  await home.send(mobile)
  const { data } = await home.get('/sys/csrfToken')
  const code = await codeFor(mobile)
  expect(await home.login(mobile, code, { csrf_token: `${data.csrf_token}x` })).toMatchObject({ reason: 'bad-csrf' })
  expect(await from('203.0.113.9').login(mobile, code, { csrf_token: data.csrf_token })).toMatchObject({
    reason: 'bad-csrf',
  })
  expect(await home.login(mobile, code, { csrf_token: data.csrf_token })).toMatchObject({ status: 200 })
  app.clock.advance({ hours: 3 })
  expect(await home.login(mobile, code, { csrf_token: data.csrf_token })).toMatchObject({ reason: 'bad-csrf' })
})

test('neither numbers nor keys nor codes stand in the database as they are', async () => {
  const { key, mobile } = await signIn(app)
  const tables = [
    'access_patients',
    'access_patient_sessions',
    'access_sms_codes',
    'access_sms_quotas',
    'access_sms_tokens',
    'notices_sms',
  ]
  for (const table of tables) {
    const { rows } = await app.pool.query(`select coalesce(string_agg(t::text, ' '), '') as dump from ${table} t`)
    for (const canary of [mobile, key, Buffer.from(mobile).toString('base64')])
      expect(rows[0].dump).not.toContain(canary)
  }
})
