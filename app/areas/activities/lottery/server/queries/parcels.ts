import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { activitiesDraws as draws, activitiesParcels as parcels, activitiesPrizes as prizes } from '../tables.ts'

/** Writes where a prize is to be sent; false where that was said before. */
export const insertParcel = async (db: Db, row: typeof parcels.$inferInsert): Promise<boolean> =>
  (await db.insert(parcels).values(row).onConflictDoNothing().returning({ drawId: parcels.drawId })).length > 0

const withPrize = (db: Db) =>
  db
    .select({ parcel: parcels, title: prizes.title })
    .from(parcels)
    .innerJoin(draws, eq(draws.id, parcels.drawId))
    .innerJoin(prizes, eq(prizes.id, draws.prizeId))

/** Prizes to be sent, the oldest first, or those that were sent, the last first. */
export const listParcels = (db: Db, isSent: boolean, asked: { page: number; size: number }) =>
  page(
    db,
    withPrize(db)
      .where(isSent ? isNotNull(parcels.sentAt) : isNull(parcels.sentAt))
      .orderBy(isSent ? desc(parcels.sentAt) : asc(parcels.askedAt), asc(parcels.drawId))
      .$dynamic(),
    asked,
  )
export type ParcelRow = Awaited<ReturnType<typeof listParcels>>['rows'][number]

/** The parcel of a prize; undefined where there is none. */
export const findParcel = async (db: Db, drawId: number): Promise<ParcelRow | undefined> =>
  (await withPrize(db).where(eq(parcels.drawId, drawId)))[0]

/** Prizes of a patient that are not sent yet. */
export const listUnsent = (db: Db, patient: PatientId) =>
  withPrize(db).where(and(eq(parcels.patientId, patient), isNull(parcels.sentAt)))

/** Marks a prize as sent; whose it is, or nothing where it is not waiting for that. */
export const markSent = async (
  db: Db,
  drawId: number,
  sent: { carrier: string; parcelNo: string; sentAt: Date },
): Promise<{ patientId: number } | undefined> =>
  (
    await db
      .update(parcels)
      .set(sent)
      .where(and(eq(parcels.drawId, drawId), isNull(parcels.sentAt)))
      .returning({ patientId: parcels.patientId })
  )[0]
