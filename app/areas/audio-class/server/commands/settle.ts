import { mobileOf } from '#app/areas/access/patients/server/public.ts'
import { giveCouponsBack, useHeldCoupons as markCouponsUsed } from '#app/areas/mall/coupons/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { refund } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { messages } from '../../rules/messages.ts'
import type { GrantWay } from '../../rules.ts'
import { findClass } from '../queries/classes.ts'
import * as queries from '../queries/owned.ts'
import { introOf, letGo } from './order.ts'

/**
 * Money arrived for a class: who paid has it. What comes for an order that was closed, or for a class that they came by
 * otherwise meanwhile, goes back by itself.
 */
export const settlePaid = async (ctx: Context, paid: { orderId: string; outTradeNo: string; amountFen: number }) => {
  const { db, now } = ctx
  const order = await queries.findAnyOrder(db, paid.orderId)
  if (!order) throw new Error(`money arrived for the unknown order of a class ${paid.orderId}`)
  const { id, patientId, classId } = order
  const isOwned = await queries.isOwned(db, patientId, classId)
  if (isOwned || !(await queries.markPaid(db, id, now))) {
    if (await queries.markExpired(db, id)) await giveCouponsBack(db, [id])
    return giveBack(ctx, order, paid)
  }
  await queries.insertGrant(db, { patientId, classId, way: 'order', grantedAt: now })
  await markCouponsUsed(db, id, now)
  await notifyBy(ctx, messages.bought, {
    patientId,
    values: { lesson: (await findClass(db, classId))?.title ?? '音频课' },
    link: introOf(classId),
  })
}

const giveBack = async (
  ctx: Context,
  { patientId, classId }: queries.OrderRow,
  { outTradeNo, amountFen }: { outTradeNo: string; amountFen: number },
) => {
  if (!(await refund(ctx, outTradeNo, amountFen, '订单已关闭或已有这门课')))
    throw new Error(`${amountFen} fen are more than is left of ${outTradeNo}`)
  // Who has cancelled their account meanwhile is told by their bank.
  if ((await mobileOf(ctx, patientId)) === undefined) return
  await notifyBy(ctx, messages.paidLate, {
    patientId,
    values: { money: fenToYuan(amountFen) },
    link: introOf(classId),
  })
}

/** The time to pay is over: what was held goes. */
export const closeOrder = async ({ db }: Context, orderId: string) => {
  if (await queries.markExpired(db, orderId)) await giveCouponsBack(db, [orderId])
}

/** Gives somebody a class without money, and takes an order that waits away; false where they have it. */
export const giveClass = async (
  ctx: Context,
  given: { patientId: number; classId: number; way: Exclude<GrantWay, 'order'> },
): Promise<boolean> => {
  const { db, now } = ctx
  if (!(await queries.insertGrant(db, { ...given, grantedAt: now }))) return false
  const live = await queries.findLive(db, given.patientId, given.classId)
  // Where money came in the same instant, what is told of it sends it back.
  if (live) await letGo(ctx, live)
  return true
}
