import { z } from 'zod'
import { identityDoors } from '#kit/outside/identity.ts'
import { call } from '#kit/wire/call.ts'
import { code, int, maybe, mobile, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'

const off = { off: '这里没有演示服务' }

export const sandboxSms = call({
  method: 'GET',
  path: '/sandbox/sms',
  does: 'Demonstration: text messages to a number, or to all, the newest first',
  owner: 'anyone',
  ask: z.object({ mobile: maybe(mobile()), ...paging(20) }),
  reply: pageOf(
    z.object({
      id: z.int(),
      mobile: z.string(),
      text: z.string(),
      /** The code in it, '' where it holds none. */
      code: z.string(),
      state: z.enum(['waiting', 'sent', 'failed']),
      add_time: time(),
    }),
  ),
  refuses: off,
})

const bill = z.object({
  out_trade_no: z.string(),
  title: z.string(),
  pay_amount: yuan(),
  refund_amount: yuan(),
  state: z.string(),
  state_desc: z.string(),
  left_seconds: z.int(),
  link: z.string(),
  deadline: time(),
})

export const sandboxPayments = call({
  method: 'GET',
  path: '/sandbox/payments',
  does: 'Demonstration: what is to be paid and was paid, the newest first; or the one of that number',
  owner: 'anyone',
  ask: z.object({ out_trade_no: maybe(code()), ...paging(20) }),
  reply: pageOf(bill),
  refuses: off,
})

export const sandboxPay = call({
  method: 'POST',
  path: '/sandbox/pay',
  does: 'Demonstration: pay at the stand-in cashier; the outcome says how it goes, `refusals` how many refunds it turns away, `refunds` how the others go',
  owner: 'anyone',
  ask: z.object({
    out_trade_no: code(),
    outcome: maybe(z.enum(['success', 'fail', 'late', 'duplicate', 'lost'])),
    refusals: maybe(int(0, 9)),
    refunds: maybe(z.enum(['prompt', 'slow', 'closed'])),
  }),
  reply: z.object({ state: z.string(), state_desc: z.string() }),
  refuses: { ...off, 'not-found': '没有这笔支付', 'already-paid': '这笔支付已经付过了' },
})

export const sandboxIdentity = call({
  method: 'POST',
  path: '/sandbox/identity',
  does: 'Demonstration: a code or token by which a made-up person shows himself at a door whose house is stood in for',
  owner: 'anyone',
  ask: z.object({ door: z.enum(identityDoors), person: text(50) }),
  reply: z.object({ code: z.string(), link: z.string() }),
  refuses: off,
})
