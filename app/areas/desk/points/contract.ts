import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { DEAREST, goodsKinds } from '#app/areas/points-mall/rules.ts'
import { isParcelNumber } from '#kit/outside/express.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import {
  amount,
  code,
  flag,
  id,
  int,
  listed,
  maybe,
  maybeText,
  nothing,
  pageOf,
  paging,
  printed,
  text,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { MOST_STOCK } from './rules.ts'

const keeping = { owner: 'self', staff: true, may: 'goods.manage' } as const
const sending = { owner: 'self', staff: true, may: 'orders.handle' } as const
const notHere = {
  ...notAllowed,
  'not-platform': '积分商城由平台统一管理，本院的工作台不能修改',
}
const notFound = { ...notHere, 'not-found': '没有找到这件积分商品' }
const noOrder = { ...notHere, 'not-found': '没有找到这次兑换' }

const kind = z.enum(goodsKinds)
const goodsRow = { row: 'points-goods', by: 'goods_id' } as const

export const deskPointGoods = call({
  method: 'GET',
  path: '/desk/points/goods',
  summary: 'Page through the goods of the points mall, on the shelf or off it, with all that can be changed about them',
  shows: [goodsRow],
  ...keeping,
  input: z.object({ list: maybe(z.enum(['on', 'off'])), ...paging(20) }),
  output: pageOf(
    z.object({
      goods_id: z.int(),
      version: versionShown(),
      kind,
      title: z.string(),
      subtitle: z.string(),
      detail: z.string(),
      /** Its picture, drawn or sent; `img` is what was sent. */
      image: z.string(),
      img: z.string(),
      category: z.string(),
      point: z.int(),
      market_price: yuan().nullable(),
      limit_num: z.int().nullable(),
      min_level: z.int(),
      labels: z.array(z.int()),
      banner: z.string(),
      coupon_id: z.int().nullable(),
      stock: z.int(),
      exchanged_num: z.int(),
      is_on: flag(),
    }),
  ),
  refuses: notHere,
})

export const deskPointChoices = call({
  method: 'GET',
  path: '/desk/points/choices',
  summary: 'What there is to choose from when goods are written: categories, and coupons that were made for points',
  ...keeping,
  input: nothing(),
  output: z.object({
    categories: z.array(z.string()),
    coupons: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  refuses: notHere,
})

const sheet = {
  title: text(40),
  subtitle: maybeText(40),
  detail: maybeText(1_000),
  /** Address of a picture that this desk sent; without it one is drawn. */
  img: maybeText(200),
  category: text(12),
  point: int(1, DEAREST),
  market_price: maybe(amount(100_000)),
  limit_num: maybe(int(1, 99)),
  min_level: maybe(int(0, 9)),
  labels: listed(z.array(z.int().min(1).max(3)).max(3)),
  banner: maybeText(30),
}
const written = { picture: '图片已失效，请重新上传' }

export const deskPointGoodsAdd = call({
  method: 'POST',
  path: '/desk/points/goods/add',
  changesPages: true,
  summary: 'Put goods into the points mall: something that is sent, or a coupon',
  edits: goodsRow,
  ...keeping,
  body: 'json',
  idempotency: 'framework',
  input: z.object({ ...sheet, kind, coupon_id: maybe(id()), pieces: int(0, MOST_STOCK) }),
  output: z.object({ goods_id: z.int() }),
  refuses: { ...notHere, ...written, coupon: '请选择一张为积分商城准备的优惠券' },
})

export const deskPointGoodsChange = call({
  method: 'POST',
  path: '/desk/points/goods/{goods_id}/change',
  changesPages: true,
  summary: 'Write over goods of the points mall; what was exchanged keeps what was agreed',
  edits: goodsRow,
  ...keeping,
  body: 'json',
  input: z.object({ ...sheet, goods_id: id(), version: versionSeen() }),
  output: z.object({ goods_id: z.int() }),
  refuses: { ...notFound, ...written, ...changedSince },
})

export const deskPointGoodsSwitch = call({
  method: 'POST',
  path: '/desk/points/goods/{goods_id}/switch',
  changesPages: true,
  summary: 'Put goods of the points mall on the shelf or take them off',
  ...keeping,
  input: z.object({ goods_id: id(), is_on: int(0, 1) }),
  output: z.object({ goods_id: z.int() }),
  refuses: notFound,
})

export const deskPointStock = call({
  method: 'POST',
  path: '/desk/points/goods/{goods_id}/stock',
  changesPages: true,
  summary: 'Add pieces, or take out those that nobody has exchanged, and say why',
  ...keeping,
  idempotency: 'framework',
  input: z.object({ goods_id: id(), by: int(-MOST_STOCK, MOST_STOCK), reason: text(50) }),
  output: z.object({ stock: z.int() }),
  refuses: {
    ...notFound,
    'too-few': '只有 {left} 件可以减少，已兑换的不能减',
    'too-many': `一件商品最多 ${MOST_STOCK} 件`,
    nothing: '数量不能是 0',
  },
})

const receiver = z.object({ name: z.string(), mobile: z.string(), full_address: z.string() })

export const deskPointOrders = call({
  method: 'GET',
  path: '/desk/points/orders',
  summary:
    'Page through exchanged parcels: those that wait to be sent the oldest first, those on their way, those that were cancelled',
  ...sending,
  input: z.object({ list: maybe(z.enum(['waiting', 'shipped', 'cancelled'])), ...paging(20) }),
  output: pageOf(
    z.object({
      order_id: z.string(),
      /** As patients say it: 14 digits. */
      order_no: z.string(),
      title: z.string(),
      num: z.int(),
      point: z.int(),
      /** Masked: `deskPointReveal` tells whole. */
      receiver: receiver.nullable(),
      company: z.string(),
      number: z.string(),
      cancel_reason: z.string(),
      add_time: time(),
    }),
  ),
  refuses: notHere,
})

export const deskPointReveal = call({
  method: 'POST',
  path: '/desk/points/orders/reveal',
  summary: 'To whom the parcel of an exchange goes, unmasked; the audit says who looked',
  ...sending,
  input: z.object({ order_id: code() }),
  output: z.object({ receiver: receiver.nullable() }),
  refuses: noOrder,
})

export const deskPointShip = call({
  method: 'POST',
  path: '/desk/points/orders/ship',
  summary: 'Send the parcel of an exchange: by which company, under which number',
  ...sending,
  idempotency: 'framework',
  input: z.object({
    order_id: code(),
    company: text(20),
    number: printed(isParcelNumber),
  }),
  output: z.object({ order_id: z.string() }),
  refuses: { ...noOrder, 'not-open': '这次兑换{state}，不能发货' },
})

export const deskPointCancel = call({
  method: 'POST',
  path: '/desk/points/orders/cancel',
  summary: 'Cancel an exchange that cannot be sent and say why; points and pieces go back',
  ...sending,
  idempotency: 'framework',
  input: z.object({ order_id: code(), reason: text(60) }),
  output: z.object({ order_id: z.string() }),
  refuses: { ...noOrder, 'not-open': '这次兑换{state}，不能取消' },
})
