import { and, asc, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm'
import { payLedger as ledger, payPayments as payments, payRefunds as refunds } from '#app/areas/pay/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { type ClaimState, type PartyKind, settlementSorts } from '../../rules.ts'
import type { PayoutState } from '../../states.ts'
import { deskSettlementLines as lines, deskPayouts as payouts, deskSettlements as settlements } from '../tables.ts'
import { receivedOfSettlement } from './receipts.ts'

export type SettlementRow = typeof settlements.$inferSelect
export type NewLine = typeof lines.$inferInsert

const BATCH = 1_000

/** Lets nobody settle anything beside us: an entry is settled once. */
export const holdSettlements = (db: Db) => db.execute(sql`lock table ${settlements} in share row exclusive mode`)

export const findLastOf = async (db: Db, party: string): Promise<SettlementRow | undefined> =>
  (await db.select().from(settlements).where(eq(settlements.party, party)).orderBy(desc(settlements.id)).limit(1))[0]

export const insertSettlement = async (db: Db, row: typeof settlements.$inferInsert): Promise<SettlementRow> => {
  const [made] = await db.insert(settlements).values(row).returning()
  if (!made) throw new Error('a settlement was not written')
  return made
}

export const insertLines = async (db: Db, rows: readonly NewLine[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += BATCH) await db.insert(lines).values(rows.slice(at, at + BATCH))
}

interface SettlementsAsked extends ListRequest<keyof typeof settlementSorts> {
  kind?: PartyKind | undefined
  payout?: PayoutState | 'none' | undefined
  claim?: ClaimState | undefined
  month?: string | undefined
}

/** Whose settlements somebody sees: of these accounts, or of everybody. */
export type Parties = readonly string[] | 'all'

const ofParties = (parties: Parties): SQL | undefined =>
  parties === 'all' ? undefined : inArray(settlements.party, [...parties])

/** The last payout of each settlement. */
const lastPayouts = (db: Db) =>
  db
    .selectDistinctOn([payouts.settlementId])
    .from(payouts)
    .orderBy(payouts.settlementId, desc(payouts.id))
    .as('last_payout')

/** Whether a later one of the same party has taken what was left. */
const hasNext = sql<boolean>`exists (
  select from desk_settlements n where n.party = "desk_settlements"."party" and n.month > "desk_settlements"."month")`

/** What `claimStateOf` says, as the database asks it. */
const isClaim: Readonly<Record<ClaimState, SQL>> = {
  open: sql`${settlements.dueFen} + ${receivedOfSettlement} < 0 and not ${hasNext}`,
  received: sql`${settlements.dueFen} < 0 and ${settlements.dueFen} + ${receivedOfSettlement} >= 0`,
  offset: sql`${settlements.dueFen} + ${receivedOfSettlement} < 0 and ${hasNext}`,
}

/** Settlements as the desk asks for them, each with where its payout stands. */
export const settlementsOf = (db: Db, parties: Parties, asked: SettlementsAsked) => {
  const last = lastPayouts(db)
  return listQuery(
    db,
    (db) =>
      db
        .select({
          settlement: settlements,
          payoutState: last.state,
          proposedAt: last.proposedAt,
          receivedFen: receivedOfSettlement,
          hasNext,
        })
        .from(settlements)
        .leftJoin(last, eq(last.settlementId, settlements.id)),
    {
      scope: ofParties(parties),
      searched: [settlements.number, settlements.partyName],
      filters: {
        kind: (kind) => like(settlements.party, `${kind}:%`),
        payout: (state) => (state === 'none' ? sql`${last.state} is null` : sql`${last.state} = ${state}`),
        claim: (state) => isClaim[state],
        month: (month) => eq(settlements.month, month),
      },
      sorts: settlementSorts,
      sortedBy: { month: settlements.month, due: settlements.dueFen },
      usual: [desc(settlements.month)],
      last: asc(settlements.id),
      key: settlements.id,
    },
    asked,
  )
}

export type ListedSettlement = Awaited<ReturnType<ReturnType<typeof settlementsOf>['upTo']>>[number]

export const findSettlement = async (db: Db, parties: Parties, id: number): Promise<SettlementRow | undefined> =>
  (
    await db
      .select()
      .from(settlements)
      .where(and(eq(settlements.id, id), ofParties(parties)))
  )[0]

/** The entries of a settlement, each with what it was for. */
export const linesOf = (db: Db, settlementId: number) =>
  listQuery(
    db,
    (db) =>
      db
        .select({
          line: lines,
          happening: ledger.happening,
          enteredAt: ledger.enteredAt,
          purpose: payments.purpose,
          title: payments.title,
          subjectId: payments.subjectId,
          outTradeNo: payments.outTradeNo,
          provider: payments.provider,
          refundNo: refunds.refundNo,
        })
        .from(lines)
        .innerJoin(ledger, eq(ledger.id, lines.entryId))
        .leftJoin(payments, eq(payments.id, ledger.paymentId))
        .leftJoin(refunds, eq(refunds.id, ledger.refundId)),
    {
      scope: eq(lines.settlementId, settlementId),
      searched: [],
      filters: {},
      sorts: {},
      sortedBy: {},
      usual: [asc(ledger.enteredAt)],
      last: asc(lines.entryId),
      key: lines.entryId,
    },
    {},
  )

export type LineRow = Awaited<ReturnType<ReturnType<typeof linesOf>['upTo']>>[number]

/** So many settlements of a party are shown to it. */
const MOST_OWN = 36

/** A party's own settlements, the newest first, each with its last payout. */
export const listOwn = (db: Db, party: string) => {
  const last = lastPayouts(db)
  return db
    .select({
      settlement: settlements,
      payoutState: last.state,
      proposedAt: last.proposedAt,
      paidOn: last.paidOn,
      says: last.says,
    })
    .from(settlements)
    .leftJoin(last, eq(last.settlementId, settlements.id))
    .where(eq(settlements.party, party))
    .orderBy(desc(settlements.month))
    .limit(MOST_OWN)
}
