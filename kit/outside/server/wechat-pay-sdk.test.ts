import { afterAll, beforeAll, expect, test } from 'vitest'
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin'
import { systemClock } from '#kit/time/clock.ts'
import { dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { newKeys } from '#test/support/pay-gateway.ts'
import { openWechatGateway } from '#test/support/wechat-gateway.ts'
import type { Bill, Payer, PaymentProvider, Prepared, WechatPaySettings } from '../payment.ts'
import { wechatPay } from './wechat-pay.ts'

/** An SDK of others beside our adapter. It looks at the clock by itself, so the gateway does, too. */

let gateway: Awaited<ReturnType<typeof openWechatGateway>>
beforeAll(async () => {
  gateway = await openWechatGateway(systemClock.now)
})
afterAll(() => gateway.close())

const provider = (settings: WechatPaySettings = gateway.settings): PaymentProvider =>
  wechatPay({
    settings,
    now: systemClock.now(),
    notifyUrl: 'https://care.example/api/pay/notify/wechat',
    openIdOf: async (_, code) => `o-${code}`,
  })

let made = 0
const aBill = (): Bill => ({
  outTradeNo: `p${++made}`,
  title: `挂号费 100% "1+1" & 'x' = \\ 😀`,
  amountFen: 5_000,
  deadline: later(systemClock.now(), { minutes: 10 }),
})
const phone: Payer = { way: 'address', ip: '10.0.0.1' }
const inside: Payer[] = [
  { ...phone, way: 'jsapi', openId: 'o1' },
  { ...phone, way: 'mini-program', code: 'c1' },
  { ...phone, way: 'app' },
]
const isOurs = (lines: string, signature = '') => Rsa.verify(lines, signature, gateway.ourPublicKey)

test('the SDK finds our signature right on everything that we ask', async () => {
  gateway.asked.length = 0
  const bill = aBill()
  await provider().prepare(bill, phone)
  for (const payer of inside) await provider().prepare(aBill(), payer)
  gateway.pay(bill.outTradeNo)
  await provider().query(bill.outTradeNo)
  await provider().close(bill.outTradeNo)
  const transactionId = gateway.trades.get(bill.outTradeNo)?.transactionId ?? ''
  const refund = { ...bill, transactionId, refundNo: 'r1', amountFen: 100, paidFen: bill.amountFen }
  await provider().refund(refund)
  await provider().queryRefund(refund)
  await provider().bill('2026-11-22')
  expect(gateway.asked).toHaveLength(9)
  for (const { method, path, headers, body } of gateway.asked) {
    const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(headers.authorization ?? '')?.[1] ?? ''
    const lines = (of: string) => Formatter.request(method, path, part('timestamp'), part('nonce_str'), of)
    expect(isOurs(lines(body), part('signature')), path).toBe(true)
    expect(isOurs(lines(`${body} `), part('signature')), path).toBe(false)
  }
})

test('with what a page and an app are given to pay the signature is right over the lines that the SDK makes', async () => {
  for (const payer of inside) {
    const { params } = (await provider().prepare(aBill(), payer)) as Prepared
    const { appId, timeStamp, nonceStr, package: pack, paySign, appid, timestamp, noncestr, prepayid, sign } = params
    const lines = payer.way === 'app' ? [appid, timestamp, noncestr, prepayid] : [appId, timeStamp, nonceStr, pack]
    expect(isOurs(Formatter.joinedByLineFeed(...lines.map(String)), paySign ?? sign), payer.way).toBe(true)
  }
})

test('what the SDK asks our stand-in takes, and its answers the SDK believes, unless another has signed them', async () => {
  const { mchId, serial, privateKey, publicKeyId, publicKey, endpoint } = gateway.settings
  const sdk = new Wechatpay({
    mchid: mchId,
    serial,
    privateKey,
    certs: { [publicKeyId]: publicKey },
    baseURL: endpoint,
    headers: { 'Wechatpay-Serial': publicKeyId },
  })
  const bill = aBill()
  await provider().prepare(bill, phone)
  gateway.pay(bill.outTradeNo)
  const query = () => sdk.chain(`v3/pay/transactions/out-trade-no/${bill.outTradeNo}`).get({ params: { mchid: mchId } })
  expect((await query()).data).toMatchObject({ trade_state: 'SUCCESS', amount: { total: 5_000 } })
  gateway.state.trouble = 'forged'
  await expect(query()).rejects.toThrow()
  gateway.state.trouble = 'none'
})

test('a notice that the SDK has sealed and signed is read, and one that it signed by another key is not', async () => {
  const bill = aBill()
  await provider().prepare(bill, phone)
  const said = gateway.pay(bill.outTradeNo)
  const [theirs, anothers] = [newKeys(), newKeys()]
  const settings = { ...gateway.settings, publicKey: theirs.publicKey }
  const notice = (key: { privateKey: string }) => {
    const [nonce, associated_data] = [Formatter.nonce(12), 'transaction']
    const ciphertext = Aes.AesGcm.encrypt(JSON.stringify(said), settings.apiKey, nonce, associated_data)
    const body = JSON.stringify({ resource: { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data } })
    const timestamp = String(Formatter.timestamp())
    const headers = {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': settings.publicKeyId,
      'wechatpay-signature': Rsa.sign(Formatter.response(timestamp, nonce, body), key.privateKey),
    }
    return { headers, body }
  }
  expect(provider(settings).readNotice(notice(theirs))?.notice).toMatchObject({ ok: true, amountFen: 5_000 })
  expect(provider(settings).readNotice(notice(anothers))).toBeNull()
  const { body } = gateway.notice(said)
  const { resource } = JSON.parse(body) as { resource: Record<string, string> }
  const { ciphertext = '', nonce = '', associated_data } = resource
  expect(JSON.parse(Aes.AesGcm.decrypt(ciphertext, settings.apiKey, nonce, associated_data))).toEqual(said)
})

test('for a sub-merchant the SDK finds the service provider’s signature right on everything, and every question names both', async () => {
  const asPartner = (settings = gateway.partnerSettings) =>
    wechatPay({
      settings,
      subMchId: '1600000007',
      now: systemClock.now(),
      notifyUrl: 'https://care.example/api/pay/notify/wechat',
      openIdOf: async (_, code) => `o-${code}`,
    })
  gateway.asked.length = 0
  const bill = aBill()
  await asPartner().prepare(bill, phone)
  const ready = await Promise.all(inside.map((payer) => asPartner().prepare(aBill(), payer)))
  expect((ready[2] as Prepared).params).toMatchObject({ partnerid: '1600000007', appid: 'wx-native' })
  const said = gateway.pay(bill.outTradeNo)
  expect(await asPartner().query(bill.outTradeNo)).toMatchObject({ ok: true, merchant: '1600000007' })
  await asPartner().close(bill.outTradeNo)
  const transactionId = gateway.trades.get(bill.outTradeNo)?.transactionId ?? ''
  const refund = { ...bill, transactionId, refundNo: 'rsub', amountFen: 100, paidFen: bill.amountFen }
  expect(await asPartner().refund(refund)).toBe('done')
  expect(await asPartner().queryRefund(refund)).toBe('done')
  const lines = await asPartner().bill(dayOf(systemClock.now()))
  expect(lines.map(({ merchant, outTradeNo }) => [merchant, outTradeNo])).toEqual([
    ['1600000007', bill.outTradeNo],
    ['1600000007', bill.outTradeNo],
  ])
  const asked = gateway.asked.filter(({ path }) => !path.startsWith('/v3/billdownload'))
  expect(asked).toHaveLength(9)
  for (const { method, path, headers, body } of asked) {
    const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(headers.authorization ?? '')?.[1] ?? ''
    const text = Formatter.request(method, path, part('timestamp'), part('nonce_str'), body)
    expect(Rsa.verify(text, part('signature'), gateway.partnerPublicKey), path).toBe(true)
    expect(isOurs(text, part('signature')), path).toBe(false)
    expect(`${path} ${body}`, path).toContain('1600000007')
  }
  // The merchant's own account knows nothing of any of it.
  expect(await provider().query(bill.outTradeNo)).toBeNull()
  expect(await provider().bill(dayOf(systemClock.now()))).not.toContainEqual(expect.objectContaining(lines[0]))

  const { mchId, serial, privateKey, publicKeyId, publicKey, endpoint } = gateway.partnerSettings
  const sdk = new Wechatpay({
    mchid: mchId,
    serial,
    privateKey,
    certs: { [publicKeyId]: publicKey },
    baseURL: endpoint,
    headers: { 'Wechatpay-Serial': publicKeyId },
  })
  const params = { sp_mchid: mchId, sub_mchid: '1600000007' }
  const { data } = await sdk.chain(`v3/pay/partner/transactions/out-trade-no/${bill.outTradeNo}`).get({ params })
  expect(data).toMatchObject({ trade_state: 'SUCCESS', ...params })

  const notice = gateway.notice(said)
  expect(asPartner().readNotice(notice)?.notice).toMatchObject({ ok: true, amountFen: 5_000, merchant: '1600000007' })
  expect(provider().readNotice(notice)).toBeNull()
  const told = gateway.notice(gateway.refundTold('rsub', 'SUCCESS'))
  expect(asPartner().readNotice(told)?.notice).toMatchObject({ kind: 'refund', merchant: '1600000007' })
  for (const wrong of [{ sp_mchid: '1900000109' }, { sub_mchid: '' }, { sp_appid: 'wx-anothers' }])
    expect(asPartner().readNotice(gateway.notice({ ...said, ...wrong }))).toBeNull()
})
