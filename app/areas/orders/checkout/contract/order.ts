import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, idList, int, maybe, maybeText, time, yuan } from '#kit/wire/fields.ts'
import { MOST_PIECES } from '../rules.ts'
import { cameBy, cannotOrder, line } from './shapes.ts'

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
  /** Gift cards of the patient's that pay what they can of what is due. */
  gift_card_ids: maybe(idList(20)),
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
  summary:
    'What an order would be: goods, address, coupons (the best ones where none is named), gift cards, freight, sums; 400 sends to the sign-in page',
  owner: 'self',
  allowStaleKey: true,
  pace: 10,
  input: z.object(wanted),
  output: z.object({
    /** Each becomes an order of its own. */
    list: z.array(
      z.object({
        unit_id: z.int(),
        unit_name: z.string(),
        pay_type: z.int(),
        goods: z.array(line),
        shipping_fee: yuan(),
        /** For how much more one would have to buy until sending costs nothing; 0.00: never, or it does already. */
        free_gap: yuan(),
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
    /** Coupons that would take more off, were they drawn; and how much more with all of them. */
    to_draw: z.array(z.object({ couponId: z.int(), title: z.string(), words: z.string(), limit_words: z.string() })),
    more_discount: yuan(),
    /** Gift cards with which the patient can pay, what is on each, and what each pays of this. */
    gift_cards: z.array(
      z.object({
        card_id: z.int(),
        /** Its last four digits alone. */
        card_no: z.string(),
        balance: yuan(),
        end_time: time(),
        selected: flag(),
        pays: yuan(),
      }),
    ),
    goods_amount: yuan(),
    discount_amount: yuan(),
    shipping_fee: yuan(),
    /** What gift cards pay, and what is left to pay now. */
    card_amount: yuan(),
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

const ordering = {
  method: 'POST',
  owner: 'self',
  login: true,
  barredAs: 'buy',
  idempotency: 'framework',
  pace: 5,
  output: made,
  refuses: cannotOrder,
} as const

export const createGoodsOrder = call({
  ...ordering,
  path: '/createOrder',
  summary:
    'Order one kind of goods: pieces, coupons and what gift cards pay are held, the payment is started; every amount is reckoned here',
  input: z.object({ ...wanted, ...cameBy, goods_id: id(), special_id: id(), remark: maybeText(200) }),
})

export const submitGoodsOrder = call({
  ...ordering,
  path: '/submitOrderV2',
  summary:
    'The same from the confirming page, also for what stands in the cart: one order for each seller, paid together',
  input: z.object({ ...wanted, ...cameBy, remark: maybeText(200) }),
})
