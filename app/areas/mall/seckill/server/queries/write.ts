import { and, eq, isNull } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import {
  mallSeckillItems as items,
  mallSeckillReminders as reminders,
  mallSeckillSessions as sessions,
} from '../tables.ts'

/** Turns a reminder over: made where there was none, taken away where there was; whether there is one now. */
export const turnReminder = async (
  db: Db,
  { patientId, itemId, remindAt }: { patientId: PatientId; itemId: number; remindAt: Date },
): Promise<boolean> => {
  const gone = await db
    .delete(reminders)
    .where(and(eq(reminders.patientId, patientId), eq(reminders.itemId, itemId)))
    .returning({ itemId: reminders.itemId })
  if (gone.length > 0) return false
  await db.insert(reminders).values({ patientId, itemId, remindAt }).onConflictDoNothing()
  return true
}

/** Marks a reminder as told; false where it was told or taken away meanwhile. */
export const markReminded = async (db: Db, patientId: number, itemId: number, toldAt: Date): Promise<boolean> => {
  const told = await db
    .update(reminders)
    .set({ toldAt })
    .where(and(eq(reminders.patientId, patientId), eq(reminders.itemId, itemId), isNull(reminders.toldAt)))
    .returning({ itemId: reminders.itemId })
  return told.length > 0
}

export type NewSession = typeof sessions.$inferInsert
export type NewItem = typeof items.$inferInsert

export const insertSessions = async (db: Db, rows: NewSession[]): Promise<number[]> =>
  (await db.insert(sessions).values(rows).returning({ id: sessions.id })).map(({ id }) => id)

export const insertItems = (db: Db, rows: NewItem[]) => db.insert(items).values(rows)
