import { and, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Due } from '../../rules.ts'
import {
  accessStaffKnownAddresses as addresses,
  accessStaffGrants as grants,
  accessStaffResets as resets,
  accessStaffRoles as roles,
  accessStaffSessions as sessions,
  accessStaff as staff,
} from '../tables.ts'
import { postColumns } from './grants.ts'

/** Whose open session this is, with their posts that reach its desk: that of its hospital, the platform's, or both. */
export const listPostsByKeyHash = (db: Db, keyHash: string, now: Date) =>
  db
    .select({
      staffId: staff.id,
      hospitalId: sessions.hospitalId,
      name: staff.name,
      sessionHash: sessions.keyHash,
      openedAt: sessions.openedAt,
      touchedAt: sessions.touchedAt,
      ...postColumns,
    })
    .from(sessions)
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .innerJoin(
      grants,
      and(
        eq(grants.staffId, staff.id),
        eq(grants.isOn, true),
        or(isNull(grants.hospitalId), eq(grants.hospitalId, sessions.hospitalId)),
      ),
    )
    .leftJoin(roles, eq(roles.id, grants.roleId))
    .where(and(eq(sessions.keyHash, keyHash), gt(sessions.expiresAt, now), isNull(sessions.due), eq(staff.isOn, true)))
    .orderBy(sql`${grants.hospitalId} nulls last`)

/** Whose sign-in this is, while that is due. */
export const findStaffByTicket = async (db: Db, keyHash: string, due: Due, now: Date) => {
  const [found] = await db
    .select({ staff })
    .from(sessions)
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .where(and(eq(sessions.keyHash, keyHash), gt(sessions.expiresAt, now), eq(sessions.due, due), eq(staff.isOn, true)))
  return found?.staff
}

/** Whose open session this is, locked or not. */
export const findStaffByKeyHash = async (db: Db, keyHash: string, now: Date) => {
  const [found] = await db
    .select({ staff })
    .from(sessions)
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .where(and(eq(sessions.keyHash, keyHash), gt(sessions.expiresAt, now), isNull(sessions.due), eq(staff.isOn, true)))
  return found?.staff
}

/** Notes that somebody is there. */
export const touchSession = (db: Db, keyHash: string, touchedAt: Date) =>
  db.update(sessions).set({ touchedAt }).where(eq(sessions.keyHash, keyHash))

export const insertSession = (db: Db, row: typeof sessions.$inferInsert) => db.insert(sessions).values(row)

/** False where it was gone already. */
export const deleteSession = async (db: Db, keyHash: string): Promise<boolean> =>
  (await db.delete(sessions).where(eq(sessions.keyHash, keyHash)).returning({ keyHash: sessions.keyHash })).length > 0

/** Ends all sessions of an account but this one. */
export const deleteSessionsOf = (db: Db, staffId: number, but = '') =>
  db.delete(sessions).where(and(eq(sessions.staffId, staffId), ne(sessions.keyHash, but)))

/** Ends the sessions that an account has at this desk, all of them where it is the platform's; how many. */
export const deleteSessionsAt = async (db: Db, staffId: number, hospitalId: number | null): Promise<number> => {
  const there = hospitalId === null ? undefined : eq(sessions.hospitalId, hospitalId)
  const open = and(eq(sessions.staffId, staffId), there, isNull(sessions.due))
  return (await db.delete(sessions).where(open).returning({ keyHash: sessions.keyHash })).length
}

/** An account's open sessions, the newest first. */
export const listSessions = (db: Db, staffId: number, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.staffId, staffId), gt(sessions.expiresAt, now), isNull(sessions.due)))
    .orderBy(desc(sessions.openedAt), sessions.keyHash)
    .limit(100)

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
