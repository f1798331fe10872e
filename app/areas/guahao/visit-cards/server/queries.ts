import { and, desc, eq, inArray } from 'drizzle-orm'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoVisitCards as cards } from './tables.ts'

/** A patient has at most so many members, each with cards at a few hospitals. */
const MOST_SHOWN = 200

/** Cards of the patient, of one member or at one hospital, the newest first. */
export const listCards = (
  db: Db,
  patient: PatientId,
  of: { memberId?: number | undefined; hospitalId?: number | undefined },
) =>
  db
    .select({ card: cards, hospitalName: guahaoHospitals.name })
    .from(cards)
    .innerJoin(guahaoHospitals, eq(guahaoHospitals.id, cards.hospitalId))
    .where(
      and(
        eq(cards.patientId, patient),
        of.memberId === undefined ? undefined : eq(cards.memberId, of.memberId),
        of.hospitalId === undefined ? undefined : eq(cards.hospitalId, of.hospitalId),
      ),
    )
    .orderBy(desc(cards.id))
    .limit(MOST_SHOWN)

export type CardRow = Awaited<ReturnType<typeof listCards>>[number]

/** Writes a card; false where the member has one at this hospital, or the number is somebody's there. */
export const insertCard = async (db: Db, row: typeof cards.$inferInsert): Promise<boolean> =>
  (await db.insert(cards).values(row).onConflictDoNothing().returning({ id: cards.id })).length > 0

export const findSealedCard = async (db: Db, memberId: number, hospitalId: number): Promise<string | undefined> => {
  const own = and(eq(cards.memberId, memberId), eq(cards.hospitalId, hospitalId))
  return (await db.select({ sealed: cards.cardSealed }).from(cards).where(own))[0]?.sealed
}

/** Whose card at a hospital this number is, by its indexes. */
export const findHolder = async (db: Db, hospitalId: number, cardIndexes: readonly string[]) =>
  (
    await db
      .select({ memberId: cards.memberId })
      .from(cards)
      .where(and(eq(cards.hospitalId, hospitalId), inArray(cards.cardIndex, [...cardIndexes])))
  )[0]?.memberId

export const deleteCardsOf = (db: Db, memberId: number) => db.delete(cards).where(eq(cards.memberId, memberId))
