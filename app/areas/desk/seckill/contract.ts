import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { amount, clock, day, flag, id, int, listOf, maybe, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'

const managing = { owner: 'self', staff: true, may: 'offers.manage' } as const
const platformOnly = { ...notAllowed, 'not-platform': '秒杀场次由平台统一安排，本院可以把商品放进未开始的场次' }
const notFound = { 'not-found': '没有找到这一场秒杀' }
const begun = { begun: '这一场已经开始，不能再改' }
const asked = { session_id: id() }
const DEAREST_YUAN = 200_000

const session = z.object({
  session_id: z.int(),
  title: z.string(),
  begin_time: time(),
  end_time: time(),
  state: z.enum(['coming', 'on', 'over']),
})

export const deskSeckill = call({
  method: 'GET',
  path: '/desk/seckill',
  summary: 'Page through the flash sales that are on or to come, or with `over` those that are over',
  ...managing,
  input: z.object({ over: maybe(int(0, 1)), ...paging(20) }),
  output: pageOf(session.extend({ goods_num: z.int() })).extend({ serves_platform: flag() }),
  refuses: notAllowed,
})

export const deskSeckillItems = call({
  method: 'GET',
  path: '/desk/seckill/{session_id}',
  summary: "One flash sale with its goods; others' goods are not told",
  ...managing,
  input: z.object(asked),
  output: listOf(
    z.object({
      item_id: z.int(),
      goods_name: z.string(),
      special_name: z.string(),
      seckill_price: yuan(),
      price: yuan(),
      left: z.int(),
      total: z.int(),
      limit_num: z.int(),
    }),
  ).extend({ session }),
  refuses: { ...notAllowed, ...notFound },
})

export const deskSeckillAdd = call({
  method: 'POST',
  path: '/desk/seckill/add',
  changesPages: true,
  summary: 'Make a flash sale that is to come; none overlaps another',
  ...managing,
  idempotency: 'framework',
  input: z.object({ title: text(20), date: day(), begin: clock(), end: clock() }),
  output: z.object(asked),
  refuses: { ...platformOnly, fault: '{fault}', overlap: '和“{title}”的时间重叠，请换一个时间' },
})

export const deskSeckillStop = call({
  method: 'POST',
  path: '/desk/seckill/{session_id}/stop',
  changesPages: true,
  summary: 'Cancel a flash sale that is to come, who waited for it is told; or stop the one that is on',
  ...managing,
  input: z.object(asked),
  output: z.object({ ...asked, told: z.int() }),
  refuses: { ...platformOnly, ...notFound, over: '这一场已经结束了' },
})

export const deskSeckillPut = call({
  method: 'POST',
  path: '/desk/seckill/{session_id}/put',
  changesPages: true,
  summary: 'Put goods into a flash sale that is to come, with a price, pieces and a limit of their own',
  ...managing,
  idempotency: 'framework',
  input: z.object({
    ...asked,
    goods_id: id(),
    special_id: id(),
    price: amount(DEAREST_YUAN),
    pieces: int(1, 100_000),
    limit_num: int(1, 99),
  }),
  output: z.object({ item_id: z.int() }),
  refuses: {
    ...notAllowed,
    ...notFound,
    ...begun,
    goods: '没有找到这件商品，或者它还没有上架',
    prescription: '处方药不能参加秒杀',
    price: '秒杀价要大于 0，并且低于现价 {price} 元',
    there: '这件商品已经在这一场里了',
    full: '这一场的商品已经满了',
  },
})

export const deskSeckillTake = call({
  method: 'POST',
  path: '/desk/seckill/{session_id}/take',
  changesPages: true,
  summary: 'Take goods out of a flash sale that is to come; who waited for them is told',
  ...managing,
  input: z.object({ ...asked, item_id: id() }),
  output: z.object({ item_id: z.int(), told: z.int() }),
  refuses: { ...notAllowed, ...notFound, ...begun },
})
