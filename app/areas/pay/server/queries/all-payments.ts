import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { holdsSpoken, spokenAs } from '#kit/db/spoken-number.ts'
import { addDays, type Day } from '#kit/time/day.ts'
import { paymentSorts, refundSorts } from '../../rules/journal.ts'
import type { PaymentState, RefundState } from '../../states.ts'
import { payPayments as payments, payRefunds as refunds } from '../tables.ts'

interface Span {
  from?: Day | undefined
  to?: Day | undefined
}

export type PaymentOfDesk = typeof payments.$inferSelect

interface PaymentsAsked extends ListRequest<keyof typeof paymentSorts>, Span {
  state?: PaymentState | undefined
  provider?: string | undefined
}

/** An appointment is paid so many days before its visit at most. */
const MOST_DAYS_BEFORE = 120

/** Those for whose order or appointment a number is said: it begins with the day of the order, or of the visit. */
export const isOfOrder = spokenAs(payments.subjectId, (day) =>
  and(since(payments.startedAt)(addDays(day, -MOST_DAYS_BEFORE)), until(payments.startedAt)(addDays(day, 1))),
)

/** Payments whose money is of these accounts, as the desk asks for them. */
export const paymentsOf = (db: Db, accounts: readonly string[], asked: PaymentsAsked) =>
  listQuery(
    db,
    (db) => db.select().from(payments),
    {
      scope: inArray(payments.payee, [...accounts]),
      searched: [
        payments.outTradeNo,
        payments.transactionId,
        payments.subjectId,
        payments.title,
        holdsSpoken(payments.outTradeNo),
        isOfOrder,
      ],
      filters: {
        state: (state) => eq(payments.state, state),
        provider: (provider) => eq(payments.provider, provider),
        from: since(payments.startedAt),
        to: until(payments.startedAt),
      },
      sorts: paymentSorts,
      sortedBy: { start_time: payments.startedAt, amount: payments.amountFen },
      usual: [desc(payments.startedAt)],
      last: desc(payments.id),
      key: payments.id,
    },
    asked,
  )

interface RefundsAsked extends ListRequest<keyof typeof refundSorts>, Span {
  state?: RefundState | undefined
  provider?: string | undefined
}

const selectRefunds = (db: Db) =>
  db
    .select({
      refund: refunds,
      outTradeNo: payments.outTradeNo,
      provider: payments.provider,
      title: payments.title,
      subjectId: payments.subjectId,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))

export type RefundOfPayment = Awaited<ReturnType<typeof selectRefunds>>[number]

/** Refunds of such payments, in whatever state. */
export const refundsOf = (db: Db, accounts: readonly string[], asked: RefundsAsked) =>
  listQuery(
    db,
    (db) => selectRefunds(db),
    {
      scope: inArray(payments.payee, [...accounts]),
      searched: [
        refunds.refundNo,
        payments.outTradeNo,
        payments.subjectId,
        payments.title,
        holdsSpoken(refunds.refundNo),
        holdsSpoken(payments.outTradeNo),
        isOfOrder,
      ],
      filters: {
        state: (state) => eq(refunds.state, state),
        provider: (provider) => eq(payments.provider, provider),
        from: since(refunds.orderedAt),
        to: until(refunds.orderedAt),
      },
      sorts: refundSorts,
      sortedBy: { ordered_time: refunds.orderedAt, amount: refunds.amountFen },
      usual: [desc(refunds.orderedAt)],
      last: asc(refunds.id),
      key: refunds.id,
    },
    asked,
  )
