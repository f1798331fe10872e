import type { Context } from '#app/context.ts'
import type { PaymentNotice } from '#kit/outside/payment.ts'
import { addDays, dayOf, instantAt } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { heldIn, type Payee } from '../../rules/accounts.ts'
import { outTradeNoOf, SURPLUS } from '../../rules.ts'
import { insertNoticeDifference } from '../queries/differences.ts'
import { enterPayments } from '../queries/enter-payment.ts'
import { insertEntry } from '../queries/ledger.ts'
import { isMerchantOf } from '../queries/merchants.ts'
import {
  findHolders,
  type Holder,
  insertPaid,
  lockPayment,
  lockPaymentOf,
  type PaymentRow,
} from '../queries/payments.ts'
import { findRefund, moveRefund } from '../queries/refunds.ts'
import { settleRefund } from './enter-back.ts'
import { newNumber } from './new-number.ts'
import { refund } from './refund.ts'

/**
 * What came of a notice: `known` had its effect before, `failed` has none, `number-reused` names money that another payment has, and is
 * written down for people to look at.
 */
export type Received = 'taken' | 'known' | 'failed' | 'not-found' | 'bad-amount' | 'number-reused'

/** What a provider says; at a counter, also what of it a gift card paid. */
type Notice = PaymentNotice & { cardFen?: number }

/** Takes in what a provider says, as `receiveNotices` does. */
export const receiveNotice = async (ctx: Context, provider: string, notice: Notice): Promise<Received> =>
  (await receiveNotices(ctx, provider, [notice]))[0] as Received

/**
 * Takes in what a provider says, in the caller's transaction: state, books and those who listen change together. Copies of
 * a notice wait for each other on the payment's row, and only the first has an effect. What came of each, in their order.
 */
export const receiveNotices = async (
  ctx: Context,
  provider: string,
  notices: readonly Notice[],
): Promise<Received[]> => {
  const { db, now } = ctx
  const first = new Map<string, Notice>()
  const holders = await findHolders(
    db,
    provider,
    notices.filter(saysPaid).map(({ transactionId }) => transactionId),
  )
  for (const notice of notices.filter(saysPaid)) {
    const outTradeNo = outTradeNoOf(notice.outTradeNo)
    const holder = holders.get(notice.transactionId)
    // The same number for two payments in one go: the first has it.
    if (!holder) holders.set(notice.transactionId, { outTradeNo, amountFen: notice.amountFen })
    if (!first.has(outTradeNo) && !isHeldByOther(holder, outTradeNo)) first.set(outTradeNo, notice)
  }
  const arrived = [...first].map(([outTradeNo, notice]) => ({
    outTradeNo,
    amountFen: notice.amountFen,
    transactionId: notice.transactionId,
    paidAt: notice.at ?? now,
    cardFen: notice.cardFen ?? 0,
    merchant: notice.merchant ?? '',
  }))
  const entered = await enterPayments(db, provider, arrived, now)
  const paid = arrived.flatMap(({ outTradeNo, amountFen }) => {
    const what = entered.get(outTradeNo)
    return what ? [{ outTradeNo, ...what, amountFen }] : []
  })
  for (const one of paid) await ctx.emit('payment.paid', one)
  const received: Received[] = []
  for (const notice of notices) {
    const outTradeNo = outTradeNoOf(notice.outTradeNo)
    const isTaken = first.get(outTradeNo) === notice && entered.has(outTradeNo)
    received.push(isTaken ? 'taken' : await takeOther(ctx, provider, notice, holders))
  }
  return received
}

const saysPaid = ({ kind, ok }: PaymentNotice) => kind === 'payment' && ok

const isHeldByOther = (holder: Holder | undefined, outTradeNo: string): boolean =>
  holder !== undefined && holder.outTradeNo !== outTradeNo

