import { z } from 'zod'
import { appointmentKinds } from '#app/areas/mall/goods/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, flag, listOf, maybe, maybeText, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'

const state = z.enum(['unpaid', 'paid', 'shipped', 'received', 'used', 'refunded', 'cancelled', 'expired'])
const notFound = { 'not-found': '没有找到这个订单' }
const changed = '这个订单刚刚有了变化，请刷新后再看'

const orderGoods = z.object({
  goods_id: z.int(),
  special_id: z.int(),
  goods_name: z.string(),
  goods_special_name: z.string(),
  img: z.string(),
  goods_price: yuan(),
  goods_org_price: yuan(),
  buy_num: z.int(),
  pay_amount: yuan(),
  deposit: yuan(),
  pay_type: z.int(),
  shipping_fee: yuan(),
  point: z.int(),
  logistics_set: flag(),
  /** How one comes to it: none, onsite, clinic, exam, test; and when the next appointment for it is, '' where none stands. */
  appointment: z.enum(appointmentKinds),
  on_site_time: z.string(),
  /** Until when it can be used; "0": no end. */
  expire_time: z.string(),
  /** 1 once its patient has said something of the order. */
  comment_type: z.int(),
  /** 1 on the shelf, 0 not any more. */
  goods_state: z.int(),
  is_overseas: flag(),
  package_type: z.int(),
  drug_type: z.int(),
  /** What went back of it, or is about to. */
  refund_amount: yuan(),
})

const receiver = z.object({ name: z.string(), mobile: z.string(), full_address: z.string() }).nullable()

const orderCard = z.object({
  order_id: z.string(),
  /** Fourteen digits that can be said on the phone; it opens nothing. */
  order_no: z.string(),
  state_id: state,
  state_desc: z.string(),
  unit_id: z.int(),
  unit_name: z.string(),
  pay_type: z.int(),
  /** What is, or was, paid at the cashier, and what gift cards pay beside it. */
  pay_amount: yuan(),
  card_amount: yuan(),
  refund_amount: yuan(),
  button: z.array(z.string()),
  order_goods: z.array(orderGoods),
  out_trade_no: z.string(),
  left_seconds: z.int(),
  add_time: time(),
})

export const goodsOrderList = call({
  method: 'GET',
  path: '/order/list',
  summary:
    "The patient's orders, the newest first; by list: unpaid, paid, shipped, finished, closed; by words of goods or seller, or by their number",
  owner: 'self',
  login: true,
  input: z.object({
    ...paging(10),
    state: maybe(z.enum(['all', 'unpaid', 'paid', 'shipped', 'finished', 'closed'])),
    keyword: maybeText(40),
  }),
  output: pageOf(orderCard),
})

export const goodsOrderDetail = call({
  method: 'GET',
  path: '/order/wechat/detail',
  summary: 'One order: goods, state, sums, address, parcel, what can be done with it',
  owner: { order_id: 'goods order' },
  login: true,
  input: z.object({ order_id: code() }),
  output: orderCard.extend({
    /** Empty before it is paid. */
    pay_number: z.string(),
    logistics: z.object({ company: z.string(), number: z.string(), ship_time: time() }).nullable(),
    address: receiver,
    goods_amount: yuan(),
    discount_amount: yuan(),
    shipping_fee: yuan(),
    later_amount: yuan(),
    /** The day by which its parcel is to have come; '' where none is on its way, or it is late. */
    arrives_on: z.string(),
    /** Shown at the seller where it is used; '' where nothing is, or not yet. */
    check_code: z.string(),
    remark: z.string(),
    cancel_reason: z.string(),
    history: z.array(z.object({ state_id: state, state_desc: z.string(), time: time() })),
  }),
  refuses: notFound,
})

export const ordersOfPayment = call({
  method: 'GET',
  path: '/order/of_payment',
  summary:
    "The patient's orders that a payment is for: what is in them, where they go, what is shown at the seller; none where it is for something else",
  owner: { out_trade_no: 'payment' },
  login: true,
  input: z.object({ out_trade_no: code() }),
  output: listOf(
    orderCard.extend({
      goods_amount: yuan(),
      discount_amount: yuan(),
      shipping_fee: yuan(),
      later_amount: yuan(),
      address: receiver,
      check_code: z.string(),
      /** How and when its parcel leaves, as the seller promises; '' where nothing is sent. */
      shipping_text: z.string(),
    }),
  ),
  refuses: { 'not-found': '没有找到这笔支付' },
})

export const cancelGoodsOrder = call({
  method: 'POST',
  path: '/order/cancel',
  summary: 'Cancel an order that is not paid: pieces, coupons and the money of gift cards go back',
  owner: { order_id: 'goods order' },
  login: true,
  idempotency: 'framework',
  input: z.object({ order_id: code(), reason: maybeText(100) }),
  output: z.object({ order_id: z.string(), state_id: state, state_desc: z.string() }),
  refuses: {
    ...notFound,
    'not-open': '这个订单{state}，不能取消',
    paid: '这个订单已经付款，不能直接取消，可以申请退款',
    changed,
  },
})

export const receiveGoodsOrder = call({
  method: 'POST',
  path: '/order/confirm/receipt',
  summary: 'Say that the parcel of an order has come',
  owner: { order_id: 'goods order' },
  login: true,
  idempotency: 'framework',
  input: z.object({ order_id: code() }),
  output: z.object({ order_id: z.string(), state_id: state, state_desc: z.string() }),
  refuses: { ...notFound, 'not-open': '这个订单{state}，不用确认收货' },
})

export const deleteGoodsOrder = call({
  method: 'POST',
  path: '/order/delete',
  summary: "Take an order that has ended out of the patient's list",
  owner: { order_id: 'goods order' },
  envelope: 'error_code200',
  login: true,
  input: z.object({ order_id: code() }),
  output: z.object({}),
  refuses: { ...notFound, 'not-open': '这个订单{state}，还不能删除' },
})
