import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { notAllowed, requestWords } from '../rules.ts'
import { nobodyLeft } from './shapes.ts'

const states = Object.keys(requestWords) as (keyof typeof requestWords)[]
const decide = { staff: true, may: 'requests.decide' } as const
const ofDesk = { owner: { request_id: 'request of the desk' } } as const
const which = { request_id: id() }

const request = z.object({
  request_id: z.int(),
  subject: z.string(),
  state: z.enum(states),
  asked_by: z.string(),
  is_mine: flag(),
  /** Who asks for this list may agree to it. */
  may_agree: flag(),
  ask_time: time(),
  end_time: time(),
  decided_by: z.string(),
  decide_time: time().nullable(),
  note: z.string(),
})

export const deskRequests = call({
  method: 'GET',
  path: '/desk/requests',
  summary: 'What people asked for by which money or rights move: what waits, one’s own, or what is over',
  owner: 'self',
  ...decide,
  input: z.object({ list: z.enum(['waiting', 'mine', 'done']).default('waiting'), ...paging(20) }),
  output: pageOf(request),
  refuses: notAllowed,
})

const refuses = {
  ...notAllowed,
  'not-found': '没有找到这个申请',
  'not-waiting': '这个申请已经处理过、撤回或过期了',
}
const another = { 'own-ask': '这是您自己的申请，要由另一位来处理' }

export const deskRequestAgree = call({
  method: 'POST',
  path: '/desk/requests/{request_id}/agree',
  summary: 'Agree to what another asked for: it is done at once',
  ...ofDesk,
  ...decide,
  input: z.object(which),
  output: z.object({}),
  refuses: {
    ...refuses,
    ...another,
    stale: '这期间内容已经变了，请拒绝它，让对方重新申请',
    ...nobodyLeft,
  },
})

export const deskRequestRefuse = call({
  method: 'POST',
  path: '/desk/requests/{request_id}/refuse',
  summary: 'Refuse what another asked for, with a reason',
  ...ofDesk,
  ...decide,
  input: z.object({ ...which, note: text(200) }),
  output: z.object({}),
  refuses: { ...refuses, ...another },
})

export const deskRequestWithdraw = call({
  method: 'POST',
  path: '/desk/requests/{request_id}/withdraw',
  summary: 'Take back what one asked for oneself',
  ...ofDesk,
  ...decide,
  input: z.object(which),
  output: z.object({}),
  refuses: { ...refuses, 'not-own': '这是别人的申请，只能同意或拒绝' },
})
