import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context, PatientContext } from '#app/context.ts'
import { messages } from '../../rules/messages.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'

/** Sends an order's parcel on its way; undefined where it is not waiting for that. */
export const shipOrder = async (
  ctx: Context,
  id: string,
  { carrier, parcelNo }: { carrier: string; parcelNo: string },
): Promise<queries.OrderRow | undefined> => {
  const order = await queries.findAnyOrder(ctx.db, id)
  if (!order?.isSent || order.state !== 'paid') return undefined
  const set = { carrier, parcelNo, shippedAt: ctx.now }
  const shipped = await queries.moveOrder(ctx.db, id, 'shipped', ctx.now, {
    from: ['paid'],
    set,
    unlessRefunding: true,
  })
  if (!shipped) return undefined
  await notifyBy(ctx, messages.shipped, {
    patientId: shipped.patientId,
    values: { seller: shipped.sellerName, carrier, parcel: parcelNo },
    link: linkOf(id),
  })
  return shipped
}

/** What was sent has come, its patient says; undefined where it is not under way. */
export const receiveOrder = (ctx: PatientContext, id: string): Promise<queries.OrderRow | undefined> =>
  ctx.transact(async (inside) => {
    const moved = await queries.moveOrder(inside.db, id, 'received', inside.now, { from: ['shipped'] })
    if (moved) await inside.emit('order.received', { orderId: id })
    return moved
  })

/** Marks an order as used that was bought to be used in a seller; undefined where it is not waiting for that. */
export const useUpOrder = async (ctx: Context, id: string): Promise<queries.OrderRow | undefined> => {
  const order = await queries.findAnyOrder(ctx.db, id)
  if (!order || order.isSent) return undefined
  const used = await queries.moveOrder(ctx.db, id, 'used', ctx.now, { from: ['paid'], unlessRefunding: true })
  if (used) await ctx.emit('order.used', { orderId: id })
  return used
}
