import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import type { Events } from '#app/events.ts'
import { readSpokenNumber } from '#kit/check/spoken-number.ts'
import type { PaymentNotice } from '#kit/outside/payment.ts'
import { signNotice } from '#kit/outside/server/cashier-notice.ts'
import { dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { closePayment, listBooked, listPayFaults, paymentOf, refund, startPayment } from './public.ts'

type Told = [string, Events['payment.paid' | 'payment.closed' | 'payment.refunded']]

let app: TestApp
let person: Person
let as: { key: string }
let told: Told[] = []
/** What a room that sells does with money that came; each test may set it. */
let onPaid: (event: Events['payment.paid'], ctx: ReturnType<TestApp['context']>) => Promise<unknown>

beforeAll(async () => {
  app = await startTestApp()
  person = await signIn(app)
  as = { key: person.key }
  const room = app.rooms.find(({ name }) => name === 'pay')
  if (!room) throw new Error('the room is gone')
  Object.assign(room.subscribers, {
    'payment.paid': async (event: Events['payment.paid'], ctx: ReturnType<TestApp['context']>) => {
      told.push(['paid', event])
      await onPaid(event, ctx)
    },
    'payment.closed': async (event: Events['payment.closed']) => void told.push(['closed', event]),
    'payment.refunded': async (event: Events['payment.refunded']) => void told.push(['refunded', event]),
  })
})
beforeEach(() => {
  told = []
  onPaid = async () => {}
})
afterEach(async () => expect(await listPayFaults(app.db)).toEqual([]))
afterAll(() => app.close())

let subjects = 0
const aPayment = (amountFen = 5_000, minutes = 10) =>
  startPayment(app.context(), {
    patientId: person.patientId,
    purpose: 'test',
    subjectId: `subject-${++subjects}`,
    title: '挂号费',
    amountFen,
    deadline: later(app.clock.now(), { minutes }),
  })

const noticeOf = (outTradeNo: string, more: Partial<PaymentNotice> = {}) =>
  signNotice(app.config, {
    kind: 'payment',
    outTradeNo,
    refundNo: '',
    transactionId: `t-${outTradeNo}`,
    amountFen: 5_000,
    ok: true,
    ...more,
  })

const send = async (notice: Record<string, unknown>, provider = 'stand-in') => {
  const response = await app.server.inject({ method: 'POST', url: `/api/pay/notify/${provider}`, payload: notice })
  return response.json() as { status: number; reason?: string }
}

const stateOf = async (outTradeNo: string) => (await paymentOf(app.db, outTradeNo))?.state
const toldOf = (outTradeNo: string) => told.filter(([, event]) => event.outTradeNo === outTradeNo).map(([name]) => name)

test('another patient’s payment is not there, exactly as one that does not exist', async () => {
  const out_trade_no = await aPayment()
  const other = { key: (await signIn(app)).key }
  for (const call of [calls.payStatus, calls.payPrepare]) {
    expect(await app.refusal(call, { out_trade_no })).toBe('login')
    expect(await app.rawRequest(call, { out_trade_no }, other)).toEqual(
      await app.rawRequest(call, { out_trade_no: 'pnosuchpayment' }, other),
    )
    expect(await app.refusal(call, { out_trade_no: "p'; --" }, other)).toBe('422')
  }
})

test('a bill of nothing, or of less, cannot be started, nor two open ones for the same thing', async () => {
  await expect(aPayment(0)).rejects.toThrow()
  await expect(aPayment(-100)).rejects.toThrow()
  subjects -= 1
  await aPayment()
  subjects -= 1
  await expect(aPayment()).rejects.toThrow()
})

test('a payment shows what it is about, how long it can be paid, and where', async () => {
  const out_trade_no = await aPayment(1_250)
  app.clock.advance({ seconds: 15 })
  expect(await app.callApi(calls.payStatus, { out_trade_no }, as)).toMatchObject({
    out_trade_no,
    title: '挂号费',
    pay_amount: '12.50',
    refund_amount: '0.00',
    state: 'pending',
    state_desc: '待支付',
    left_seconds: 585,
  })
  expect(out_trade_no).toMatch(/^p\d{14}[0-9a-z]{10}$/)
  expect(readSpokenNumber(out_trade_no.slice(1, 15))).toMatchObject({ day: dayOf(app.clock.now()) })
  expect(await app.callApi(calls.payPrepare, { out_trade_no }, as)).toEqual({
    method: 'stand-in',
    way: 'address',
    params: {},
    pay_url: `/sandbox/cashier?out_trade_no=${out_trade_no}`,
  })
})

test('a notice with a wrong signature, of an unknown trade or provider changes nothing', async () => {
  const out = await aPayment()
  const notice = noticeOf(out)
  for (const [name, value] of Object.entries({
    amount: 1,
    out_trade_no: await aPayment(),
    result: 'FAIL',
    sign: '',
    kind: 'refund',
    transaction_id: 'x',
  })) {
    expect((await send({ ...notice, [name]: value })).reason, name).toBe('bad-signature')
  }
  expect((await send({})).reason).toBe('bad-signature')
  expect((await send(noticeOf('pnosuchpayment'))).reason).toBe('not-found')
  expect((await send(notice, 'wechat')).reason).toBe('not-found')
  expect((await send(notice, '<script>')).reason).toBe('not-found')
  expect([await stateOf(out), told]).toEqual(['pending', []])
})

test('a rightly signed notice of another amount is refused, a failed attempt leaves the payment open', async () => {
  const out = await aPayment()
  for (const amountFen of [0, 1, 4_999, 5_001, -5_000])
    expect((await send(noticeOf(out, { amountFen }))).reason).toBe('bad-amount')
  expect((await send(noticeOf(out, { ok: false }))).status).toBe(200)
  expect([await stateOf(out), told]).toEqual(['pending', []])
  expect((await send(noticeOf(out))).status).toBe(200)
  expect(await stateOf(out)).toBe('paid')
})

test('a hundred copies at the same time are one payment, told once and booked once', async () => {
  const out = await aPayment()
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(noticeOf(out))))
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect(told).toEqual([['paid', expect.objectContaining({ outTradeNo: out, purpose: 'test', amountFen: 5_000 })]])
  expect((await listBooked(app.db)).filter((row) => row.outTradeNo === out)).toEqual([
    { outTradeNo: out, amountFen: 5_000, refundedFen: 0 },
  ])
})

