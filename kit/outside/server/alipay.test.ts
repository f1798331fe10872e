import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { later } from '#kit/time/span.ts'
import { testClock } from '#kit/time/test-clock.ts'
import { openAlipayGateway } from '#test/support/alipay-gateway.ts'
import type { Trouble } from '#test/support/pay-gateway.ts'
import type { Bill, Payer, PaymentProvider, Prepared } from '../payment.ts'
import { alipay } from './alipay.ts'
import { readAlipayBill } from './alipay-bill.ts'

const clock = testClock('2026-11-23 08:00')
let gateway: Awaited<ReturnType<typeof openAlipayGateway>>

beforeAll(async () => {
  gateway = await openAlipayGateway(clock.now)
})
afterEach(() => Object.assign(gateway.state, { trouble: 'none', refundError: '' }))
afterAll(() => gateway.close())

const provider = (): PaymentProvider =>
  alipay({
    settings: gateway.settings,
    now: clock.now(),
    notifyUrl: 'https://care.example/api/pay/notify/alipay',
    returnUrl: (outTradeNo) => `https://care.example/pay/index?out_trade_no=${outTradeNo}`,
  })

let made = 0
const aBill = (amountFen = 5_000): Bill => ({
  outTradeNo: `p${++made}`,
  title: "挂号费 1+1 & 'x'",
  amountFen,
  deadline: later(clock.now(), { minutes: 10 }),
})
const phone: Payer = { way: 'address', ip: '10.0.0.1' }
const opened = async (bill: Bill, payer = phone) => {
  const { payUrl, params } = (await provider().prepare(bill, payer)) as Prepared
  return gateway.open(payUrl || (params.orderStr ?? ''))
}
const paid = async (bill = aBill()) => {
  await opened(bill)
  return { ...bill, said: gateway.pay(bill.outTradeNo) }
}
const refundOf = (bill: { outTradeNo: string; amountFen: number }, refundNo: string, amountFen: number) => ({
  outTradeNo: bill.outTradeNo,
  refundNo,
  amountFen,
  paidFen: bill.amountFen,
  transactionId: gateway.trades.get(bill.outTradeNo)?.tradeNo ?? '',
})

const troubles: Trouble[] = ['down', 'garbage', 'unsigned', 'forged']
test.each(troubles)('an answer that is %s is none: nothing is believed and the asker tries again', async (trouble) => {
  const bill = await paid()
  gateway.state.trouble = trouble
  const asks = [
    provider().query(bill.outTradeNo),
    provider().query('pnosuch'),
    provider().close(bill.outTradeNo),
    provider().refund(refundOf(bill, `r-${trouble}`, 100)),
    provider().queryRefund(refundOf(bill, `r-${trouble}`, 100)),
    provider().bill('2026-11-23'),
  ]
  for (const { status } of await Promise.allSettled(asks)) expect(status).toBe('rejected')
})

test('a notice is believed only when the provider signed it, by the strong kind, for our account', async () => {
  const { said, outTradeNo } = await paid()
  const read = (delivery: Parameters<PaymentProvider['readNotice']>[0]) => provider().readNotice(delivery)
  for (const trouble of ['unsigned', 'forged'] as const)
    expect(read(gateway.notice(said, { trouble })), trouble).toBeNull()
  const right = gateway.notice(said)
  for (const [name, value] of Object.entries({
    total_amount: '0.01',
    out_trade_no: 'p2',
    trade_status: 'TRADE_CLOSED',
    app_id: 'x',
    sign_type: 'RSA',
    more: '1',
  })) {
    const form = new URLSearchParams(right.body)
    form.set(name, value)
    expect(read({ ...right, body: form.toString() }), name).toBeNull()
  }
  expect(read(gateway.notice({ ...said, app_id: '2021000000000002' }))).toBeNull()
  expect(read({ headers: {}, body: '{"sign":"x"}' })).toBeNull()
  expect(read(right)?.notice).toMatchObject({ outTradeNo, amountFen: 5_000, ok: true, at: clock.now() })
  expect(read(gateway.notice({ ...said, trade_status: 'WAIT_BUYER_PAY' }))?.notice).toMatchObject({ ok: false })
  expect(read(gateway.notice({ ...said, total_amount: '5e3' }))?.notice).toMatchObject({ amountFen: -1 })
  expect(read(gateway.notice({ ...said, refund_fee: '1.00' }))).toEqual({ notice: null })
  expect(read(gateway.notice({ ...said, refund_fee: '0.00' }))?.notice).toMatchObject({ outTradeNo, ok: true })
})

test('a phone goes to a signed page until the deadline, an app gets the same order as text', async () => {
  const params = await opened(aBill())
  expect(params.get('method')).toBe('alipay.trade.wap.pay')
  expect(JSON.parse(params.get('biz_content') ?? '')).toMatchObject({
    total_amount: '50.00',
    time_expire: '2026-11-23 08:10:00',
  })
  expect(params.get('timestamp')).toBe('2026-11-23 08:00:00')
  expect((await opened(aBill(), { ...phone, way: 'app' })).get('method')).toBe('alipay.trade.app.pay')
})

