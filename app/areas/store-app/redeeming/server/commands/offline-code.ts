import { expiresAt, findOwnOrder, listItems } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { later } from '#kit/time/span.ts'
import { signCode } from './keys.ts'

/** A signed code may be trusted so long without asking. */
const DAYS = 7

/** The signed form of the code of an own order that can be used in a store; undefined where there is none. */
export const offlineCodeOf = async (ctx: PatientContext, orderId: string) => {
  const order = await findOwnOrder(ctx.db, ctx.patient, orderId)
  if (!order || order.isSent || order.state !== 'paid' || order.hospitalId === null) return undefined
  const items = (await listItems(ctx.db, [order.id])).get(order.id) ?? []
  const ends = items.flatMap((item) => expiresAt(order, item) ?? [])
  const until = [later(ctx.now, { days: DAYS }), ...ends].reduce((first, end) => (end < first ? end : first))
  const text = await signCode(ctx, {
    code: order.checkCode,
    goodsId: items[0]?.goodsId ?? 0,
    unitId: order.hospitalId,
    expires: Math.floor(until.getTime() / 1_000),
    yuan: Math.ceil((order.dueFen + order.laterFen - order.backFen) / 100),
  })
  return { text, until }
}
