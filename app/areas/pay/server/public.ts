import { randomBytes } from 'node:crypto'
import type { Db } from '#kit/db/open.ts'
import type { Within } from '#server/here.ts'
import { findPayment, insertPayments, markClosed, orderBack, type PaymentRow } from './queries/payments.ts'
import { insertRefund } from './queries/refunds.ts'

export { asPayment } from './present.ts'
export { receiveNotice } from './public/receive-notice.ts'
export { listBooked, listFaults as listPayFaults } from './queries/ledger.ts'
export { billing, listPayments, type PaymentRow } from './queries/payments.ts'

/** Something that is to be paid. */
export interface Bill {
  patientId: number
  /** The room that sells, such as `guahao`: it knows its own payments by it when they are told. */
  purpose: string
  /** Its id of what is sold; one payment of it is open at a time. */
  subjectId: string
  /** Above 0: what costs nothing is not paid. */
  amountFen: number
  title: string
  /** The page that shows what is paid for, by its path. */
  link?: string
  deadline: Date
}

/** Starts payments in one statement; their `out_trade_no` in the same order. */
export const startPayments = async ({ db, now }: Within, bills: readonly Bill[]): Promise<string[]> => {
  const rows = bills.map((bill) => ({
    link: '',
    ...bill,
    outTradeNo: newOutTradeNo(),
    state: 'pending',
    startedAt: now,
  }))
  if (rows.length > 0) await insertPayments(db, rows)
  return rows.map((row) => row.outTradeNo)
}

/** A number for a payment that `billing` is about to start. */
export const newOutTradeNo = (): string => newNumber('p')

/** Starts a payment: its `out_trade_no`. */
export const startPayment = async (within: Within, bill: Bill): Promise<string> =>
  (await startPayments(within, [bill]))[0] as string

/** Closes a payment that is no longer wanted, without telling; false where it is paid or closed already. */
export const closePayment = async ({ db }: Within, outTradeNo: string): Promise<boolean> =>
  (await markClosed(db, outTradeNo)) !== undefined

/** Orders money back, all or a part: the refund's number, or null where that is more than is left of what was paid. */
export const refund = async (
  { db, now }: Within,
  outTradeNo: string,
  amountFen: number,
  reason: string,
): Promise<string | null> => {
  const payment = await orderBack(db, outTradeNo, amountFen)
  if (!payment) return null
  const refundNo = newNumber('r')
  await insertRefund(db, { refundNo, paymentId: payment.id, amountFen, reason, nextTryAt: now, orderedAt: now })
  return refundNo
}

/** A payment by its number, whoever it belongs to. */
export const paymentOf = (db: Db, outTradeNo: string): Promise<PaymentRow | undefined> => findPayment(db, outTradeNo)

/** 25 characters that nobody guesses, and that every provider takes. */
const newNumber = (kind: 'p' | 'r') => kind + randomBytes(15).toString('hex').slice(0, 24)
