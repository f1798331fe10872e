import { and, desc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { type ReceiptState, receiptArrows, receiptStates } from '../../states.ts'
import { deskReceipts as receipts, deskSettlements as settlements } from '../tables.ts'

export type ReceiptRow = typeof receipts.$inferSelect

/** What was paid of the claim of a settlement of the same statement, and entered in the books. */
export const receivedOfSettlement = sql<number>`coalesce((
  select sum(r.amount_fen) from desk_receipts r
  where r.settlement_id = "desk_settlements"."id" and r.state = 'entered'), 0)::bigint`.mapWith(Number)

/** Receipts of a settlement, the newest first. */
export const listReceipts = (db: Db, settlementId: number): Promise<ReceiptRow[]> =>
  db.select().from(receipts).where(eq(receipts.settlementId, settlementId)).orderBy(desc(receipts.id))

/** What of a settlement's claim was paid. */
export const sumReceived = async (db: Db, settlementId: number): Promise<number> =>
  (await listReceipts(db, settlementId)).reduce(
    (fen, { state, amountFen }) => (state === 'entered' ? fen + amountFen : fen),
    0,
  )

/** The settlements of the same party right before and right after one. */
export const findNeighbours = async (
  db: Db,
  { party, month }: Pick<typeof settlements.$inferSelect, 'party' | 'month'>,
) => {
  const ofParty = eq(settlements.party, party)
  const [[before], [after]] = await Promise.all([
    db
      .select()
      .from(settlements)
      .where(and(ofParty, lt(settlements.month, month)))
      .orderBy(desc(settlements.month))
      .limit(1),
    db
      .select()
      .from(settlements)
      .where(and(ofParty, gt(settlements.month, month)))
      .orderBy(settlements.month)
      .limit(1),
  ])
  return { before, after }
}

/** Writes a receipt down; undefined where another of the same settlement waits. */
export const insertReceipt = async (db: Db, row: typeof receipts.$inferInsert): Promise<ReceiptRow | undefined> =>
  (await db.insert(receipts).values(row).onConflictDoNothing().returning())[0]

/** A receipt with its settlement. */
export const findReceipt = async (db: Db, id: number) =>
  (
    await db
      .select({ receipt: receipts, settlement: settlements })
      .from(receipts)
      .innerJoin(settlements, eq(settlements.id, receipts.settlementId))
      .where(eq(receipts.id, id))
  )[0]

const before = (to: ReceiptState) => receiptStates.filter((from) => receiptArrows[from].includes(to))

/** Moves a receipt along an arrow of its states; undefined where there is none from where it stands. */
export const moveReceipt = async (
  db: Db,
  id: number,
  to: ReceiptState,
  more: Partial<typeof receipts.$inferInsert>,
): Promise<ReceiptRow | undefined> =>
  (
    await db
      .update(receipts)
      .set({ ...more, state: to })
      .where(and(eq(receipts.id, id), inArray(receipts.state, before(to))))
      .returning()
  )[0]

/** Whether this transfer of the bank stands beside a receipt that holds or waits. */
export const hasReceiptNo = async (db: Db, bankNo: string): Promise<boolean> =>
  (await db.$count(receipts, and(eq(receipts.bankNo, bankNo), ne(receipts.state, 'refused')))) > 0

/** Whether a receipt of a settlement waits for another to agree. */
export const hasProposedReceipt = async (db: Db, settlementId: number): Promise<boolean> =>
  (await db.$count(receipts, and(eq(receipts.settlementId, settlementId), eq(receipts.state, 'proposed')))) > 0

/** Ends receipts that were written down so long ago that nobody can agree to them any more. */
export const lapseReceipts = (
  db: Db,
  { proposedBefore, endedAt, says }: { proposedBefore: Date; endedAt: Date; says: string },
) =>
  db
    .update(receipts)
    .set({ state: 'refused', endedAt, says })
    .where(and(eq(receipts.state, 'proposed'), lte(receipts.proposedAt, proposedBefore)))
