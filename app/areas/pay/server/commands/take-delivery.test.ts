import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { replaceIdentity } from '#app/areas/access/patients/server/queries/identities.ts'
import type { Delivery } from '#kit/outside/payment.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { openAlipayGateway } from '#test/support/alipay-gateway.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openWechatGateway } from '#test/support/wechat-gateway.ts'
import { payPrepare } from '../../contract.ts'
import { listOpenDifferences, listPayFaults, paymentOf, refund, retryRefund, startPayment } from '../public.ts'
import { findRefund } from '../queries/refunds.ts'

let app: TestApp
let person: Person
let wechat: Awaited<ReturnType<typeof openWechatGateway>>
let alipay: Awaited<ReturnType<typeof openAlipayGateway>>

beforeAll(async () => {
  const now = () => app.clock.now()
  wechat = await openWechatGateway(now)
  alipay = await openAlipayGateway(now)
  const accounts = {
    ...wechat.env,
    WECHAT_APP_ID: 'wx-official',
    WECHAT_APP_SECRET: 's',
    WECHAT_ENDPOINT: wechat.url,
    SIGN_IN_MESSENGER: `${wechat.url}/sns/`.replace('//', '//wx-official:s@'),
    ALIPAY_ENDPOINT: alipay.settings.endpoint,
    ALIPAY_APP_ID: alipay.settings.appId,
    ALIPAY_PRIVATE_KEY: alipay.settings.privateKey,
    ALIPAY_PUBLIC_KEY: alipay.settings.publicKey,
  }
  app = await startTestApp({ env: { PAYMENT_PROVIDERS: 'wechat,alipay', ...accounts } })
  person = await signIn(app)
})
afterEach(async () => {
  Object.assign(wechat.state, { trouble: 'none', refundStatus: 'SUCCESS', refundError: '' })
  Object.assign(alipay.state, { trouble: 'none', refundError: '' })
  expect(await listPayFaults(app.db)).toEqual([])
})
afterAll(async () => {
  await Promise.all([app.close(), wechat.close(), alipay.close()])
})

let subjects = 0
const aPayment = () =>
  startPayment(app.context(), {
    patientId: person.patientId,
    purpose: 'test',
    subjectId: `s${++subjects}`,
    title: '挂号费',
    amountFen: 5_000,
    deadline: later(app.clock.now(), { minutes: 10 }),
  })

const agents = {
  browser: 'Mozilla/5.0 (iPhone)',
  messaging: 'Mozilla/5.0 MicroMessenger/8.0',
  mini: 'Mozilla/5.0 MicroMessenger/8.0 miniProgram',
  alipayMini: 'Mozilla/5.0 AlipayClient/10 MiniProgram',
  app: 'Mozilla/5.0 YiluPatient/6.1.0',
  olderApp: 'Mozilla/5.0 YiluPatient/6.0.9',
}
type Agent = keyof typeof agents

/** Asks as a page in that host would. */
const askFrom = async (agent: Agent, path: string, input?: Record<string, string>) => {
  const form = new URLSearchParams({ user_key: person.key, ...input }).toString()
  const asked = { url: `/api${path}`, headers: { 'user-agent': agents[agent] } }
  const response = input
    ? await app.server.inject({
        ...asked,
        method: 'POST',
        payload: form,
        headers: { ...asked.headers, 'content-type': 'application/x-www-form-urlencoded' },
      })
    : await app.server.inject({ ...asked, method: 'GET' })
  return response.json() as { status: number; reason?: string; msg?: string; data: Record<string, unknown> }
}
const prepare = (agent: Agent, out_trade_no: string, more: Record<string, string> = {}) =>
  askFrom(agent, payPrepare.path, { out_trade_no, ...more })

const deliver = async (name: 'wechat' | 'alipay', { headers, body }: Delivery) => {
  const type = name === 'wechat' ? 'application/json' : 'application/x-www-form-urlencoded'
  const sent = { ...(headers as Record<string, string>), 'content-type': type }
  const response = await app.server.inject({
    method: 'POST',
    url: `/api/pay/notify/${name}`,
    headers: sent,
    payload: body,
  })
  return [response.statusCode, response.body]
}
const stateOf = async (outTradeNo: string) => (await paymentOf(app.db, outTradeNo))?.state
const wake = async (minutes = 0) => {
  app.clock.advance({ minutes })
  for (const { name, jobs } of app.rooms) if (name === 'pay') for (const job of jobs) await job.run(app.context())
}
const atAlipay = async (out: string, agent: Agent = 'browser') => {
  const { data } = await prepare(agent, out, { method: 'alipay' })
  alipay.open(String(data.pay_url))
}