test('when who sells fails nothing has happened, and the next copy of the notice does it', async () => {
  const out = await aPayment()
  onPaid = () => Promise.reject(new Error('the room fell over'))
  const response = await app.server.inject({ method: 'POST', url: '/api/pay/notify/stand-in', payload: noticeOf(out) })
  expect([response.statusCode, await stateOf(out)]).toEqual([500, 'pending'])
  onPaid = async () => {}
  expect((await send(noticeOf(out))).status).toBe(200)
  expect(await stateOf(out)).toBe('paid')
})

test('at its deadline a payment shows as closed at once, and is told as closed by the job, once', async () => {
  const out_trade_no = await aPayment()
  app.clock.advance({ minutes: 10 })
  expect(await app.callApi(calls.payStatus, { out_trade_no }, as)).toMatchObject({ state: 'closed', left_seconds: 0 })
  const { body } = await app.rawRequest(calls.payPrepare, { out_trade_no }, as)
  expect(body).toMatchObject({ reason: 'not-payable', msg: '这笔支付已关闭，不用再付了' })
  await app.wakeAll()
  await app.wakeAll()
  expect(toldOf(out_trade_no)).toEqual(['closed'])
})

test('more overdue payments than fit one look are all closed', async () => {
  const outs = []
  for (let n = 0; n < 120; n++) outs.push(await aPayment())
  app.clock.advance({ minutes: 11 })
  await app.wakeAll()
  expect(outs.filter((out) => toldOf(out).join() === 'closed')).toHaveLength(120)
})

test('money that comes for a closed payment is told, and who cannot use it sends it back', async () => {
  const out = await aPayment()
  await app.callApi(sandboxPay, { out_trade_no: out, outcome: 'late' })
  app.clock.advance({ minutes: 10 })
  onPaid = (event, ctx) => refund(ctx, event.outTradeNo, event.amountFen, '支付太晚')
  await app.wakeAll()
  expect([toldOf(out), await stateOf(out)]).toEqual([['closed'], 'closed'])
  app.clock.advance({ minutes: 1 })
  await app.wakeAll()
  await app.wakeAll()
  expect([toldOf(out), await stateOf(out)]).toEqual([['closed', 'paid', 'refunded'], 'refunded'])
})

