import { startPayment } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { later } from '#kit/time/span.ts'
import { ORDER_PAGE, owedOnSite, PURPOSE } from '../../rules.ts'
import * as queries from '../queries.ts'

/** The counter takes the money in the same breath. */
const DEADLINE = { minutes: 5 }

/** A payment that the counter may take now, and what it is of. */
export interface ToCollect {
  outTradeNo: string
  amountFen: number
}

/** How much is to be paid at the counter for an appointment now. */
export const dueAtCounter = (order: queries.OrderRow): number =>
  order.state === 'held' ? order.feeFen : owedOnSite(order)

/**
 * What is to be paid at the counter for an appointment: the payment that holds its place, or a new one where the fee is paid at the
 * hospital. Undefined where nothing is due, or somebody else collected it in the same instant: the caller then undoes what it did.
 */
export const collectOnSite = async (ctx: Context, orderId: string): Promise<ToCollect | undefined> => {
  const order = (await queries.findAnyOrder(ctx.db, orderId))?.order
  if (!order) return undefined
  if (order.state === 'held' && order.outTradeNo) return { outTradeNo: order.outTradeNo, amountFen: order.feeFen }
  const amountFen = owedOnSite(order)
  if (amountFen <= 0) return undefined
  const outTradeNo = await startPayment(ctx, {
    patientId: order.patientId,
    purpose: PURPOSE,
    subjectId: orderId,
    amountFen,
    title: '挂号费',
    link: ORDER_PAGE + orderId,
    deadline: later(ctx.now, DEADLINE),
    payee: `hospital:${order.hospitalId}`,
  })
  return (await queries.updateTradeNo(ctx.db, orderId, outTradeNo)) ? { outTradeNo, amountFen } : undefined
}
