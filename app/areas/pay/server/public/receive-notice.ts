import type { PaymentNotice } from '#kit/outside/payment.ts'
import type { Within } from '#server/here.ts'
import { insertEntry } from '../queries/ledger.ts'
import { lockPayment, markBack, markPaid, type PaymentRow } from '../queries/payments.ts'
import { findRefund, markRefundDone } from '../queries/refunds.ts'

/** What came of a notice: `known` had its effect before, `failed` has none. */
export type Received = 'taken' | 'known' | 'failed' | 'not-found' | 'bad-amount'

/**
 * Takes in what a provider says, in the caller's transaction: state, books and those who listen change together. Copies of
 * a notice wait for each other on the payment's row, and only the first has an effect.
 */
export const receiveNotice = async (within: Within, provider: string, notice: PaymentNotice): Promise<Received> => {
  const payment = await lockPayment(within.db, notice.outTradeNo)
  if (!payment) return 'not-found'
  return notice.kind === 'payment'
    ? takePayment(within, provider, payment, notice)
    : takeRefund(within, payment, notice)
}

const takePayment = async (
  within: Within,
  provider: string,
  payment: PaymentRow,
  notice: PaymentNotice,
): Promise<Received> => {
  if (notice.amountFen !== payment.amountFen) return 'bad-amount'
  if (!notice.ok) return 'failed'
  const { db, now } = within
  const { outTradeNo, transactionId } = notice
  const paid = await markPaid(db, outTradeNo, { provider, transactionId, paidAt: now })
  if (!paid) return 'known'
  const { id: paymentId, purpose, subjectId, amountFen } = paid
  await insertEntry(db, { paymentId, debit: `held:${provider}`, credit: `owed:${purpose}`, amountFen, enteredAt: now })
  await within.tell(within, 'payment.paid', { outTradeNo, purpose, subjectId, amountFen })
  return 'taken'
}

const takeRefund = async (within: Within, payment: PaymentRow, notice: PaymentNotice): Promise<Received> => {
  const refund = await findRefund(within.db, notice.refundNo)
  if (refund?.paymentId !== payment.id) return 'not-found'
  if (refund.amountFen !== notice.amountFen) return 'bad-amount'
  if (!notice.ok) return 'failed'
  return (await settleRefund(within, payment, notice.refundNo)) ? 'taken' : 'known'
}

/** Writes down that money went back; false where that was written before. The payment's row must be locked. */
export const settleRefund = async (within: Within, payment: PaymentRow, refundNo: string): Promise<boolean> => {
  const { db, now } = within
  const refund = await markRefundDone(db, refundNo, now)
  if (!refund) return false
  const { id: paymentId, outTradeNo, purpose, subjectId, provider } = payment
  const { id: refundId, amountFen } = refund
  await markBack(db, paymentId, amountFen)
  const accounts = { debit: `owed:${purpose}`, credit: `held:${provider}` }
  await insertEntry(db, { paymentId, refundId, ...accounts, amountFen, enteredAt: now })
  await within.tell(within, 'payment.refunded', { outTradeNo, purpose, subjectId, amountFen })
  return true
}
