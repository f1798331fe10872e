import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, int, maybe, yuan } from '#kit/wire/fields.ts'

const orderIds = z.preprocess<unknown, z.ZodArray<z.ZodString>, string>(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z.array(code()).min(1).max(20),
)

const cannotPay = {
  'not-found': '没有找到这个订单',
  'not-payable': '这个订单{state}，不用再付款',
  changed: '这个订单刚刚有了变化，请刷新后再看',
}

const bundle = z.object({
  out_trade_no: z.string(),
  order_ids: z.array(z.string()),
  /** The same with commas between. */
  order_idstr: z.string(),
  pay_amount: yuan(),
  order_id: z.string(),
})

export const payReady = call({
  method: 'POST',
  path: '/payready',
  summary:
    'Whether one order or several can be paid together now, and under which payment; 401 where nobody is signed in',
  owner: 'self',
  allowStaleKey: true,
  input: z.object({ order_id: maybe(code()), order_ids: maybe(orderIds) }),
  output: bundle,
  refuses: { 'sign-in': { code: 401, words: '请先完善帐号信息' }, ...cannotPay },
})

export const payGoodsOrder = call({
  method: 'POST',
  path: '/payOrder',
  summary: 'Start the payment of one order or of several together; the code of the cashier is 28 where none is named',
  owner: { order_id: 'goods order' },
  login: true,
  idempotency: 'framework',
  input: z.object({ order_id: maybe(code()), order_ids: maybe(orderIds), pay_method: maybe(int(0, 99)) }),
  output: bundle.extend({ pay_method: z.int(), pay_url: z.string() }),
  refuses: cannotPay,
})

export const mergePayInfo = call({
  method: 'GET',
  path: '/order/merge_pay_info',
  summary: 'The orders that are paid together with this one',
  owner: { order_id: 'goods order' },
  envelope: 'result_code',
  login: true,
  input: z.object({ order_id: code() }),
  output: bundle.extend({
    list: z.array(z.object({ order_id: z.string(), goods_name: z.string(), pay_amount: yuan() })),
  }),
  refuses: { 'not-found': cannotPay['not-found'], 'not-payable': cannotPay['not-payable'] },
})

export const payMethodsOfOrder = call({
  method: 'GET',
  path: '/shop_order/get_pay_method',
  summary: 'How this order is paid: 0 whole, 1 deposit, 2 zero buy, 3 at the shop; and the code of the cashier',
  owner: { order_id: 'goods order' },
  login: true,
  input: z.object({ order_id: code() }),
  output: z.object({ pay_type: z.int(), pay_type_name: z.string(), pay_method: z.int() }),
  refuses: { 'not-found': cannotPay['not-found'] },
})
