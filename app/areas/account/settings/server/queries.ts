import { and, asc, desc, eq } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { Purpose } from '../rules.ts'
import { accountConsents as consents, accountLeavings as leavings } from './tables.ts'

/** Whether the patient agrees to a purpose now; without a word of their they do not. */
export const findConsent = async (db: Db, patient: PatientId, purpose: Purpose): Promise<boolean> => {
  const [last] = await db
    .select({ isGiven: consents.isGiven })
    .from(consents)
    .where(and(eq(consents.patientId, patient), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1)
  return last?.isGiven ?? false
}

export const insertConsent = (db: Db, row: typeof consents.$inferInsert) => db.insert(consents).values(row)

/** All that the patient has agreed to and taken back. */
export const listConsents = (db: Db, patient: PatientId) =>
  db.select().from(consents).where(eq(consents.patientId, patient)).orderBy(asc(consents.id))

export const insertLeaving = (db: Db, row: typeof leavings.$inferInsert) => db.insert(leavings).values(row)
