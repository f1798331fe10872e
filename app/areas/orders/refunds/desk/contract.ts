import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, flag, int, maybe, maybeText, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'
import { ANSWER_LENGTH } from '../rules/desk-lists.ts'
import { allStates } from '../states.ts'

const notAllowed = { 'not-allowed': '您的角色不能处理退款，请联系本院管理员' }
const handling = { staff: true, may: 'refunds.handle' } as const

const refund = z.object({
  refund_id: z.string(),
  /** Its number as the patient says it. */
  refund_no: z.string(),
  order_id: z.string(),
  /** The order's number as the patient says it. */
  order_no: z.string(),
  unit_name: z.string(),
  state_id: z.enum(allStates),
  state_desc: z.string(),
  refund_type: z.enum(['money', 'return']),
  refund_type_name: z.string(),
  amount: yuan(),
  shipping_fee: yuan(),
  list: z.array(
    z.object({ goods_name: z.string(), goods_special_name: z.string(), buy_num: z.int(), refund_amount: yuan() }),
  ),
  reason: z.string(),
  remark: z.string(),
  /** Addresses of the pictures, comma-separated, good for an hour. */
  image: z.string(),
  answer: z.string(),
  send_to: z.string(),
  logistics: z.object({ company: z.string(), number: z.string() }).nullable(),
  /** What the patient said to the platform; '' before. */
  appeal: z.string(),
  add_time: time(),
  end_time: time().nullable(),
  near_end: flag(),
})

export const deskRefunds = call({
  method: 'GET',
  path: '/desk/refunds',
  summary: 'Refunds that wait for somebody, the nearest deadline first; or those that are over, the newest first',
  owner: 'self',
  ...handling,
  input: z.object({ list: maybe(z.enum(['applied', 'returned', 'returning', 'escalated', 'over'])), ...paging(20) }),
  output: pageOf(refund).extend({
    /** This desk answers for the platform. */
    is_platform: flag(),
  }),
  refuses: notAllowed,
})

const deciding = {
  method: 'POST',
  owner: { refund_id: 'goods refund of the hospital' },
  ...handling,
  idempotency: 'framework',
  output: z.object({ refund_id: z.string(), state_id: z.enum(allStates), state_desc: z.string() }),
  refuses: { ...notAllowed, 'not-found': '没有找到这笔退款', 'not-open': '这笔退款{state}，不能这样处理' },
} as const

export const deskRefundAgree = call({
  ...deciding,
  path: '/desk/refunds/{refund_id}/agree',
  summary: 'Agree to a refund: the money is ordered back, or the goods are waited for at that address',
  input: z.object({ refund_id: code(), send_to: maybeText(ANSWER_LENGTH) }),
})

export const deskRefundDecline = call({
  ...deciding,
  path: '/desk/refunds/{refund_id}/decline',
  summary: 'Decline a refund, or goods that came back, and say why; the patient may ask the platform',
  input: z.object({ refund_id: code(), reason: text(ANSWER_LENGTH) }),
})

export const deskRefundReceived = call({
  ...deciding,
  path: '/desk/refunds/{refund_id}/received',
  summary: 'Say that the goods have come back: the money is ordered back',
  input: z.object({ refund_id: code() }),
})

export const deskRefundDecide = call({
  ...deciding,
  path: '/desk/refunds/{refund_id}/decide',
  summary: 'What the platform decides about a refund that was declined, and why: for its own desk alone',
  input: z.object({ refund_id: code(), agrees: int(0, 1), reason: text(ANSWER_LENGTH) }),
})