test('in the mini-program a trade is made for who pays, whom a code names that is good once', async () => {
  const inside: Payer = { ...phone, way: 'mini-program' }
  const { appId } = gateway.settings
  for (const code of [undefined, '', 'spent'])
    expect(await provider().prepare(aBill(), { ...inside, code })).toEqual({ codeFor: appId })
  const bill = aBill()
  const prepared = await provider().prepare(bill, { ...inside, code: 'c1' })
  expect(prepared).toEqual({ payUrl: '', params: { tradeNO: gateway.trades.get(bill.outTradeNo)?.tradeNo } })
  const asked = () => JSON.parse(gateway.asked.at(-1)?.get('biz_content') ?? '')
  expect(asked()).toEqual({
    subject: bill.title,
    out_trade_no: bill.outTradeNo,
    total_amount: '50.00',
    time_expire: '2026-11-23 08:10:00',
    product_code: 'JSAPI_PAY',
    op_app_id: appId,
    buyer_open_id: 'o-c1',
  })
  expect(gateway.asked.at(-1)?.get('notify_url')).toBe('https://care.example/api/pay/notify/alipay')
  await provider().prepare(aBill(), { ...inside, code: 'old' })
  expect(asked()).toMatchObject({ buyer_id: '2088-old' })
  gateway.pay(bill.outTradeNo)
  expect(await provider().query(bill.outTradeNo)).toMatchObject({ ok: true, amountFen: 5_000 })
})

test('a gateway that does not know our account says so, and the operator can read it', async () => {
  const stranger = alipay({
    settings: { ...gateway.settings, appId: '2021000000000002' },
    now: clock.now(),
    notifyUrl: '',
    returnUrl: () => '',
  })
  await expect(stranger.query('p1')).rejects.toThrow('Alipay answers 200 UNSIGNED isv.invalid-app-id')
})

test('a title that is too long ends between two characters', async () => {
  const params = await opened({ ...aBill(), title: '😀'.repeat(200) })
  expect(JSON.parse(params.get('biz_content') ?? '').subject).toBe('😀'.repeat(120))
})

test('what was paid is found by asking, what was not is not, and a closed trade takes no money', async () => {
  const bill = await paid()
  expect(await provider().query(bill.outTradeNo)).toMatchObject({ ok: true, amountFen: 5_000, at: clock.now() })
  await provider().close(bill.outTradeNo)
  expect(await provider().query(bill.outTradeNo)).toMatchObject({ ok: true })
  const open = aBill()
  await opened(open)
  expect(await provider().query(open.outTradeNo)).toBeNull()
  await provider().close(open.outTradeNo)
  expect(() => gateway.pay(open.outTradeNo)).toThrow()
  expect(await provider().query('pnosuch')).toBeNull()
  await provider().close('pnosuch')
})

test('a refund is done once for its number, never above what was paid, and what cannot be done is said', async () => {
  const bill = await paid()
  expect(await provider().queryRefund(refundOf(bill, 'r1', 3_000))).toBeNull()
  expect(await provider().refund(refundOf(bill, 'r1', 3_000))).toBe('done')
  expect(await provider().refund(refundOf(bill, 'r1', 3_000))).toBe('accepted')
  expect(await provider().queryRefund(refundOf(bill, 'r1', 3_000))).toBe('done')
  expect(await provider().refund(refundOf(bill, 'r2', 2_001))).toEqual({ refused: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' })
  const final = [
    'BUYER_NOT_EXIST',
    'TRADE_NOT_ALLOW_REFUND',
    'TRADE_STATUS_ERROR',
    'TRADE_HAS_CLOSE',
    'TRADE_NOT_EXIST',
  ]
  const amounts = ['REFUND_FEE_ERROR', 'REASON_TRADE_REFUND_FEE_ERR', 'DISCORDANT_REPEAT_REQUEST']
  for (const code of [...final, ...amounts].map((name) => `ACQ.${name}`)) {
    gateway.state.refundError = code
    expect(await provider().refund(refundOf(bill, 'r3', 1_000))).toEqual({ refused: code })
  }
  for (const code of ['ACQ.SELLER_BALANCE_NOT_ENOUGH', 'ACQ.SYSTEM_ERROR']) {
    gateway.state.refundError = code
    await expect(provider().refund(refundOf(bill, 'r3', 1_000))).rejects.toThrow(code)
  }
})

test('the bill of a day, zipped and in GBK, names what came and went on it', async () => {
  clock.advance({ days: 1 })
  expect(await provider().bill('2026-11-24')).toEqual([])
  const bill = await paid(aBill(1_250))
  await provider().refund(refundOf(bill, 'r9', 250))
  expect(await provider().bill('2026-11-24')).toMatchObject([
    { kind: 'payment', outTradeNo: bill.outTradeNo, amountFen: 1_250, refundNo: '', at: clock.now() },
    { kind: 'refund', outTradeNo: bill.outTradeNo, amountFen: 250, refundNo: 'r9' },
  ])
  expect(() => readAlipayBill(Buffer.from('<html>'))).toThrow('without its lines')
})
