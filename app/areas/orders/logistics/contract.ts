import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, maybeText, time, yuan } from '#kit/wire/fields.ts'
import { parcelStates } from './rules.ts'

const refuses = { 'not-found': '没有找到这个订单', 'not-sent': '这个订单还没有发货，发货后就能看到物流' }
const asked = { method: 'GET', owner: { order_id: 'goods order' }, envelope: 'state', login: true } as const
const input = z.object({
  order_id: code(),
  /** Which of its parcels; the first where none is named. */
  number: maybeText(40),
})
const step = z.object({ text: z.string(), time: time(), place: z.string() })

const parcel = z.object({
  company: z.string(),
  number: z.string(),
  is_known: z.int(),
  list: z.array(step),
})

export const orderTrack = call({
  ...asked,
  path: '/logistics/track',
  summary:
    "The way of one of an order's parcels, the newest step first; `is_known` 0 where the carrier cannot be asked now; what is in it, and its other parcels",
  input,
  output: parcel.extend({
    parcel_state: z.enum(parcelStates),
    /** Where the carrier answers everybody; '' where that is not known. */
    company_phone: z.string(),
    /** Who brings it, where a step says so; ''. */
    courier_mobile: z.string(),
    ship_time: time(),
    goods: z.array(
      z.object({
        goods_id: z.int(),
        special_id: z.int(),
        goods_name: z.string(),
        goods_special_name: z.string(),
        img: z.string(),
        goods_price: yuan(),
        buy_num: z.int(),
      }),
    ),
    /** All parcels of the order, the first one first. */
    parcels: z.array(z.object({ company: z.string(), number: z.string() })),
    order_no: z.string(),
    unit_name: z.string(),
    state_desc: z.string(),
    /** What can be done with the order. */
    button: z.array(z.string()),
  }),
  refuses,
})

export const storeLogistics = call({
  ...asked,
  path: '/storeweapp/getLogistics',
  summary: 'The same for the page inside an app: carrier, number, way, and what is in the parcel',
  input,
  output: parcel.extend({
    goods_name: z.string(),
    img: z.string(),
    goods_num: z.int(),
    state_desc: z.string(),
  }),
  refuses,
})
