import type { Context } from '#app/context.ts'
import { transact } from '#kit/db/transaction.ts'
import type { Payee } from '../../rules/accounts.ts'
import { insertEntry } from '../queries/ledger.ts'
import { orderBack } from '../queries/payments.ts'
import { insertRefund } from '../queries/refunds.ts'
import { newNumber } from './new-number.ts'

/**
 * Orders money back, all or a part: the refund's number, or null where that is more than is left of what was paid. From now
 * on it is owed to the patient, no longer to who sold.
 */
export const refund = (
  { db: outer, now }: Context,
  outTradeNo: string,
  amountFen: number,
  reason: string,
): Promise<string | null> =>
  transact(outer, async (db) => {
    const payment = await orderBack(db, outTradeNo, amountFen)
    if (!payment) return null
    const refundNo = newNumber('r')
    const { id: paymentId, payee } = payment
    const times = { nextTryAt: now, orderedAt: now }
    const { id: refundId } = await insertRefund(db, { refundNo, paymentId, amountFen, reason, ...times })
    await insertEntry(db, {
      happening: `refund:${refundNo}`,
      paymentId,
      refundId,
      amountFen,
      enteredAt: now,
      debit: payee as Payee,
      credit: 'patient',
    })
    return refundNo
  })
