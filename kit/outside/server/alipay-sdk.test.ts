import { AlipaySdk } from 'alipay-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { later } from '#kit/time/span.ts'
import { testClock } from '#kit/time/test-clock.ts'
import { openAlipayGateway } from '#test/support/alipay-gateway.ts'
import type { Bill, Payer, PaymentProvider, Prepared } from '../payment.ts'
import { alipay } from './alipay.ts'

/** Alipay's own SDK beside our adapter: what we sign it finds right, and our stand-in is the gateway that it knows. */

const clock = testClock('2026-11-23 08:00')
let gateway: Awaited<ReturnType<typeof openAlipayGateway>>
let provider: PaymentProvider

beforeAll(async () => {
  gateway = await openAlipayGateway(clock.now)
  provider = alipay({
    settings: gateway.settings,
    now: clock.now(),
    notifyUrl: 'https://care.example/api/pay/notify/alipay?a=1&b=%E5%8C%BB',
    returnUrl: (outTradeNo) => `https://care.example/pay/index?out_trade_no=${outTradeNo}`,
  })
})
afterAll(() => gateway.close())

/** The SDK with our account, believing that key. */
const sdkBelieving = (alipayPublicKey: string) => {
  const { appId, privateKey, endpoint } = gateway.settings
  return new AlipaySdk({ appId, privateKey, alipayPublicKey, gateway: endpoint, keyType: 'PKCS8' })
}

let made = 0
const aBill = (): Bill => ({
  outTradeNo: `p${++made}`,
  title: `挂号费 100% "1+1" & 'x' = \\ 😀`,
  amountFen: 5_000,
  deadline: later(clock.now(), { minutes: 10 }),
})
const phone: Payer = { way: 'address', ip: '10.0.0.1' }
const opened = async (payer: Payer) => {
  const { payUrl, params } = (await provider.prepare(aBill(), payer)) as Prepared
  return gateway.open(payUrl || (params.orderStr ?? ''))
}

test('the SDK finds our signature right on everything that we send, and wrong as soon as anything of it is another', async () => {
  const sdk = sdkBelieving(gateway.ourPublicKey)
  const sent = [await opened(phone), await opened({ ...phone, way: 'app' })]
  gateway.asked.length = 0
  const refund = { outTradeNo: 'p1', transactionId: 't1', refundNo: 'r1', amountFen: 100, paidFen: 5_000 }
  await provider.prepare(aBill(), { ...phone, way: 'mini-program', code: 'c1' })
  await provider.query('p1')
  await provider.close('p1')
  await provider.refund(refund)
  await provider.queryRefund(refund)
  await provider.bill('2026-11-22')
  sent.push(...gateway.asked)
  expect(sent.map((params) => params.get('method'))).toEqual([
    'alipay.trade.wap.pay',
    'alipay.trade.app.pay',
    'alipay.system.oauth.token',
    'alipay.trade.create',
    'alipay.trade.query',
    'alipay.trade.close',
    'alipay.trade.refund',
    'alipay.trade.fastpay.refund.query',
    'alipay.data.dataservice.bill.downloadurl.query',
  ])
  for (const params of sent.map((form) => Object.fromEntries(form))) {
    expect(sdk.checkNotifySignV2(params), params.method).toBe(true)
    expect(sdk.checkNotifySignV2({ ...params, timestamp: '2026-11-23 08:00:01' }), params.method).toBe(false)
  }
})

test('what the SDK signs our stand-in takes, and its answers the SDK believes, unless another has signed them', async () => {
  const sdk = sdkBelieving(gateway.settings.publicKey)
  const { outTradeNo, title } = aBill()
  const bizContent = { out_trade_no: outTradeNo, subject: title, total_amount: '50.00', product_code: 'QUICK_WAP_WAY' }
  gateway.open(sdk.pageExecute('alipay.trade.wap.pay', 'GET', { bizContent }))
  gateway.pay(outTradeNo)
  const query = () =>
    sdk.exec('alipay.trade.query', { bizContent: { out_trade_no: outTradeNo } }, { validateSign: true })
  expect(await query()).toMatchObject({ code: '10000', tradeStatus: 'TRADE_SUCCESS', totalAmount: '50.00' })
  expect(await provider.query(outTradeNo)).toMatchObject({ ok: true, amountFen: 5_000 })
  const token = { grantType: 'authorization_code', code: 'c1' }
  expect(await sdk.exec('alipay.system.oauth.token', token, { validateSign: true })).toMatchObject({ openId: 'o-c1' })
  gateway.state.trouble = 'forged'
  await expect(query()).rejects.toThrow('验签失败')
  gateway.state.trouble = 'none'
})

