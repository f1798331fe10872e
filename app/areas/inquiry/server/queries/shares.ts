import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { inquiryLooks as looks, inquiryShares as shares, inquiryTransfers as transfers } from '../tables.ts'

export type ShareRow = typeof shares.$inferSelect
export type LookRow = typeof looks.$inferSelect
export type TransferRow = typeof transfers.$inferSelect

export const listShares = (db: Db, requestId: string): Promise<ShareRow[]> =>
  db.select().from(shares).where(eq(shares.requestId, requestId)).orderBy(desc(shares.id))

export const insertShare = async (db: Db, row: typeof shares.$inferInsert): Promise<ShareRow> => {
  const [made] = await db.insert(shares).values(row).returning()
  if (!made) throw new Error('the share was not written')
  return made
}

/** The share that is open under one of these digests of its code. */
export const findShare = async (db: Db, indexes: readonly string[], now: Date): Promise<ShareRow | undefined> =>
  (
    await db
      .select()
      .from(shares)
      .where(and(inArray(shares.codeIndex, [...indexes]), isNull(shares.revokedAt), gt(shares.endsAt, now)))
  )[0]

/** Takes shares of an inquiry back: all of them, or those of one hospital. */
export const revokeShares = async (db: Db, requestId: string, now: Date, hospitalId?: number): Promise<number> =>
  (
    await db
      .update(shares)
      .set({ revokedAt: now })
      .where(
        and(
          eq(shares.requestId, requestId),
          isNull(shares.revokedAt),
          hospitalId === undefined ? undefined : eq(shares.hospitalId, hospitalId),
        ),
      )
      .returning({ id: shares.id })
  ).length

export const insertLook = (db: Db, row: typeof looks.$inferInsert) => db.insert(looks).values(row)

/** Who looked by these shares, the newest first. */
export const listLooks = async (db: Db, shareIds: readonly number[]): Promise<LookRow[]> =>
  shareIds.length === 0 ? [] : db.select().from(looks).where(isAnyOf(looks.shareId, shareIds)).orderBy(desc(looks.id))

export const listTransfers = (db: Db, requestId: string): Promise<TransferRow[]> =>
  db.select().from(transfers).where(eq(transfers.requestId, requestId)).orderBy(transfers.agreedAt)

/** Writes a consent to a transfer down; one that was taken back is given anew. */
export const upsertTransfer = (db: Db, row: typeof transfers.$inferInsert) =>
  db
    .insert(transfers)
    .values(row)
    .onConflictDoUpdate({ target: [transfers.requestId, transfers.hospitalId], set: { ...row, withdrawnAt: null } })

export const withdrawTransfers = (db: Db, requestId: string, now: Date, hospitalId?: number) =>
  db
    .update(transfers)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(transfers.requestId, requestId),
        isNull(transfers.withdrawnAt),
        hospitalId === undefined ? undefined : eq(transfers.hospitalId, hospitalId),
      ),
    )
