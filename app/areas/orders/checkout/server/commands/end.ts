import { giveCardsBack } from '#app/areas/activities/gift-cards/server/public.ts'
import { giveCouponsBack } from '#app/areas/mall/coupons/server/public.ts'
import { givePiecesBack } from '#app/areas/mall/stock/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { givePrescriptionsBack } from '#app/areas/prescriptions/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { rollbackIf, transactInside } from '#kit/db/inside.ts'
import { messages } from '../../rules/messages.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { giveUp, rebundleEach } from './bundle.ts'

/**
 * Ends an order that is not paid, or that cost nothing: its payment is closed, pieces, coupons and prescriptions go back, and what was to
 * be paid with it gets a payment of its own. False where it changed meanwhile, such as by money that came.
 */
export const endOrder = (
  ctx: Context,
  order: queries.OrderRow,
  how: { to: 'cancelled' | 'expired'; reason: string },
): Promise<boolean> =>
  transactInside(ctx, (outer) =>
    rollbackIf(
      outer,
      (isDone: boolean) => !isDone,
      (inside) => end(inside, order, how),
    ),
  )

const end = async (inside: Context, order: queries.OrderRow, how: { to: 'cancelled' | 'expired'; reason: string }) => {
  const { db, now } = inside
  if (order.state === 'unpaid' && order.outTradeNo && !(await giveUp(inside, order.outTradeNo))) return false
  const set = { cancelReason: how.reason }
  if (!(await queries.moveSame(db, order, how.to, now, set))) return false
  await givePiecesBack(inside, { holdKeys: [order.id] })
  await giveCouponsBack(db, [order.id])
  await giveCardsBack(inside, order.id)
  await givePrescriptionsBack(inside, order.id)
  await inside.emit('order.ended', { orderId: order.id })
  if (order.state === 'unpaid' && order.outTradeNo) {
    const mates = await queries.listWaiting(db, [order.outTradeNo])
    await rebundleEach(inside, order.patientId as PatientId, mates, [order.outTradeNo])
  }
  return true
}

const AT_ONCE = 200

/** Unpaid orders whose time is over end. */
export const expireOverdue = async (ctx: Context) => {
  for (const order of await queries.listOverdue(ctx.db, ctx.now, AT_ONCE)) {
    if (!(await endOrder(ctx, order, { to: 'expired', reason: '超时未付款' }))) continue
    await notifyBy(ctx, messages.expired, {
      patientId: order.patientId,
      values: { seller: order.sellerName, back: `优惠券${order.cardFen > 0 ? '和礼品卡余额' : ''}` },
      link: linkOf(order.id),
    })
  }
}