test('a payment of which the notice was lost is found by asking', async () => {
  const out_trade_no = await aPayment()
  await app.callApi(calls.payPrepare, { out_trade_no }, as)
  await app.callApi(sandboxPay, { out_trade_no, outcome: 'lost' })
  expect(await stateOf(out_trade_no)).toBe('pending')
  app.clock.advance({ minutes: 1 })
  await app.wakeAll()
  expect([toldOf(out_trade_no), await stateOf(out_trade_no)]).toEqual([['paid'], 'paid'])
})

test('a payment that is closed or paid cannot be closed, and closing it is not told to who closed it', async () => {
  const [open, paid] = [await aPayment(), await aPayment()]
  await send(noticeOf(paid))
  expect([await closePayment(app.context(), open), await closePayment(app.context(), open)]).toEqual([true, false])
  expect(await closePayment(app.context(), paid)).toBe(false)
  expect(toldOf(open)).toEqual([])
})

test('what was never paid cannot go back, nor more than was paid, whatever asks at the same time', async () => {
  const out = await aPayment()
  expect(await refund(app.context(), out, 100, '')).toBeNull()
  expect(await refund(app.context(), 'pnosuchpayment', 100, '')).toBeNull()
  await app.callApi(sandboxPay, { out_trade_no: out })
  expect(await refund(app.context(), out, 5_001, '')).toBeNull()
  const orders = await Promise.all(Array.from({ length: 12 }, () => refund(app.context(), out, 1_000, '退款')))
  expect(orders.filter(Boolean)).toHaveLength(5)
  await app.wakeAll()
  expect(await app.callApi(calls.payStatus, { out_trade_no: out }, as)).toMatchObject({
    state: 'refunded',
    refund_amount: '50.00',
  })
  expect(toldOf(out).filter((name) => name === 'refunded')).toHaveLength(5)
})

test('a part may go back, and the payment stays paid', async () => {
  const out = await aPayment()
  await app.callApi(sandboxPay, { out_trade_no: out })
  await refund(app.context(), out, 2_000, '部分退款')
  expect(await stateOf(out)).toBe('refunding')
  await app.wakeAll()
  expect(await app.callApi(calls.payStatus, { out_trade_no: out }, as)).toMatchObject({
    state: 'paid',
    refund_amount: '20.00',
  })
})

test('a provider that turns a refund away is asked again until it takes it, and then no more', async () => {
  const out = await aPayment()
  await app.callApi(sandboxPay, { out_trade_no: out, refusals: 2 })
  await refund(app.context(), out, 5_000, '退款')
  for (const minutes of [0, 1, 1]) {
    app.clock.advance({ minutes })
    await app.wakeAll()
    expect(await stateOf(out)).toBe('refunding')
  }
  app.clock.advance({ minutes: 1 })
  await app.wakeAll()
  expect([await stateOf(out), toldOf(out)]).toEqual(['refunded', ['paid', 'refunded']])
})

test('a refund notice counts once too, and only for its own amount and payment', async () => {
  const [out, other] = [await aPayment(), await aPayment()]
  await app.callApi(sandboxPay, { out_trade_no: out })
  const refundNo = (await refund(app.context(), out, 3_000, '退款')) ?? ''
  const back = { kind: 'refund', refundNo, amountFen: 3_000 } as const
  expect((await send(noticeOf(other, back))).reason).toBe('not-found')
  expect((await send(noticeOf(out, { ...back, amountFen: 2_999 }))).reason).toBe('bad-amount')
  expect((await send(noticeOf(out, { ...back, ok: false }))).status).toBe(200)
  expect(await stateOf(out)).toBe('refunding')
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(noticeOf(out, back))))
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect([await stateOf(out), toldOf(out)]).toEqual(['paid', ['paid', 'refunded']])
  await app.wakeAll()
  expect(toldOf(out)).toEqual(['paid', 'refunded'])
})
