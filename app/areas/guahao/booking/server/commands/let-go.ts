import { closePayment, paymentOf } from '#app/areas/pay/server/public.ts'
import type { Within } from '#server/here.ts'
import * as queries from '../queries.ts'

/**
 * Ends a held place that is not paid: its payment is closed first. Undefined where the payment arrived in the same instant,
 * or the appointment is no longer held: it then keeps its place.
 */
export const letGo = async (within: Within, order: queries.OrderRow): Promise<queries.OrderRow | undefined> => {
  if (waitsForMoney(order) && !(await isClosed(within, order.outTradeNo))) return undefined
  return queries.moveOrder(within.db, order.id, 'expired', within.now, { from: ['held'] })
}

/** A place that a stop of clinic keeps is paid already, by the appointment that was stopped. */
const waitsForMoney = (order: queries.OrderRow): order is queries.OrderRow & { outTradeNo: string } =>
  order.outTradeNo !== null && order.origin !== 'stop'

const isClosed = async (within: Within, outTradeNo: string) =>
  (await closePayment(within, outTradeNo)) || (await paymentOf(within.db, outTradeNo))?.state === 'closed'
