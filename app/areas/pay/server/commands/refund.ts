import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { Payee } from '../../rules/accounts.ts'
import { partsBack } from '../../rules/counter.ts'
import { insertEntry } from '../queries/ledger.ts'
import { orderBack, type PaymentRow } from '../queries/payments.ts'
import { insertRefund } from '../queries/refunds.ts'
import { settleOnCard } from './enter-back.ts'
import { newNumber } from './new-number.ts'

/**
 * Orders money back, all or a part: the refund's number, or null where that is more than is left of what was paid. From now
 * on it is owed to the patient, no longer to who sold. What a gift card had paid at a counter is back on it at once, as a refund of its own.
 */
export const refund = (ctx: Context, outTradeNo: string, amountFen: number, reason: string): Promise<string | null> =>
  transactInside(ctx, async (inside) => {
    const payment = await orderBack(inside.db, outTradeNo, amountFen)
    if (!payment) return null
    const orderedFen = payment.orderedBackFen - amountFen
    const { moneyFen, toCardFen } = partsBack({ ...payment, orderedFen }, amountFen)
    const moneyNo =
      moneyFen > 0
        ? await order(inside, payment, { refundNo: newNumber('r', inside.now), amountFen: moneyFen, reason })
        : null
    if (toCardFen === 0) return moneyNo
    const cardNo = await order(inside, payment, { refundNo: newNumber('g', inside.now), amountFen: toCardFen, reason })
    await settleOnCard(inside, payment, cardNo)
    return moneyNo ?? cardNo
  })

const order = async (
  { db, now }: Context,
  { id: paymentId, payee }: PaymentRow,
  { refundNo, amountFen, reason }: { refundNo: string; amountFen: number; reason: string },
): Promise<string> => {
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
}
