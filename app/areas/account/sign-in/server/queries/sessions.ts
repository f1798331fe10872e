import { and, desc, eq, exists, inArray, lte } from 'drizzle-orm'
import { gathered } from '#kit/db/gather.ts'
import type { Db } from '#kit/db/open.ts'
import type { PatientId } from '#server/here.ts'
import { accountPatients as patients, accountSessions as sessions } from '../tables.ts'

/** Who holds these keys, by their hashes: every signed-in call asks, so those that come together ask together. */
const findByHash = gathered(async (db, hashes: readonly string[]) => {
  const found = await db
    .select({ keyHash: sessions.keyHash, patientId: sessions.patientId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(inArray(sessions.keyHash, [...hashes]))
  return new Map(found.map((session) => [session.keyHash, session]))
})

export const findSessionByHash = async (db: Db, keyHash: string, now: Date) => {
  const session = await findByHash(db, keyHash)
  return session && session.expiresAt > now ? { patientId: session.patientId } : null
}

export const insertSession = (db: Db, row: typeof sessions.$inferInsert) => db.insert(sessions).values(row)

export const deleteSession = (db: Db, keyHash: string) => db.delete(sessions).where(eq(sessions.keyHash, keyHash))

/** Whether the owner of a number is signed in from this address. */
export const hasSessionFrom = async (db: Db, mobileIndexes: string[], addressIndex: string): Promise<boolean> => {
  const owner = db
    .select()
    .from(patients)
    .where(and(eq(patients.id, sessions.patientId), inArray(patients.mobileIndex, mobileIndexes)))
  const found = await db
    .select({ keyHash: sessions.keyHash })
    .from(sessions)
    .where(and(eq(sessions.addressIndex, addressIndex), exists(owner)))
    .limit(1)
  return found.length > 0
}

export const deleteEndedSessions = (db: Db, now: Date) => db.delete(sessions).where(lte(sessions.expiresAt, now))

/** Where a patient is signed in: nothing of it opens anything. */
export const listSessions = (db: Db, patient: PatientId) =>
  db
    .select({ channel: sessions.channel, openedAt: sessions.openedAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.patientId, patient))
    .orderBy(desc(sessions.openedAt))
