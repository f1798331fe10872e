import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { later } from '#kit/time/span.ts'
import { testClock } from '#kit/time/test-clock.ts'
import { isSignedRsa, type Trouble } from '#test/support/pay-gateway.ts'
import { openWechatGateway } from '#test/support/wechat-gateway.ts'
import type { Bill, Payer, PaymentProvider } from '../payment.ts'
import { openIdOf } from './wechat-open-id.ts'
import { wechatPay } from './wechat-pay.ts'
import { readWechatBill } from './wechat-pay-bill.ts'

const clock = testClock('2026-11-23 08:00')
let gateway: Awaited<ReturnType<typeof openWechatGateway>>

beforeAll(async () => {
  gateway = await openWechatGateway(clock.now)
})
afterEach(() =>
  Object.assign(gateway.state, { trouble: 'none', refundStatus: 'SUCCESS', refundError: '', refusal: undefined }),
)
afterAll(() => gateway.close())

const provider = (): PaymentProvider => {
  const messaging = { provider: 'wechat', appId: 'wx-official', appSecret: 's', endpoint: gateway.url } as const
  return wechatPay({
    settings: gateway.settings,
    now: clock.now(),
    notifyUrl: 'https://care.example/api/pay/notify/wechat',
    openIdOf: openIdOf(messaging, gateway.settings),
  })
}

let made = 0
const aBill = (amountFen = 5_000): Bill => ({
  outTradeNo: `p${++made}`,
  title: '挂号费',
  amountFen,
  deadline: later(clock.now(), { minutes: 10 }),
})
const phone: Payer = { way: 'address', ip: '10.0.0.1' }
const paid = async (bill = aBill()) => {
  await provider().prepare(bill, phone)
  return { ...bill, said: gateway.pay(bill.outTradeNo) }
}
const refundOf = (bill: { outTradeNo: string; amountFen: number }, refundNo: string, amountFen: number) => ({
  outTradeNo: bill.outTradeNo,
  refundNo,
  amountFen,
  paidFen: bill.amountFen,
  transactionId: gateway.trades.get(bill.outTradeNo)?.transactionId ?? '',
})

const troubles: Trouble[] = ['down', 'garbage', 'unsigned', 'forged', 'old']
test.each(troubles)('an answer that is %s is none: nothing is believed and the asker tries again', async (trouble) => {
  const bill = await paid()
  gateway.state.trouble = trouble
  const asks = [
    provider().prepare(aBill(), phone),
    provider().query(bill.outTradeNo),
    provider().close(bill.outTradeNo),
    provider().refund(refundOf(bill, `r-${trouble}`, 100)),
    provider().queryRefund(refundOf(bill, `r-${trouble}`, 100)),
    provider().bill('2026-11-23'),
  ]
  for (const { status } of await Promise.allSettled(asks)) expect(status).toBe('rejected')
})

test('a notice is believed only when it is signed now, by the provider, for our account, and opens', async () => {
  const { said, outTradeNo } = await paid()
  const read = (delivery: Parameters<PaymentProvider['readNotice']>[0]) => provider().readNotice(delivery)
  for (const trouble of ['unsigned', 'forged', 'old'] as const)
    expect(read(gateway.notice(said, { trouble })), trouble).toBeNull()
  const right = gateway.notice(said)
  expect(read({ ...right, body: `${right.body} ` })).toBeNull()
  expect(read({ ...right, headers: { ...right.headers, 'wechatpay-serial': 'PUB_KEY_ID_OTHER' } })).toBeNull()
  expect(read({ headers: {}, body: 'not json' })).toBeNull()
  expect(read(gateway.notice({ ...said, appid: 'wx-other' }))).toBeNull()
  expect(read(gateway.notice({ ...said, mchid: '1900000110' }))).toBeNull()
  expect(read(gateway.notice(said, { key: 'x'.repeat(32) }))).toBeNull()
  expect(read(gateway.notice({ ...said, amount: { total: 1, currency: 'USD' } }))).toEqual({ notice: null })
  expect(read(right)?.notice).toMatchObject({
    kind: 'payment',
    outTradeNo,
    amountFen: 5_000,
    ok: true,
    at: clock.now(),
  })
  clock.advance({ seconds: 301 })
  expect(read(right), 'the same notice, replayed later').toBeNull()
})

