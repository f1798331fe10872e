import { and, asc, eq } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type RechargeState, accountRecharges as recharges } from '../tables.ts'

export type RechargeRow = typeof recharges.$inferSelect

export const insertRecharge = (db: Db, row: typeof recharges.$inferInsert) => db.insert(recharges).values(row)

/** Recharges of a card in that state; nobody else moves them before the transaction ends. */
export const lockRecharges = (db: Db, cardId: number, state: RechargeState): Promise<RechargeRow[]> =>
  db
    .select()
    .from(recharges)
    .where(and(eq(recharges.cardId, cardId), eq(recharges.state, state)))
    .orderBy(asc(recharges.id))
    .for('update')

/** The one of a card that waits for its money. */
export const findPending = async (db: Db, cardId: number): Promise<RechargeRow | undefined> =>
  (
    await db
      .select()
      .from(recharges)
      .where(and(eq(recharges.cardId, cardId), eq(recharges.state, 'pending')))
  )[0]

/** Moves a recharge on; undefined where it is not in the state from which that goes. */
export const moveRecharge = async (
  db: Db,
  id: string,
  from: RechargeState,
  to: RechargeState,
): Promise<RechargeRow | undefined> =>
  (
    await db
      .update(recharges)
      .set({ state: to })
      .where(and(eq(recharges.id, id), eq(recharges.state, from)))
      .returning()
  )[0]

export const listRecharges = (db: Db, patient: PatientId): Promise<RechargeRow[]> =>
  db.select().from(recharges).where(eq(recharges.patientId, patient)).orderBy(asc(recharges.startedAt))
