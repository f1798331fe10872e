import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { CounterWay } from '../../rules/counter.ts'
import type { Fault } from '../../rules/differences.ts'
import { payDifferences as differences, payStatements as statements } from '../tables.ts'
import type { Statement } from './statements.ts'

const TERMINAL: CounterWay = 'terminal'

/** Where a bill and our books differ. */
export interface NewDifference {
  fault: Fault
  kind: 'payment' | 'refund'
  number: string
  outTradeNo: string
  payee: string
  oursFen: number | null
  theirsFen: number | null
  settledAt?: Date
  note?: string
}

const read = async (db: Db, query: ReturnType<typeof sql>): Promise<NewDifference[]> =>
  (await db.execute(query)).rows as unknown as NewDifference[]

/** Lines of a bill that our books do not say, or say otherwise. What a gift card paid of a payment is no money of the provider. */
export const findStrange = (db: Db, { id, provider, merchant }: Statement, owner: string): Promise<NewDifference[]> => {
  // What is another account's money in our books is not what this bill says.
  const isElsewhere = provider === TERMINAL ? sql`p.payee <> ${owner}` : sql`p.merchant <> ${merchant}`
  return read(
    db,
    sql`
    with line as (select * from pay_statement_lines where statement_id = ${id}),
    payment as (
      select l.*, coalesce(p.payee, q.payee, ${owner}) as payee, coalesce(p.amount_fen - p.card_fen, q.amount_fen - q.card_fen) as ours_fen,
        case
          when p.id is null and q.id is null or ${isElsewhere} then 'theirs-only'
          when coalesce(p.amount_fen - p.card_fen, q.amount_fen - q.card_fen) <> l.amount_fen then 'amount'
          when p.id is null then 'state'
        end as fault
      from line l
      left join pay_payments p on p.provider = l.provider and p.transaction_id = l.number
      left join pay_payments q on q.out_trade_no = l.out_trade_no
      where l.kind = 'payment'
    ), refund as (
      select l.*, coalesce(p.payee, ${owner}) as payee, r.amount_fen as ours_fen,
        case
          when r.id is null or p.provider <> l.provider or ${isElsewhere} then 'theirs-only'
          when r.amount_fen <> l.amount_fen then 'amount'
          when r.accepted_at is null then 'state'
        end as fault
      from line l
      left join pay_refunds r on r.refund_no = l.number
      left join pay_payments p on p.id = r.payment_id
      where l.kind = 'refund'
    )
    select fault, kind, number, out_trade_no as "outTradeNo", payee,
      case when fault = 'theirs-only' then null else ours_fen end as "oursFen", amount_fen as "theirsFen"
    from (select * from payment union all select * from refund) seen
    where fault is not null and provider = ${provider}
    order by kind, number`,
  )
}

/** What our books say of that time and no bill of the provider does. */
export const findMissing = (
  db: Db,
  { provider, merchant }: Statement,
  { from, before, owner }: { from: Date; before: Date; owner: string },
): Promise<NewDifference[]> => {
  const isOfIt = provider === TERMINAL ? sql`p.payee = ${owner}` : sql`p.merchant = ${merchant}`
  return read(
    db,
    sql`
    select 'ours-only' as fault, kind, number, out_trade_no as "outTradeNo", payee, amount_fen as "oursFen", null as "theirsFen"
    from (
      select 'payment' as kind, transaction_id as number, out_trade_no, payee, amount_fen - card_fen as amount_fen from pay_payments p
      where provider = ${provider} and ${isOfIt} and paid_at >= ${from} and paid_at < ${before}
      union all
      select 'refund', r.refund_no, p.out_trade_no, p.payee, r.amount_fen
      from pay_refunds r join pay_payments p on p.id = r.payment_id
      where p.provider = ${provider} and ${isOfIt} and r.refund_no not like 'g%'
        and r.state in ('accepted', 'done') and r.accepted_at >= ${from} and r.accepted_at < ${before}
    ) ours
    where not exists (
      select from pay_statement_lines l where l.provider = ${provider} and l.kind = ours.kind and l.number = ours.number)
    order by kind, number`,
  )
}

export const insertDifferences = async (
  db: Db,
  { id: statementId }: Statement,
  found: NewDifference[],
  foundAt: Date,
) => {
  if (found.length > 0)
    await db
      .insert(differences)
      .values(found.map((one) => ({ ...one, statementId, foundAt })))
      .onConflictDoNothing()
}

/**
 * Writes down what a notice says otherwise than our books, once, under the bill of its day, which is asked for at `nextTryAt` where it
 * was not wanted before.
 */
export const insertNoticeDifference = async (
  db: Db,
  { provider, merchant, day, nextTryAt }: { provider: string; merchant: string; day: string; nextTryAt: Date },
  difference: NewDifference & { foundAt: Date },
) => {
  const { fault, number, outTradeNo } = difference
  const same = and(eq(differences.fault, fault), eq(differences.number, number), eq(differences.outTradeNo, outTradeNo))
  if ((await db.$count(differences, same)) > 0) return
  await db
    .insert(statements)
    .values({ provider, merchant, day, nextTryAt, tries: 0, cameFen: 0, wentFen: 0, lines: 0 })
    .onConflictDoNothing()
  const [statement] = await db
    .select({ id: statements.id })
    .from(statements)
    .where(and(eq(statements.provider, provider), eq(statements.merchant, merchant), eq(statements.day, day)))
  if (!statement) throw new Error('the bill that was there a moment ago is gone')
  await db
    .insert(differences)
    .values({ ...difference, statementId: statement.id })
    .onConflictDoNothing()
}

const shown = {
  id: differences.id,
  provider: statements.provider,
  merchant: statements.merchant,
  day: statements.day,
  fault: differences.fault,
  kind: differences.kind,
  number: differences.number,
  outTradeNo: differences.outTradeNo,
  oursFen: differences.oursFen,
  theirsFen: differences.theirsFen,
  foundAt: differences.foundAt,
  settledAt: differences.settledAt,
  note: differences.note,
}

export type DifferenceRow = Awaited<ReturnType<typeof listOpenDifferences>>[number]

/** Differences that concern these sellers, the open ones or all, the newest first. */
export const listDifferences = (
  db: Db,
  payees: readonly string[],
  { all, ...asked }: { all: boolean; page: number; size: number },
) => {
  const theirs = inArray(differences.payee, [...payees])
  const found = db
    .select(shown)
    .from(differences)
    .innerJoin(statements, eq(statements.id, differences.statementId))
    .where(all ? theirs : and(theirs, isNull(differences.settledAt)))
    .orderBy(desc(differences.id))
    .$dynamic()
  return page(db, found, asked)
}

/** Writes down what became of a difference; undefined where none is open that concerns these sellers. */
export const settleDifference = async (
  db: Db,
  payees: readonly string[],
  id: number,
  settled: { settledAt: Date; note: string },
) => {
  const open = and(eq(differences.id, id), inArray(differences.payee, [...payees]), isNull(differences.settledAt))
  return (await db.update(differences).set(settled).where(open).returning())[0]
}

/** Open differences of everybody: one line each. */
export const listOpenDifferences = (db: Db) =>
  db
    .select(shown)
    .from(differences)
    .innerJoin(statements, eq(statements.id, differences.statementId))
    .where(isNull(differences.settledAt))
    .orderBy(differences.id)
