import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { soldSorts } from '#app/areas/orders/checkout/rules.ts'
import { allStates, type OrderState } from '#app/areas/orders/checkout/states.ts'
import { isParcelNumber } from '#kit/outside/express.ts'
import { call } from '#kit/wire/call.ts'
import { amount, code, flag, idList, maybe, pageOf, paging, printed, text, time, yuan } from '#kit/wire/fields.ts'
import { daySpan, exportOf, listing } from '#kit/wire/listing.ts'

const handling = { staff: true, may: 'orders.handle' } as const

const order = z.object({
  order_id: z.string(),
  /** As the patient says it on the phone. */
  order_no: z.string(),
  state_desc: z.string(),
  /** Money of it is asked back, and nothing is decided yet: it is not sent meanwhile. */
  is_refunding: flag(),
  goods: z.array(
    z.object({
      special_id: z.int(),
      goods_name: z.string(),
      goods_special_name: z.string(),
      buy_num: z.int(),
      /** The parcel of its own in which it goes; '' where it goes in the order's first one. */
      number: z.string(),
    }),
  ),
  pay_amount: yuan(),
  later_amount: yuan(),
  /** Where the parcel goes, masked: `deskOrderReveal` tells whole; null where nothing is sent. */
  receiver: z.object({ name: z.string(), mobile: z.string(), full_address: z.string() }).nullable(),
  remark: z.string(),
  /** What is to be written on a card, where it is a gift; ''. */
  gift_card: z.string(),
  company: z.string(),
  number: z.string(),
  add_time: time(),
})

const ordersAsked = { list: maybe(z.enum(['to-ship', 'to-use', 'shipped'])), ...listing(soldSorts), ...daySpan() }

export const deskOrders = call({
  method: 'GET',
  path: '/desk/orders',
  summary: "The seller's orders that wait to be sent or used, the oldest first; or those on their way",
  owner: 'self',
  ...handling,
  input: z.object({ ...ordersAsked, ...paging(20) }),
  output: pageOf(order),
  refuses: notAllowed,
})

/** As a file, with whole addresses: labels are printed by it, and the audit says who took it along. */
export const deskOrdersExport = exportOf(deskOrders, ordersAsked)

const parcel = {
  order_id: code(),
  company: text(20),
  number: printed(isParcelNumber),
}

export const deskShip = call({
  method: 'POST',
  path: '/desk/orders/ship',
  summary: 'Send the parcel of an order: by which company, under which number',
  owner: { order_id: 'goods order of the hospital' },
  ...handling,
  idempotency: 'framework',
  input: z.object(parcel),
  output: z.object({ order_id: z.string(), state_desc: z.string() }),
  refuses: { ...notAllowed, 'not-found': '没有找到这个订单', 'not-open': '这个订单{state}，不能发货' },
})

export const deskShipApart = call({
  method: 'POST',
  path: '/desk/orders/ship_apart',
  summary: 'Say that some of an order that is under way goes in another parcel, and in which',
  owner: { order_id: 'goods order of the hospital' },
  ...handling,
  idempotency: 'framework',
  input: z.object({ ...parcel, special_ids: idList(20) }),
  output: z.object({ order_id: z.string() }),
  refuses: {
    ...notAllowed,
    'not-found': '没有找到这个订单',
    'not-open': '这个订单{state}，不能再分包裹',
    'not-apart': '请勾选还在第一个包裹里的商品，并至少留下一件；单号也不能和第一个包裹一样',
  },
})

export const deskUse = call({
  method: 'POST',
  path: '/desk/orders/use',
  summary: 'Mark what was bought as used, by the code that the patient shows',
  owner: 'self',
  ...handling,
  idempotency: 'framework',
  input: z.object({ scanned: text(60) }),
  output: z.object({ order_id: z.string(), goods_name: z.string(), later_amount: yuan() }),
  refuses: { ...notAllowed, 'not-found': '没有这个核销码，请核对后再输入', 'not-open': '这个订单{state}，不能核销' },
})

const ofHospital = { owner: { order_id: 'goods order of the hospital' }, staff: true } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这个订单' }
const orderState = z.enum(allStates as [OrderState])

