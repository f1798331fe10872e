import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Listed, listOfSums, since, until } from '#kit/db/list-query.ts'
import { localDay } from '#kit/db/local-day.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import type { MoneyKey } from '../../rules/statistics.ts'
import { payLedger as ledger, payPayments as payments } from '../tables.ts'

/** Which entries are counted: of these days, of money that came to these accounts (undefined: to all). */
interface Counted {
  from: Day
  to: Day
  payees: readonly string[] | undefined
  /** Told apart by these; what is not among them is null in each row. */
  by: readonly MoneyKey[]
}

/** How much came and went back of each group. */
export type MoneySums = Awaited<ReturnType<ReturnType<typeof selectSums>['execute']>>[number]

/** How much came from patients and went back to them in each group, by the books: the latest days first. */
export const moneySums = (db: Db, counted: Counted): Listed<MoneySums> => listOfSums(db, () => selectSums(db, counted))

const isPaid = sql`${ledger.happening} like 'paid:%'`
const isBack = sql`${ledger.happening} like 'back:%'`

const selectSums = (db: Db, { from, to, payees, by }: Counted) => {
  const columns: Readonly<Record<MoneyKey, SQL>> = {
    date: localDay(ledger.enteredAt),
    payee: sql`${payments.payee}`,
    purpose: sql`${payments.purpose}`,
    way: sql`${payments.provider}`,
  }
  const key = <T>(name: MoneyKey, type: 'date' | 'text', as: string) =>
    (by.includes(name) ? (columns[name] as SQL<T | null>) : sql<T | null>`null::${sql.raw(type)}`).as(as)
  const count = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`
  const sum = (which: SQL) => sql<number>`coalesce(sum(${ledger.amountFen}) filter (where ${which}), 0)::float8`
  return db
    .select({
      date: key<Day>('date', 'date', 'sum_date'),
      payee: key<string>('payee', 'text', 'sum_payee'),
      purpose: key<string>('purpose', 'text', 'sum_purpose'),
      way: key<string>('way', 'text', 'sum_way'),
      paidCount: count(isPaid).as('paid_n'),
      paidFen: sum(isPaid).as('paid_fen'),
      backCount: count(isBack).as('back_n'),
      backFen: sum(isBack).as('back_fen'),
    })
    .from(ledger)
    .innerJoin(payments, eq(payments.id, ledger.paymentId))
    .where(
      and(
        since(ledger.enteredAt)(from),
        until(ledger.enteredAt)(to),
        sql`(${isPaid} or ${isBack})`,
        payees && inArray(payments.payee, [...payees]),
      ),
    )
    .groupBy(...by.map((name) => sql.raw(String(places[name]))))
    .orderBy(desc(sql`sum_date`), asc(sql`sum_payee`), asc(sql`sum_purpose`), asc(sql`sum_way`))
}

const places: Readonly<Record<MoneyKey, number>> = { date: 1, payee: 2, purpose: 3, way: 4 }
