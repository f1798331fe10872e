import type { Context } from '#app/context.ts'
import { oneStatement } from '#kit/db/one-statement.ts'
import type { Db } from '#kit/db/open.ts'
import type { Payee } from '../rules/accounts.ts'
import { newNumber } from './commands/new-number.ts'
import { hurryQueries } from './queries/attempts.ts'
import { findPayment, insertingPayments, markClosed, type PaymentRow } from './queries/payments.ts'

export { type BillFile, findBillOf, readBillFile, takeBillFile } from './commands/bill-file.ts'
export * from './commands/books.ts'
export * from './commands/counter.ts'
export * from './commands/desk.ts'
export * from './commands/merchants.ts'
export { receiveNotice, receiveNotices } from './commands/receive-notice.ts'
export { refund } from './commands/refund.ts'
export { asPayment } from './present.ts'
export {
  type AccountSums,
  insertEntry as postEntry,
  listBooked,
  listFaults as listPayFaults,
  listSums,
} from './queries/ledger.ts'
export { billing, listPayments, lockPayment, type PaymentRow } from './queries/payments.ts'
export { type MoneySums, moneySums } from './queries/statistics.ts'

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
  /** Whose money it is once it came, by default the platform's. */
  payee?: Payee
}

/** The write that starts payments, for the one statement of who asks (`oneStatement`), and their `out_trade_no` in the same order. */
export const startingPayments = ({ now }: Pick<Context, 'now'>, bills: readonly Bill[]) => {
  const rows = bills.map((bill) => ({
    link: '',
    payee: 'platform',
    ...bill,
    outTradeNo: newOutTradeNo(now),
    state: 'pending',
    startedAt: now,
  }))
  return {
    outTradeNos: rows.map(({ outTradeNo }) => outTradeNo),
    writes: rows.length > 0 ? [insertingPayments(rows)] : [],
  }
}

/** Starts payments; their `out_trade_no` in the same order. */
export const startPayments = async (ctx: Context, bills: readonly Bill[]): Promise<string[]> => {
  const { outTradeNos, writes } = startingPayments(ctx, bills)
  await oneStatement(ctx.db, writes)
  return outTradeNos
}

/** A number for a payment that `billing` is about to start. */
export const newOutTradeNo = (now: Date): string => newNumber('p', now)

/** A number for what goes back without any provider, onto gift cards alone. */
export const newCardRefundNo = (now: Date): string => newNumber('g', now)

/** Starts a payment: its `out_trade_no`. */
export const startPayment = async (ctx: Context, bill: Bill): Promise<string> =>
  (await startPayments(ctx, [bill]))[0] as string

/** Closes a payment that is no longer wanted, without telling; false where it is paid or closed already. */
export const closePayment = async ({ db, now }: Context, outTradeNo: string): Promise<boolean> => {
  const closed = await markClosed(db, outTradeNo)
  if (closed) await hurryQueries(db, closed.id, now)
  return closed !== undefined
}

/** A payment by its number, whoever it belongs to. */
export const paymentOf = (db: Db, outTradeNo: string): Promise<PaymentRow | undefined> => findPayment(db, outTradeNo)
/** For joins: rooms above read them and never write them. */
export { payLedger, payMerchants, payPayments, payRefunds } from './tables.ts'