const found = z.object({
  order_id: z.string(),
  order_no: z.string(),
  state: orderState,
  state_desc: z.string(),
  /** Who bought it and their number, masked. */
  buyer_name: z.string(),
  buyer_mobile: z.string(),
  goods: z.string(),
  pay_amount: yuan(),
  refund_amount: yuan(),
  add_time: time(),
})

const findAsked = { state: maybe(orderState), ...listing(soldSorts), ...daySpan() }

export const deskOrdersFind = call({
  method: 'GET',
  path: '/desk/orders/find',
  summary:
    "All of the seller's orders, in whatever state: by number, telephone, name, goods and day; who bought is masked",
  owner: 'self',
  ...handling,
  input: z.object({ ...findAsked, ...paging(20) }),
  output: pageOf(found),
  refuses: notAllowed,
})

export const deskOrdersFindExport = exportOf(deskOrdersFind, findAsked)

export const deskOrder = call({
  method: 'GET',
  path: '/desk/orders/detail',
  summary: 'One order with what is in it, its money, its steps and what staff wrote down; people are masked',
  ...ofHospital,
  may: 'orders.handle',
  input: z.object({ order_id: code() }),
  output: found.extend({
    items: z.array(
      z.object({
        goods_name: z.string(),
        goods_special_name: z.string(),
        goods_price: yuan(),
        buy_num: z.int(),
        back_num: z.int(),
        pay_amount: yuan(),
      }),
    ),
    goods_amount: yuan(),
    discount_amount: yuan(),
    shipping_fee: yuan(),
    card_amount: yuan(),
    /** What is to be paid now, or was. */
    due_amount: yuan(),
    later_amount: yuan(),
    out_trade_no: z.string(),
    /** Masked; null where nothing is sent. */
    receiver: z.object({ name: z.string(), mobile: z.string(), full_address: z.string() }).nullable(),
    remark: z.string(),
    cancel_reason: z.string(),
    company: z.string(),
    number: z.string(),
    may_lessen: flag(),
    may_cancel: flag(),
    history: z.array(z.object({ state_desc: z.string(), time: time() })),
    notes: z.array(z.object({ staff_name: z.string(), content: z.string(), time: time() })),
  }),
  refuses: notFound,
})

export const deskOrderReveal = call({
  method: 'POST',
  path: '/desk/orders/reveal',
  summary: 'Who bought an order and where it goes, unmasked; the audit says who looked',
  ...ofHospital,
  may: 'orders.handle',
  input: z.object({ order_id: code() }),
  output: z.object({
    buyer_mobile: z.string(),
    receiver: z.object({ name: z.string(), mobile: z.string(), full_address: z.string() }).nullable(),
  }),
  refuses: notFound,
})

export const deskOrderNote = call({
  method: 'POST',
  path: '/desk/orders/note',
  summary: 'Write something down about an order, for other staff',
  ...ofHospital,
  may: 'orders.handle',
  idempotency: 'framework',
  input: z.object({ order_id: code(), content: text(200) }),
  output: z.object({}),
  refuses: notFound,
})

export const deskOrderLessen = call({
  method: 'POST',
  path: '/desk/orders/lessen',
  summary: 'Take something off what is to be paid for an order that is not paid yet; the patient is told',
  ...ofHospital,
  may: 'orders.change',
  idempotency: 'framework',
  input: z.object({ order_id: code(), less: amount(1_000_000), reason: text(100) }),
  output: z.object({ due_amount: yuan() }),
  refuses: {
    ...notFound,
    'not-open': '这个订单{state}，不能改价；只有待付款、全款支付的订单可以',
    'too-much': '减得太多了：减后至少还要付 0.01 元，也不能超过商品的金额',
    changed: '订单刚刚变了，请刷新后再看',
  },
})

export const deskOrderCancel = call({
  method: 'POST',
  path: '/desk/orders/cancel',
  summary: 'Cancel an order that is not paid, or that cost nothing, and say why to the patient',
  ...ofHospital,
  may: 'orders.change',
  input: z.object({ order_id: code(), reason: text(100) }),
  output: z.object({}),
  refuses: {
    ...notFound,
    'not-open': '这个订单{state}，不能取消；已经付款的请走退款',
    changed: '订单刚刚变了，请刷新后再看',
  },
})
