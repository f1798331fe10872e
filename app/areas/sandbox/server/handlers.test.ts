import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMobileSms, thirdLogin } from '#app/areas/access/patients/contract.ts'
import { askCall } from '#app/areas/consult/calls/contract.ts'
import { callByPhone } from '#app/areas/consult/calls/server/public.ts'
import { payNotify, payPrepare, payStatus } from '#app/areas/pay/contract.ts'
import { startPayment } from '#app/areas/pay/server/public.ts'
import { cashier } from '#kit/outside/server/cashier.ts'
import { signNotice } from '#kit/outside/server/cashier-notice.ts'
import { later } from '#kit/time/span.ts'
import { giveDoctorPhone } from '#test/support/calls.ts'
import { openClinic } from '#test/support/clinic.ts'
import { openConsultation } from '#test/support/consult.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let as: { key: string }
let patientId: number
let mobile: string
let subjects = 0

beforeAll(async () => {
  app = await startTestApp()
  const person = await signIn(app)
  ;({ patientId, mobile } = person)
  as = { key: person.key }
})
afterAll(() => app.close())

const aPayment = () =>
  startPayment(app.context(), {
    patientId,
    purpose: 'test',
    subjectId: `s${++subjects}`,
    title: '挂号费',
    amountFen: 2_500,
    deadline: later(app.clock.now(), { minutes: 10 }),
  })

test('production has no sandbox, no stand-in that takes money, and does not believe its notices', async () => {
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
  expect(await production.refusal(calls.sandboxSms, { mobile: '13800000001' })).toBe('off')
  expect(await production.refusal(calls.sandboxPayments, {})).toBe('off')
  expect(await production.refusal(calls.sandboxPay, { out_trade_no: 'psomething' })).toBe('off')
  expect(await production.refusal(calls.sandboxIdentity, { door: 'city-1', person: 'me' })).toBe('off')
  expect(await production.refusal(calls.sandboxIdentities, {})).toBe('off')
  expect(await production.refusal(calls.sandboxPhones, {})).toBe('off')
  expect(await production.refusal(calls.sandboxPhone, { call_no: 'a-phone-call', act: 'answer' })).toBe('off')
  const notice = { kind: 'payment', outTradeNo: 'p', refundNo: '', transactionId: 't', amountFen: 1, ok: true } as const
  expect(await production.refusal(payNotify, { provider: 'stand-in', ...signNotice(production.config, notice) })).toBe(
    'not-found',
  )
  await production.close()
})

test('the panel of messages is gone when a real sender is configured', async () => {
  const env = { ALIYUN_ACCESS_KEY_ID: 'a', ALIYUN_ACCESS_KEY_SECRET: 'b', ALIYUN_SMS_SIGN_NAME: 'c' }
  const templates = { ALIYUN_SMS_CODE_TEMPLATE: 'd', ALIYUN_SMS_NOTICE_TEMPLATE: 'e' }
  const other = await startTestApp({ env: { SMS_PROVIDER: 'aliyun', ...env, ...templates } })
  expect(await other.refusal(calls.sandboxSms, {})).toBe('off')
  await other.close()
})

test('a made-up person shows themselves to a provider by the link, until a real product answers there', async () => {
  const { link, code } = await app.callApi(calls.sandboxIdentity, { door: 'city-1', person: '小明' })
  const query = new URL(link, 'https://care.example').searchParams
  expect([query.get('code'), query.get('channelId')]).toEqual([code, '100013549'])
  expect(await app.refusal(thirdLogin, { code, channelId: 100_013_549 })).toBe('unbound')
  const namesAt = async (at: TestApp) => (await at.callApi(calls.sandboxIdentities, {})).list.map(({ door }) => door)
  expect(await namesAt(app)).toEqual(['city-1', 'city-2', 'messenger', 'native-app', 'partner', 'partner-fs'])
  const real = { SIGN_IN_CITY_1: 'https://a:b@city.example/token' }
  const other = await startTestApp({ env: real })
  expect(await other.refusal(calls.sandboxIdentity, { door: 'city-1', person: '小明' })).toBe('off')
  expect(await other.refusal(calls.sandboxIdentity, { door: 'city-2', person: '小明' })).toBe('not refused')
  expect(await namesAt(other)).not.toContain('city-1')
  await other.close()
})

test.each([
  ['a payment that is none', { out_trade_no: 'pnosuchpayment' }, 'not-found'],
  ['an outcome that is none', { out_trade_no: 'psomething', outcome: 'free' }, '422'],
  ['no number', {}, '422'],
])('%s is refused at the cashier', async (_, input, refused) => {
  expect(await app.refusal(calls.sandboxPay, input)).toBe(refused)
})

