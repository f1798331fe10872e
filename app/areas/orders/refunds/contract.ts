import { z } from 'zod'
import { isParcelNumber } from '#kit/outside/express.ts'
import { call } from '#kit/wire/call.ts'
import {
  amount,
  code,
  flag,
  id,
  int,
  listOf,
  maybe,
  maybeText,
  pageOf,
  paging,
  printed,
  text,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { MOST_PICTURES } from './rules.ts'
import { allStates } from './states.ts'

const kind = z.enum(['money', 'return'])
const asked = { envelope: 'state', login: true } as const
const ofOrder = { ...asked, owner: { order_id: 'goods order' } } as const
const ofRefund = { ...asked, owner: { refund_id: 'goods refund' } } as const
const notFound = { 'not-found': '没有找到这笔退款' }
const changed = { changed: '这笔退款刚刚有了变化，请刷新后再看' }

/** Why no money of an order comes back: what happened, what next. */
const noMoney = {
  'not-found': '没有找到这个订单，或者订单里没有这件商品',
  unpaid: '这个订单还没有付款，不需要的话直接取消就可以',
  'nothing-paid': '这个订单没有付过款，不需要的话直接取消就可以',
  used: '这个订单已经使用，不能再退款。对服务有意见可以联系客服',
  ended: '这个订单已经退款或关闭，没有可以退的金额',
  late: '收货已超过 15 天，不能再申请售后。有问题可以联系客服',
}
const nothingFree = {
  'under-way': '这件商品的退款正在处理，请在退款进度里查看',
  'nothing-left': '没有可以退的金额了',
}
const notSent = {
  'not-sent': '这个订单没有寄出的商品，直接申请退款就可以',
  'not-yet-sent': '商品还没有寄出，直接申请退款就可以',
}

const pictures = maybe(
  z.preprocess<unknown, z.ZodArray<z.ZodString>, string>(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(z.string().max(200)).max(MOST_PICTURES),
  ),
)

const goods = z.object({
  goods_id: z.int(),
  special_id: z.int(),
  goods_name: z.string(),
  goods_special_name: z.string(),
  img: z.string(),
  goods_price: yuan(),
  buy_num: z.int(),
})

/** What can be asked back of an order. */
const offer = z.object({
  order_id: z.string(),
  unit_name: z.string(),
  state_desc: z.string(),
  refund_type: kind,
  /** Not sent, not used: goes back with all its money. */
  is_whole: flag(),
  /** All that is left, the freight with it. */
  refund_amount: yuan(),
  shipping_fee: yuan(),
  /** What was paid at the cashier and has not gone back: so much goes back there first, the rest onto the gift cards that paid it. */
  cash_left: yuan(),
  /** `left_num` pieces and `left_amount` are left of each; `under_way`: asked back already. */
  list: z.array(goods.extend({ pay_amount: yuan(), left_num: z.int(), left_amount: yuan(), under_way: flag() })),
  reasons: z.array(z.string()),
})

const moved = z.object({
  refund_id: z.string(),
  order_id: z.string(),
  state_id: z.enum(allStates),
  state_desc: z.string(),
})

const refundCard = moved.extend({
  /** Its number as it is said on the phone. */
  refund_no: z.string(),
  refund_type: kind,
  refund_type_name: z.string(),
  unit_name: z.string(),
  /** For the goods and, in it, for the freight. */
  amount: yuan(),
  shipping_fee: yuan(),
  /** What of the amount went back onto gift cards. */
  card_amount: yuan(),
  list: z.array(goods.extend({ refund_amount: yuan() })),
  add_time: time(),
  /** Until when somebody is asked, or when it ended; null while the money is on its way. */
  end_time: time().nullable(),
  /** Something is still to be done, and less than three days are left for it. */
  near_end: flag(),
  button: z.array(z.string()),
})

const refundDetail = refundCard.extend({
  reason: z.string(),
  remark: z.string(),
  /** Addresses of the pictures, comma-separated, good for an hour. */
  image: z.string(),
  /** What the seller or the platform said. */
  answer: z.string(),
  /** Where the goods are to be sent back to; '' where they are not, or where customer service says it. */
  send_to: z.string(),
  logistics: z.object({ company: z.string(), number: z.string() }).nullable(),
  left_seconds: z.int(),
})

const log = z.object({
  state_id: z.enum(allStates),
  state_desc: z.string(),
  who: z.string(),
  words: z.string(),
  time: time(),
})

export const refundList = call({
  method: 'GET',
  path: '/refund/list',
  summary: "The patient's refunds, the newest first; with an order those of it alone",
  ...asked,
  owner: 'self',
  input: z.object({ ...paging(10), order_id: maybe(code()) }),
  output: pageOf(refundCard),
})

export const returnApply = call({
  method: 'GET',
  path: '/goods/return-apply',
  summary: 'What can be sent back of an order that was sent: goods, amounts, reasons',
  ...ofOrder,
  input: z.object({ order_id: code() }),
  output: offer,
  refuses: { ...noMoney, ...notSent, ...nothingFree },
})

export const frontApplyReason = call({
  method: 'GET',
  path: '/health/frontApplyReason',
  summary:
    'Reasons that can be chosen for this order, by what is asked for: the money alone, or for goods that go back',
  ...ofOrder,
  input: z.object({ order_id: code(), refund_type: maybe(kind) }),
  output: listOf(z.object({ reason: z.string(), is_fault: flag() })),
  refuses: noMoney,
})

const applying = {
  method: 'POST',
  ...ofOrder,
  idempotency: 'framework',
  output: moved.extend({ amount: yuan() }),
  refuses: {
    ...noMoney,
    ...notSent,
    ...changed,
    ...nothingFree,
    pieces: '最多可以退 {most} 件，请减少数量',
    amount: '退款金额最多 {most} 元，请重新填写',
    whole: '还没有寄出或使用的商品，按所选数量退回全款 {most} 元，不用填写金额',
    reason: '请选择退款原因',
    drug: '药品寄出后，除质量问题、发错货等情况外不能退，请选择相应的原因',
    pictures: '有图片没有上传成功，请重新选择',
    needed: '{why}',
  },
} as const

const application = { order_id: code(), reason: text(50), amount: maybe(amount(9_999_999)), remark: maybeText(200) }

export const createRefundApply = call({
  ...applying,
  path: '/health/createRefundApply',
  summary: 'Ask money of a paid order back: all that is left, or one kind of its goods and so many pieces of it',
  input: z.object({
    ...application,
    goods_id: maybe(id()),
    special_id: maybe(id()),
    buy_num: maybe(int(1, 99)),
    refund_type: maybe(kind),
    image: pictures,
  }),
})

export const cancelRefundApply = call({
  method: 'POST',
  path: '/health/cancelRefundApply',
  summary: 'Withdraw a refund that is not decided about; the order goes on as before',
  ...ofRefund,
  idempotency: 'framework',
  input: z.object({ refund_id: code() }),
  output: moved,
  refuses: { ...notFound, ...changed, 'not-open': '这笔退款{state}，不能撤销' },
})

export const getRefundDetail = call({
  method: 'GET',
  path: '/health/getRefundDetail',
  summary: 'One refund: what is asked, where it stands, until when, what can be done with it',
  ...ofRefund,
  input: z.object({ refund_id: code() }),
  output: refundDetail,
  refuses: notFound,
})

export const getRefundLogs = call({
  method: 'GET',
  path: '/health/getRefundLogs',
  summary: 'What happened to a refund, the first first',
  ...ofRefund,
  input: z.object({ refund_id: code() }),
  output: listOf(log),
  refuses: notFound,
})

export const platformIntervene = call({
  method: 'POST',
  path: '/health/platformIntervene',
  summary: 'Ask the platform about a refund that the seller declined',
  ...ofRefund,
  idempotency: 'framework',
  input: z.object({ refund_id: code(), reason: text(200) }),
  output: moved,
  refuses: {
    ...notFound,
    'not-declined': '这笔退款{state}，不用平台介入',
    changed: '商品已经使用或另外申请了退款，不能再申请平台介入',
  },
})

export const storeRefundApply = call({
  method: 'GET',
  path: '/storeweapp/refundApply',
  summary: 'What money can be asked back of an order: goods, the sum, reasons',
  ...ofOrder,
  input: z.object({ order_id: code() }),
  output: offer,
  refuses: { ...noMoney, ...nothingFree },
})

export const storeCreateRefund = call({
  ...applying,
  path: '/storeweapp/createRefund',
  summary: 'Ask back all money that is left of an order, or a part of it where the goods are kept',
  input: z.object({ ...application, image: pictures }),
})

export const storeRefundDetail = call({
  method: 'GET',
  path: '/storeweapp/refundDetail',
  summary: 'One refund with its log, for the page inside an app',
  ...ofRefund,
  input: z.object({ refund_id: code() }),
  output: refundDetail.extend({ logs: z.array(log) }),
  refuses: notFound,
})

export const storeRefundFill = call({
  method: 'POST',
  path: '/storeweapp/refundFill',
  summary: 'Say by which company, under which number the goods of an agreed refund go back',
  ...ofRefund,
  idempotency: 'framework',
  input: z.object({
    refund_id: code(),
    logistics_company: text(20),
    logistics_no: printed(isParcelNumber),
  }),
  output: moved,
  refuses: { ...notFound, ...changed, 'not-open': '这笔退款{state}，不用填写快递单号' },
})
