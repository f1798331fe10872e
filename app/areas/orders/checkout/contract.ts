import { z } from 'zod'
import { appointmentKinds } from '#app/areas/mall/goods/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, idList, int, maybe, maybeText, nothing, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'

const MOST_PIECES = 99
const state = z.enum(['unpaid', 'paid', 'shipped', 'received', 'used', 'refunded', 'cancelled', 'expired'])
/** Why something cannot be ordered: what happened, what next. */
const cannotOrder = {
  'goods-gone': { code: 1002404, words: '商品不存在' },
  'off-shelf': '商品已下架，看看别的吧',
  prescription: '处方药需要先上传处方，药师审核通过后才能购买',
  prescribed: '超过处方的数量了，请按处方数量购买',
  'pay-type': '这件商品不支持所选的付款方式，请返回重新选择',
  'sold-out': '“{name}”只剩 {left} 件了，请减少数量或换一个规格',
  'sale-coming': '这场秒杀还没开始，到点再来',
  'sale-over': '这场秒杀已经结束了，可以按原价购买，或看看下一场',
  'sale-gone': '这一场抢完了。有人没付款时会再放出来，也可以先看看别的',
  limit: '“{name}”每人限购 {most} 件，您已经买到上限',
  'no-address': '请先选择收货地址',
  'no-delivery': '这个地址暂时送不到，请换一个地址',
  coupon: '所选的优惠券不能用在这个订单上，请重新选择',
  empty: '没有要下单的商品，请先选择商品',
}

const line = z.object({
  goods_id: z.int(),
  special_id: z.int(),
  goods_name: z.string(),
  goods_special_name: z.string(),
  img: z.string(),
  goods_price: yuan(),
  buy_num: z.int(),
})

const cartReply = z.object({
  list: z.array(line.extend({ left_num: z.int(), is_on: flag(), pay_type: z.int() })),
  total_num: z.int(),
})

export const cartShow = call({
  method: 'GET',
  path: '/cart',
  does: "What is in the patient's cart, the newest first",
  owner: 'self',
  login: true,
  ask: nothing(),
  reply: cartReply,
})

export const cartPut = call({
  method: 'POST',
  path: '/cart',
  does: 'Put so many pieces of a specification into the cart in place of what was there; 0 takes it out',
  owner: 'self',
  login: true,
  ask: z.object({ goods_id: id(), special_id: id(), buy_num: int(0, MOST_PIECES) }),
  reply: cartReply,
  refuses: {
    'goods-gone': cannotOrder['goods-gone'],
    'off-shelf': cannotOrder['off-shelf'],
    prescription: cannotOrder.prescription,
    prescribed: cannotOrder.prescribed,
    full: '购物车最多放 {most} 种商品，请先结算或删除一些',
  },
})

/** What is wanted: one specification and how many of it, or what stands in the cart under these specifications. */
const wanted = {
  goods_id: maybe(id()),
  special_id: maybe(id()),
  buy_num: maybe(int(1, MOST_PIECES)),
  cart_special_ids: maybe(idList(20)),
  pay_type: maybe(int(0, 3)),
  address_id: maybe(id()),
  /** A coupon that the patient has; 0: none. */
  coupon_id: maybe(int(0, Number.MAX_SAFE_INTEGER)),
  /** Several of them, for several things. */
  coupon_ids: maybe(idList(20)),
  /** The activity in which it is wanted: of a flash sale (`schedule_id`) the price, stock and limit count. */
  act_id: maybeText(64),
}

const coupon = z.object({
  coupon_code_id: z.int(),
  couponId: z.int(),
  title: z.string(),
  discountType: z.int(),
  words: z.string(),
  limit_words: z.string(),
  can_use: flag(),
  canDiscountAmount: yuan(),
  selected: flag(),
  end_time: time(),
})

export const confirmGoodsOrder = call({
  method: 'GET',
  path: '/confirmorder',
  does: 'What an order would be: goods, address, coupons (the best ones where none is named), freight, sums; 400 sends to the sign-in page',
  owner: 'self',
  forgiving: true,
  pace: 10,
  ask: z.object(wanted),
  reply: z.object({
    /** Each becomes an order of its own. */
    list: z.array(
      z.object({
        unit_id: z.int(),
        unit_name: z.string(),
        pay_type: z.int(),
        goods: z.array(line),
        shipping_fee: yuan(),
        pay_amount: yuan(),
      }),
    ),
    /** Ways to pay that the goods allow, where it is one kind of goods. */
    pay_types: z.array(z.int()),
    needs_address: flag(),
    address: z
      .object({ addressId: z.int(), name: z.string(), mobile: z.string(), full_address: z.string() })
      .nullable(),
    coupons: z.array(coupon),
    goods_amount: yuan(),
    discount_amount: yuan(),
    shipping_fee: yuan(),
    pay_amount: yuan(),
    /** What remains to be paid at the shop. */
    later_amount: yuan(),
  }),
  refuses: {
    'sign-in': { code: 400, words: '请先登录' },
    ...cannotOrder,
  },
})

