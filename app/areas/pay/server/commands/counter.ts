import type { Context } from '#app/context.ts'
import { isTakenAtCounter, type TillWay } from '../../rules/counter.ts'
import { lockPayment } from '../queries/payments.ts'
import { findCounterRefund, listCounterRefunds, nameRefund } from '../queries/refunds.ts'
import { settleRefund } from './enter-back.ts'
import { type Received, receiveNotice } from './receive-notice.ts'

export { findCounterRefund, listCounterRefunds }

/** Money that somebody takes at a counter. */
export interface Taken {
  outTradeNo: string
  amountFen: number
  way: TillWay
  /** What of it a gift card pays: who takes it off the card does so in the same transaction. */
  cardFen?: number
  /** What names it among all that was ever taken this way: the number of a receipt, or the terminal's. */
  number: string
}

/**
 * Takes money in at a counter: what a provider's notice does for what is paid online, this does for cash and cards. `known` where the
 * payment was paid meanwhile, in whatever way: then nobody is to hand their money over.
 */
export const takeAtCounter = async (
  ctx: Context,
  { outTradeNo, amountFen, way, number, cardFen = 0 }: Taken,
): Promise<Received> => {
  const payment = await lockPayment(ctx.db, outTradeNo)
  if (!payment) return 'not-found'
  if (payment.paidAt !== null) return 'known'
  const money = { outTradeNo, amountFen, transactionId: number, refundNo: '', at: ctx.now }
  return receiveNotice(ctx, way, { kind: 'payment', ok: true, ...money, cardFen })
}

/** Writes down that a counter gave money back that it had taken, under the terminal's number of it; false where that was written before, or it took none. */
export const giveBackAtCounter = async (
  ctx: Context,
  { outTradeNo, refundNo, number }: { outTradeNo: string; refundNo: string; number: string },
): Promise<boolean> => {
  const payment = await lockPayment(ctx.db, outTradeNo)
  if (!payment || !isTakenAtCounter(payment.provider)) return false
  if (!(await settleRefund(ctx, payment, refundNo))) return false
  if (payment.provider === 'terminal') await nameRefund(ctx.db, refundNo, number)
  return true
}
