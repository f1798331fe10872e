import type { Context } from '#app/context.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { thingPicture } from '#kit/pictures/address.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { exchangeStates } from '../states.ts'
import type { GoodsRow, OrderRow, ShownRow } from './queries.ts'

/** The page of an exchange. */
export const linkOf = (orderId: string): string => `/integral/order?order_id=${orderId}`

/** The kind of sealed text. */
export const RECEIVER = 'points-mall-receiver'

/** The square picture of goods. */
export const imageOf = ({ id, image, picture }: Pick<GoodsRow, 'id' | 'image' | 'picture'>): string =>
  image || thingPicture(picture, `points-${id}`)

/** Goods as their card shows them. */
export const asGoods = ({ goods, left, exchanged }: ShownRow) => ({
  goods_id: goods.id,
  kind: goods.kind,
  title: goods.name,
  subtitle: goods.subtitle,
  image: imageOf(goods),
  point: goods.points,
  stock: left,
  exchanged_num: exchanged,
  min_level: goods.minLevel,
  market_price: goods.marketFen === null ? '' : String(Math.round(goods.marketFen / 100)),
})

/** An exchange as lists show it. */
export const asOrder = (row: OrderRow) => ({
  order_id: row.id,
  order_no: spokenNumberOf(dayOf(row.madeAt), row.id),
  state: row.state,
  state_desc: exchangeStates[row.state].words,
  goods_id: row.goodsId,
  kind: row.kind,
  title: row.name,
  image: row.image,
  num: row.pieces,
  point: row.points,
  add_time: row.madeAt,
  may_cancel: row.state === 'waiting',
  may_receive: row.state === 'shipped',
})

/** Where the parcel goes. */
export interface Receiver {
  name: string
  mobile: string
  fullAddress: string
}

/** Where the parcel goes, opened for whom it concerns. */
export const receiverOf = ({ receiverSealed }: OrderRow, { config }: Pick<Context, 'config'>): Receiver | null =>
  receiverSealed === null ? null : JSON.parse(sealOf(config).open(receiverSealed, RECEIVER))

/** The same as the wire says it. */
const asAddress = (receiver: Receiver | null) =>
  receiver && { name: receiver.name, mobile: receiver.mobile, full_address: receiver.fullAddress }

/** What an exchange's own page shows beside its card. */
export const asDetail = (row: OrderRow, ctx: Pick<Context, 'config'>) => ({
  ...asOrder(row),
  address: asAddress(receiverOf(row, ctx)),
  logistics: row.shippedAt === null ? null : { company: row.carrier, number: row.parcelNo, ship_time: row.shippedAt },
  cancel_reason: row.cancelReason,
  history: row.path.map((state, at) => ({
    state_desc: exchangeStates[state as OrderRow['state']].words,
    time: row.pathAt[at] as Date,
  })),
})
