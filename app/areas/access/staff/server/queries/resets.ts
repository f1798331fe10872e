import { and, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/db/open.ts'
import { accessStaffResets as resets, accessStaff as staff } from '../tables.ts'

const askers = alias(staff, 'askers')

/** Asks for a reset; one that was asked for before counts no more. */
export const upsertReset = (db: Db, row: typeof resets.$inferInsert) =>
  db
    .insert(resets)
    .values(row)
    .onConflictDoUpdate({ target: resets.staffId, set: { approvalHash: null, ...row } })

/** Resets of these accounts that wait for their owners, with the name of who asked. */
export const listResets = (db: Db, staffIds: readonly number[], now: Date) =>
  db
    .select({
      staffId: resets.staffId,
      askedBy: resets.askedBy,
      askerName: askers.name,
      askedAt: resets.askedAt,
      secondFactor: resets.secondFactor,
      codeHash: resets.codeHash,
      approvalHash: resets.approvalHash,
    })
    .from(resets)
    .innerJoin(askers, eq(askers.id, resets.askedBy))
    .where(and(inArray(resets.staffId, [...staffIds]), gt(resets.expiresAt, now)))

export type ResetRow = Awaited<ReturnType<typeof listResets>>[number]

export const findReset = async (db: Db, staffId: number, now: Date): Promise<ResetRow | undefined> =>
  (await listResets(db, [staffId], now))[0]

/** False where it has been used or taken back meanwhile. */
export const approveReset = async (db: Db, { staffId, codeHash }: ResetRow, approvalHash: string): Promise<boolean> => {
  const same = and(eq(resets.staffId, staffId), eq(resets.codeHash, codeHash))
  return (await db.update(resets).set({ approvalHash }).where(same).returning()).length > 0
}

/** False where it was gone already. */
export const deleteReset = async (db: Db, { staffId, codeHash }: ResetRow): Promise<boolean> => {
  const same = and(eq(resets.staffId, staffId), eq(resets.codeHash, codeHash))
  return (await db.delete(resets).where(same).returning()).length > 0
}