const made = z.object({
  order_id: z.string(),
  order_ids: z.array(z.string()),
  /** What is to be paid now for all of them, and under which payment; '' where nothing is. */
  pay_amount: yuan(),
  out_trade_no: z.string(),
})

/** How somebody came to the goods, as the address said; nothing is reckoned from it [X114]. */
const cameBy = {
  order_id: maybeText(64),
  share_id: maybeText(64),
  from_type: maybeText(64),
  audit_id: maybeText(64),
  pt_act_id: maybeText(64),
  cid: maybeText(20),
  jstoken: maybeText(2_000),
  user_id: maybeText(20),
}

const ordering = {
  method: 'POST',
  owner: 'self',
  login: true,
  pace: 5,
  reply: made,
  refuses: cannotOrder,
} as const

export const createGoodsOrder = call({
  ...ordering,
  // Many may want it in the same moment: they go together, which a transaction of each would forbid.
  once: 'room',
  path: '/createOrder',
  does: 'Order one kind of goods: pieces and coupons are held, the payment is started; every amount is reckoned here',
  ask: z.object({ ...wanted, ...cameBy, goods_id: id(), special_id: id(), remark: maybeText(200) }),
})

export const submitGoodsOrder = call({
  ...ordering,
  once: 'wire',
  path: '/submitOrderV2',
  does: 'The same from the confirming page, also for what stands in the cart: one order for each seller, paid together',
  ask: z.object({ ...wanted, ...cameBy, remark: maybeText(200) }),
})

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
  comment_type: z.int(),
  /** 1 on the shelf, 0 not any more. */
  goods_state: z.int(),
  is_overseas: flag(),
  package_type: z.int(),
  drug_type: z.int(),
  /** What went back of it, or is about to. */
  refund_amount: yuan(),
})

const orderCard = z.object({
  order_id: z.string(),
  state_id: state,
  state_desc: z.string(),
  unit_id: z.int(),
  unit_name: z.string(),
  pay_type: z.int(),
  pay_amount: yuan(),
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
  does: "The patient's orders, the newest first; by list: unpaid, paid, shipped, finished, closed",
  owner: 'self',
  login: true,
  ask: z.object({
    ...paging(10),
    state: maybe(z.enum(['all', 'unpaid', 'paid', 'shipped', 'finished', 'closed'])),
  }),
  reply: pageOf(orderCard),
})

export const goodsOrderDetail = call({
  method: 'GET',
  path: '/order/wechat/detail',
  does: 'One order: goods, state, sums, address, parcel, what can be done with it',
  owner: { order_id: 'goods order' },
  login: true,
  ask: z.object({ order_id: code() }),
  reply: orderCard.extend({
    /** Empty before it is paid. */
    pay_number: z.string(),
    logistics: z.object({ company: z.string(), number: z.string(), ship_time: time() }).nullable(),
    address: z.object({ name: z.string(), mobile: z.string(), full_address: z.string() }).nullable(),
    goods_amount: yuan(),
    discount_amount: yuan(),
    shipping_fee: yuan(),
    later_amount: yuan(),
    /** Shown at the house where it is used; '' where nothing is, or not yet. */
    check_code: z.string(),
    remark: z.string(),
    cancel_reason: z.string(),
    history: z.array(z.object({ state_id: state, state_desc: z.string(), time: time() })),
  }),
  refuses: notFound,
})

export const cancelGoodsOrder = call({
  method: 'POST',
  path: '/order/cancel',
  does: 'Cancel an order that is not paid: pieces and coupons go back',
  owner: { order_id: 'goods order' },
  login: true,
  once: 'wire',
  ask: z.object({ order_id: code(), reason: maybeText(100) }),
  reply: z.object({ order_id: z.string(), state_id: state, state_desc: z.string() }),
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
  does: 'Say that the parcel of an order has come',
  owner: { order_id: 'goods order' },
  login: true,
  once: 'wire',
  ask: z.object({ order_id: code() }),
  reply: z.object({ order_id: z.string(), state_id: state, state_desc: z.string() }),
  refuses: { ...notFound, 'not-open': '这个订单{state}，不用确认收货' },
})

export const deleteGoodsOrder = call({
  method: 'POST',
  path: '/order/delete',
  does: "Take an order that has ended out of the patient's list",
  owner: { order_id: 'goods order' },
  envelope: 'error_code200',
  login: true,
  ask: z.object({ order_id: code() }),
  reply: z.object({}),
  refuses: { ...notFound, 'not-open': '这个订单{state}，还不能删除' },
})

export * from './contract/pay.ts'
