import { payTypes } from '#app/areas/mall/goods/rules.ts'
import { drawingOf } from '#app/areas/mall/goods/server/public.ts'
import type { Context } from '#app/context.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf, formatTime } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { buttonsOf, payableFen, wordsOf } from '../rules.ts'
import type { OrderState } from '../states.ts'
import type { ItemRow, OrderRow } from './queries.ts'

/** The first picture of goods, or the drawing of their kind. */
export const imageOf = ({ goods }: { goods: { id: number; images: readonly string[]; picture: string } }): string =>
  drawingOf(goods)

/** The page of an order. */
export const linkOf = (orderId: string): string => `/health/orderdetail?order_id=${orderId}`

/** How somebody came to goods, as it was sent. */
export const cameByOf = (
  said: Partial<Record<(typeof cameByNames)[number], string | undefined>>,
): Record<string, string> =>
  Object.fromEntries(cameByNames.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])))

const cameByNames = ['act_id', 'share_id', 'from_type', 'audit_id', 'pt_act_id', 'cid', 'order_id'] as const

/** The kind of sealed text. */
export const RECEIVER = 'order-receiver'

/** Ways to pay in words. */
export const payTypeWords = ['全款支付', '定金支付', '0 元购', '到店付款'] as const

export const asState = (order: Pick<OrderRow, 'state' | 'isSent'> & { refundsOpen?: number }) => ({
  state_id: order.state,
  state_desc: wordsOf(order),
})

/** When it became paid; undefined before. */
export const paidAtOf = ({ path, pathAt }: OrderRow): Date | undefined => pathAt[path.indexOf('paid')]

/** Until when what was paid can be used; null: no end, or not paid yet. */
export const expiresAt = (order: OrderRow, { validDays }: ItemRow): Date | null => {
  const paidAt = paidAtOf(order)
  return validDays === 0 || !paidAt ? null : later(paidAt, { days: validDays })
}

const timeOf = (instant: Date | null, otherwise: string): string => (instant ? formatTime(instant) : otherwise)

const asGoods = (order: OrderRow, item: ItemRow, onShelf: ReadonlySet<number>) => ({
  goods_id: item.goodsId,
  special_id: item.skuId,
  goods_name: item.name,
  goods_special_name: item.skuName,
  img: item.image,
  goods_price: item.priceFen,
  goods_org_price: item.orgPriceFen,
  buy_num: item.pieces,
  pay_amount: item.dueFen,
  deposit: order.payType === payTypes.deposit ? item.depositFen * item.pieces : 0,
  pay_type: order.payType,
  shipping_fee: item.position === 0 ? order.freightFen : 0,
  // No points are paid for goods: those for points are in the points mall (docs/decisions/0132).
  point: 0,
  comment_type: order.isReviewed ? 1 : 0,
  logistics_set: item.isSent,
  appointment: item.appointment,
  on_site_time: timeOf(item.onSiteAt, ''),
  expire_time: timeOf(expiresAt(order, item), '0'),
  goods_state: onShelf.has(item.goodsId) ? 1 : 0,
  is_overseas: item.isOverseas,
  package_type: item.packageType,
  drug_type: item.drugType,
  refund_amount: item.backFen,
})

/** An order with what is in it, as lists show it. */
export const asOrderCard = (
  order: OrderRow,
  items: readonly ItemRow[] = [],
  { now, onShelf }: { now: Date; onShelf: ReadonlySet<number> },
) => {
  const left = order.state === 'unpaid' && order.holdUntil ? order.holdUntil.getTime() - now.getTime() : 0
  return {
    order_id: order.id,
    order_no: spokenNumberOf(dayOf(order.madeAt), order.id),
    ...asState(order),
    unit_id: order.hospitalId ?? 0,
    unit_name: order.sellerName,
    pay_type: order.payType,
    pay_amount: payableFen(order),
    card_amount: order.cardFen,
    refund_amount: order.backFen,
    button: buttonsOf(order, items, now),
    order_goods: items.map((item) => asGoods(order, item, onShelf)),
    out_trade_no: order.state === 'unpaid' ? (order.outTradeNo ?? '') : '',
    left_seconds: Math.max(0, Math.floor(left / 1_000)),
    add_time: order.madeAt,
  }
}

/** Where the parcel goes, opened for whom it concerns. */
export const receiverOf = ({ receiverSealed }: OrderRow, { config }: Pick<Context, 'config'>) =>
  receiverSealed === null
    ? null
    : (JSON.parse(sealOf(config).open(receiverSealed, RECEIVER)) as {
        name: string
        mobile: string
        fullAddress: string
      })

/** What an order's own page shows beside its card. */
export const asOrderDetail = (order: OrderRow, ctx: Pick<Context, 'config'>) => {
  const receiver = receiverOf(order, ctx)
  const isUsable = order.state === 'paid' && !order.isSent && order.refundsOpen === 0
  return {
    pay_number: order.paidFen > 0 ? (order.outTradeNo ?? '') : '',
    logistics:
      order.shippedAt === null ? null : { company: order.carrier, number: order.parcelNo, ship_time: order.shippedAt },
    address: receiver && { name: receiver.name, mobile: receiver.mobile, full_address: receiver.fullAddress },
    goods_amount: order.goodsFen,
    discount_amount: order.offFen,
    shipping_fee: order.freightFen,
    later_amount: order.laterFen,
    check_code: isUsable ? order.checkCode : '',
    remark: order.remark,
    cancel_reason: order.cancelReason,
    history: order.path.map((state, at) => ({
      ...asState({ state: state as OrderState, isSent: order.isSent }),
      time: order.pathAt[at] as Date,
    })),
  }
}
