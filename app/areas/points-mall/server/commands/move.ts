import { givePiecesBack } from '#app/areas/mall/stock/server/public.ts'
import { tellPatient } from '#app/areas/notices/messages/server/public.ts'
import { givePointsBack } from '#app/areas/points/server/public.ts'
import type { Within } from '#server/here.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { holdKeyOf } from './exchange.ts'

/**
 * Cancels an exchange that was not sent yet, in the caller's transaction: points and pieces go back with it. Undefined where it
 * is not waiting any more.
 */
export const cancelExchange = async (
  within: Within,
  id: string,
  reason: string,
): Promise<queries.OrderRow | undefined> => {
  const order = await queries.moveOrder(within.db, id, 'cancelled', within.now, { cancelReason: reason })
  if (!order) return undefined
  await givePointsBack(within, order.patientId, { what: 'exchange', objectId: id })
  await givePiecesBack(within.db, { holdKeys: [holdKeyOf(id)] })
  return order
}

/** The desk cancels it and says why; the patient is told. */
export const cancelByDesk = async (within: Within, id: string, reason: string) => {
  const order = await cancelExchange(within, id, reason)
  if (order)
    await tellPatient(within, {
      ...{ patientId: order.patientId, kind: 'order', title: '兑换已取消', link: linkOf(id) },
      text: `“${order.name}”的兑换已取消：${reason}。${order.points} 积分已经退回。`,
    })
  return order
}

/** Sends the parcel of an exchange on its way; undefined where it is not waiting for that. */
export const shipExchange = async (
  within: Within,
  id: string,
  { carrier, parcelNo }: { carrier: string; parcelNo: string },
) => {
  const sent = { carrier, parcelNo, shippedAt: within.now }
  const order = await queries.moveOrder(within.db, id, 'shipped', within.now, sent)
  if (order)
    await tellPatient(within, {
      ...{ patientId: order.patientId, kind: 'order', title: '兑换的商品已发出', link: linkOf(id) },
      text: `“${order.name}”已由${carrier}发出，单号 ${parcelNo}。`,
    })
  return order
}
