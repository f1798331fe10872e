import { asMaskedReceiver } from '#app/areas/orders/addresses/server/public.ts'
import { imageOf, type OrderRow, receiverOf, type ShownRow } from '#app/areas/points-mall/server/public.ts'
import type { Context } from '#app/context.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { dayOf } from '#kit/time/day.ts'

/** Goods with all that a desk can change about them. */
export const asManaged = (
  { goods, left, limitEach, exchanged }: ShownRow,
  categories: ReadonlyMap<number, string>,
) => ({
  goods_id: goods.id,
  kind: goods.kind,
  title: goods.name,
  subtitle: goods.subtitle,
  detail: goods.detail,
  image: imageOf(goods),
  img: goods.image,
  point: goods.points,
  category: categories.get(goods.categoryId) ?? '',
  market_price: goods.marketFen,
  limit_num: limitEach,
  min_level: goods.minLevel,
  labels: goods.labels,
  banner: goods.bannerWords,
  coupon_id: goods.couponId,
  stock: left,
  exchanged_num: exchanged,
  is_on: goods.isOn,
})

/** An exchange as who packs it sees it; to whom it goes is masked. */
export const asParcel = (row: OrderRow, ctx: Pick<Context, 'config'>) => {
  const receiver = receiverOf(row, ctx)
  return {
    order_id: row.id,
    order_no: spokenNumberOf(dayOf(row.madeAt), row.id),
    title: row.name,
    num: row.pieces,
    point: row.points,
    receiver: receiver && asMaskedReceiver(receiver),
    company: row.carrier,
    number: row.parcelNo,
    cancel_reason: row.cancelReason,
    add_time: row.madeAt,
  }
}
