import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Due } from '../../rules.ts'
import {
  accessStaffKnownAddresses as addresses,
  accessStaffResets as resets,
  accessStaffSessions as sessions,
  accessStaff as staff,
} from '../tables.ts'

/** Whose open session this is. */
export const findStaffByKeyHash = async (db: Db, keyHash: string, now: Date) => {
  const [found] = await db
    .select({
      staffId: staff.id,
      hospitalId: staff.hospitalId,
      name: staff.name,
      role: staff.role,
      sessionHash: sessions.keyHash,
    })
    .from(sessions)
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .where(and(eq(sessions.keyHash, keyHash), gt(sessions.expiresAt, now), isNull(sessions.due), eq(staff.isOn, true)))
  return found ?? null
}

/** Whose sign-in this is, while that is due. */
export const findStaffByTicket = async (db: Db, keyHash: string, due: Due, now: Date) => {
  const [found] = await db
    .select({ staff })
    .from(sessions)
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .where(and(eq(sessions.keyHash, keyHash), gt(sessions.expiresAt, now), eq(sessions.due, due), eq(staff.isOn, true)))
  return found?.staff
}

export const insertSession = (db: Db, row: typeof sessions.$inferInsert) => db.insert(sessions).values(row)

/** False where it was gone already. */
export const deleteSession = async (db: Db, keyHash: string): Promise<boolean> =>
  (await db.delete(sessions).where(eq(sessions.keyHash, keyHash)).returning({ keyHash: sessions.keyHash })).length > 0

/** Ends all sessions of an account but this one. */
export const deleteSessionsOf = (db: Db, staffId: number, but = '') =>
  db.delete(sessions).where(and(eq(sessions.staffId, staffId), ne(sessions.keyHash, but)))

/** Whether the account has signed in from this address. */
export const isKnownAddress = async (db: Db, staffId: number, addressIndex: string): Promise<boolean> =>
  (await db.$count(addresses, and(eq(addresses.staffId, staffId), eq(addresses.addressIndex, addressIndex)))) > 0

export const upsertKnownAddress = (db: Db, row: typeof addresses.$inferInsert) =>
  db
    .insert(addresses)
    .values(row)
    .onConflictDoUpdate({ target: [addresses.staffId, addresses.addressIndex], set: { seenAt: row.seenAt } })

/** Forgets sessions that have ended, resets that nobody came for, and addresses that were not seen since. */
export const deleteEnded = async (db: Db, now: Date, seenBefore: Date) => {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(resets).where(lte(resets.expiresAt, now))
  await db.delete(addresses).where(lte(addresses.seenAt, seenBefore))
}