test('a notice that our adapter believes the SDK believes, too, and a forged one neither', async () => {
  const sdk = sdkBelieving(gateway.settings.publicKey)
  const params = await opened(phone)
  const { out_trade_no } = JSON.parse(params.get('biz_content') ?? '') as { out_trade_no: string }
  const said = { ...gateway.pay(out_trade_no), subject: aBill().title, passback_params: 'a%3D1' }
  for (const trouble of ['none', 'forged'] as const) {
    const notice = gateway.notice(said, { trouble })
    const believed = sdk.checkNotifySignV2(Object.fromEntries(new URLSearchParams(notice.body)))
    expect([believed, provider.readNotice(notice) !== null]).toEqual(trouble === 'none' ? [true, true] : [false, false])
  }
})

test('a hospital’s own app asks and is believed by its own keys, and its buyer in our mini-program is named by ours', async () => {
  const { appId, privateKey, publicKey, endpoint } = gateway.hospitalSettings
  const own = alipay({
    settings: gateway.hospitalSettings,
    merchant: appId,
    host: gateway.settings,
    now: clock.now(),
    notifyUrl: 'https://care.example/api/pay/notify/alipay',
    returnUrl: (outTradeNo) => `https://care.example/pay/index?out_trade_no=${outTradeNo}`,
  })
  const believing = (key: string) =>
    new AlipaySdk({ appId, privateKey, alipayPublicKey: key, gateway: endpoint, keyType: 'PKCS8' })
  const bill = aBill()
  const { payUrl } = (await own.prepare(bill, phone)) as Prepared
  const sent = [gateway.open(payUrl)]
  gateway.asked.length = 0
  const said = gateway.pay(bill.outTradeNo)
  expect(await own.query(bill.outTradeNo)).toMatchObject({ ok: true, merchant: appId })
  const transactionId = gateway.trades.get(bill.outTradeNo)?.tradeNo ?? ''
  const refund = { ...bill, transactionId, refundNo: 'r-own', amountFen: 100, paidFen: bill.amountFen }
  expect(await own.refund(refund)).toBe('done')
  expect(await own.queryRefund(refund)).toBe('done')
  expect((await own.bill('2026-11-23')).map(({ kind, outTradeNo }) => [kind, outTradeNo])).toEqual([
    ['payment', bill.outTradeNo],
    ['refund', bill.outTradeNo],
  ])
  sent.push(...gateway.asked)
  for (const params of sent.map((form) => Object.fromEntries(form))) {
    expect(params.app_id).toBe(appId)
    expect(believing(gateway.hospitalPublicKey).checkNotifySignV2(params), params.method).toBe(true)
    expect(sdkBelieving(gateway.ourPublicKey).checkNotifySignV2(params), params.method).toBe(false)
  }
  // The platform's account knows nothing of it.
  expect(await provider.query(bill.outTradeNo)).toBeNull()
  expect(
    await believing(publicKey).exec('alipay.trade.query', { bizContent: { out_trade_no: bill.outTradeNo } }),
  ).toMatchObject({
    tradeStatus: 'TRADE_SUCCESS',
  })
  const notice = gateway.notice({ ...said, app_id: appId })
  expect(own.readNotice(notice)?.notice).toMatchObject({ ok: true, merchant: appId })
  expect(provider.readNotice(notice)).toBeNull()
  expect(own.readNotice(gateway.notice(said))).toBeNull()

  gateway.asked.length = 0
  await own.prepare(aBill(), { ...phone, way: 'mini-program', code: 'c1' })
  expect(gateway.asked.map((asked) => asked.get('app_id'))).toEqual([gateway.settings.appId, appId])
})