/** Money that went back, did not come, was not asked for in this amount, came before, or is another payment's. */
const takeOther = async (
  ctx: Context,
  provider: string,
  notice: PaymentNotice,
  holders: ReadonlyMap<string, Holder>,
): Promise<Received> => {
  if (notice.kind === 'refund') return takeRefund(ctx, provider, notice)
  const payment = await lockPayment(ctx.db, outTradeNoOf(notice.outTradeNo))
  if (!payment) return 'not-found'
  const { merchant = '' } = notice
  // Money in an account that was never its seller's is not this payment's.
  if (merchant !== '' && !(await isMerchantOf(ctx.db, payment.payee, provider, merchant))) return 'not-found'
  const holder = holders.get(notice.transactionId)
  if (notice.ok && holder && isHeldByOther(holder, payment.outTradeNo)) {
    await noteReusedNumber(ctx, provider, { ...notice, merchant, payment, oursFen: holder.amountFen })
    return 'number-reused'
  }
  if (notice.amountFen !== payment.amountFen) return 'bad-amount'
  const { transactionId, at: paidAt = ctx.now } = notice
  return notice.ok ? takeSurplus(ctx, payment, { provider, merchant, transactionId, paidAt }) : 'failed'
}

interface Reused {
  payment: PaymentRow
  merchant: string
  transactionId: string
  amountFen: number
  /** Of the payment that has the number. */
  oursFen: number
}

/** When a day's bill is asked for: once it is out. */
const BILL_MINUTES = 10 * 60

/** Writes down that a provider names one number for the money of two payments; the day's bill will be compared in its own time. */
const noteReusedNumber = (
  { db, now }: Context,
  provider: string,
  { payment, merchant, transactionId, amountFen: theirsFen, oursFen }: Reused,
) => {
  const day = dayOf(now)
  const { outTradeNo, payee } = payment
  return insertNoticeDifference(
    db,
    { provider, merchant, day, nextTryAt: instantAt(addDays(day, 1), BILL_MINUTES) },
    {
      fault: 'number-reused',
      kind: 'payment',
      number: transactionId,
      outTradeNo,
      payee,
      oursFen,
      theirsFen,
      foundAt: now,
    },
  )
}

/** Who took money, under which number, and when. */
interface Money {
  provider: string
  merchant: string
  transactionId: string
  paidAt: Date
}

/**
 * The same was paid a second time, at another provider or in another way there: that money is nobody's price. It is written
 * down as a payment of its own and goes back at once.
 */
const takeSurplus = async (ctx: Context, payment: PaymentRow, money: Money): Promise<Received> => {
  if (payment.provider === money.provider && payment.transactionId === money.transactionId) return 'known'
  const { patientId, amountFen, title, link } = payment
  const surplus = await insertPaid(ctx.db, {
    patientId,
    amountFen,
    title,
    link,
    ...money,
    purpose: SURPLUS,
    subjectId: payment.outTradeNo,
    outTradeNo: newNumber('s', ctx.now),
    // Where the seller has it themselves it is not the platform's to give back.
    payee: money.merchant === '' ? 'platform' : payment.payee,
    state: 'paid',
    deadline: ctx.now,
    startedAt: ctx.now,
  })
  if (!surplus) return 'known'
  await insertEntry(ctx.db, {
    happening: `paid:${surplus.outTradeNo}`,
    paymentId: surplus.id,
    amountFen,
    enteredAt: ctx.now,
    debit: heldIn(surplus),
    credit: surplus.payee as Payee,
  })
  await refund(ctx, surplus.outTradeNo, amountFen, '重复支付，原路退回')
  return 'taken'
}

/** A provider asks in its own time what became of a refund that it would not do. */
const REFUSED_ASKED_AFTER = { hours: 6 }

const takeRefund = async (ctx: Context, provider: string, notice: PaymentNotice): Promise<Received> => {
  const refundRow = await findRefund(ctx.db, notice.refundNo)
  const payment = refundRow && (await lockPaymentOf(ctx.db, refundRow.paymentId))
  if (!payment || payment.provider !== provider || payment.merchant !== (notice.merchant ?? '')) return 'not-found'
  // Money that was paid twice goes back under the number of what it was paid for.
  const number = payment.purpose === SURPLUS ? payment.subjectId : payment.outTradeNo
  if (number !== outTradeNoOf(notice.outTradeNo)) return 'not-found'
  if (refundRow.amountFen !== notice.amountFen) return 'bad-amount'
  if (!notice.ok) {
    await refuseRefund(ctx, notice.refundNo, '')
    return 'failed'
  }
  return (await settleRefund(ctx, payment, notice.refundNo)) ? 'taken' : 'known'
}

/** Writes down that the provider will not do a refund; staff decide. */
export const refuseRefund = ({ db, now }: Context, refundNo: string, says: string) =>
  moveRefund(db, refundNo, 'refused', { says, nextTryAt: later(now, REFUSED_ASKED_AFTER) })
