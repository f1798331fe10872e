import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { PURPOSE } from '#app/areas/consult/consultations/rules.ts'
import { consultConsultations as asks } from '#app/areas/consult/consultations/server/public.ts'
import { payLedger as ledger, payPayments as payments } from '#app/areas/pay/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'

/** What came lies with a provider, `held:`; what is to go back leaves whose it was the moment that it is ordered. */
const paidFen = sql<number>`coalesce(sum(${ledger.amountFen}) filter (where ${ledger.debit} like 'held:%'), 0)::int`
const refundedFen = sql<number>`coalesce(sum(${ledger.amountFen}) filter (where ${ledger.debit} = ${payments.payee}), 0)::int`
const month = sql<string>`to_char(${ledger.enteredAt} at time zone 'Asia/Shanghai', 'YYYY-MM')`

const movements = (doctorId: number) => and(eq(payments.purpose, PURPOSE), eq(asks.doctorId, doctorId))

/** What came and went for a doctor's consultations, by month, the newest first. */
export const listMonths = (db: Db, doctorId: number) =>
  db
    .select({ month, askCount: sql<number>`count(distinct ${asks.id})::int`, paidFen, refundedFen })
    .from(ledger)
    .innerJoin(payments, eq(payments.id, ledger.paymentId))
    .innerJoin(asks, eq(asks.outTradeNo, payments.outTradeNo))
    .where(movements(doctorId))
    .groupBy(month)
    .orderBy(desc(month))

const lastAt = sql<Date>`max(${ledger.enteredAt})`.mapWith(ledger.enteredAt)

/** The same by consultation, of one month, the last movement first. */
export const listOfMonth = (db: Db, doctorId: number, wanted: { month: string; page: number; size: number }) => {
  const found = db
    .select({ id: asks.id, kind: asks.kind, state: asks.state, paidFen, refundedFen, at: lastAt })
    .from(ledger)
    .innerJoin(payments, eq(payments.id, ledger.paymentId))
    .innerJoin(asks, eq(asks.outTradeNo, payments.outTradeNo))
    .where(and(movements(doctorId), sql`${month} = ${wanted.month}`))
    .groupBy(asks.id)
    .orderBy(desc(sql`max(${ledger.enteredAt})`), asc(asks.id))
  return page(db, found.$dynamic(), wanted)
}
