import { z } from 'zod'
import { talkMessages } from '#app/areas/consult/chat/contract.ts'
import { MOST_LETTERS } from '#app/areas/consult/talk/rules.ts'
import { identityProviderNames } from '#kit/outside/identity-names.ts'
import { faceOutcomes } from '#kit/outside/person.ts'
import { phoneStates } from '#kit/outside/phone.ts'
import { call } from '#kit/wire/call.ts'
import { code, int, listOf, maybe, maybeText, mobile, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'

const off = { off: '这里没有演示服务' }

export const sandboxSms = call({
  method: 'GET',
  path: '/sandbox/sms',
  summary: 'Demonstration: text messages to a number, or to all, the newest first',
  owner: 'anyone',
  input: z.object({ mobile: maybe(mobile()), ...paging(20) }),
  output: pageOf(
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
  summary: 'Demonstration: what is to be paid and was paid, the newest first; or the one of that number',
  owner: 'anyone',
  input: z.object({ out_trade_no: maybe(code()), ...paging(20) }),
  output: pageOf(bill),
  refuses: off,
})

export const sandboxPay = call({
  method: 'POST',
  path: '/sandbox/pay',
  summary:
    'Demonstration: pay at the stand-in cashier; the outcome says how it goes, `refusals` how many refunds it turns away, `refunds` how the others go',
  owner: 'anyone',
  input: z.object({
    out_trade_no: code(),
    outcome: maybe(z.enum(['success', 'fail', 'late', 'duplicate', 'lost'])),
    refusals: maybe(int(0, 9)),
    refunds: maybe(z.enum(['prompt', 'slow', 'closed'])),
  }),
  output: z.object({ state: z.string(), state_desc: z.string() }),
  refuses: { ...off, 'not-found': '没有这笔支付', 'already-paid': '这笔支付已经付过了' },
})

export const sandboxIdentity = call({
  method: 'POST',
  path: '/sandbox/identity',
  summary:
    'Demonstration: a code or token by which a made-up person shows themselves to an identity provider that is stood in for',
  owner: 'anyone',
  input: z.object({ door: z.enum(identityProviderNames), person: text(50) }),
  output: z.object({ code: z.string(), link: z.string() }),
  refuses: off,
})

export const sandboxIdentities = call({
  method: 'GET',
  path: '/sandbox/identities',
  summary: 'Demonstration: the identity providers that are stood in for, by the names that people call them',
  owner: 'anyone',
  input: z.object({}),
  output: listOf(z.object({ door: z.enum(identityProviderNames), title: z.string() })),
  refuses: off,
})

const aFace = z.object({ token: code() })

export const sandboxFace = call({
  method: 'GET',
  path: '/sandbox/face',
  summary: 'Demonstration: a face check that was begun at the stand-in',
  owner: 'anyone',
  input: aFace,
  output: z.object({ truename: z.string(), outcome: z.enum(faceOutcomes), back: z.string() }),
  refuses: { ...off, 'not-found': '没有这次核验' },
})

export const sandboxFaceEnd = call({
  method: 'POST',
  path: '/sandbox/face',
  summary: 'Demonstration: say how the look into the camera went; the first word counts',
  owner: 'anyone',
  input: aFace.extend({ outcome: z.enum(['passed', 'failed']) }),
  output: z.object({ back: z.string() }),
  refuses: { ...off, 'not-found': '没有这次核验' },
})

export const sandboxPhones = call({
  method: 'GET',
  path: '/sandbox/phones',
  summary: 'Demonstration: phones that would have rung, the newest first',
  owner: 'anyone',
  input: z.object({}),
  output: listOf(
    z.object({
      /** Both in part. */
      call_no: z.string(),
      from: z.string(),
      to: z.string(),
      shown_number: z.string(),
      state: z.enum(phoneStates),
      talked_seconds: z.int(),
      add_time: time(),
    }),
  ),
  refuses: off,
})

export const sandboxPhone = call({
  method: 'POST',
  path: '/sandbox/phone',
  summary: 'Demonstration: take a phone that rings, refuse it, or hang up',
  owner: 'anyone',
  input: z.object({ call_no: code(), act: z.enum(['answer', 'refuse', 'hang-up']) }),
  output: z.object({}),
  refuses: { ...off, 'not-now': '这个电话现在不能这样做' },
})

export const sandboxAsks = call({
  method: 'GET',
  path: '/sandbox/asks',
  summary: 'Demonstration: consultations that a doctor has to do with now, of all doctors, the newest first',
  owner: 'anyone',
  input: z.object({}),
  output: listOf(
    z.object({
      ask_id: z.string(),
      doctor_name: z.string(),
      state: z.string(),
      state_desc: z.string(),
      add_time: time(),
    }),
  ),
  refuses: off,
})

const noAsk = { ...off, 'not-found': '没有这次问诊' }

export const sandboxTalk = call({
  method: 'GET',
  path: '/sandbox/talk',
  summary: 'Demonstration: what was said in a consultation, as its doctor reads it; they have read it then',
  owner: 'anyone',
  input: z.object({ ask_id: code() }),
  output: talkMessages.output.pick({ list: true }),
  refuses: noAsk,
})

export const sandboxAnswer = call({
  method: 'POST',
  path: '/sandbox/answer',
  summary: 'Demonstration: be the doctor of a consultation: accept it, say something, be writing, end it',
  owner: 'anyone',
  input: z.object({
    ask_id: code(),
    act: z.enum(['accept', 'say', 'type', 'end']),
    content: maybeText(MOST_LETTERS),
  }),
  output: z.object({}),
  refuses: { ...noAsk, 'not-now': '现在不能这样做，请看看问诊的状态' },
})
