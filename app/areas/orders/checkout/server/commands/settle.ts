import { maskedName } from '#app/areas/access/patients/rules.ts'
import { giveCardsBack, spendHeldCards } from '#app/areas/activities/gift-cards/server/public.ts'
import { giveCouponsBack, useHeldCoupons as markCouponsUsed } from '#app/areas/mall/coupons/server/public.ts'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { notePurchases } from '#app/areas/mall/goods/server/public.ts'
import { takeHeld } from '#app/areas/mall/stock/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { refund } from '#app/areas/pay/server/public.ts'
import { givePrescriptionsBack, spendPrescriptions } from '#app/areas/prescriptions/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { messages } from '../../rules/messages.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { giveUp, rebundleEach } from './bundle.ts'

/**
 * Money arrived for a bundle. Each of its orders that waits becomes paid; the part of one that was cancelled, has expired
 * or was paid otherwise goes back by itself. The same news twice finds nothing to do: `pay` tells it once.
 */
export const settlePaid = async (ctx: Context, outTradeNo: string) => {
  const parts = await queries.listParts(ctx.db, outTradeNo)
  if (parts.length === 0) throw new Error(`money arrived for no order: ${outTradeNo}`)
  const others = new Set<string>()
  for (const part of parts) {
    if (!(await payPart(ctx, part))) await giveUpPart(ctx, part)
    else if (part.outTradeNo && part.outTradeNo !== outTradeNo) others.add(part.outTradeNo)
  }
  for (const other of [...others].sort()) await leaveBundle(ctx, other)
}

/** Pays an order that waits and holds its pieces still, and tells who ordered it; false where it does not. */
const payPart = async (ctx: Context, part: queries.Part): Promise<boolean> => {
  const { db, now } = ctx
  const { orderId, bundleId: outTradeNo, dueFen, cardFen } = part
  if (!(await takeHeld(db, orderId))) return false
  const paidFen = dueFen + cardFen
  const set = { paidFen, outTradeNo }
  if (!(await queries.moveOrder(db, orderId, 'paid', now, { from: ['unpaid'], set }))) return false
  await afterPaid(ctx, part)
  await notifyBy(ctx, messages.paid, {
    patientId: part.patientId,
    values: {
      seller: part.sellerName,
      money: fenToYuan(paidFen),
      next: part.isSent ? '正在准备发货。' : '到院时出示核销码即可使用。',
    },
    link: linkOf(orderId),
  })
  return true
}

/** Its money came for nothing. */
const giveUpPart = async (ctx: Context, { orderId, bundleId: outTradeNo, dueFen: amountFen }: queries.Part) => {
  if (!(await takeHeld(ctx.db, orderId))) await letGo(ctx, orderId)
  await giveBack(ctx, { orderId, outTradeNo, amountFen })
}

/** Orders were paid by a payment that had been given up: the one that they waited for since then is not wanted any more. */
const leaveBundle = async (ctx: Context, outTradeNo: string) => {
  if (!(await giveUp(ctx, outTradeNo))) return
  const mates = await queries.listWaiting(ctx.db, [outTradeNo])
  for (const own of Map.groupBy(mates, ({ patientId }) => patientId))
    await rebundleEach(ctx, own[0] as PatientId, own[1], [outTradeNo])
}

/** Nobody ended it in time, and its pieces are others' by now: it has expired. */
const letGo = async (ctx: Context, orderId: string) => {
  const { db, now } = ctx
  if (!(await queries.moveOrder(db, orderId, 'expired', now, { from: ['unpaid'] }))) return
  await giveCouponsBack(db, [orderId])
  await giveCardsBack(ctx, orderId)
  await givePrescriptionsBack(ctx, orderId)
}

/** An order for which nothing is to be paid any more. */
interface Settled {
  orderId: string
  /** What gift cards pay of it. */
  cardFen: number
  /** The name that who ordered it goes by; '' where they have none. */
  nickname: string
  items: readonly Pick<queries.ItemRow, 'goodsId' | 'skuName' | 'pieces' | 'couponCodeId' | 'drugType'>[]
}

/** What follows once it is paid: its gift cards, coupons and prescriptions are used, the purchase is known. */
export const afterPaid = async (ctx: Context, settled: Settled) => {
  const { db, now } = ctx
  const { orderId, cardFen, items } = settled
  if (cardFen > 0) await spendHeldCards(ctx, orderId)
  if (items.some(({ couponCodeId }) => couponCodeId !== null)) await markCouponsUsed(db, orderId, now)
  if (items.some(({ drugType }) => needsPrescription(drugType))) await spendPrescriptions(ctx, orderId)
  await notePurchases(db, boughtOf(settled, now))
}

const boughtOf = ({ nickname, items }: Settled, boughtAt: Date) => {
  const buyerName = maskedName(nickname)
  return items.map(({ goodsId, skuName, pieces }) => ({ goodsId, skuName, pieces, buyerName, boughtAt }))
}

const giveBack = async (ctx: Context, late: { orderId: string; outTradeNo: string; amountFen: number }) => {
  const { orderId, outTradeNo, amountFen } = late
  if (!(await refund(ctx, outTradeNo, amountFen, '订单已关闭或已付款')))
    throw new Error(`${amountFen} fen are more than is left of ${outTradeNo}`)
  const order = await queries.findAnyOrder(ctx.db, orderId)
  if (!order) return
  await notifyBy(ctx, messages.paidLate, {
    patientId: order.patientId,
    values: { money: fenToYuan(amountFen) },
    link: linkOf(orderId),
  })
}
