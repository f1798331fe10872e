import { z } from 'zod'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import { MOST_YUAN } from '#app/areas/mall/goods/rules/wish.ts'
import { goodsSorts } from '#app/areas/mall/goods/rules.ts'
import { call } from '#kit/wire/call.ts'
import { amount, flag, id, int, listOf, maybe, pageOf, paging, position, time, yuan } from '#kit/wire/fields.ts'

/** Of a rate the percent that is taken off, else yuan. */
const discount = z.string()

const coupon = z.object({
  couponId: z.int(),
  title: z.string(),
  /** 3 and 4 take off a rate, 5 is a cash card, the others a fixed amount [X124]. */
  discountType: z.int(),
  discountAmount: discount,
  /** `8.5 折` or `20 元`. */
  discount_text: z.string(),
  /** From so many yuan on. */
  discountLimit: yuan(),
  limit_text: z.string(),
  /** For what: a category, a hospital, everything. */
  scope: z.string(),
  canDraw: flag(),
  /** Why it cannot be drawn, in words; '' where it can. */
  draw_desc: z.string(),
  canDiscountAmount: yuan(),
  selected: flag(),
  /** Nothing is left, or it is over. */
  is_gone: flag(),
  end_time: time(),
})
const held = coupon.extend({
  code_id: z.int(),
  code: z.string(),
  /** `free`, `held` by an order, `used`, `over`. */
  state: z.string(),
  canUse: flag(),
})
const aCoupon = z.object({ coupon_id: id() })
const notFound = { 'not-found': '没有找到这张优惠券' }

export const couponInfo = call({
  method: 'GET',
  path: '/healthcoupon/CouponInfoById',
  summary: 'One coupon, and whether the asker can draw it',
  owner: 'anyone',
  input: aCoupon,
  output: coupon,
  refuses: notFound,
})

export const simpleInfo = call({
  method: 'GET',
  path: '/healthcoupon/simpleInfo',
  summary: 'A coupon in short, for a share card',
  owner: 'anyone',
  input: aCoupon,
  output: z.object({
    couponId: z.int(),
    title: z.string(),
    discount_text: z.string(),
    limit_text: z.string(),
    scope: z.string(),
  }),
  refuses: notFound,
})

export const couponList = call({
  method: 'GET',
  path: '/healthcoupon/list',
  summary: 'Coupons that everybody can draw now, the highest limit first',
  owner: 'anyone',
  input: z.object({ issuer: maybe(z.enum(['mall', 'zhimai'])) }),
  output: listOf(coupon),
})

export const myCoupons = call({
  method: 'GET',
  path: '/healthcoupon/mine',
  summary: "The patient's coupons of the mall: those that they can use now, or those that they cannot any more",
  owner: 'self',
  login: true,
  input: z.object({ type: maybe(z.enum(['available', 'unavailable'])), ...paging() }),
  output: pageOf(held),
})

export const flowCodes = call({
  method: 'GET',
  path: '/healthcoupon/flowCodes',
  summary: "The patient's codes of a coupon with where each stands [X308]",
  owner: 'self',
  login: true,
  envelope: 'error_code200',
  input: aCoupon,
  output: listOf(z.object({ code_id: z.int(), code: z.string(), state: z.string(), end_time: time() })),
  refuses: { 'none-yet': { code: 201, words: '您还没有领这张优惠券' } },
})

export const confirmCoupon = call({
  method: 'POST',
  path: '/healthcoupon/confirmCoupon',
  summary: 'Choose a coupon for what is being ordered, in place of any other; what it takes off [X188]',
  owner: 'self',
  login: true,
  input: z.object({ coupon_id: id(), goods_id: id(), special_id: id(), buy_num: int(1, 99) }),
  output: z.object({ couponId: z.int(), code_id: z.int(), canDiscountAmount: yuan(), selected: flag() }),
  refuses: {
    ...notFound,
    'goods-gone': '商品已下架，请重新选择',
    'not-usable': '这张优惠券不能用在这件商品上，看看使用范围和门槛',
  },
})

export const recommendGoods = call({
  method: 'GET',
  path: '/healthcoupon/recommendGoods',
  summary: 'Page through goods that a coupon can be used on, in an order and a range of prices',
  owner: 'anyone',
  input: z.object({
    coupon_id: id(),
    price_from: maybe(amount(MOST_YUAN)),
    price_to: maybe(amount(MOST_YUAN)),
    sort: maybe(z.enum(goodsSorts)),
    unit_id: maybe(id()),
    brand_id: maybe(id()),
    ...position,
    ...paging(),
  }),
  output: pageOf(entityGoodsList.output.shape.list.element).extend({
    /** Who sells such goods here, who sells most first; on page 1 alone, and where the coupon names nobody. */
    sellers: z.array(z.object({ unit_id: z.int(), unit_name: z.string(), goods_num: z.int() })),
    /** Their brands that the operator shows, on page 1 alone. */
    brands: z.array(z.object({ brand_id: z.int(), brand_name: z.string(), img: z.string(), goods_num: z.int() })),
  }),
  refuses: notFound,
})

export const obtainCoupon = call({
  method: 'POST',
  path: '/coupon/v1/user/obtain',
  summary: 'Draw a coupon, once; the stock goes down by one',
  owner: 'self',
  login: true,
  idempotency: 'framework',
  envelope: 'error_code200',
  input: aCoupon,
  output: z.object({ couponId: z.int(), code_id: z.int(), done: flag() }),
  refuses: {
    ...notFound,
    'drawn-already': '您已经领过这张优惠券了',
    'all-gone': '来晚了一步，优惠券已经领完',
    'not-now': '还没到领取时间，或者领取已经结束',
    'for-points': '这张优惠券要到积分商城用积分兑换',
  },
})

export const goodsCoupons = call({
  method: 'GET',
  path: '/goods/coupons',
  summary: 'Coupons of goods: those that the asker has and those that they can draw [X123] [X189] [X233]',
  owner: 'anyone',
  input: z.object({ goods_id: id(), amount: maybe(amount(10_000_000)) }),
  output: z.object({ alreadyGet: z.array(held), noGet: z.array(coupon) }),
  refuses: { 'not-found': '商品不存在' },
})

export const cashCardSelect = call({
  method: 'GET',
  path: '/cash_card/order_select',
  summary: "The patient's cash cards that can be used on what is being ordered",
  owner: 'self',
  login: true,
  input: z.object({ goods_id: maybe(id()), pay_amount: maybe(amount(10_000_000)) }),
  output: listOf(z.object({ card_id: z.int(), title: z.string(), balance: yuan(), end_time: time() })),
})

export const zhimaiList = call({
  method: 'GET',
  path: '/zhimaiCoupon/getList',
  summary: "The patient's partner coupons, available or not, the nearest shop first [X095]",
  owner: 'self',
  login: true,
  input: z.object({ type: maybe(z.enum(['available', 'unavailable'])), ...position, ...paging() }),
  output: pageOf(held.extend({ shop_name: z.string(), shop_address: z.string(), distance: z.number().nullable() })),
})

export const zhimaiQrcode = call({
  method: 'GET',
  path: '/zhimaiCoupon/showQrcode',
  summary: 'What the QR code of a partner coupon of the patient says',
  owner: { coupon_id: 'coupon' },
  login: true,
  input: z.object({ coupon_id: id() }),
  output: z.object({ coupon_id: z.int(), code: z.string(), title: z.string(), end_time: time() }),
  refuses: notFound,
})
