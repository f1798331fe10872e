import { and, desc, eq, exists, gt, inArray, lte, or } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import type { Db } from '#kit/db/open.ts'
import {
  accessNextSessions as nextSessions,
  accessPatients as patients,
  accessPatientSessions as sessions,
  accessSpentKeys as spentKeys,
} from '../tables.ts'

const selectByHash = (db: Db, { hashes }: { hashes: readonly string[] }) =>
  db
    .select({ keyHash: sessions.keyHash, patientId: sessions.patientId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(isAnyOf(sessions.keyHash, hashes))

/** Who holds these keys, by their hashes: every signed-in call asks, so those that come together ask together. */
const findByHash = batchLoader(
  async (db, hashes: readonly string[]) =>
    new Map((await selectByHash(db, { hashes })).map((session) => [session.keyHash, session])),
)

export const findSessionByHash = async (db: Db, keyHash: string, now: Date) => {
  const session = await findByHash(db, keyHash)
  return session && session.expiresAt > now ? { patientId: session.patientId } : null
}

export const insertSession = (db: Db, row: typeof sessions.$inferInsert) => db.insert(sessions).values(row)

export const deleteSession = (db: Db, keyHash: string) => db.delete(sessions).where(eq(sessions.keyHash, keyHash))

/** Ends all sessions of a patient; their names. */
export const deleteSessionsOf = async (db: Db, patientId: number): Promise<string[]> =>
  (await db.delete(sessions).where(eq(sessions.patientId, patientId)).returning({ keyHash: sessions.keyHash })).map(
    ({ keyHash }) => keyHash,
  )

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

/** Keeps the key that is to take a session's place; an earlier one for it is gone. */
export const upsertNextSession = (db: Db, row: typeof nextSessions.$inferInsert) =>
  db
    .insert(nextSessions)
    .values(row)
    .onConflictDoUpdate({ target: nextSessions.replacesHash, set: { ...row, replacesHash: undefined } })

interface Pair {
  patient: PatientId
  keyHash: string
  replacesHash: string
}

/** Takes away a session of this patient for which this key waits, and the waiting with it; undefined where none does. Its key is spent. */
export const takeReplaced = async (db: Db, { patient, keyHash, replacesHash }: Pair, now: Date) => {
  const [next] = await db
    .delete(nextSessions)
    .where(
      and(
        eq(nextSessions.replacesHash, replacesHash),
        eq(nextSessions.keyHash, keyHash),
        gt(nextSessions.waitsUntil, now),
        inArray(nextSessions.replacesHash, db.select({ hash: sessions.keyHash }).from(sessions).where(mine(patient))),
      ),
    )
    .returning()
  if (!next) return undefined
  const [replaced] = await db
    .delete(sessions)
    .where(and(eq(sessions.keyHash, replacesHash), mine(patient)))
    .returning({ familyHash: sessions.familyHash })
  const familyHash = replaced?.familyHash ?? replacesHash
  await db
    .insert(spentKeys)
    .values({ keyHash: replacesHash, patientId: patient, familyHash, spentAt: now, forgetAt: next.expiresAt })
    .onConflictDoNothing()
  // The oldest of the family is remembered as long as the youngest lives.
  await db.update(spentKeys).set({ forgetAt: next.expiresAt }).where(eq(spentKeys.familyHash, familyHash))
  return { ...next, familyHash }
}

const isSpent = (keyHash: string, before: Date) => and(eq(spentKeys.keyHash, keyHash), lte(spentKeys.spentAt, before))

/** Whether another key has taken the place of this one before then. */
export const isSpentKey = async (db: Db, keyHash: string, before: Date): Promise<boolean> =>
  (await db.$count(spentKeys, isSpent(keyHash, before))) > 0

/** Ends all sessions of the family of a key that was spent before `spentBefore`; null where it is no such key. */
export const endFamilyOf = async (db: Db, keyHash: string, spentBefore: Date) => {
  const [shown] = await db
    .select({ patientId: spentKeys.patientId, familyHash: spentKeys.familyHash })
    .from(spentKeys)
    .where(isSpent(keyHash, spentBefore))
    .for('update')
  if (!shown) return null
  const ended = await db
    .delete(sessions)
    .where(or(eq(sessions.familyHash, shown.familyHash), eq(sessions.keyHash, shown.familyHash)))
    .returning({ keyHash: sessions.keyHash })
  // What has ended is not ended again, nor told again.
  await db.delete(spentKeys).where(eq(spentKeys.familyHash, shown.familyHash))
  return { patientId: shown.patientId, sessions: ended.map((one) => one.keyHash) }
}

/** Whether this key has taken that one's place before. */
export const hasReplaced = async (db: Db, { patient, keyHash, replacesHash }: Pair): Promise<boolean> => {
  const done = and(eq(sessions.keyHash, keyHash), eq(sessions.replacedHash, replacesHash), mine(patient))
  return (await db.select({ hash: sessions.keyHash }).from(sessions).where(done)).length > 0
}

const mine = (patient: PatientId) => eq(sessions.patientId, patient)

export const deleteEndedSessions = async (db: Db, now: Date) => {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(nextSessions).where(lte(nextSessions.waitsUntil, now))
  await db.delete(spentKeys).where(lte(spentKeys.forgetAt, now))
}

/** Where a patient is signed in: nothing of it opens anything. */
export const listSessions = (db: Db, patient: PatientId) =>
  db
    .select({
      keyHash: sessions.keyHash,
      channel: sessions.channel,
      openedAt: sessions.openedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(mine(patient))
    .orderBy(desc(sessions.openedAt))