test('who may pay how is told by the host: another product’s money is not taken, nor an app’s that is too old [X213]', async () => {
  const methodsFrom = async (agent: Agent) =>
    (await askFrom(agent, '/pay/methods')).data as { list: { method: string }[]; way: string }
  const offered = async (agent: Agent) => {
    const { list, way } = await methodsFrom(agent)
    return [way, ...list.map(({ method }) => method)]
  }
  expect(await offered('browser')).toEqual(['address', 'wechat', 'alipay'])
  expect(await offered('messaging')).toEqual(['jsapi', 'wechat'])
  expect(await offered('mini')).toEqual(['mini-program', 'wechat'])
  expect(await offered('alipayMini')).toEqual(['mini-program', 'alipay'])
  expect(await offered('app')).toEqual(['app', 'wechat', 'alipay'])
  const out = await aPayment()
  expect(await prepare('olderApp', out)).toMatchObject({ reason: 'app-too-old', msg: '请升级到最新版本' })
  expect(await prepare('messaging', out, { method: 'alipay' })).toMatchObject({ reason: 'not-here' })
  expect(await prepare('browser', out, { method: 'stand-in' })).toMatchObject({ reason: 'not-here' })
  expect(await prepare('messaging', out)).toMatchObject({ reason: 'who', data: { app_id: 'wx-official' } })
  const openIdSealed = sealOf(app.config).seal('o-his-own', 'open-id')
  const bound = {
    patientId: person.patientId,
    door: 'messenger',
    openIdSealed,
    openIdIndex: 'x',
    boundAt: app.clock.now(),
  }
  await replaceIdentity(app.db, bound)
  expect(await prepare('messaging', out)).toMatchObject({ data: { way: 'jsapi', params: { appId: 'wx-official' } } })
  expect(JSON.parse(wechat.asked.at(-1)?.body ?? '')).toMatchObject({ payer: { openid: 'o-his-own' } })
  expect(await prepare('app', out)).toMatchObject({ data: { way: 'app', params: { package: 'Sign=WXPay' } } })
})

test('in Alipay’s mini-program its payment page shows who pays, gets the number of a trade, and the notice pays it', async () => {
  const out = await aPayment()
  const { appId } = alipay.settings
  expect(await prepare('alipayMini', out)).toMatchObject({ reason: 'who', data: { app_id: appId } })
  expect(await prepare('alipayMini', out, { code: 'spent' })).toMatchObject({ reason: 'who' })
  const { data } = await prepare('alipayMini', out, { code: 'c1' })
  expect(data).toMatchObject({ way: 'mini-program', pay_url: '', params: { tradeNO: expect.stringMatching(/^2026/) } })
  expect(await deliver('alipay', alipay.notice(alipay.pay(`${out}m`)))).toEqual([200, 'success'])
  expect(await stateOf(out)).toBe('paid')
})

test('each provider hears in its own words that a notice was taken, and sends again what was not', async () => {
  const [atWechat, alsoAlipay] = [await aPayment(), await aPayment()]
  await prepare('browser', atWechat)
  const said = wechat.pay(atWechat)
  expect(await deliver('wechat', wechat.notice(said, { trouble: 'forged' }))).toEqual([
    400,
    expect.stringContaining('FAIL'),
  ])
  expect(await deliver('wechat', wechat.notice({ ...said, amount: { total: 1 } }))).toEqual([
    400,
    expect.stringContaining('FAIL'),
  ])
  expect(await deliver('alipay', wechat.notice(said))).toEqual([200, 'failure'])
  expect(await stateOf(atWechat)).toBe('pending')
  for (const _ of [1, 2]) expect(await deliver('wechat', wechat.notice(said))).toEqual([204, ''])
  expect(await stateOf(atWechat)).toBe('paid')
  await atAlipay(alsoAlipay)
  const told = alipay.pay(alsoAlipay)
  expect(await deliver('alipay', alipay.notice({ ...told, total_amount: '0.01' }))).toEqual([200, 'failure'])
  expect(await deliver('alipay', alipay.notice({ ...told, app_id: 'x' }))).toEqual([200, 'failure'])
  for (const _ of [1, 2]) expect(await deliver('alipay', alipay.notice(told))).toEqual([200, 'success'])
  expect(await stateOf(alsoAlipay)).toBe('paid')
  expect(
    await deliver('alipay', alipay.notice({ ...told, refund_fee: '50.00', trade_status: 'TRADE_CLOSED' })),
  ).toEqual([200, 'success'])
  expect(await stateOf(alsoAlipay)).toBe('paid')
})

test('a lost notice is found by asking, and a payment stays open while its provider does not answer', async () => {
  const [lost, silent] = [await aPayment(), await aPayment()]
  for (const out of [lost, silent]) await prepare('app', out)
  wechat.pay(`${lost}a`)
  await wake(1)
  expect(await stateOf(lost)).toBe('paid')
  wechat.state.trouble = 'down'
  await wake(10)
  expect(await stateOf(silent)).toBe('pending')
  wechat.state.trouble = 'none'
  await wake(1)
  await wake(2)
  expect(await stateOf(silent)).toBe('closed')
  expect(() => wechat.pay(`${silent}a`)).toThrow()
})

