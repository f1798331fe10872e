import { desc, eq, inArray } from 'drizzle-orm'
import { ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { deskOrdersNotes as notes } from './tables.ts'

const MOST_NOTES = 100

/** What staff wrote about an order, the newest first. */
export const listNotes = (db: Db, orderId: string) =>
  db
    .select()
    .from(notes)
    .where(eq(notes.orderId, orderId))
    .orderBy(desc(notes.writtenAt), desc(notes.id))
    .limit(MOST_NOTES)

export const insertNote = (db: Db, row: typeof notes.$inferInsert) => db.insert(notes).values(row)

/** Notes about the orders of somebody who left speak of nobody any more. */
export const deleteNotesOf = (db: Db, patient: PatientId) =>
  db
    .delete(notes)
    .where(inArray(notes.orderId, db.select({ id: orders.id }).from(orders).where(eq(orders.patientId, patient))))
