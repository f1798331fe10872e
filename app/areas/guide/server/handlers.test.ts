import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
// @ts-expect-error It has no types.
import WechatApi from 'co-wechat-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decryptBy } from '#kit/seal/server/hand-over.ts'
import { signIn } from '#test/support/people.ts'
import { type CallAs, startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { insertPlans, insertTemplates } from './queries.ts'

const KEY = Buffer.alloc(32, 7)
let app: TestApp
let tickets = 0
let isAway = false

/** The messaging app's gateway: another ticket each time. */
const gateway = createServer((request, response) => {
  if (isAway) return response.writeHead(503).end()
  if (request.url === '/init') return response.end(JSON.stringify({ data: { initCode: 'i-1' } }))
  const isTicket = request.url?.startsWith('/cgi-bin/ticket/getticket')
  response.end(
    JSON.stringify(
      isTicket ? { ticket: `ticket-${++tickets}`, expires_in: 7200 } : { access_token: 't', expires_in: 1 },
    ),
  )
})

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  app = await startTestApp({
    env: {
      DEMO_IN_PUBLIC: 'yes',
      PUBLIC_URL: 'https://care.example',
      APP_KEY: KEY.toString('base64'),
      APP_ANDROID_URL: 'https://store.example/yilu.apk?from={channel}',
      WECHAT_PROVIDER: 'wechat',
      WECHAT_APP_ID: 'wx1',
      WECHAT_APP_SECRET: 'secret-of-wx1',
      WECHAT_ENDPOINT: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
      CITY_APP_ID: 'city-1',
      CITY_APP_INIT_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/init`,
      CITY_APP_BRAND_NAME: '城市通',
    },
  })
  const plan = { channels: [16, 23], tipMsg: '提示', btnName: '打开', downloadUrl: '/app/download', status: 1 }
  await insertPlans(app.db, [
    { ...plan, path: '/unit/list', planName: '一般', isIndex: true, jumpMethods: [1, 2] },
    { ...plan, path: '/unit/list', planName: '九号医院', isIndex: false, jumpMethods: [2], unitId: 9 },
  ])
  await insertTemplates(app.db, [{ name: 'doctor', url: 'yilu://doctor?doctor_id={doctor_id}' }])
})
afterAll(async () => {
  await app.close()
  await new Promise((resolve) => gateway.close(resolve))
})

const knockAt = async (path: string, headers: Record<string, string> = {}) =>
  (await app.server.inject({ url: `/api${path}`, headers })).json()

test('a page without a plan, or a channel that has none, gets a result_code of 0', async () => {
  expect(await knockAt('/guide_app/info?page_url=/none')).toMatchObject({ result_code: 0 })
  expect(await knockAt('/guide_app/info?page_url=/unit/list&cid=24')).toMatchObject({ result_code: 0 })
  expect(await app.refusal(calls.guideInfo, {})).toBe('422')
})

test('a plan has its seven fields and its methods, each with its jump_method [X089]', async () => {
  const { result_code, data } = await knockAt('/guide_app/info.html?page_url=https://care.example/Unit/List.html?a=1')
  expect(result_code).toBe(1)
  expect(data).toEqual({
    id: expect.any(Number),
    plan_name: '一般',
    tip_msg: '提示',
    btn_name: '打开',
    download_url: '/app/download',
    is_index: 1,
    status: 1,
    methods: [{ jump_method: 1 }, { jump_method: 2 }],
  })
})

test('plans of one hospital are found by its id alone, and come before the others', async () => {
  const names = async (unit_id?: number) =>
    (await app.callApi(calls.pagePlans, { page_url: '/unit/list', unit_id })).list.map((plan) => plan.plan_name)
  expect(await names()).toEqual(['一般'])
  expect(await names(8)).toEqual(['一般'])
  expect(await names(9)).toEqual(['九号医院', '一般'])
})

test('the download address is that of the system and the channel, and empty where there is none', async () => {
  const of = async (agent: string) => (await knockAt('/account/appdownloadurl?cid=23', { 'user-agent': agent })).data
  expect(await of('Mozilla/5.0 (Linux; Android 15)')).toMatchObject({
    system: 'android',
    download_url: 'https://store.example/yilu.apk?from=23',
    open_url: '',
  })
  expect(await of('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toMatchObject({ system: 'ios', download_url: '' })
  expect(await of('Mozilla/5.0 (X11; Linux)')).toMatchObject({ system: 'other', download_url: '' })
})

const one = { visitor_id: 'a-visitor-0123456789' }

test('addmark with ex, then getmark gives ex and cf; after delmark cf the cf is gone [X268]', async () => {
  const { cf } = await app.callApi(calls.addMark, { ...one, ex: 'abc' })
  expect(cf).toMatch(/^[\da-f]{32}$/)
  expect(await app.callApi(calls.getMark, one)).toEqual({ ex: 'abc', cf })
  expect(await app.callApi(calls.deleteMark, { ...one, key: 'cf' })).toEqual({ ex: 'abc', cf: '' })
  expect(await app.callApi(calls.getMark, one)).toEqual({ ex: 'abc', cf: '' })
  expect(await app.refusal(calls.deleteMark, { ...one, key: 'holder' })).toBe('422')
})

test('marks are the visitor’s own: by their browser’s id, their session, or else their network', async () => {
  const nobody = { ex: '', cf: '' }
  const [mine, other] = [await signIn(app), await signIn(app)]
  const marksOf = (as: CallAs = {}) => app.callApi(calls.getMark, {}, as)
  await app.callApi(calls.addMark, { ex: 'mine' }, mine)
  expect((await marksOf(mine)).ex).toBe('mine')
  expect([await marksOf(other), await marksOf()]).toEqual([nobody, nobody])
  expect(await app.callApi(calls.getMark, { visitor_id: 'another-visitor-0123' })).toEqual(nobody)
  await app.callApi(calls.addMark, { ex: 'network' })
  expect((await marksOf()).ex).toBe('network')
  expect((await marksOf(other)).ex).toBe('')
})

test('marks are forgotten after thirty days', async () => {
  const old = { visitor_id: 'an-old-visitor-0123' }
  await app.callApi(calls.addMark, { ...old, ex: 'old' })
  app.clock.advance({ days: 29 })
  await app.wakeAll()
  expect((await app.callApi(calls.getMark, old)).ex).toBe('old')
  app.clock.advance({ days: 2 })
  await app.wakeAll()
  expect((await app.callApi(calls.getMark, old)).ex).toBe('')
})

const page = 'https://care.example/unit/list?a=1'
const sign = () => app.callApi(calls.jsConfig, { url: `${page}#top` })
const isBy = (ticket: string, { nonceStr, timestamp, signature }: Awaited<ReturnType<typeof sign>>) =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`)
    .digest('hex') === signature

test('nobody else’s address is signed, and without a ticket none is', async () => {
  expect(await app.refusal(calls.jsConfig, { url: 'https://care.example.evil.test/' })).toBe('foreign-url')
  isAway = true
  expect(await app.refusal(calls.jsConfig, { url: page })).toBe('unavailable')
  isAway = false
  app.clock.advance({ seconds: 11 })
})

test('our own is signed as the messaging app computes it; the ticket is kept and fetched anew before it ends', async () => {
  const signed = await Promise.all([sign(), sign(), sign()])
  const begun = tickets
  expect(signed.every((one) => isBy(`ticket-${begun}`, one) && one.appId === 'wx1')).toBe(true)
  expect(begun).toBe(1)
  app.clock.advance({ minutes: 114 })
  expect(isBy(`ticket-${begun}`, await sign())).toBe(true)
  isAway = true
  app.clock.advance({ minutes: 2 })
  expect(isBy(`ticket-${begun}`, await sign())).toBe(true)
  isAway = false
  app.clock.advance({ minutes: 1 })
  expect(isBy(`ticket-${begun + 1}`, await sign())).toBe(true)
  const { rows } = await app.pool.query('select * from guide_tickets')
  expect(JSON.stringify(rows)).not.toContain('ticket-2')
})

test('what is signed is what the most used SDK of the messaging app signs', async () => {
  const theirs = new WechatApi('wx1', 'unused')
  const ticket = { ticket: 'ticket-of-theirs', expireTime: Number.MAX_SAFE_INTEGER }
  theirs.registerTicketHandle(
    async () => ticket,
    async () => undefined,
  )
  // It draws its own nonce and time, so its signature is held against the text over which ours is found right above.
  expect(isBy(ticket.ticket, await theirs.getJsConfig({ url: page, jsApiList: [] }))).toBe(true)
})

test('a value for the native app is another text each time, and only its key opens it', async () => {
  const encrypt = async () => (await app.callApi(calls.appEncrypt, { data: '就诊人 7' })).value
  const [a, b] = [await encrypt(), await encrypt()]
  expect(a).not.toBe(b)
  expect([decryptBy(KEY, a), decryptBy(KEY, b)]).toEqual(['就诊人 7', '就诊人 7'])
  expect(() => decryptBy(Buffer.alloc(32, 8), a)).toThrow()
})

test('of the settings, those that are named public are told and no other', async () => {
  const { config } = await app.callApi(calls.publicSettings, {})
  expect(Object.keys(config).sort()).toEqual(['app_id', 'download_url', 'home_url', 'is_stand_in'])
  expect(await app.callApi(calls.publicSettings, { key: 'app_id' })).toEqual({ config: { app_id: 'wx1' } })
  for (const key of ['app_secret', 'appSecret', 'secret', 'constructor', '__proto__'])
    expect(await app.refusal(calls.publicSettings, { key })).toBe('not-found')
  expect(JSON.stringify(config)).not.toContain('secret-of-wx1')
})

test.each([
  ['a template that there is not', { template: 'nothing' }, 'not-found'],
  ['arguments that are no JSON', { template: 'doctor', args: 'doctor_id=1' }, 'bad-args'],
  ['a list of arguments', { template: 'doctor', args: '[1]' }, 'bad-args'],
  ['arguments inside of arguments', { template: 'doctor', args: '{"doctor_id":{}}' }, 'bad-args'],
  ['no arguments', { template: 'doctor' }, 'args-missing'],
])('%s opens nothing', async (_, input, reason) => {
  expect(await app.refusal(calls.callKey, input)).toBe(reason)
})

const callDoctor = async () =>
  (await app.callApi(calls.callKey, { template: 'doctor', cid: 23, args: '{"doctor_id":7,"x":"y"}' })).key

test('a call key opens the filled-in template once, for one of those who ask at the same moment', async () => {
  const key = await callDoctor()
  const stranger = (key.startsWith('A') ? 'B' : 'A') + key.slice(1)
  expect(await app.refusal(calls.takeCall, { key: stranger })).toBe('not-found')
  const asked = await Promise.all([1, 2, 3].map(() => app.rawRequest(calls.takeCall, { key })))
  const opened = asked.filter(({ body }) => body.status === 200).map(({ body }) => body.data)
  expect(opened).toEqual([{ url: 'yilu://doctor?doctor_id=7', cid: 23 }])
})

test('it opens nothing after ten minutes, and is not stored as it is', async () => {
  const key = await callDoctor()
  const { rows } = await app.pool.query('select * from guide_calls')
  expect(JSON.stringify(rows)).not.toContain(key)
  app.clock.advance({ minutes: 10 })
  expect(await app.refusal(calls.takeCall, { key })).toBe('not-found')
  await app.wakeAll()
  expect((await app.pool.query('select * from guide_calls')).rows).toEqual([])
})

test('the city app’s script starts with a code of its platform, and without one that is said in its words [X290]', async () => {
  expect(await app.callApi(calls.cityStart, {})).toEqual({ app_id: 'city-1', init_code: 'i-1' })
  isAway = true
  const { body } = await app.rawRequest(calls.cityStart, {})
  isAway = false
  expect(body).toMatchObject({ status: 0, msg: '10001-初始化失败!' })
})

test('pages hear of hosts what is configured: whole script addresses, both brand names, no door that is not there', async () => {
  expect(await app.callApi(calls.hostSettings, {})).toMatchObject({
    scripts: { messaging: 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js', payment: 'https://appx/web-view.min.js' },
    brand: '医路',
    city_brand: '城市通',
    city_open_url: '',
    city_android_url: '',
    city_ios_url: '',
  })
})
