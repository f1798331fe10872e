import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { PURPOSE } from '#app/areas/consult/consultations/rules.ts'
import { consultConsultations as asks } from '#app/areas/consult/consultations/server/public.ts'
import { deskSettlementLines as lines } from '#app/areas/desk/settlements/server/public.ts'
import { payLedger as ledger, payPayments as payments } from '#app/areas/pay/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'

/** What came lies with a provider, `held:`, or in the hospital's own account there, `direct:`; what is to go back leaves whose it was the moment that it is ordered. */
const paidFen = sql<number>`coalesce(sum(${ledger.amountFen}) filter (where ${ledger.debit} ~ '^(held|direct):'), 0)::int`
const refundedFen = sql<number>`coalesce(sum(${ledger.amountFen}) filter (where ${ledger.debit} = ${payments.payee}), 0)::int`
const month = sql<string>`to_char(${ledger.enteredAt} at time zone 'Asia/Shanghai', 'YYYY-MM')`

/** What of it is settled, falls to the doctor. */
const settledFen = sql<number>`coalesce(sum(${lines.shareFen}), 0)::int`
const isTheirs = (doctorId: number) => and(eq(lines.entryId, ledger.id), eq(lines.party, partyOf(doctorId)))
/** A doctor's account. */
export const partyOf = (doctorId: number) => `doctor:${doctorId}` as const

const movements = (doctorId: number) => and(eq(payments.purpose, PURPOSE), eq(asks.doctorId, doctorId))

/** What came and went for a doctor's consultations, by month, the newest first. */
export const listMonths = (db: Db, doctorId: number) =>
  db
    .select({ month, askCount: sql<number>`count(distinct ${asks.id})::int`, paidFen, refundedFen, settledFen })
    .from(ledger)
    .innerJoin(payments, eq(payments.id, ledger.paymentId))
    .innerJoin(asks, eq(asks.outTradeNo, payments.outTradeNo))
    .leftJoin(lines, isTheirs(doctorId))
    .where(movements(doctorId))
    .groupBy(month)
    .orderBy(desc(month))

const paymentIds = sql<number[]>`array_agg(distinct ${payments.id}::int)`
const lastAt = sql<Date>`max(${ledger.enteredAt})`.mapWith(ledger.enteredAt)

/** The same by consultation, of one month, the last movement first. */
export const listOfMonth = (db: Db, doctorId: number, wanted: { month: string; page: number; size: number }) => {
  const found = db
    .select({
      id: asks.id,
      kind: asks.kind,
      state: asks.state,
      paymentIds,
      paidFen,
      refundedFen,
      settledFen,
      at: lastAt,
    })
    .from(ledger)
    .innerJoin(payments, eq(payments.id, ledger.paymentId))
    .innerJoin(asks, eq(asks.outTradeNo, payments.outTradeNo))
    .leftJoin(lines, isTheirs(doctorId))
    .where(and(movements(doctorId), sql`${month} = ${wanted.month}`))
    .groupBy(asks.id)
    .orderBy(desc(sql`max(${ledger.enteredAt})`), asc(asks.id))
  return page(db, found.$dynamic(), wanted)
}
