import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, maybeText, nothing } from '#kit/wire/fields.ts'
import { MOST_PIECES } from '../rules.ts'
import { cameBy, cannotOrder, line } from './shapes.ts'

const cartReply = z.object({
  list: z.array(
    line.extend({
      /** Whose goods it is; 0: the platform's. */
      unit_id: z.int(),
      unit_name: z.string(),
      item_type: z.int(),
      left_num: z.int(),
      /** How many one may have in one order; 0 where it cannot be bought now, and then why. */
      most_num: z.int(),
      why_not: z.string(),
      is_on: flag(),
      pay_type: z.int(),
    }),
  ),
  total_num: z.int(),
})

export const cartShow = call({
  method: 'GET',
  path: '/cart',
  summary: "What is in the patient's cart, the newest first",
  owner: 'self',
  login: true,
  input: nothing(),
  output: cartReply,
})

export const cartPut = call({
  method: 'POST',
  path: '/cart',
  summary:
    'Put so many pieces of a specification into the cart in place of what was there; 0 takes it out. How one came to it goes along to the order [X114]',
  owner: 'self',
  login: true,
  input: z.object({
    ...cameBy,
    act_id: maybeText(64),
    goods_id: id(),
    special_id: id(),
    buy_num: int(0, MOST_PIECES),
  }),
  output: cartReply,
  refuses: {
    'goods-gone': cannotOrder['goods-gone'],
    'off-shelf': cannotOrder['off-shelf'],
    prescription: cannotOrder.prescription,
    prescribed: cannotOrder.prescribed,
    full: '购物车最多放 {most} 种商品，请先结算或删除一些',
  },
})
