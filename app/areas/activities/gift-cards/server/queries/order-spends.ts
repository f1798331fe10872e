import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { later } from '#kit/time/span.ts'
import { GRACE_DAYS } from '../../rules.ts'
import { activitiesGiftCards as cards, activitiesGiftSpends as spends } from '../tables.ts'
import { type CardRow, takeOff } from './cards.ts'

export type SpendRow = typeof spends.$inferSelect

/** Takes an amount off a card of this patient's own; undefined where it does not have so much any more. */
export const takeOffOwn = async (
  db: Db,
  patient: PatientId,
  { id, amountFen, now }: { id: number; amountFen: number; now: Date },
): Promise<CardRow | undefined> => takeOff(db, id, amountFen, now, eq(cards.patientId, patient))

/** What cards pay of an order, in the order in which it was taken off them. */
export const listOrderSpends = (db: Db, orderId: string): Promise<SpendRow[]> =>
  db.select().from(spends).where(eq(spends.orderId, orderId)).orderBy(asc(spends.id))

/** What a card paid of a payment at a counter, with the card. */
export const findPaymentSpend = async (db: Db, outTradeNo: string) =>
  (
    await db
      .select({ spend: spends, card: cards })
      .from(spends)
      .innerJoin(cards, eq(cards.id, spends.cardId))
      .where(eq(spends.outTradeNo, outTradeNo))
  )[0]

/** What was held for an order is spent from now on: each with its card. */
export const spendHeld = async (db: Db, orderId: string) => {
  const held = await db
    .update(spends)
    .set({ isHeld: false })
    .where(and(eq(spends.orderId, orderId), eq(spends.isHeld, true)))
    .returning()
  const rows = []
  for (const spend of held) {
    const [card] = await db.select().from(cards).where(eq(cards.id, spend.cardId))
    if (card) rows.push({ spend, card })
  }
  return rows
}

/** Frees what was held for an order; each as it was. */
export const freeHeld = (db: Db, orderId: string): Promise<SpendRow[]> =>
  db
    .update(spends)
    .set({ isHeld: false, backFen: spends.amountFen })
    .where(and(eq(spends.orderId, orderId), eq(spends.isHeld, true)))
    .returning()

/** Writes down that so much of a spend went back; false where that is more than is left of it. */
export const takeBackOf = async (db: Db, id: number, amountFen: number): Promise<boolean> => {
  const isLeft = sql`${spends.backFen} + ${amountFen}::int <= ${spends.amountFen}`
  const { rowCount } = await db
    .update(spends)
    .set({ backFen: sql`${spends.backFen} + ${amountFen}::int` })
    .where(and(eq(spends.id, id), isLeft))
  return rowCount === 1
}

/** Puts an amount back onto a card. One that has ended, or ends soon, can be used a while longer. */
export const putBack = (db: Db, cardId: number, amountFen: number, now: Date) =>
  db
    .update(cards)
    .set({
      balanceFen: sql`${cards.balanceFen} + ${amountFen}::int`,
      validUntil: sql`greatest(${cards.validUntil}, ${later(now, { days: GRACE_DAYS })}::timestamptz)`,
    })
    .where(eq(cards.id, cardId))

/** The cards with which a patient can pay, those that end first first. */
export const listPaying = (db: Db, patient: PatientId, now: Date): Promise<CardRow[]> =>
  db
    .select()
    .from(cards)
    .where(and(eq(cards.patientId, patient), gt(cards.balanceFen, 0), gt(cards.validUntil, now)))
    .orderBy(asc(cards.validUntil), asc(cards.id))