test('each way gets what its host pays with, and what is signed is signed by us', async () => {
  const { settings } = gateway
  const publicKey = settings.publicKey
  expect(await provider().prepare(aBill(), phone)).toMatchObject({
    payUrl: expect.stringMatching(/^https:\/\/wx\.tenpay\.com\//),
  })
  expect(await provider().prepare(aBill(), { ...phone, way: 'jsapi' })).toEqual({ codeFor: 'wx-official' })
  expect(await provider().prepare(aBill(), { ...phone, way: 'jsapi', code: 'spent' })).toEqual({
    codeFor: 'wx-official',
  })
  const bill = aBill()
  const page = await provider().prepare(bill, { ...phone, way: 'jsapi', code: 'c1' })
  expect(page).toMatchObject({
    params: { appId: 'wx-official', package: `prepay_id=wx${bill.outTradeNo}`, signType: 'RSA' },
  })
  expect(JSON.parse(gateway.asked.at(-1)?.body ?? '')).toMatchObject({
    payer: { openid: 'o-wx-official-c1' },
    amount: { total: 5_000, currency: 'CNY' },
    time_expire: expect.stringMatching(/^2026-11-23T08:1\d:\d\d\+08:00$/),
  })
  const mini = await provider().prepare(aBill(), { ...phone, way: 'mini-program', code: 'c2' })
  expect(mini).toMatchObject({ params: { appId: 'wx-mini' } })
  const app = await provider().prepare(aBill(), { ...phone, way: 'app' })
  const { params } = app as { params: Record<string, string> }
  expect(params).toMatchObject({ appid: 'wx-native', partnerid: settings.mchId, package: 'Sign=WXPay' })
  const text = [params.appid, params.timestamp, params.noncestr, params.prepayid].map((line) => `${line}\n`).join('')
  expect(isSignedRsa(publicKey, text, params.sign ?? ''), 'not by the provider’s key').toBe(false)
})

test('what was paid is found by asking, what was not is not, and a closed trade takes no money', async () => {
  const bill = await paid()
  expect(await provider().query(bill.outTradeNo)).toMatchObject({ ok: true, amountFen: 5_000 })
  await provider().close(bill.outTradeNo)
  expect(await provider().query(bill.outTradeNo)).toMatchObject({ ok: true })
  const open = aBill()
  await provider().prepare(open, phone)
  expect(await provider().query(open.outTradeNo)).toBeNull()
  await provider().close(open.outTradeNo)
  await provider().close(open.outTradeNo)
  expect(() => gateway.pay(open.outTradeNo)).toThrow()
  expect(await provider().query('pnosuch')).toBeNull()
  await provider().close('pnosuch')
  gateway.state.refusal = [404, 'MCH_NOT_EXISTS']
  await expect(provider().query('pnosuch')).rejects.toThrow('MCH_NOT_EXISTS')
  await expect(provider().close('pnosuch')).rejects.toThrow('MCH_NOT_EXISTS')
})

test('a refund is done once for its number, never above what was paid, and may turn out badly later', async () => {
  const bill = await paid()
  expect(await provider().queryRefund(refundOf(bill, 'r1', 3_000))).toBeNull()
  expect(await provider().refund(refundOf(bill, 'r1', 3_000))).toBe('done')
  expect(await provider().refund(refundOf(bill, 'r1', 3_000))).toBe('done')
  expect([...gateway.refunds.values()].filter((one) => one.outTradeNo === bill.outTradeNo)).toHaveLength(1)
  expect(await provider().refund(refundOf(bill, 'r2', 2_001))).toEqual({ refused: 'INVALID_REQUEST' })
  gateway.state.refundStatus = 'PROCESSING'
  expect(await provider().refund(refundOf(bill, 'r3', 1_000))).toBe('accepted')
  const told = provider().readNotice(gateway.notice(gateway.refundTold('r3', 'ABNORMAL')))
  expect(told?.notice).toMatchObject({ kind: 'refund', refundNo: 'r3', amountFen: 1_000, ok: false })
  expect(await provider().queryRefund(refundOf(bill, 'r3', 1_000))).toEqual({ refused: 'ABNORMAL' })
  gateway.state.refundError = 'USER_ACCOUNT_ABNORMAL'
  expect(await provider().refund(refundOf(bill, 'r4', 1_000))).toEqual({ refused: 'USER_ACCOUNT_ABNORMAL' })
  gateway.state.refundError = 'NOT_ENOUGH'
  await expect(provider().refund(refundOf(bill, 'r4', 1_000))).rejects.toThrow('NOT_ENOUGH')
})

test('the bill of a day names what came and went on it, and one that does not add up is refused', async () => {
  clock.advance({ days: 1 })
  expect(await provider().bill('2026-11-24')).toEqual([])
  const bill = await paid({ ...aBill(1_250), title: '挂号费, 内科' })
  await provider().refund(refundOf(bill, 'r9', 250))
  expect(await provider().bill('2026-11-24')).toMatchObject([
    { kind: 'payment', outTradeNo: bill.outTradeNo, amountFen: 1_250, refundNo: '' },
    { kind: 'refund', outTradeNo: bill.outTradeNo, amountFen: 250, refundNo: 'r9' },
  ])
  const [names, sums] = [
    '交易时间,微信订单号,商户订单号,交易状态,微信退款单号,商户退款单号,订单金额,申请退款金额',
    '总交易单数,订单总金额,申请退款总金额',
  ]
  const counter = [
    '`2026-11-24 08:00:00,`4,`c1,`SUCCESS,`0,`0,`9.00,`0.00',
    '`2026-11-24 08:01:00,`4,`c1,`REVOKED,`5,`0,`0.00,`9.00',
  ]
  const takenBack = [names, ...counter, sums, '`2,`9.00,`9.00']
  expect(readWechatBill(takenBack.join('\n'))).toMatchObject([
    { kind: 'payment', outTradeNo: 'c1', amountFen: 900 },
    { kind: 'refund', outTradeNo: 'c1', amountFen: 900 },
  ])
  const early = takenBack.map((row) =>
    row.replace('订单金额,申请退款金额', '总金额,退款金额').replace('订单总金额,申请退款总金额', '总交易额,总退款金额'),
  )
  expect(readWechatBill(early.join('\n'))).toEqual(readWechatBill(takenBack.join('\n')))
  const text = '交易时间,微信订单号\n`2026-11-24 08:00:00,`4\n总交易单数,订单总金额,申请退款总金额\n`2,`0.01,`0.00'
  expect(() => readWechatBill(text)).toThrow()
  expect(() => readWechatBill('<html>')).toThrow('without its sums')
})
