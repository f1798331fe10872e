import { and, eq, gt, gte, isNull, lte, ne, or } from 'drizzle-orm'
import { consultDoctors } from '#app/areas/consult/doctors/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { dayOf } from '#kit/time/day.ts'
import {
  accessDoctors as accounts,
  accessDoctorKnownAddresses as addresses,
  accessDoctorSessions as sessions,
} from '../tables.ts'

/** Whose open session this is: an account that is off opens nothing, nor one whose doctor is certified no longer. */
export const findDoctorByKeyHash = async (db: Db, keyHash: string, now: Date) => {
  const [found] = await db
    .select({
      doctorId: accounts.doctorId,
      hospitalId: doctors.hospitalId,
      name: doctors.name,
      sessionHash: sessions.keyHash,
      openedAt: sessions.openedAt,
      touchedAt: sessions.touchedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.doctorId, sessions.doctorId))
    .innerJoin(doctors, eq(doctors.id, sessions.doctorId))
    .innerJoin(consultDoctors, eq(consultDoctors.doctorId, sessions.doctorId))
    .where(
      and(
        eq(sessions.keyHash, keyHash),
        gt(sessions.expiresAt, now),
        isNull(sessions.due),
        eq(accounts.isOn, true),
        eq(consultDoctors.certifyState, 'certified'),
        or(isNull(consultDoctors.certifiedUntil), gte(consultDoctors.certifiedUntil, dayOf(now))),
      ),
    )
  return found ?? null
}

/** Whose sign-in waits for a new password. */
export const findByTicket = async (db: Db, keyHash: string, now: Date): Promise<number | undefined> => {
  const waits = and(eq(sessions.keyHash, keyHash), gt(sessions.expiresAt, now), eq(sessions.due, 'password'))
  return (await db.select({ doctorId: sessions.doctorId }).from(sessions).where(waits))[0]?.doctorId
}

/** Notes that somebody is there. */
export const touchSession = (db: Db, keyHash: string, touchedAt: Date) =>
  db.update(sessions).set({ touchedAt }).where(eq(sessions.keyHash, keyHash))

export const insertSession = (db: Db, row: typeof sessions.$inferInsert) => db.insert(sessions).values(row)

export const deleteSession = (db: Db, keyHash: string) => db.delete(sessions).where(eq(sessions.keyHash, keyHash))

/** Ends all sessions of an account but this one. */
export const deleteSessionsOf = (db: Db, doctorId: number, but = '') =>
  db.delete(sessions).where(and(eq(sessions.doctorId, doctorId), ne(sessions.keyHash, but)))

/** Whether the account has signed in from this address. */
export const isKnownAddress = async (db: Db, doctorId: number, addressIndex: string): Promise<boolean> =>
  (await db.$count(addresses, and(eq(addresses.doctorId, doctorId), eq(addresses.addressIndex, addressIndex)))) > 0

export const upsertKnownAddress = (db: Db, row: typeof addresses.$inferInsert) =>
  db
    .insert(addresses)
    .values(row)
    .onConflictDoUpdate({ target: [addresses.doctorId, addresses.addressIndex], set: { seenAt: row.seenAt } })

/** Forgets sessions that have ended, and addresses that were not seen since. */
export const deleteEnded = async (db: Db, now: Date, seenBefore: Date) => {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(addresses).where(lte(addresses.seenAt, seenBefore))
}
