import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import {
  audioClassActivities as activities,
  audioClassDraws as draws,
  audioClassGrants as grants,
  audioClassHelps as helps,
  audioClassOffers as offers,
  audioClassRecords as records,
  audioClassShares as shares,
} from '../tables.ts'

/** Somebody's asking to unlock a class, as it is stored. */
export type ShareRow = typeof shares.$inferSelect

/** Begins to unlock a class, or gives what the patient began before. */
export const startShare = async (db: Db, row: typeof shares.$inferInsert): Promise<ShareRow> => {
  const [made] = await db.insert(shares).values(row).onConflictDoNothing().returning()
  if (made) return made
  const own = and(eq(shares.patientId, row.patientId), eq(shares.classId, row.classId))
  return (await db.select().from(shares).where(own))[0] as ShareRow
}

/** By an id that cannot be guessed, for whoever has the link; kept as it is until the transaction ends. */
export const lockShare = async (db: Db, id: string, classId: number): Promise<ShareRow | undefined> =>
  (
    await db
      .select()
      .from(shares)
      .where(and(eq(shares.id, id), eq(shares.classId, classId)))
      .for('update')
  )[0]

/** Notes that a friend opened the link, once. */
export const insertHelp = (db: Db, row: typeof helps.$inferInsert) => db.insert(helps).values(row).onConflictDoNothing()

export const countHelps = (db: Db, shareId: string): Promise<number> => db.$count(helps, eq(helps.shareId, shareId))

/** The class is unlocked; false where it was before. */
export const markUnlocked = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (
    await db
      .update(shares)
      .set({ unlockedAt: now })
      .where(and(eq(shares.id, id), isNull(shares.unlockedAt)))
      .returning({ id: shares.id })
  ).length > 0

/** Notes that a coupon was offered; false where it was before. */
export const insertOffer = async (db: Db, row: typeof offers.$inferInsert): Promise<boolean> =>
  (await db.insert(offers).values(row).onConflictDoNothing().returning({ id: offers.couponId })).length > 0

/** An activity of a class. */
export const findActivity = async (db: Db, id: number, classId: number) =>
  (
    await db
      .select()
      .from(activities)
      .where(and(eq(activities.id, id), eq(activities.classId, classId)))
  )[0]

/** The activity that is on beside a class, the next to end. */
export const findLiveActivity = async (db: Db, classId: number, now: Date) =>
  (
    await db
      .select()
      .from(activities)
      .where(and(eq(activities.classId, classId), lte(activities.beginsAt, now), gt(activities.endsAt, now)))
      .orderBy(asc(activities.endsAt), asc(activities.id))
      .limit(1)
  )[0]

export const hasDrawn = async (db: Db, patient: PatientId | null, activityId: number): Promise<boolean> =>
  patient !== null && (await db.$count(draws, and(eq(draws.activityId, activityId), eq(draws.patientId, patient)))) > 0

/** Notes that somebody draws; false where they have before. */
export const insertDraw = async (db: Db, row: typeof draws.$inferInsert): Promise<boolean> =>
  (await db.insert(draws).values(row).onConflictDoNothing().returning({ id: draws.activityId })).length > 0

/** Takes one piece of what is drawn; false where none is left, or it is not the time. */
export const takePiece = async (db: Db, id: number, now: Date): Promise<boolean> =>
  (
    await db
      .update(activities)
      .set({ left: sql`${activities.left} - 1` })
      .where(
        and(eq(activities.id, id), gt(activities.left, 0), lte(activities.beginsAt, now), gt(activities.endsAt, now)),
      )
      .returning({ id: activities.id })
  ).length > 0

/** All else that is stored of a patient here. */
export const listOwn = async (db: Db, patient: PatientId) => ({
  grants: await db.select().from(grants).where(eq(grants.patientId, patient)).orderBy(asc(grants.classId)),
  records: await db.select().from(records).where(eq(records.patientId, patient)).orderBy(desc(records.startedAt)),
  shares: await db.select().from(shares).where(eq(shares.patientId, patient)).orderBy(asc(shares.classId)),
  helps: await db.select().from(helps).where(eq(helps.patientId, patient)).orderBy(asc(helps.helpedAt)),
  offers: await db.select().from(offers).where(eq(offers.patientId, patient)).orderBy(asc(offers.classId)),
  draws: await db.select().from(draws).where(eq(draws.patientId, patient)).orderBy(asc(draws.activityId)),
})
