import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { recordsShareLooks as looks, recordsShares as shares } from './tables.ts'

export type ShareRow = typeof shares.$inferSelect
export type LookRow = typeof looks.$inferSelect

const isOpen = (now: Date) => and(isNull(shares.revokedAt), gt(shares.endsAt, now))

/** The shares of a patient, the newest first. */
export const listShares = (db: Db, patientId: PatientId): Promise<ShareRow[]> =>
  db.select().from(shares).where(eq(shares.patientId, patientId)).orderBy(desc(shares.id))

export const countOpen = (db: Db, patientId: PatientId, now: Date): Promise<number> =>
  db.$count(shares, and(eq(shares.patientId, patientId), isOpen(now)))

export const insertShare = async (db: Db, row: typeof shares.$inferInsert): Promise<ShareRow> => {
  const [made] = await db.insert(shares).values(row).returning()
  if (!made) throw new Error('the share was not written')
  return made
}

/** Takes a share of a patient's back; false where they have none of this id. */
export const revokeShare = async (db: Db, patientId: PatientId, id: number, now: Date): Promise<boolean> => {
  const own = and(eq(shares.id, id), eq(shares.patientId, patientId))
  return (await db.update(shares).set({ revokedAt: now }).where(own).returning({ id: shares.id })).length > 0
}

/** The share that is open under one of these digests of its code. */
export const findByCode = async (db: Db, indexes: readonly string[], now: Date): Promise<ShareRow | undefined> =>
  (
    await db
      .select()
      .from(shares)
      .where(and(inArray(shares.codeIndex, [...indexes]), isOpen(now)))
  )[0]

/** The newest share that is open for a consultation. */
export const findForConsultation = async (db: Db, consultationId: string, now: Date): Promise<ShareRow | undefined> =>
  (
    await db
      .select()
      .from(shares)
      .where(and(eq(shares.consultationId, consultationId), isOpen(now)))
      .orderBy(desc(shares.id))
      .limit(1)
  )[0]

export const deleteShares = (db: Db, ids: readonly number[]) => db.delete(shares).where(isAnyOf(shares.id, ids))

/** Deletes what was over or taken back by then, and with it who looked. */
export const deleteOver = (db: Db, by: Date) =>
  db.delete(shares).where(or(lte(shares.endsAt, by), lte(shares.revokedAt, by)))

/** Who looked by these shares, the newest first. */
export const listLooks = async (db: Db, shareIds: readonly number[]): Promise<LookRow[]> =>
  shareIds.length === 0 ? [] : db.select().from(looks).where(isAnyOf(looks.shareId, shareIds)).orderBy(desc(looks.id))

export const countLooks = (db: Db, shareId: number): Promise<number> => db.$count(looks, eq(looks.shareId, shareId))

export const insertLook = (db: Db, row: typeof looks.$inferInsert) => db.insert(looks).values(row)
