import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { soldSorts } from '#app/areas/orders/checkout/rules.ts'
import { isParcelNumber } from '#kit/outside/express.ts'
import { call } from '#kit/wire/call.ts'
import { code, idList, maybe, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'
import { daySpan, exportOf, listing } from '#kit/wire/listing.ts'

const handling = { staff: true, may: 'orders.handle' } as const

const order = z.object({
  order_id: z.string(),
  /** As the patient says it on the phone. */
  order_no: z.string(),
  state_desc: z.string(),
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
  /** Where the parcel goes; null where nothing is sent. */
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

export const deskOrdersExport = exportOf(deskOrders, ordersAsked)

const parcel = {
  order_id: code(),
  company: text(20),
  number: z.string().trim().max(40).refine(isParcelNumber, 'no parcel number'),
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
