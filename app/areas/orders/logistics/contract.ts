import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, time } from '#kit/wire/fields.ts'

const refuses = { 'not-found': '没有找到这个订单', 'not-sent': '这个订单还没有发货，发货后就能看到物流' }
const asked = { method: 'GET', owner: { order_id: 'goods order' }, envelope: 'state', login: true } as const
const input = z.object({ order_id: code() })
const step = z.object({ text: z.string(), time: time() })

export const orderTrack = call({
  ...asked,
  path: '/logistics/track',
  summary: "The way of an order's parcel, the newest step first; `is_known` 0 where the carrier cannot be asked now",
  input,
  output: z.object({ company: z.string(), number: z.string(), is_known: z.int(), list: z.array(step) }),
  refuses,
})

export const storeLogistics = call({
  ...asked,
  path: '/storeweapp/getLogistics',
  summary: 'The same for the page inside an app: carrier, number, way, and what is in the parcel',
  input,
  output: z.object({
    company: z.string(),
    number: z.string(),
    is_known: z.int(),
    list: z.array(step),
    goods_name: z.string(),
    img: z.string(),
    goods_num: z.int(),
    state_desc: z.string(),
  }),
  refuses,
})
