import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoOrderGuests as guests, guahaoOrders as orders } from '../tables.ts'

export type GuestRow = typeof guests.$inferSelect

/** An appointment has one guest: a new link ends the one before it. */
export const upsertGuest = (db: Db, guest: { orderId: string; tokenHash: string; invitedAt: Date }) =>
  db
    .insert(guests)
    .values(guest)
    .onConflictDoUpdate({ target: guests.orderId, set: { ...guest, openedAt: null } })

export const findGuestOf = async (db: Db, orderId: string): Promise<GuestRow | undefined> =>
  (await db.select().from(guests).where(eq(guests.orderId, orderId)))[0]

export const findGuestBy = async (db: Db, tokenHash: string): Promise<GuestRow | undefined> =>
  (await db.select().from(guests).where(eq(guests.tokenHash, tokenHash)))[0]

export const updateOpened = (db: Db, orderId: string, now: Date) =>
  db
    .update(guests)
    .set({ openedAt: now })
    .where(and(eq(guests.orderId, orderId), isNull(guests.openedAt)))

export const deleteGuest = (db: Db, orderId: string) => db.delete(guests).where(eq(guests.orderId, orderId))

/** The guests of all appointments of a patient. */
export const deleteGuestsOf = (db: Db, patient: PatientId) =>
  db
    .delete(guests)
    .where(inArray(guests.orderId, db.select({ id: orders.id }).from(orders).where(eq(orders.patientId, patient))))
