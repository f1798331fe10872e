import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, text, time, yuan } from '#kit/wire/fields.ts'
import { paymentStates } from './states.ts'

const aPayment = z.object({ out_trade_no: code() })
const notFound = { 'not-found': '没有找到这笔支付' }

export const payStatus = call({
  method: 'GET',
  path: '/pay/status',
  does: 'What a payment is about, where it stands, and how long it can still be paid',
  owner: { out_trade_no: 'payment' },
  login: true,
  ask: aPayment,
  reply: z.object({
    out_trade_no: z.string(),
    title: z.string(),
    pay_amount: yuan(),
    refund_amount: yuan(),
    state: z.enum(paymentStates),
    state_desc: z.string(),
    left_seconds: z.int(),
    deadline: time(),
    /** The page that shows what is paid for, '' where there is none. */
    link: z.string(),
    purpose: z.string(),
    /** What is paid for, by the id that its own room gives it. */
    subject_id: z.string(),
  }),
  refuses: notFound,
})

export const payPrepare = call({
  method: 'POST',
  path: '/pay/prepare',
  does: 'The address of the provider at which the patient pays',
  owner: { out_trade_no: 'payment' },
  login: true,
  ask: aPayment,
  reply: z.object({ pay_url: z.string() }),
  refuses: {
    ...notFound,
    'not-payable': '这笔支付{state}，不用再付了',
    'no-provider': '在线支付还没有开通，请到医院窗口缴费',
  },
})

export const payNotify = call({
  method: 'POST',
  path: '/pay/notify/{provider}',
  does: 'What a provider says about money; believed when its signature, its number and its amount are right',
  owner: 'anyone',
  body: 'json',
  ask: z.object({ provider: text(40) }),
  reply: z.object({}),
  refuses: {
    'not-found': '没有这笔交易',
    'bad-signature': '签名不正确',
    'bad-amount': '金额不一致',
  },
})
