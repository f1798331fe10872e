import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { messages } from '#app/areas/orders/checkout/rules/messages.ts'
import { keepOrder, listItems, type OrderRow } from '#app/areas/orders/checkout/server/public.ts'
import type { Context } from '#app/context.ts'
import { maySplit } from '../../rules.ts'
import { insertApart, listApart } from '../queries.ts'

/** What goes in a parcel of its own, and in which. */
interface Apart {
  carrier: string
  parcelNo: string
  skuIds: readonly number[]
}

/**
 * Writes down that some of an order that is on its way goes in another parcel, in the caller's transaction; undefined where it is
 * not under way, or where not all of that is in its first parcel still.
 */
export const sendApart = async (
  ctx: Context,
  orderId: string,
  { carrier, parcelNo, skuIds }: Apart,
): Promise<OrderRow | undefined> => {
  const { db, now: shippedAt } = ctx
  const order = await keepOrder(db, orderId)
  if (order?.state !== 'shipped' || order.parcelNo === parcelNo) return undefined
  const items = (await listItems(db, [orderId])).get(orderId) ?? []
  const gone = new Map((await listApart(db, [orderId])).map((row) => [row.position, row.parcelNo]))
  const sent = items
    .filter(({ isSent, pieces, backPieces }) => isSent && pieces > backPieces)
    .map(({ position, skuId }) => ({ position, skuId, parcelNo: gone.get(position) ?? null }))
  if (!maySplit(sent, skuIds)) return undefined
  const rows = sent
    .filter(({ skuId }) => skuIds.includes(skuId))
    .map(({ position }) => ({ orderId, position, carrier, parcelNo, shippedAt }))
  await insertApart(db, rows)
  await notifyBy(ctx, messages.shippedApart, {
    patientId: order.patientId,
    values: { seller: order.sellerName, carrier, parcel: parcelNo },
    link: `/health/logistics?order_id=${orderId}&number=${parcelNo}`,
  })
  return order
}
