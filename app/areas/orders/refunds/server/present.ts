import { lendAddress } from '#app/areas/files/server/public.ts'
import { freightBackFen } from '#app/areas/orders/checkout/rules/back.ts'
import type { ItemRow as OrderItem, OrderRow } from '#app/areas/orders/checkout/server/public.ts'
import { wordsOf } from '#app/areas/orders/checkout/server/public.ts'
import type { Context } from '#app/context.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { dayOf } from '#kit/time/day.ts'
import type { Left, RefundPart } from '../rules/choose.ts'
import { buttonsOf, isNearEnd, type RefundKind, refundKinds, refundReasons, situationOf } from '../rules.ts'
import { refundStates } from '../states.ts'
import type { LogRow, Refunded, RefundRow } from './queries.ts'

/** The page of a refund. */
export const linkOf = ({ id, orderId }: Pick<RefundRow, 'id' | 'orderId'>): string =>
  `/health/refundprogress?order_id=${orderId}&refund_id=${id}`

const asGoods = (item: OrderItem, pieces: number) => ({
  goods_id: item.goodsId,
  special_id: item.skuId,
  goods_name: item.name,
  goods_special_name: item.skuName,
  img: item.image,
  goods_price: item.priceFen,
  buy_num: pieces,
})

/** What can be asked back of an order: of each item what is left, and these parts in all. */
export const asOffer = (
  order: OrderRow,
  items: readonly OrderItem[],
  { kind, left, parts }: { kind: RefundKind; left: readonly Left[]; parts: readonly RefundPart[] },
) => {
  const isWaiting = order.state === 'paid'
  const freightFen = freightBackFen(order, items, parts)
  return {
    order_id: order.id,
    unit_name: order.sellerName,
    state_desc: wordsOf(order),
    refund_type: kind,
    is_whole: isWaiting,
    shipping_fee: freightFen,
    cash_left: Math.max(0, order.paidFen - order.cardFen - order.backFen),
    refund_amount: parts.reduce((sum, { amountFen }) => sum + amountFen, freightFen),
    list: left.map(({ item, pieces, fen, isHeld }, at) => ({
      ...asGoods(items[at] as OrderItem, item.pieces),
      pay_amount: item.dueFen,
      left_num: pieces,
      left_amount: fen,
      under_way: isHeld,
    })),
    reasons: refundReasons[situationOf(order, kind)].map(({ words }) => words),
  }
}

/** Where a refund stands. */
export const asMoved = ({ id, orderId, state }: RefundRow) => ({
  refund_id: id,
  order_id: orderId,
  state_id: state,
  state_desc: refundStates[state].words,
})

/** A refund as lists show it. */
export const asRefundCard = (refund: RefundRow, refunded: readonly Refunded[], now: Date) => ({
  ...asMoved(refund),
  refund_no: spokenNumberOf(dayOf(refund.appliedAt), refund.id),
  refund_type: refund.kind,
  refund_type_name: refundKinds[refund.kind],
  unit_name: refund.sellerName,
  amount: refund.goodsFen + refund.freightFen,
  shipping_fee: refund.freightFen,
  card_amount: refund.cardFen,
  list: refunded.map(({ part, bought }) => ({ ...asGoods(bought, part.pieces), refund_amount: part.amountFen })),
  add_time: refund.appliedAt,
  end_time: refund.deadlineAt ?? refund.endedAt,
  near_end: isNearEnd(refund.deadlineAt, now),
  button: buttonsOf(refund),
})

/** What a refund's own page shows beside its card. Pictures are private: their addresses are lent. */
export const asRefundDetail = (refund: RefundRow, ctx: Pick<Context, 'config' | 'now'>) => {
  const leftMs = refund.deadlineAt ? refund.deadlineAt.getTime() - ctx.now.getTime() : 0
  return {
    reason: refund.reason,
    remark: refund.remark,
    answer: refund.answer,
    send_to: refund.sendTo,
    image: refund.images.map((address) => lendAddress(ctx, address)).join(','),
    logistics: refund.parcelNo === '' ? null : { company: refund.carrier, number: refund.parcelNo },
    left_seconds: Math.max(0, Math.floor(leftMs / 1_000)),
  }
}

const who: Record<LogRow['by'], string> = {
  patient: '您',
  seller: '商家',
  platform: '平台',
  time: '到期自动处理',
  provider: '支付机构',
}

export const asLog = ({ state, by, words, at }: LogRow) => ({
  state_id: state,
  state_desc: refundStates[state].words,
  who: who[by],
  words,
  time: at,
})
