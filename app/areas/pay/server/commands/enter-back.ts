import type { Context } from '#app/context.ts'
import { type Account, heldIn } from '../../rules/accounts.ts'
import { insertEntry } from '../queries/ledger.ts'
import { markBack, type PaymentRow } from '../queries/payments.ts'
import { markRefundDone, moveRefund } from '../queries/refunds.ts'

/** Writes down that money went back; false where that was written before. The payment's row must be locked. */
export const settleRefund = async (ctx: Context, payment: PaymentRow, refundNo: string): Promise<boolean> => {
  const done = await markRefundDone(ctx.db, refundNo, ctx.now)
  if (done) await enterBack(ctx, payment, done, heldIn(payment))
  return done !== undefined
}

/** The same, where somebody gave the money back by hand and says how. */
export const settleByHand = async (ctx: Context, payment: PaymentRow, refundNo: string, says: string) => {
  const done = await moveRefund(ctx.db, refundNo, 'by-hand', { doneAt: ctx.now, says })
  if (done) await enterBack(ctx, payment, done, 'hand')
  return done !== undefined
}

/** Puts what a gift card had paid at a counter back onto it: that is there at once. */
export const settleOnCard = async (ctx: Context, payment: PaymentRow, refundNo: string): Promise<void> => {
  const done = await markRefundDone(ctx.db, refundNo, ctx.now)
  if (!done) throw new Error(`the refund ${refundNo} that was ordered a moment ago is done`)
  const { outTradeNo } = payment
  await ctx.emit('payment.back-on-card', { outTradeNo, refundNo, amountFen: done.amountFen })
  await enterBack(ctx, payment, done, 'card')
}

const enterBack = async (
  ctx: Context,
  { id: paymentId, outTradeNo, purpose, subjectId }: PaymentRow,
  { id: refundId, refundNo, amountFen }: { id: number; refundNo: string; amountFen: number },
  credit: Account,
) => {
  const { db, now } = ctx
  await markBack(db, paymentId, amountFen)
  const happening = `${credit === 'card' ? 'gift-back' : 'back'}:${refundNo}`
  const moved = { happening, debit: 'patient', credit } as const
  await insertEntry(db, { ...moved, paymentId, refundId, amountFen, enteredAt: now })
  await ctx.emit('payment.refunded', { outTradeNo, refundNo, purpose, subjectId, amountFen })
}
