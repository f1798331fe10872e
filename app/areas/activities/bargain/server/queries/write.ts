import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { activitiesBargains as bargains, activitiesCuts as cuts, activitiesBargainItems as items } from '../tables.ts'

export type NewItem = typeof items.$inferInsert

export const insertItems = (db: Db, rows: readonly NewItem[]) => db.insert(items).values([...rows])

/** Writes down that a patient's bargains on these goods whose time is over are over. */
export const endOverdueOf = (db: Db, patient: PatientId, itemId: number, now: Date) =>
  db
    .update(bargains)
    .set({ state: 'over' })
    .where(
      and(
        eq(bargains.patientId, patient),
        eq(bargains.itemId, itemId),
        eq(bargains.state, 'running'),
        lte(bargains.endsAt, now),
      ),
    )

/** Begins a bargain; false where one runs already. */
export const insertBargain = async (db: Db, row: typeof bargains.$inferInsert): Promise<boolean> =>
  (await db.insert(bargains).values(row).onConflictDoNothing().returning({ id: bargains.id })).length > 0

/** A bargain that nobody else changes before the transaction ends. */
export const lockBargain = async (db: Db, id: string) =>
  (await db.select().from(bargains).where(eq(bargains.id, id)).for('update'))[0]
export type LockedBargain = NonNullable<Awaited<ReturnType<typeof lockBargain>>>

/** Writes a cut; false where who cuts has cut before. */
export const insertCut = async (db: Db, row: typeof cuts.$inferInsert): Promise<boolean> =>
  (await db.insert(cuts).values(row).onConflictDoNothing().returning({ seat: cuts.seat })).length > 0

/** Takes a cut off the price. */
export const lowerPrice = (db: Db, id: string, byFen: number) =>
  db
    .update(bargains)
    .set({ nowFen: sql`${bargains.nowFen} - ${byFen}::int`, cutsDone: sql`${bargains.cutsDone} + 1` })
    .where(eq(bargains.id, id))

/** Writes down which order a bargain became. */
export const markOrdered = (db: Db, id: string, orderId: string, orderedAt: Date) =>
  db.update(bargains).set({ state: 'ordered', orderId, orderedAt }).where(eq(bargains.id, id))

/** The bargain that became this order. */
export const lockOfOrder = async (db: Db, orderId: string): Promise<LockedBargain | undefined> =>
  (await db.select().from(bargains).where(eq(bargains.orderId, orderId)).for('update'))[0]

/** Whether another bargain of that patient on the same goods runs. */
export const hasRunning = async (db: Db, { patientId, itemId }: Pick<LockedBargain, 'patientId' | 'itemId'>) =>
  (await db.$count(
    bargains,
    and(eq(bargains.patientId, patientId), eq(bargains.itemId, itemId), eq(bargains.state, 'running')),
  )) > 0

/** Has a bargain run again, or be over, after its order came to nothing. */
export const releaseBargain = (db: Db, id: string, state: 'running' | 'over') =>
  db.update(bargains).set({ state, orderId: null, orderedAt: null }).where(eq(bargains.id, id))

/** Bargains whose time is over and that nobody wrote down as such, so many at most: they are over. */
export const endOverdue = async (db: Db, now: Date, most: number): Promise<number> => {
  const due = db
    .select({ id: bargains.id })
    .from(bargains)
    .where(and(eq(bargains.state, 'running'), lte(bargains.endsAt, now)))
    .orderBy(bargains.endsAt)
    .limit(most)
    .for('update', { skipLocked: true })
  return (
    await db.update(bargains).set({ state: 'over' }).where(inArray(bargains.id, due)).returning({ id: bargains.id })
  ).length
}
