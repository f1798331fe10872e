import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { amount, day, decimal, flag, id, idList, int, maybe, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { MOST_NAMED } from '../rules/draft.ts'

const managing = { staff: true, may: 'offers.manage' } as const
const DEAREST_YUAN = 10_000

export const deskCoupons = call({
  method: 'GET',
  path: '/desk/coupons',
  summary: "Page through the seller's coupons: those that can be drawn now or later, or those that cannot any more",
  owner: 'self',
  ...managing,
  input: z.object({ list: maybe(z.enum(['open', 'ended'])), ...paging(20) }),
  output: pageOf(
    z.object({
      coupon_id: z.int(),
      title: z.string(),
      discount_text: z.string(),
      limit_text: z.string(),
      is_for_some: flag(),
      is_platform: flag(),
      is_for_points: flag(),
      total: z.int(),
      drawn: z.int(),
      used: z.int(),
      most_each: z.int(),
      draw_from: time(),
      draw_until: time(),
      use_until: time(),
      is_on: flag(),
    }),
  ).extend({ serves_platform: flag() }),
  refuses: notAllowed,
})

export const deskCouponAdd = call({
  method: 'POST',
  path: '/desk/coupons/add',
  changesPages: true,
  summary: 'Make a coupon that patients draw from a day on; of a rate `percent` is taken off',
  owner: 'self',
  ...managing,
  idempotency: 'framework',
  input: z.object({
    title: text(30),
    kind: z.enum(['amount', 'rate']),
    amount: maybe(amount(DEAREST_YUAN)),
    percent: maybe(decimal(1, 99)),
    limit: maybe(amount(DEAREST_YUAN)),
    /** A rate takes off no more than this. */
    most: maybe(amount(DEAREST_YUAN)),
    goods_ids: maybe(idList(MOST_NAMED)),
    category_ids: maybe(idList(MOST_NAMED)),
    total: int(1, 1_000_000),
    most_each: int(1, 99),
    draw_from: day(),
    draw_until: day(),
    valid_days: int(1, 366),
    use_until: day(),
    is_platform: maybe(int(0, 1)),
    /** Nobody draws it: it is exchanged for points. The platform's alone. */
    is_for_points: maybe(int(0, 1)),
  }),
  output: z.object({ coupon_id: z.int() }),
  refuses: {
    ...notAllowed,
    fault: '{fault}',
    goods: '有商品已经没有了，或不归您管理，请重新选择',
    'not-platform': '本院的工作台不管理平台和积分商城的优惠券',
  },
})

export const deskCouponStop = call({
  method: 'POST',
  path: '/desk/coupons/{coupon_id}/stop',
  changesPages: true,
  summary: 'End the drawing of a coupon; those that patients have stay good',
  owner: { coupon_id: 'coupon of the hospital' },
  ...managing,
  input: z.object({ coupon_id: id() }),
  output: z.object({ coupon_id: z.int() }),
  refuses: { ...notAllowed, 'not-found': '没有找到这张优惠券', stopped: '这张优惠券已经停止领取了' },
})
