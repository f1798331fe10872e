import { and, asc, desc, eq } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { accountHealthAreas as areas, accountHealthCards as cards } from './tables.ts'

type NewArea = typeof areas.$inferInsert

export const listAreas = (db: Db) => db.select().from(areas).where(eq(areas.isOpen, true)).orderBy(asc(areas.position))

export const hasArea = async (db: Db, areaCode: number): Promise<boolean> =>
  (await db.$count(areas, and(eq(areas.areaCode, areaCode), eq(areas.isOpen, true)))) > 0

export const insertAreas = (db: Db, rows: NewArea[]) => db.insert(areas).values(rows).onConflictDoNothing()

/** A member has one card an area: a second is not written. */
export const insertCard = (db: Db, row: typeof cards.$inferInsert) => db.insert(cards).values(row).onConflictDoNothing()

/** How many cards the patient's members have. */
export const countCards = (db: Db, patient: PatientId): Promise<number> =>
  db.$count(cards, eq(cards.patientId, patient))

/** Cards of the patient, of one member or in one area, the newest first, each with its area. */
export const listCards = (db: Db, patient: PatientId, of: { memberId?: number | undefined; areaCode?: number } = {}) =>
  db
    .select({ card: cards, area: areas })
    .from(cards)
    .innerJoin(areas, eq(areas.areaCode, cards.areaCode))
    .where(
      and(
        eq(cards.patientId, patient),
        of.memberId === undefined ? undefined : eq(cards.memberId, of.memberId),
        of.areaCode === undefined ? undefined : eq(cards.areaCode, of.areaCode),
      ),
    )
    .orderBy(desc(cards.id))

export type CardRow = Awaited<ReturnType<typeof listCards>>[number]

export const deleteCardsOf = (db: Db, memberId: number) => db.delete(cards).where(eq(cards.memberId, memberId))