test('messages show to whom they went, the newest first, with the code in them', async () => {
  const { list } = await app.callApi(calls.sandboxSms, { mobile })
  expect(list[0]).toMatchObject({ mobile, code: expect.stringMatching(/^\d{6}$/), add_time: '2026-11-23 08:00:00' })
  expect(list[0]?.text).toContain(list[0]?.code)
  expect((await app.callApi(calls.sandboxSms, { mobile: '13811111111' })).list).toEqual([])
  expect((await app.callApi(calls.sandboxSms, {})).list.length).toBeGreaterThan(0)
  expect(await app.refusal(sendMobileSms, { mobile, token: 'made-up' })).toBe('bad-token')
})

test('a payment is listed with what is to be paid, and once paid it cannot be paid again', async () => {
  const out_trade_no = await aPayment()
  expect((await app.callApi(calls.sandboxPayments, {})).list[0]).toMatchObject({
    out_trade_no,
    pay_amount: '25.00',
    state: 'pending',
    left_seconds: 600,
  })
  expect(await app.callApi(calls.sandboxPay, { out_trade_no })).toEqual({ state: 'paid', state_desc: '已支付' })
  expect(await app.refusal(calls.sandboxPay, { out_trade_no })).toBe('already-paid')
  expect((await app.callApi(calls.sandboxPayments, { out_trade_no })).list).toMatchObject([
    { out_trade_no, state: 'paid' },
  ])
})

test('each outcome goes its way: failed stays open, late comes after its time, three copies count once, a lost notice is found', async () => {
  const outs: Record<string, string> = {}
  for (const outcome of ['fail', 'late', 'duplicate', 'lost'] as const) {
    const out_trade_no = await aPayment()
    outs[outcome] = out_trade_no
    await app.callApi(payPrepare, { out_trade_no }, as)
    await app.callApi(calls.sandboxPay, { out_trade_no, outcome })
  }
  const states = async () => {
    const shown = Object.entries(outs).map(async ([outcome, out_trade_no]) => [
      outcome,
      (await app.callApi(payStatus, { out_trade_no }, as)).state,
    ])
    return Object.fromEntries(await Promise.all(shown))
  }
  expect(await states()).toEqual({ fail: 'pending', late: 'pending', duplicate: 'paid', lost: 'pending' })
  app.clock.advance({ seconds: 59 })
  await app.wakeAll()
  expect(await states()).toMatchObject({ lost: 'pending' })
  app.clock.advance({ minutes: 15 })
  await app.wakeAll()
  await app.wakeAll()
  expect(await states()).toEqual({ fail: 'closed', late: 'paid', duplicate: 'paid', lost: 'paid' })
})

test('the cashier gives the same refund once, however often it is asked', async () => {
  const out_trade_no = await aPayment()
  await app.callApi(calls.sandboxPay, { out_trade_no })
  const { refund, query } = cashier(app.context())
  const order = { outTradeNo: out_trade_no, transactionId: '', paidFen: 2_500 }
  await Promise.all(Array.from({ length: 5 }, () => refund({ ...order, refundNo: 'r1', amountFen: 1_000 })))
  const { rows } = await app.pool.query('select refunded_fen from outside_trades where out_trade_no = $1', [
    out_trade_no,
  ])
  expect(rows[0].refunded_fen).toBe(1_000)
  await expect(refund({ ...order, refundNo: 'r2', amountFen: 1_501 })).rejects.toThrow()
  expect(await query('pnosuchpayment')).toBeNull()
})

test('a phone that rings is taken or refused once, and the call hears of it', async () => {
  const [doctorId = 0] = (await openClinic(app)).doctorIds
  await giveDoctorPhone(app, doctorId)
  const ask_id = await openConsultation(app, { patientId }, doctorId, 3, 'phone')
  await callByPhone(app.context(), ask_id, 'doctor')
  const { list } = await app.callApi(calls.sandboxPhones, {})
  expect(list).toMatchObject([{ state: 'ringing', from: '137****0001', shown_number: '0755-00000001' }])
  const call_no = list[0]?.call_no ?? ''
  expect(await app.refusal(calls.sandboxPhone, { call_no: 'no-such-call', act: 'answer' })).toBe('not-now')
  await app.callApi(calls.sandboxPhone, { call_no, act: 'answer' })
  expect((await app.callApi(askCall, { ask_id }, as)).state).toBe('talking')
  expect(await app.refusal(calls.sandboxPhone, { call_no, act: 'refuse' })).toBe('not-now')
  await app.callApi(calls.sandboxPhone, { call_no, act: 'hang-up' })
  expect((await app.callApi(askCall, { ask_id }, as)).state).toBe('ended')
})
