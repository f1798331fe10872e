import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { Unread } from '#kit/db/unread.ts'
import { accountBankCards as cards } from '../tables.ts'

export type CardRow = typeof cards.$inferSelect

export const listCards = (db: Db, patient: PatientId): Promise<CardRow[]> =>
  db.select().from(cards).where(eq(cards.patientId, patient)).orderBy(asc(cards.id))

/** What is left in all sub-accounts of a patient. */
export const sumBalances = async (db: Db, patient: PatientId): Promise<number> => {
  const [found] = await db
    .select({ fen: sql<number>`coalesce(sum(${cards.balanceFen}), 0)::int` })
    .from(cards)
    .where(eq(cards.patientId, patient))
  return found?.fen ?? 0
}

/** Those in whose account something is left. */
export const listFilledCards = (db: Db, patient: PatientId): Unread<CardRow> =>
  db
    .select()
    .from(cards)
    .where(and(eq(cards.patientId, patient), gt(cards.balanceFen, 0)))
    .orderBy(asc(cards.id))

export const findCard = async (db: Db, patient: PatientId, id: number): Promise<CardRow | undefined> =>
  (
    await db
      .select()
      .from(cards)
      .where(and(eq(cards.patientId, patient), eq(cards.id, id)))
  )[0]

/** The same, and nobody else changes it before the transaction ends. */
export const lockCard = async (db: Db, patient: PatientId, id: number): Promise<CardRow | undefined> =>
  (
    await db
      .select()
      .from(cards)
      .where(and(eq(cards.patientId, patient), eq(cards.id, id)))
      .for('update')
  )[0]

/** A patient has a card once: a second is not written. */
export const insertCard = async (db: Db, row: typeof cards.$inferInsert): Promise<CardRow | undefined> =>
  (await db.insert(cards).values(row).onConflictDoNothing().returning())[0]

/** Removes a card on which nothing lies; false where something does. */
export const deleteCard = async (db: Db, id: number): Promise<boolean> =>
  (
    await db
      .delete(cards)
      .where(and(eq(cards.id, id), eq(cards.balanceFen, 0)))
      .returning({ id: cards.id })
  ).length > 0

export const deleteCardsOf = (db: Db, memberId: number) => db.delete(cards).where(eq(cards.memberId, memberId))

/** Cards of a member on which money lies. */
export const countFilled = (db: Db, memberId: number): Promise<number> =>
  db.$count(cards, and(eq(cards.memberId, memberId), gt(cards.balanceFen, 0)))

export const updatePhotos = async (db: Db, id: number, photos: string[]): Promise<CardRow | undefined> =>
  (await db.update(cards).set({ photos }).where(eq(cards.id, id)).returning())[0]

/** The member's face was checked: that counts for each of their cards. */
export const markFace = (db: Db, memberId: number, now: Date) =>
  db
    .update(cards)
    .set({ faceAt: sql`coalesce(${cards.faceAt}, ${now})` })
    .where(eq(cards.memberId, memberId))

/** Adds to a card's balance, or takes from it what lies there. */
export const changeBalance = (db: Db, id: number, byFen: number) =>
  db
    .update(cards)
    .set({ balanceFen: sql`${cards.balanceFen} + ${byFen}` })
    .where(eq(cards.id, id))
