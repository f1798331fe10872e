import { and, asc, desc, eq, inArray, like, notLike, or, type SQL, sql } from 'drizzle-orm'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { holdsSpoken } from '#kit/db/spoken-number.ts'
import type { Day } from '#kit/time/day.ts'
import { type JournalKind, journalKinds, journalSorts } from '../../rules/journal.ts'
import { payLedger as ledger, payPayments as payments, payRefunds as refunds } from '../tables.ts'
import { isOfOrder } from './all-payments.ts'

interface JournalAsked extends ListRequest<keyof typeof journalSorts> {
  kind?: JournalKind | undefined
  from?: Day | undefined
  to?: Day | undefined
}

const selectJournal = (db: Db) =>
  db
    .select({
      entry: ledger,
      outTradeNo: payments.outTradeNo,
      purpose: payments.purpose,
      subjectId: payments.subjectId,
      title: payments.title,
      refundNo: refunds.refundNo,
    })
    .from(ledger)
    .leftJoin(payments, eq(payments.id, ledger.paymentId))
    .leftJoin(refunds, eq(refunds.id, ledger.refundId))

export type JournalRow = Awaited<ReturnType<typeof selectJournal>>[number]

/** Every entry that touches these accounts, or is of a payment whose money is theirs. */
const touching = (accounts: readonly string[]) =>
  or(
    inArray(ledger.debit, [...accounts]),
    inArray(ledger.credit, [...accounts]),
    inArray(payments.payee, [...accounts]),
  )

const named = Object.keys(journalKinds).filter((kind) => kind !== 'other')

/** What a kind of entry is by how its happening begins; the others by none of those. */
const ofKind = (kind: JournalKind): SQL =>
  kind === 'other'
    ? sql.join(
        named.map((one) => notLike(ledger.happening, `${one}:%`)),
        sql` and `,
      )
    : like(ledger.happening, `${kind}:%`)

/** The journal of some accounts as the desk asks for it. */
export const journalOf = (db: Db, accounts: readonly string[], asked: JournalAsked) =>
  listQuery(
    db,
    (db) => selectJournal(db),
    {
      scope: touching(accounts),
      searched: [
        ledger.happening,
        payments.outTradeNo,
        payments.transactionId,
        payments.subjectId,
        payments.title,
        refunds.refundNo,
        holdsSpoken(payments.outTradeNo),
        holdsSpoken(refunds.refundNo),
        isOfOrder,
      ],
      filters: { kind: ofKind, from: since(ledger.enteredAt), to: until(ledger.enteredAt) },
      sorts: journalSorts,
      sortedBy: { entered_time: ledger.enteredAt, amount: ledger.amountFen },
      usual: [desc(ledger.enteredAt)],
      last: asc(ledger.id),
      key: ledger.id,
    },
    asked,
  )

/** The days of a span on which something was entered, the newest first: how much, and what came to these accounts and left them. */
export const listJournalDays = async (
  db: Db,
  accounts: readonly string[],
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
) => {
  const day = sql<Day>`to_char(${ledger.enteredAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
  const sumOf = (side: SQL) => sql<number>`coalesce(sum(${ledger.amountFen}) filter (where ${side}), 0)::float8`
  return db
    .select({
      day,
      entries: sql<number>`count(*)::int`,
      cameFen: sumOf(inArray(ledger.credit, [...accounts])),
      leftFen: sumOf(inArray(ledger.debit, [...accounts])),
    })
    .from(ledger)
    .leftJoin(payments, eq(payments.id, ledger.paymentId))
    .where(sql`${ledger.enteredAt} >= ${startsAt} and ${ledger.enteredAt} < ${endsAt} and ${touching(accounts)}`)
    .groupBy(day)
    .orderBy(desc(day))
}

/** What came from patients on a day and what went back to them, by the books: for these payees, or for all. */
export const sumDay = async (db: Db, payees: readonly string[] | undefined, day: Day) => {
  const sumOf = (kind: 'paid' | 'back') =>
    sql<number>`coalesce(sum(${ledger.amountFen}) filter (where ${ofKind(kind)}), 0)::float8`
  const [sums] = await db
    .select({ cameFen: sumOf('paid'), backFen: sumOf('back') })
    .from(ledger)
    .innerJoin(payments, eq(payments.id, ledger.paymentId))
    .where(
      and(since(ledger.enteredAt)(day), until(ledger.enteredAt)(day), payees && inArray(payments.payee, [...payees])),
    )
  return sums ?? { cameFen: 0, backFen: 0 }
}
