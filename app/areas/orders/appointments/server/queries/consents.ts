import { asc, eq } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { ordersConsents as consents } from '../tables.ts'

export type ConsentRow = typeof consents.$inferSelect

/** Keeps what was signed; false where it was signed before. */
export const insertConsent = async (db: Db, row: typeof consents.$inferInsert): Promise<boolean> =>
  (await db.insert(consents).values(row).onConflictDoNothing().returning({ id: consents.id })).length > 0

/** All that a patient signed, the oldest first. */
export const listOwnConsents = (db: Db, patient: PatientId): Promise<ConsentRow[]> =>
  db.select().from(consents).where(eq(consents.patientId, patient)).orderBy(asc(consents.id))
