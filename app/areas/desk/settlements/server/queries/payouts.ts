import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { type PayoutState, payoutArrows, payoutStates } from '../../states.ts'
import { deskPayouts as payouts, deskSettlements as settlements } from '../tables.ts'

export type PayoutRow = typeof payouts.$inferSelect

/** Payouts of a settlement, the newest first. */
export const listPayouts = (db: Db, settlementId: number): Promise<PayoutRow[]> =>
  db.select().from(payouts).where(eq(payouts.settlementId, settlementId)).orderBy(desc(payouts.id))

/** Begins a payout; undefined where another of the same settlement is under way or done. */
export const insertPayout = async (db: Db, row: typeof payouts.$inferInsert): Promise<PayoutRow | undefined> =>
  (await db.insert(payouts).values(row).onConflictDoNothing().returning())[0]

/** A payout with its settlement. */
export const findPayout = async (db: Db, id: number) =>
  (
    await db
      .select({ payout: payouts, settlement: settlements })
      .from(payouts)
      .innerJoin(settlements, eq(settlements.id, payouts.settlementId))
      .where(eq(payouts.id, id))
  )[0]

export type FoundPayout = NonNullable<Awaited<ReturnType<typeof findPayout>>>

const before = (to: PayoutState) => payoutStates.filter((from) => payoutArrows[from].includes(to))

/** Moves a payout along an arrow of its states; undefined where there is none from where it stands. */
export const movePayout = async (
  db: Db,
  id: number,
  to: PayoutState,
  more: Partial<typeof payouts.$inferInsert>,
): Promise<PayoutRow | undefined> =>
  (
    await db
      .update(payouts)
      .set({ ...more, state: to })
      .where(and(eq(payouts.id, id), inArray(payouts.state, before(to))))
      .returning()
  )[0]

/** Whether this transfer of the bank stands beside a payout already. */
export const hasBankNo = async (db: Db, bankNo: string): Promise<boolean> =>
  (await db.$count(payouts, eq(payouts.bankNo, bankNo))) > 0

/** Ends what was proposed of a settlement so long ago that nobody can agree to it any more. */
export const lapsePayouts = (
  db: Db,
  settlementId: number,
  { proposedBefore, endedAt, says }: { proposedBefore: Date; endedAt: Date; says: string },
) =>
  db
    .update(payouts)
    .set({ state: 'refused', endedAt, says })
    .where(
      and(
        eq(payouts.settlementId, settlementId),
        eq(payouts.state, 'proposed'),
        lte(payouts.proposedAt, proposedBefore),
      ),
    )
