import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { localDay } from '#kit/db/local-day.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { type Day, instantAt } from '#kit/time/day.ts'
import type { BillSource } from '../../rules/bills.ts'
import { tillWays } from '../../rules/counter.ts'
import {
  payDifferences as differences,
  payLedger as ledger,
  payMonths as months,
  payPayments as payments,
  payStatements as statements,
  payMonthSums as sums,
} from '../tables.ts'
import type { AccountSums } from './ledger.ts'

export type MonthRow = typeof months.$inferSelect

/** Closed months, the last first. */
export const listMonths = (db: Db, asked: { page: number; size: number }) => {
  const found = db.select().from(months).orderBy(desc(months.month))
  return page(db, found.$dynamic(), asked)
}

export const findLastMonth = async (db: Db): Promise<MonthRow | undefined> =>
  (await db.select().from(months).orderBy(desc(months.month)).limit(1))[0]

export const findMonth = async (db: Db, month: string): Promise<MonthRow | undefined> =>
  (await db.select().from(months).where(eq(months.month, month)))[0]

/** When the first entry was made; undefined in empty books. */
export const findFirstEntry = async (db: Db): Promise<Date | undefined> =>
  (await db.select({ at: ledger.enteredAt }).from(ledger).orderBy(asc(ledger.enteredAt)).limit(1))[0]?.at

/** Days on which a provider took something and whose bill was not compared, the first before the others. */
export const listMissingBills = async (db: Db, { from, before }: { from: Day; before: Day }) => {
  const { rows } = await db.execute<{ provider: BillSource; merchant: string; day: Day }>(
    sql`${missingBills({ from, before })} order by day, provider, merchant limit ${MOST_MISSING}`,
  )
  return rows
}

const MOST_MISSING = 62

/** A day is wanted where somebody paid by the provider, or where its bill was asked for. */
const missingBills = ({ from, before }: { from: Day; before: Day }) => {
  const paidOn = localDay(payments.paidAt)
  return sql`
    select provider, merchant, day::text as day from (
      select distinct ${payments.provider} as provider, ${payments.merchant} as merchant, ${paidOn} as day from ${payments}
      where ${payments.paidAt} >= ${instantAt(from, 0)} and ${payments.paidAt} < ${instantAt(before, 0)}
        and ${payments.provider} not in (${sql.raw(tillWays.map((way) => `'${way}'`).join(', '))})
      union select ${statements.provider}, ${statements.merchant}, ${statements.day} from ${statements}
      where ${statements.day} >= ${from} and ${statements.day} < ${before}
    ) wanted where not exists (
      select from pay_statements s where s.provider = wanted.provider and s.merchant = wanted.merchant and s.day = wanted.day and s.compared_at is not null
    )`
}

/** What of some days' bills is not settled: bills that have not come of days on which money came, and differences. */
export const countOpen = async (db: Db, { from, before }: { from: Day; before: Day }) => {
  const { rows } = await db.execute<{ missing: number; open: number }>(sql`
    select
      (select count(*)::int from (${missingBills({ from, before })}) bills) as missing,
      (select count(*)::int from ${differences}
        join ${statements} on ${statements.id} = ${differences.statementId}
        where ${differences.settledAt} is null and ${statements.day} >= ${from} and ${statements.day} < ${before}) as open`)
  return rows[0] ?? { missing: 0, open: 0 }
}

/** Lets nobody write into the books before the transaction ends: who is at it is waited for. */
export const holdBooks = (db: Db) => db.execute(sql`lock table ${ledger} in share row exclusive mode`)

export const countSpan = async (db: Db, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Promise<number> => {
  const within = and(gte(ledger.enteredAt, startsAt), lt(ledger.enteredAt, endsAt))
  const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(ledger).where(within)
  return found?.count ?? 0
}

/** Closes a month with its sums; false where it is closed already. */
export const insertMonth = async (db: Db, row: MonthRow, summed: readonly AccountSums[]): Promise<boolean> => {
  const made = await db.insert(months).values(row).onConflictDoNothing().returning({ month: months.month })
  if (made.length === 0) return false
  if (summed.length > 0) await db.insert(sums).values(summed.map((sum) => ({ ...sum, month: row.month })))
  return true
}

/** What moved in a closed month, by account, as it was when it was closed. */
export const listMonthSums = (db: Db, month: string) =>
  db
    .select({ account: sums.account, debitFen: sums.debitFen, creditFen: sums.creditFen })
    .from(sums)
    .where(eq(sums.month, month))
    .orderBy(asc(sums.account))