test('who was asked first is closed before another is asked; money that comes twice all the same goes back [R8]', async () => {
  const [switched, twice, there] = [await aPayment(), await aPayment(), await aPayment()]
  await prepare('browser', switched)
  await atAlipay(switched)
  expect(() => wechat.pay(switched)).toThrow()

  await atAlipay(twice)
  alipay.state.trouble = 'down'
  await prepare('browser', twice)
  alipay.state.trouble = 'none'
  await deliver('wechat', wechat.notice(wechat.pay(twice)))
  const told = alipay.notice(alipay.pay(twice))
  await Promise.all([1, 2, 3].map(() => deliver('alipay', told)))
  await wake(1)
  expect([...alipay.refunds.values()].filter((one) => one.outTradeNo === twice)).toMatchObject([{ amountFen: 5_000 }])
  expect(await stateOf(twice)).toBe('paid')

  await atAlipay(there)
  alipay.pay(there)
  expect(await prepare('browser', there)).toMatchObject({ reason: 'not-payable', msg: '这笔支付已支付，不用再付了' })
  expect(await stateOf(there)).toBe('paid')
})

test('a refund that was accepted may be refused later: it is owed until it is tried again or given back by hand', async () => {
  const out = await aPayment()
  await prepare('browser', out)
  await deliver('wechat', wechat.notice(wechat.pay(out)))
  wechat.state.refundStatus = 'PROCESSING'
  const part = (await refund(app.context(), out, 2_000, '退款')) ?? ''
  await wake()
  expect(await findRefund(app.db, part)).toMatchObject({ state: 'accepted' })
  await deliver('wechat', wechat.notice(wechat.refundTold(part, 'ABNORMAL')))
  expect(await findRefund(app.db, part)).toMatchObject({ state: 'refused' })
  expect(await stateOf(out)).toBe('refunding')
  expect([await retryRefund(app.context(), part), await retryRefund(app.context(), part)]).toEqual([true, false])
  await wake()
  expect(await findRefund(app.db, part)).toMatchObject({ state: 'refused', says: 'ABNORMAL' })
  await deliver('wechat', wechat.notice(wechat.refundTold(part, 'SUCCESS')))
  expect(await findRefund(app.db, part)).toMatchObject({ state: 'done' })
  expect(await refund(app.context(), out, 3_001, '退款')).toBeNull()
  expect([...wechat.refunds.values()].filter((one) => one.outTradeNo === out)).toHaveLength(1)
  expect(await stateOf(out)).toBe('paid')
})

test('the night’s bills of both products say what our books say [R8]', async () => {
  app.clock.set('2026-11-24 09:59')
  await wake()
  const { rows: none } = await app.pool.query('select * from pay_statements')
  expect(none).toEqual([])
  app.clock.set('2026-11-24 10:10')
  await wake()
  const { rows } = await app.pool.query(
    "select provider, lines, came_fen::int, went_fen::int from pay_statements where day = '2026-11-23' order by provider",
  )
  expect(rows).toEqual([
    { provider: 'alipay', lines: 5, came_fen: 20_000, went_fen: 5_000 },
    { provider: 'wechat', lines: 5, came_fen: 20_000, went_fen: 2_000 },
  ])
  const { rows: differences } = await app.pool.query('select * from pay_differences')
  expect(differences).toEqual([])
})

test('a signed notice with a transaction that another payment has is written down and answered, and pays nothing', async () => {
  const [paid, other, third] = [await aPayment(), await aPayment(), await aPayment()]
  for (const out of [paid, other, third]) await atAlipay(out)
  const told = alipay.pay(paid)
  expect(await deliver('alipay', alipay.notice(told))).toEqual([200, 'success'])
  const reused = alipay.notice({ ...told, out_trade_no: other })
  const answers = await Promise.all([1, 2, 3].map(() => deliver('alipay', reused)))
  expect(answers).toEqual(answers.map(() => [200, 'success']))
  expect([await stateOf(paid), await stateOf(other)]).toEqual(['paid', 'pending'])
  const open = async () => (await listOpenDifferences(app.db)).filter(({ fault }) => fault === 'number-reused')
  expect(await open()).toMatchObject([
    {
      provider: 'alipay',
      outTradeNo: other,
      number: told.trade_no,
      oursFen: 5_000,
      theirsFen: 5_000,
      settledAt: null,
    },
  ])
  // One number for two payments at the same moment: one of them has it.
  const fresh = { ...told, trade_no: 'T-twice' }
  const both = [other, third].map((out) => deliver('alipay', alipay.notice({ ...fresh, out_trade_no: out })))
  expect(await Promise.all(both)).toEqual([
    [200, 'success'],
    [200, 'success'],
  ])
  expect([await stateOf(other), await stateOf(third)].sort()).toEqual(['paid', 'pending'])
  expect(await open()).toHaveLength(2)
  // The bill of that day is still asked for when it is out, and not before.
  const { rows } = await app.pool.query("select tries, compared_at from pay_statements where day = '2026-11-24'")
  await wake()
  const { rows: later } = await app.pool.query("select tries from pay_statements where day = '2026-11-24'")
  expect([rows[0].tries, later[0].tries]).toEqual([0, 0])
})
