import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Delivery } from '#kit/outside/payment.ts'
import { later } from '#kit/time/span.ts'
import { openAlipayGateway } from '#test/support/alipay-gateway.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openWechatGateway } from '#test/support/wechat-gateway.ts'
import { payPrepare } from '../../contract.ts'
import { listOpenDifferences, listPayFaults, paymentOf, refund, setMerchant, startPayment } from '../public.ts'
import { findRefund } from '../queries/refunds.ts'

let app: TestApp
let person: Person
let wechat: Awaited<ReturnType<typeof openWechatGateway>>
let alipay: Awaited<ReturnType<typeof openAlipayGateway>>

const [OURS, ANOTHERS] = ['hospital:7', 'hospital:8'] as const
const [SUB, LATER_SUB] = ['1600000007', '1600000077'] as const

beforeAll(async () => {
  const now = () => app.clock.now()
  wechat = await openWechatGateway(now)
  alipay = await openAlipayGateway(now)
  const { appId, privateKey, publicKey } = alipay.hospitalSettings
  const apps = join(tmpdir(), `apps-${process.pid}.json`)
  await writeFile(apps, JSON.stringify([{ app_id: appId, private_key: privateKey, public_key: publicKey }]))
  app = await startTestApp({
    env: {
      PAYMENT_PROVIDERS: 'wechat,alipay',
      ...wechat.env,
      ...wechat.partnerEnv,
      WECHAT_APP_ID: 'wx-official',
      WECHAT_APP_SECRET: 's',
      WECHAT_ENDPOINT: wechat.url,
      ALIPAY_ENDPOINT: alipay.settings.endpoint,
      ALIPAY_APP_ID: alipay.settings.appId,
      ALIPAY_PRIVATE_KEY: alipay.settings.privateKey,
      ALIPAY_PUBLIC_KEY: alipay.settings.publicKey,
      ALIPAY_MERCHANTS: apps,
    },
  })
  person = await signIn(app)
  await set('wechat', SUB)
  await set('alipay', appId)
})
afterEach(async () => {
  Object.assign(wechat.state, { trouble: 'none', refundStatus: 'SUCCESS' })
  expect(await listPayFaults(app.db)).toEqual([])
})
afterAll(async () => {
  await Promise.all([app.close(), wechat.close(), alipay.close()])
})

const set = (provider: 'wechat' | 'alipay', number: string, payee: typeof OURS | typeof ANOTHERS = OURS) =>
  setMerchant(app.context(), { payee, provider, number }, { staffId: 1, name: '某会计' })

let subjects = 0
const aPayment = (payee: typeof OURS | typeof ANOTHERS | 'platform' = OURS) =>
  startPayment(app.context(), {
    patientId: person.patientId,
    purpose: 'test',
    subjectId: `s${++subjects}`,
    title: '挂号费',
    amountFen: 5_000,
    payee,
    deadline: later(app.clock.now(), { minutes: 10 }),
  })

const prepare = async (agent: string, out_trade_no: string, more: Record<string, string> = {}) => {
  const response = await app.server.inject({
    method: 'POST',
    url: `/api${payPrepare.path}`,
    payload: new URLSearchParams({ user_key: person.key, out_trade_no, ...more }).toString(),
    headers: { 'user-agent': agent, 'content-type': 'application/x-www-form-urlencoded' },
  })
  return response.json() as { reason?: string; data: { pay_url: string; params: Record<string, string> } }
}
const BROWSER = 'Mozilla/5.0 (iPhone)'
const atWechat = async (out: string) => {
  await prepare(BROWSER, out, { method: 'wechat' })
  return wechat.trades.get(out)
}
const atAlipay = async (out: string) => {
  const { data } = await prepare(BROWSER, out, { method: 'alipay' })
  return alipay.open(data.pay_url)
}
const deliver = async (name: 'wechat' | 'alipay', { headers, body }: Delivery) => {
  const type = name === 'wechat' ? 'application/json' : 'application/x-www-form-urlencoded'
  const sent = { ...(headers as Record<string, string>), 'content-type': type }
  return (await app.server.inject({ method: 'POST', url: `/api/pay/notify/${name}`, headers: sent, payload: body }))
    .statusCode
}
const wake = async (minutes = 0) => {
  app.clock.advance({ minutes })
  for (const { name, jobs } of app.rooms) if (name === 'pay') for (const job of jobs) await job.run(app.context())
}
const stateOf = async (out: string) => {
  const payment = await paymentOf(app.db, out)
  return [payment?.state, payment?.merchant]
}
const entriesOf = async (out: string) => {
  const { rows } = await app.pool.query(
    `select split_part(happening, ':', 1) as what, debit, credit from pay_ledger l join pay_payments p on p.id = l.payment_id
     where p.out_trade_no = $1 order by l.id`,
    [out],
  )
  return rows.map(({ what, debit, credit }) => [what, debit, credit])
}

