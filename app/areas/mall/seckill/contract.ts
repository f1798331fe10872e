import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, listOf, maybe, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'

const asked = z.object({ goods_id: id(), schedule_id: id() })
const notFound = { 'not-found': '这场秒杀里没有这件商品' }

export const scheduleConf = call({
  method: 'GET',
  path: '/seckill/schedule_conf',
  summary: 'Flash sales of today and tomorrow that are not over, or the one that is named, with the time of the server',
  owner: 'anyone',
  input: z.object({ schedule_id: maybe(id()) }),
  output: z.object({
    now_time: time(),
    list: z.array(
      z.object({
        schedule_id: z.int(),
        title: z.string(),
        begin_time: time(),
        end_time: time(),
        /** `coming` or `on`; of one that was named also `over`. */
        state: z.string(),
        /** Seconds until it begins, or until it ends; 0 when it is over. */
        span: z.int(),
      }),
    ),
  }),
})

export const categoryList = call({
  method: 'GET',
  path: '/seckill/category_list',
  summary: 'The topmost categories of which a flash sale has goods',
  owner: 'anyone',
  input: z.object({ schedule_id: maybe(id()) }),
  output: listOf(z.object({ category_id: z.int(), category_name: z.string() })),
})

export const seckillGoods = call({
  method: 'GET',
  path: '/seckill/goods_list',
  summary: 'Page through the goods of a flash sale with their price and what is left, or find one of them',
  owner: 'anyone',
  input: z.object({ schedule_id: maybe(id()), category_id: maybe(id()), goods_id: maybe(id()), ...paging() }),
  output: pageOf(
    z.object({
      goods_id: z.int(),
      goods_name: z.string(),
      special_id: z.int(),
      special_name: z.string(),
      img: z.string(),
      item_type: z.int(),
      unit_name: z.string(),
      seckill_price: yuan(),
      price: yuan(),
      stock: z.int(),
      sold_percent: z.int(),
      limit_num: z.int(),
      is_subscribed: flag(),
    }),
  ),
})

export const seckillSubscribe = call({
  method: 'POST',
  path: '/health/seckillSubscribe',
  summary: 'Be told before a flash sale begins, or no longer: the other of what is now',
  owner: 'self',
  login: true,
  input: asked,
  output: z.object({ is_subscribed: flag() }),
  refuses: { ...notFound, begun: '这场秒杀已经开始了，不用提醒，直接去看看吧' },
})

export const subscribeState = call({
  method: 'GET',
  path: '/seckill/subscribe/state',
  summary: 'Whether the patient will be told before a flash sale of these goods begins',
  owner: 'self',
  login: true,
  input: asked,
  output: z.object({ is_subscribed: flag() }),
  refuses: notFound,
})
