import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { BillLine } from '#kit/outside/payment.ts'
import { tillWays } from '../../rules/counter.ts'
import { outTradeNoOf } from '../../rules.ts'
import {
  payStatementLines as lines,
  payDifferences,
  payPayments as payments,
  payStatements as statements,
} from '../tables.ts'

const BATCH = 1_000

export type Statement = typeof statements.$inferSelect

/** An account at a provider, whose bills there are: '' is the platform's own; of a terminal it is the number of its hospital. */
export interface Account {
  provider: string
  merchant: string
}

const of = ({ provider, merchant, day }: Account & { day: string }) =>
  and(eq(statements.provider, provider), eq(statements.merchant, merchant), eq(statements.day, day))

/** Sees to it that the bills of these days are asked for. */
export const wantStatements = (db: Db, { provider, merchant }: Account, days: readonly string[], now: Date) =>
  db
    .insert(statements)
    .values(
      days.map((day) => ({ provider, merchant, day, tries: 0, nextTryAt: now, cameFen: 0, wentFen: 0, lines: 0 })),
    )
    .onConflictDoNothing()

/** Accounts that took money since then at a provider that gives bills. */
export const listTakers = async (db: Db, since: Date): Promise<Account[]> => {
  const found = await db
    .selectDistinct({ provider: payments.provider, merchant: payments.merchant })
    .from(payments)
    .where(and(gte(payments.paidAt, since), notInArray(payments.provider, [...tillWays])))
  return found.flatMap(({ provider, merchant }) => (provider === null ? [] : { provider, merchant }))
}

export const findStatement = async (db: Db, wanted: Account & { day: string }): Promise<Statement | undefined> =>
  (await db.select().from(statements).where(of(wanted)))[0]

/** Leases the days that are still to be looked through, the oldest first. */
export const leaseStatements = async (db: Db, now: Date, until: Date): Promise<Statement[]> => {
  const due = db
    .select({ id: statements.id })
    .from(statements)
    .where(and(isNull(statements.comparedAt), lte(statements.nextTryAt, now), ne(statements.provider, 'terminal')))
    .for('update', { skipLocked: true })
  const leased = await db
    .update(statements)
    .set({ tries: sql`${statements.tries} + 1`, nextTryAt: until })
    .where(inArray(statements.id, due))
    .returning()
  return leased.sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** Leases one day, whether it was looked through or not. */
export const leaseStatement = async (
  db: Db,
  wanted: Account & { day: string },
  until: Date,
): Promise<Statement | undefined> => {
  const leased = { tries: sql`${statements.tries} + 1`, nextTryAt: until }
  return (await db.update(statements).set(leased).where(of(wanted)).returning())[0]
}

/** The lines of a day's bill, each with what is wrong with it; null where nothing is. */
export const listBillLines = (db: Db, wanted: Account & { day: string }, asked: { page: number; size: number }) => {
  const same = and(
    eq(payDifferences.statementId, lines.statementId),
    eq(payDifferences.kind, sql`${lines.kind}`),
    eq(payDifferences.number, lines.number),
  )
  const found = db
    .select({ line: lines, fault: payDifferences.fault, settledAt: payDifferences.settledAt })
    .from(lines)
    .innerJoin(statements, eq(statements.id, lines.statementId))
    .leftJoin(payDifferences, same)
    .where(of(wanted))
    .orderBy(asc(lines.at), asc(lines.kind), asc(lines.number), asc(payDifferences.id))
    .$dynamic()
  return page(db, found, asked)
}

/** A line is known by the provider's number of a payment, and by ours of a refund. */
export const numberOf = ({ kind, transactionId, refundNo }: BillLine) => (kind === 'payment' ? transactionId : refundNo)

export const insertLines = async (db: Db, { id: statementId, provider }: Statement, bill: readonly BillLine[]) => {
  const rows = bill.map((line) => ({
    statementId,
    provider,
    kind: line.kind,
    number: numberOf(line),
    outTradeNo: outTradeNoOf(line.outTradeNo),
    amountFen: line.amountFen,
    at: line.at,
  }))
  for (let at = 0; at < rows.length; at += BATCH)
    await db
      .insert(lines)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoNothing()
}

export const markCompared = async (db: Db, { id }: Statement, bill: readonly BillLine[], comparedAt: Date) => {
  const sum = (kind: BillLine['kind']) =>
    bill.filter((line) => line.kind === kind).reduce((fen, { amountFen }) => fen + amountFen, 0)
  const sums = { cameFen: sum('payment'), wentFen: sum('refund'), lines: bill.length }
  await db
    .update(statements)
    .set({ ...sums, comparedAt })
    .where(eq(statements.id, id))
}

export type StatementRow = Awaited<ReturnType<typeof listStatements>>['rows'][number]

/** Days and what they say about these sellers, the newest first; of those accounts alone, where they are named. */
export const listStatements = (
  db: Db,
  { payees, accounts }: { payees: readonly string[]; accounts?: readonly Account[] | undefined },
  asked: { page: number; size: number },
) => {
  const shown = accounts?.map(({ provider, merchant }) =>
    and(eq(statements.provider, provider), eq(statements.merchant, merchant)),
  )
  const found = db
    .select({
      provider: statements.provider,
      merchant: statements.merchant,
      day: statements.day,
      comparedAt: statements.comparedAt,
      tries: statements.tries,
      found: sql<number>`count(${payDifferences.id})::int`,
      open: sql<number>`count(${payDifferences.id}) filter (where ${payDifferences.settledAt} is null)::int`,
    })
    .from(statements)
    .leftJoin(
      payDifferences,
      and(eq(payDifferences.statementId, statements.id), inArray(payDifferences.payee, [...payees])),
    )
    .where(shown && or(eq(statements.merchant, ''), ...shown))
    .groupBy(statements.id)
    .orderBy(desc(statements.day), asc(statements.provider), asc(statements.merchant))
    .$dynamic()
  return page(db, found, asked)
}