test('a notice of an account that never was the seller’s pays nothing, however rightly it is signed', async () => {
  const out = await aPayment()
  await atWechat(out)
  const said = wechat.pay(out)
  for (const sub_mchid of ['1600000008', '']) {
    expect(await deliver('wechat', wechat.notice({ ...said, sub_mchid }))).toBe(400)
    expect(await stateOf(out)).toEqual(['pending', ''])
  }
  // By the merchant's own key, which is not the service provider's.
  expect(await deliver('wechat', wechat.notice(said, { isPartners: false }))).toBe(400)
  expect(await deliver('wechat', wechat.notice({ ...said, sp_mchid: wechat.settings.mchId }))).toBe(400)
  const another = await aPayment(ANOTHERS)
  await atWechat(another)
  const theirs = wechat.pay(another)
  expect(theirs).not.toHaveProperty('sub_mchid')
  const asOurs = { ...said, out_trade_no: another, transaction_id: 'other' }
  expect(await deliver('wechat', wechat.notice(asOurs))).toBe(400)
  expect(await stateOf(another)).toEqual(['pending', ''])
  expect(await deliver('wechat', wechat.notice(theirs))).toBe(204)
  expect(await entriesOf(another)).toEqual([['paid', 'held:wechat', ANOTHERS]])
  expect(await deliver('wechat', wechat.notice(said))).toBe(204)
})

test('what a hospital sells is paid to its own account, given back from there, and its books say that it has it [R8]', async () => {
  const out = await aPayment()
  expect(await atWechat(out)).toMatchObject({ sub: SUB })
  const asked = JSON.parse(wechat.asked.at(-1)?.body ?? '{}')
  expect(asked).toMatchObject({ sp_mchid: '1900000200', sub_mchid: SUB, sp_appid: 'wx-official' })
  for (const _ of [1, 2]) expect(await deliver('wechat', wechat.notice(wechat.pay(out)))).toBe(204)
  expect(await stateOf(out)).toEqual(['paid', SUB])
  const part = (await refund(app.context(), out, 2_000, '退款')) ?? ''
  wechat.state.refundStatus = 'PROCESSING'
  await wake()
  expect(JSON.parse(wechat.asked.findLast(({ path }) => path.endsWith('/refunds'))?.body ?? '{}')).toMatchObject({
    sub_mchid: SUB,
    out_refund_no: part,
  })
  expect(await findRefund(app.db, part)).toMatchObject({ state: 'accepted' })
  // The platform's account knows nothing of that refund.
  const told = wechat.refundTold(part, 'SUCCESS')
  const { sp_mchid, sub_mchid, ...bare } = told as Record<string, unknown>
  expect([sp_mchid, sub_mchid]).toEqual(['1900000200', SUB])
  const asPlatforms = wechat.notice({ ...bare, mchid: wechat.settings.mchId }, { isPartners: false })
  expect(await deliver('wechat', asPlatforms)).toBe(400)
  expect(await deliver('wechat', wechat.notice(told))).toBe(204)
  expect(await findRefund(app.db, part)).toMatchObject({ state: 'done' })
  expect(await entriesOf(out)).toEqual([
    ['paid', 'direct:7', OURS],
    ['refund', OURS, 'patient'],
    ['back', 'patient', 'direct:7'],
  ])
})

