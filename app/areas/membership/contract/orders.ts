import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, int, maybe, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'
import { allOrderStates } from '../states.ts'

const state = z.enum(allOrderStates)
const notFound = { 'not-found': '没有找到这个会员订单' }
const ofOrder = { owner: { order_id: 'membership order' }, login: true } as const
const anOrder = z.object({ order_id: code() })

export const addOrder = call({
  method: 'GET',
  path: '/member/addOrder',
  summary: 'Order a package; the one that waits for its money already, where there is one',
  owner: 'self',
  envelope: 'result_code',
  login: true,
  mutatingGet: true,
  barredAs: 'buy',
  idempotency: 'framework',
  input: z.object({ combo_id: id() }),
  output: z.object({ order_id: z.string(), pay_amount: yuan(), out_trade_no: z.string() }),
  refuses: { 'not-found': '这个套餐已经下架，请选择其他套餐', changed: '刚刚有一笔付款到账，请刷新后再看' },
})

const paying = {
  ...ofOrder,
  input: z.object({ order_id: code(), pay_method: maybe(int(0, 99)) }),
  output: z.object({
    order_id: z.string(),
    pay_amount: yuan(),
    out_trade_no: z.string(),
    /** The code of the cashier, 28 where none is named. */
    pay_method: z.int(),
    pay_url: z.string(),
  }),
  refuses: { ...notFound, 'not-payable': '这个会员订单{state}，不用再付款' },
} as const

export const memberDoPay = call({
  ...paying,
  method: 'POST',
  path: '/member/doPay',
  summary: 'With what the patient goes on to pay the order of their membership',
})

export const comboPay = call({
  ...paying,
  method: 'POST',
  path: '/combo/pay',
  summary: 'With what the patient goes on to pay the order of a package',
})

export const getSupplymentCode = call({
  ...ofOrder,
  method: 'GET',
  path: '/member/getSupplymentCode',
  summary: 'The code by which the holder of a paid order says who they are at a counter or on the phone',
  envelope: 'result_code',
  input: anOrder,
  output: z.object({ order_id: z.string(), code: z.string() }),
  refuses: { ...notFound, 'not-paid': '付款之后才有补充码' },
})

export const memberOrders = call({
  method: 'GET',
  path: '/member/orders',
  summary: "Page through the patient's orders of packages, the newest first",
  owner: 'self',
  envelope: 'result_code',
  login: true,
  input: z.object(paging()),
  output: pageOf(
    z.object({
      order_id: z.string(),
      title: z.string(),
      months_words: z.string(),
      price: yuan(),
      state,
      state_desc: z.string(),
      add_time: time(),
      out_trade_no: z.string(),
      /** Can be paid, given up, given back. */
      can_pay: flag(),
      can_refund: flag(),
      begin_time: time().nullable(),
      end_time: time().nullable(),
    }),
  ),
})

export const cancelMemberOrder = call({
  ...ofOrder,
  method: 'POST',
  path: '/member/cancelOrder',
  summary: 'Give up an order that is not paid',
  envelope: 'result_code',
  input: anOrder,
  output: z.object({ order_id: z.string(), state }),
  refuses: { ...notFound, 'not-open': '这个会员订单{state}，不能取消' },
})

export const refundMemberOrder = call({
  ...ofOrder,
  method: 'POST',
  path: '/member/refundOrder',
  summary: 'Give a package back of which nothing was used: within seven days after it was paid, or before it begins',
  envelope: 'result_code',
  input: anOrder,
  output: z.object({ order_id: z.string(), state, refund_amount: yuan() }),
  refuses: {
    ...notFound,
    'not-paid': '这个会员订单{state}，没有可以退的款',
    used: '已经用过会员权益，不能自助退款；还没用的预约取消后可以再试',
    'too-late': '已经过了 7 天的退款时间，有疑问请联系客服',
  },
})
