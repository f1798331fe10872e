import { closePayment, paymentOf } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import * as queries from '../queries.ts'

/**
 * Ends a held place that is not paid: its payment is closed first. Undefined where the payment arrived in the same instant,
 * or the appointment is no longer held: it then keeps its place.
 */
export const letGo = async (ctx: Context, order: queries.OrderRow): Promise<queries.OrderRow | undefined> => {
  if (waitsForMoney(order) && !(await isClosed(ctx, order.outTradeNo))) return undefined
  return queries.moveOrder(ctx.db, order.id, 'expired', ctx.now, { from: ['held'] })
}

/** A place that a stop of clinic keeps is paid already, by the appointment that was stopped. */
const waitsForMoney = (order: queries.OrderRow): order is queries.OrderRow & { outTradeNo: string } =>
  order.outTradeNo !== null && order.origin !== 'stop'

const isClosed = async (ctx: Context, outTradeNo: string) =>
  (await closePayment(ctx, outTradeNo)) || (await paymentOf(ctx.db, outTradeNo))?.state === 'closed'
