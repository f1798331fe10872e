import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, yuan } from '#kit/wire/fields.ts'

const area = () => int(100_000, 999_999_999)
const goodsGone = { 'not-found': '商品不存在', 'not-sent': '这件商品不用寄送' }
const fee = { shipping_fee: yuan(), is_remote: flag(), is_excluded: flag() }

export const calculateFreight = call({
  method: 'GET',
  path: '/tpl/calculate',
  summary: 'What it costs to send so many pieces of goods, of their usual specification, to a division',
  owner: 'anyone',
  input: z.object({ goods_id: id(), buy_num: int(1, 99), area_code: area() }),
  output: z.object(fee),
  refuses: { 'not-found': '商品不存在' },
})

export const isRemoteRegion = call({
  method: 'GET',
  path: '/tpl/is_remote_region',
  summary: 'Whether a division is remote for goods, or nothing is sent there',
  owner: 'anyone',
  input: z.object({ goods_id: id(), area_code: area() }),
  output: z.object({ is_remote: flag(), is_excluded: flag() }),
  refuses: { 'not-found': '商品不存在' },
})

export const shippingInfo = call({
  method: 'GET',
  path: '/goods_detail/shipping_info',
  summary: 'When goods are sent, by whom, what it costs in the city, and where nothing is sent',
  owner: 'anyone',
  input: z.object({ goods_id: id() }),
  output: z.object({
    shipping_text: z.string(),
    /** What is paid today has come in so many days; 0: nobody says. */
    arrive_days: z.int(),
    carrier: z.string(),
    shipping_fee: yuan(),
    /** From so many yuan on it costs nothing; 0.00: never. */
    free_from: yuan(),
    city_name: z.string(),
    remote_areas: z.array(z.string()),
    excluded_areas: z.array(z.string()),
  }),
  refuses: goodsGone,
})
