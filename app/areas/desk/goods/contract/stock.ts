import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { MOST_PIECES_AT_ONCE } from '../rules.ts'
import { managing, notFound, ofHospital } from './shapes.ts'

const stockLine = z.object({
  special_id: z.int(),
  special_name: z.string(),
  is_on: flag(),
  /** Free, held by orders that are not paid, sold. */
  left: z.int(),
  held: z.int(),
  sold: z.int(),
})

export const deskStock = call({
  method: 'GET',
  path: '/desk/goods/{goods_id}/stock',
  summary: 'How many pieces of goods are free, held and sold, and who changed their number',
  ...ofHospital,
  ...managing,
  input: z.object({ goods_id: id(), ...paging(20) }),
  output: z.object({
    goods_id: z.int(),
    goods_name: z.string(),
    specials: z.array(stockLine),
    history: pageOf(
      z.object({
        change_id: z.int(),
        special_name: z.string(),
        by: z.int(),
        left: z.int(),
        reason: z.string(),
        staff_name: z.string(),
        time: time(),
      }),
    ),
  }),
  refuses: notFound,
})

export const deskStockChange = call({
  method: 'POST',
  path: '/desk/goods/{goods_id}/stock/change',
  changesPages: true,
  summary: 'Add pieces of a specification, or take free ones out; what is held or sold stays',
  ...ofHospital,
  ...managing,
  idempotency: 'framework',
  input: z.object({
    goods_id: id(),
    special_id: id(),
    by: int(-MOST_PIECES_AT_ONCE, MOST_PIECES_AT_ONCE),
    reason: text(50),
  }),
  output: z.object({ special_id: z.int(), left: z.int() }),
  refuses: {
    ...notFound,
    'no-change': '请填要增加或减少几件',
    'too-few': '只剩 {left} 件可以减少，其余的已被订单占用或售出',
    'too-many': '库存不能超过 {most} 件',
  },
})
