import { z } from 'zod'
import { paymentProviders, payWays } from '#kit/outside/payment.ts'
import { call } from '#kit/wire/call.ts'
import { code, maybe, maybeText, nothing, text, time, yuan } from '#kit/wire/fields.ts'
import { paymentStates } from './states.ts'

const aPayment = z.object({ out_trade_no: code() })
const notFound = { 'not-found': '没有找到这笔支付' }

export const payStatus = call({
  method: 'GET',
  path: '/pay/status',
  summary: 'What a payment is about, where it stands, and how long it can still be paid',
  owner: { out_trade_no: 'payment' },
  login: true,
  input: aPayment,
  output: z.object({
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

export const payMethods = call({
  method: 'GET',
  path: '/pay/methods',
  summary: 'By whom one can pay from here, the usual one first; none where online payment is not open',
  owner: 'anyone',
  input: nothing(),
  output: z.object({
    list: z.array(z.object({ method: z.enum(paymentProviders), title: z.string(), note: z.string() })),
    /** How, from here: the host that asks is read from its user agent. */
    way: z.enum(payWays),
  }),
})

export const payPrepare = call({
  method: 'POST',
  path: '/pay/prepare',
  summary:
    'With what the patient goes on to pay, by where they are: an address, or what the cashier of their host is called with',
  owner: { out_trade_no: 'payment' },
  login: true,
  input: z.object({
    out_trade_no: code(),
    /** One of those that `payMethods` lists; the usual one where none is given. */
    method: maybe(z.enum(paymentProviders)),
    /** By which the provider knows who pays; asked for by the refusal `who`. */
    code: maybeText(200),
  }),
  output: z.object({
    method: z.enum(paymentProviders),
    way: z.enum(payWays),
    /** The page at which one pays; '' where the host's own cashier takes over. */
    pay_url: z.string(),
    /** What that cashier is called with, by the provider's names. */
    params: z.record(z.string(), z.string()),
  }),
  refuses: {
    ...notFound,
    'not-payable': '这笔支付{state}，不用再付了',
    'no-provider': '在线支付还没有开通，请到医院窗口缴费',
    'not-here': '这里不能用{title}，请换一种支付方式',
    'app-too-old': '请升级到最新版本',
    /** `data.app_id` is the account for which a code of the host's sign-in is wanted. */
    who: '请先用微信登录，再继续支付',
  },
})

export const payNotify = call({
  method: 'POST',
  path: '/pay/notify/{provider}',
  summary:
    'What a provider says about money; believed when its signature, its account, its number and its amount are right',
  owner: 'anyone',
  body: 'raw',
  input: z.object({ provider: text(40) }),
  output: z.object({}),
  refuses: {
    'not-found': '没有这笔交易',
    'bad-signature': '签名不正确',
    'bad-amount': '金额不一致',
  },
})