test('at Alipay it is the hospital’s own app: asked and believed by its keys, and by no others', async () => {
  const out = await aPayment()
  const params = await atAlipay(out)
  expect(params.get('app_id')).toBe(alipay.hospitalSettings.appId)
  const said = alipay.pay(out)
  const { appId: app_id } = alipay.hospitalSettings
  expect(await deliver('alipay', alipay.notice({ ...said, app_id }, { trouble: 'forged' }))).toBe(200)
  // The platform's app says that it has the money: it has not.
  expect(await stateOf(out)).toEqual(['pending', ''])
  expect(await deliver('alipay', alipay.notice({ ...said, app_id }))).toBe(200)
  expect(await stateOf(out)).toEqual(['paid', app_id])
  await refund(app.context(), out, 5_000, '退款')
  await wake()
  expect(alipay.asked.at(-1)?.get('app_id')).toBe(app_id)
  expect(await entriesOf(out)).toEqual([
    ['paid', 'direct:7', OURS],
    ['refund', OURS, 'patient'],
    ['back', 'patient', 'direct:7'],
  ])
  const inMini = await aPayment()
  const mini = 'Mozilla/5.0 AlipayClient/10 MiniProgram'
  expect(await prepare(mini, inMini)).toMatchObject({ reason: 'who', data: { app_id: alipay.settings.appId } })
  expect((await prepare(mini, inMini, { code: 'c1' })).data.params.tradeNO).toMatch(/^2026/)
  const created = JSON.parse(alipay.asked.at(-1)?.get('biz_content') ?? '{}')
  expect(created).toMatchObject({ op_app_id: alipay.settings.appId, op_buyer_open_id: 'o-c1' })
  expect(alipay.asked.at(-1)?.get('app_id')).toBe(app_id)
})

test('a payment goes by the account that it was made with, also once another is set: asked, closed, given back [R8]', async () => {
  const [lost, open, surplus] = [await aPayment(), await aPayment(), await aPayment()]
  for (const out of [lost, open, surplus]) await atWechat(out)
  await atAlipay(surplus)
  await set('wechat', LATER_SUB)
  const next = await aPayment()
  expect(await atWechat(next)).toMatchObject({ sub: LATER_SUB })
  // Who comes back to the cashier is asked for the account that was asked for before.
  await prepare(BROWSER, open, { method: 'wechat' })
  expect(wechat.trades.get(open)).toMatchObject({ sub: SUB })
  wechat.pay(lost)
  await wake(1)
  expect(await stateOf(lost)).toEqual(['paid', SUB])
  await refund(app.context(), lost, 1_000, '退款')
  await wake(1)
  expect(JSON.parse(wechat.asked.findLast(({ path }) => path.endsWith('/refunds'))?.body ?? '{}')).toMatchObject({
    sub_mchid: SUB,
  })
  const { appId: app_id } = alipay.hospitalSettings
  await deliver('alipay', alipay.notice({ ...alipay.pay(surplus), app_id }))
  wechat.trades.set(surplus, { ...(wechat.trades.get(surplus) as never as object), isClosed: false } as never)
  await deliver('wechat', wechat.notice(wechat.pay(surplus)))
  await wake(1)
  expect([...wechat.refunds.values()].filter(({ outTradeNo }) => outTradeNo === surplus)).toMatchObject([
    { amountFen: 5_000 },
  ])
  await wake(12)
  await wake(2)
  expect(await stateOf(open)).toEqual(['closed', ''])
  expect(wechat.trades.get(open)).toMatchObject({ isClosed: true })
  await set('wechat', '')
  expect(await atWechat(await aPayment())).toMatchObject({ sub: '' })
})

test('each account’s bill is fetched under its own name and says what our books say of it', async () => {
  const platforms = await aPayment('platform')
  await atWechat(platforms)
  await deliver('wechat', wechat.notice(wechat.pay(platforms)))
  app.clock.set('2026-11-24 10:10')
  await wake()
  const { rows } = await app.pool.query(
    "select provider, merchant, lines from pay_statements where day = '2026-11-23' and compared_at is not null order by 1, 2",
  )
  const { appId } = alipay.hospitalSettings
  expect(rows.map(({ provider, merchant }) => `${provider} ${merchant}`)).toEqual([
    'alipay ',
    `alipay ${appId}`,
    'wechat ',
    `wechat ${SUB}`,
  ])
  expect(rows.map(({ lines }) => lines > 0)).toEqual([false, true, true, true])
  // Of the payment that the wrong account told of first, and of the one at the other hospital, nothing is wrong.
  expect(await listOpenDifferences(app.db)).toEqual([])
})

test('money that only the hospital’s bill names is a difference of the hospital’s, and of nobody else', async () => {
  const out = await aPayment()
  await set('wechat', SUB)
  await atWechat(out)
  wechat.pay(out)
  await app.pool.query(
    'delete from pay_attempts a using pay_payments p where p.id = a.payment_id and p.out_trade_no = $1',
    [out],
  )
  await app.pool.query("update pay_payments set out_trade_no = 'pelsewhere' where out_trade_no = $1", [out])
  app.clock.set('2026-11-25 10:10')
  await wake()
  const open = await app.pool.query('select fault, payee, theirs_fen from pay_differences where settled_at is null')
  expect(open.rows).toEqual([{ fault: 'theirs-only', payee: OURS, theirs_fen: 5_000 }])
})
