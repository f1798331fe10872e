import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
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
  await notifyPatient(ctx, {
    patientId: order.patientId,
    kind: 'order',
    title: '又一个包裹已发出',
    text: `${order.sellerName}把您的商品分成几个包裹寄出，这一个由${carrier}发出，单号 ${parcelNo}。`,
    link: `/health/logistics?order_id=${orderId}&number=${parcelNo}`,
  })
  return order
}
