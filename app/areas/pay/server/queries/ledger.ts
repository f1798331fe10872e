import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { findBroken } from '#kit/db/invariants.ts'
import type { Db } from '#kit/db/open.ts'
import type { Account } from '../../rules/accounts.ts'
import { payLedger as ledger, payPayments as payments } from '../tables.ts'
import { invariants } from './invariants.ts'

/** One movement from an account to another. */
export interface Entry {
  happening: string
  paymentId?: number
  refundId?: number
  debit: Account
  credit: Account
  amountFen: number
  enteredAt: Date
}

/** Writes an entry; false where what happened is in the books already. */
export const insertEntry = async (db: Db, entry: Entry): Promise<boolean> =>
  (await db.insert(ledger).values(entry).onConflictDoNothing().returning({ id: ledger.id })).length > 0

/** What came and what went back of every payment for which money moved, by the books alone. */
export const listBooked = (db: Db) =>
  db
    .select({
      outTradeNo: payments.outTradeNo,
      amountFen: sql<number>`coalesce(sum(${ledger.amountFen}) filter (where ${ledger.debit} ~ '^(held|direct):'), 0)::int`,
      refundedFen: sql<number>`coalesce(sum(${ledger.amountFen}) filter (where ${ledger.credit} ~ '^(held|direct):'), 0)::int`,
    })
    .from(ledger)
    .innerJoin(payments, eq(payments.id, ledger.paymentId))
    .groupBy(payments.outTradeNo)
    .orderBy(asc(payments.outTradeNo))

/** What moved into and out of an account. */
export interface AccountSums {
  account: string
  debitFen: number
  creditFen: number
}

/** The sums of every account that moved, by name; all that ever did, or what did within a span. */
export const listSums = async (db: Db, span?: { startsAt: Date; endsAt: Date }): Promise<AccountSums[]> => {
  const within = span && and(gte(ledger.enteredAt, span.startsAt), lt(ledger.enteredAt, span.endsAt))
  const { rows } = await db.execute<{ account: string; debit: string; credit: string }>(sql`
    with entries as (select debit, credit, amount_fen from ${ledger} ${within ? sql`where ${within}` : sql``})
    select account, sum(debited)::bigint as debit, sum(credited)::bigint as credit from (
      select debit as account, amount_fen as debited, 0 as credited from entries
      union all select credit, 0, amount_fen from entries
    ) moved group by account order by account`)
  return rows.map(({ account, debit, credit }) => ({ account, debitFen: Number(debit), creditFen: Number(credit) }))
}

/** What is not true in the books: one line each, none when all is well. */
export const listFaults = async (db: Db): Promise<string[]> =>
  (await findBroken(db, invariants)).flatMap(({ says, rows }) => rows.map((row) => `${says}: ${JSON.stringify(row)}`))
