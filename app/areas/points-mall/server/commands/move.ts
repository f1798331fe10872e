import { givePiecesBack } from '#app/areas/mall/stock/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { givePointsBack } from '#app/areas/points/server/public.ts'
import type { Context } from '#app/context.ts'
import { messages } from '../../rules/messages.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { holdKeyOf } from './exchange.ts'

/**
 * Cancels an exchange that was not sent yet, in the caller's transaction: points and pieces go back with it. Undefined where it
 * is not waiting any more.
 */
export const cancelExchange = async (
  ctx: Context,
  id: string,
  reason: string,
): Promise<queries.OrderRow | undefined> => {
  const order = await queries.moveOrder(ctx.db, id, 'cancelled', ctx.now, { cancelReason: reason })
  if (!order) return undefined
  await givePointsBack(ctx, order.patientId, { what: 'exchange', objectId: id })
  await givePiecesBack(ctx, { holdKeys: [holdKeyOf(id)] })
  return order
}

/** The desk cancels it and says why; the patient is told. */
export const cancelByDesk = async (ctx: Context, id: string, reason: string) => {
  const order = await cancelExchange(ctx, id, reason)
  if (order)
    await notifyBy(ctx, messages.cancelled, {
      patientId: order.patientId,
      values: { goods: order.name, reason, points: String(order.points) },
      link: linkOf(id),
    })
  return order
}

/** Sends the parcel of an exchange on its way; undefined where it is not waiting for that. */
export const shipExchange = async (
  ctx: Context,
  id: string,
  { carrier, parcelNo }: { carrier: string; parcelNo: string },
) => {
  const sent = { carrier, parcelNo, shippedAt: ctx.now }
  const order = await queries.moveOrder(ctx.db, id, 'shipped', ctx.now, sent)
  if (order)
    await notifyBy(ctx, messages.shipped, {
      patientId: order.patientId,
      values: { goods: order.name, carrier, parcel: parcelNo },
      link: linkOf(id),
    })
  return order
}
