import { and, asc, desc, eq, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { activitiesGiftCards as cards, activitiesGiftSpends as spends } from '../tables.ts'

export type CardRow = typeof cards.$inferSelect

interface Asked {
  page: number
  size: number
}

export const insertCards = (db: Db, rows: readonly (typeof cards.$inferInsert)[]) => db.insert(cards).values([...rows])

/** Whether cards were ever printed. */
export const hasCards = async (db: Db): Promise<boolean> =>
  (await db.select({ id: cards.id }).from(cards).limit(1)).length > 0

/** A card by its number, whoever's it is. */
export const findCard = async (db: Db, cardNo: string): Promise<CardRow | undefined> =>
  (await db.select().from(cards).where(eq(cards.cardNo, cardNo)))[0]

/** Makes a card that is nobody's this patient's; undefined where it was somebody's meanwhile, or is not valid any more. */
export const bindCard = async (db: Db, id: number, patientId: PatientId, now: Date): Promise<CardRow | undefined> =>
  (
    await db
      .update(cards)
      .set({ patientId, boundAt: now })
      .where(and(eq(cards.id, id), isNull(cards.boundAt), gt(cards.validUntil, now)))
      .returning()
  )[0]

/** Which of a patient's cards: all, or those with which they can pay, or the others. */
interface Which {
  isUsable: boolean | undefined
  now: Date
}

/** A patient's cards, those that end first first. */
export const selectCards = (db: Db, patient: PatientId, { isUsable, now }: Which) => {
  const usable = and(gt(cards.balanceFen, 0), gt(cards.validUntil, now))
  const gone = or(eq(cards.balanceFen, 0), lte(cards.validUntil, now))
  const wanted = isUsable === undefined ? undefined : isUsable ? usable : gone
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.patientId, patient), wanted))
    .orderBy(asc(cards.validUntil), asc(cards.id))
}

/** A page of them. */
export const listCards = (db: Db, patient: PatientId, which: Which, asked: Asked) =>
  page(db, selectCards(db, patient, which).$dynamic(), asked)

/** One of a patient's cards. */
export const findOwnCard = async (db: Db, patient: PatientId, id: number): Promise<CardRow | undefined> =>
  (
    await db
      .select()
      .from(cards)
      .where(and(eq(cards.id, id), eq(cards.patientId, patient)))
  )[0]

/** What was spent with a card, the last first. */
export const listSpends = (db: Db, cardId: number, asked: Asked) =>
  page(db, db.select().from(spends).where(eq(spends.cardId, cardId)).orderBy(desc(spends.id)).$dynamic(), asked)

/** Takes an amount off a card; undefined where it does not have so much, is not valid any more or nobody's. */
export const takeOff = async (
  db: Db,
  id: number,
  amountFen: number,
  now: Date,
  whose: SQL = sql`${cards.patientId} is not null`,
): Promise<CardRow | undefined> =>
  (
    await db
      .update(cards)
      .set({ balanceFen: sql`${cards.balanceFen} - ${amountFen}::int` })
      .where(and(eq(cards.id, id), gte(cards.balanceFen, amountFen), gt(cards.validUntil, now), whose))
      .returning()
  )[0]

export const insertSpend = async (db: Db, row: typeof spends.$inferInsert): Promise<number> =>
  ((await db.insert(spends).values(row).returning({ id: spends.id }))[0] as { id: number }).id

/** All that a patient spent with cards. */
export const listSpendsOf = (db: Db, patient: PatientId) =>
  db.select().from(spends).where(eq(spends.patientId, patient)).orderBy(asc(spends.id))

/** Cards by how they were printed together, the last first. */
export const listBatches = (db: Db, asked: Asked) =>
  page(
    db,
    db
      .select({
        batch: cards.batch,
        amountFen: cards.amountFen,
        printedAt: cards.printedAt,
        validUntil: cards.validUntil,
        count: sql<number>`count(*)::int`,
        bound: sql<number>`count(*) filter (where ${cards.boundAt} is not null)::int`,
        balanceFen: sql<number>`sum(${cards.balanceFen})::int`,
      })
      .from(cards)
      .groupBy(cards.batch, cards.amountFen, cards.printedAt, cards.validUntil)
      .orderBy(desc(cards.printedAt), asc(cards.batch))
      .$dynamic(),
    asked,
  )
