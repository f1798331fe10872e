import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { IdentityProviderName } from '#kit/outside/identity.ts'
import {
  accessIdentities as identities,
  accessMomentKeys as momentKeys,
  accessPatientSessions as sessions,
  accessShownCodes as shownCodes,
  accessBindTickets as tickets,
} from '../tables.ts'

/** To whom the person of a provider is bound, by the indexes of their id under all secrets. */
export const findBound = async (
  db: Db,
  provider: IdentityProviderName,
  openIdIndexes: string[],
): Promise<number | undefined> => {
  const his = and(eq(identities.door, provider), inArray(identities.openIdIndex, openIdIndexes))
  return (await db.select({ patientId: identities.patientId }).from(identities).where(his).limit(1))[0]?.patientId
}

export const hasIdentity = async (db: Db, patientId: number, provider: IdentityProviderName): Promise<boolean> => {
  const his = and(eq(identities.patientId, patientId), eq(identities.door, provider))
  return (await db.select({ id: identities.id }).from(identities).where(his)).length > 0
}

/** Who a patient is to providers of identities. */
export const listIdentities = (db: Db, patientId: PatientId) =>
  db.select().from(identities).where(eq(identities.patientId, patientId)).orderBy(asc(identities.id))

/** Binds a person to a patient instead of the one before; false where they became another's meanwhile. */
export const replaceIdentity = async (db: Db, row: typeof identities.$inferInsert): Promise<boolean> => {
  await db.delete(identities).where(and(eq(identities.patientId, row.patientId), eq(identities.door, row.door)))
  const made = await db.insert(identities).values(row).onConflictDoNothing().returning({ id: identities.id })
  return made.length > 0
}

export const insertTicket = (db: Db, row: typeof tickets.$inferInsert) => db.insert(tickets).values(row)

/** Uses a ticket up; undefined where there is none, or no more. */
export const takeTicket = async (db: Db, ticketHash: string, now: Date) => {
  const open = and(eq(tickets.ticketHash, ticketHash), gt(tickets.expiresAt, now))
  return (await db.delete(tickets).where(open).returning())[0]
}

/** Writes down that a code was shown; false where it was shown before. */
export const insertShownCode = async (db: Db, row: typeof shownCodes.$inferInsert): Promise<boolean> =>
  (await db.insert(shownCodes).values(row).onConflictDoNothing().returning()).length > 0

export const deleteShownCode = (db: Db, codeHash: string) =>
  db.delete(shownCodes).where(eq(shownCodes.codeHash, codeHash))

export const insertMomentKey = (db: Db, row: typeof momentKeys.$inferInsert) => db.insert(momentKeys).values(row)

/** Uses a moment key up: whose it was; undefined where it is none, or no more. */
export const takeMomentKey = async (db: Db, keyHash: string, now: Date): Promise<number | undefined> => {
  const open = and(eq(momentKeys.keyHash, keyHash), gt(momentKeys.expiresAt, now))
  const [taken] = await db.delete(momentKeys).where(open).returning()
  if (!taken) return undefined
  const alive = and(eq(sessions.keyHash, taken.sessionHash), gt(sessions.expiresAt, now))
  return (await db.select({ patientId: sessions.patientId }).from(sessions).where(alive))[0]?.patientId
}

export const deleteEndedTickets = async (db: Db, now: Date) => {
  await db.delete(tickets).where(lte(tickets.expiresAt, now))
  await db.delete(shownCodes).where(lte(shownCodes.forgetAt, now))
  await db.delete(momentKeys).where(lte(momentKeys.expiresAt, now))
}
