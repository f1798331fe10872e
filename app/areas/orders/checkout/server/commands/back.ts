import { refundToCards } from '#app/areas/activities/gift-cards/server/public.ts'
import { giveCouponsBack } from '#app/areas/mall/coupons/server/public.ts'
import { givePiecesBack } from '#app/areas/mall/stock/server/public.ts'
import { lockPayment, newCardRefundNo, refund } from '#app/areas/pay/server/public.ts'
import { givePrescriptionsBack } from '#app/areas/prescriptions/server/public.ts'
import type { Context } from '#app/context.ts'
import { cardBackFen, freightBackFen, isAllBack } from '../../rules/back.ts'
import * as queries from '../queries.ts'

/** What is to go back of an order. */
interface MoneyBack {
  orderId: string
  /** Pieces that the patient keeps stay theirs: they go back with what was not sent, and with what they returned. */
  parts: readonly queries.BackPart[]
  isReturned: boolean
  reason: string
}

/** What went back: under which number, how much for goods and for freight, what of it onto gift cards, and the parts as they went. */
interface WentBack {
  refundNo: string
  goodsFen: number
  freightFen: number
  cardFen: number
  parts: readonly queries.BackPart[]
}

/**
 * Orders money of an order back, in the caller's transaction: payment, order and stock change together, and where nothing of
 * it is left it is refunded and its coupons are free again. Throws where that is more than is left of what was paid.
 */
export const moneyBack = async (ctx: Context, { orderId, parts, isReturned, reason }: MoneyBack): Promise<WentBack> => {
  const { db, now } = ctx
  const { outTradeNo } = await orderOf(ctx, orderId)
  // Two refunds of one order follow each other: by its payment, or where gift cards paid all of it by itself.
  if (outTradeNo) await lockPayment(db, outTradeNo)
  else await queries.keepOrder(db, orderId)
  const order = await orderOf(ctx, orderId)
  const items = (await queries.listItems(db, [orderId])).get(orderId) ?? []
  const isUnsent = order.state === 'paid'
  const going = parts.map((part) => ({ ...part, pieces: isUnsent || isReturned ? part.pieces : 0 }))
  const freightFen = freightBackFen(order, items, going)
  const goodsFen = going.reduce((sum, { amountFen }) => sum + amountFen, 0)
  const cardFen = cardBackFen(order, goodsFen + freightFen)
  const cashFen = goodsFen + freightFen - cardFen
  const refundNo = outTradeNo && cashFen > 0 ? await refund(ctx, outTradeNo, cashFen, reason) : newCardRefundNo(now)
  if (!refundNo || !(await queries.takeBack(db, orderId, { parts: going, freightFen })))
    throw new Error(`${goodsFen + freightFen} fen are more than is left of order ${orderId}`)
  if (cardFen > 0) await refundToCards(ctx, { orderId, amountFen: cardFen, refundNo })
  const isWhole = isAllBack(items, going)
  if (isWhole) {
    await queries.moveOrder(db, orderId, 'refunded', now, { from: ['paid', 'shipped', 'received'] })
    await giveCouponsBack(db, [orderId])
  }
  if (isWhole && isUnsent) {
    await givePiecesBack(ctx, { holdKeys: [orderId] })
    await givePrescriptionsBack(ctx, orderId)
  } else await givePartsBack(ctx, orderId, items, going)
  return { refundNo, goodsFen, freightFen, cardFen, parts: going }
}

const orderOf = async ({ db }: Context, orderId: string) => {
  const order = await queries.findAnyOrder(db, orderId)
  if (!order || order.paidFen === 0) throw new Error(`order ${orderId} was never paid`)
  return order
}

const givePartsBack = async (
  ctx: Context,
  holdKey: string,
  items: readonly queries.ItemRow[],
  parts: readonly queries.BackPart[],
) => {
  for (const { position, pieces } of parts) {
    const stockId = items.find((item) => item.position === position)?.stockId
    if (stockId !== undefined && pieces > 0) await givePiecesBack(ctx, { holdKey, stockId, pieces })
  }
}
