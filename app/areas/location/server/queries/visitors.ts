import { createHash } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { locationVisitors as visitors } from '../tables.ts'

export type VisitorRow = typeof visitors.$inferSelect
type Change = Partial<Omit<VisitorRow, 'who' | 'changedAt'>>

/** Names a visitor's row: made of a `PatientId`, or of an id that their browser or their app brought. */
export type Who = string & { readonly madeBy: 'visitors' }

/** Shorter ids could be guessed, and with them where somebody is. */
const LEAST_ID_LENGTH = 16

const hashed = (kind: string, id: string) =>
  `${kind} ${createHash('sha256').update(`${kind} ${id}`).digest('base64url')}` as Who

export const patientWho = (patient: PatientId): Who => `patient ${patient}` as Who

/** Whom something is kept for: the patient, else the browser's distinct id; null where there is neither. */
export const whoOf = (patient: PatientId | null, distinctId = ''): Who | null => {
  if (patient !== null) return patientWho(patient)
  return distinctId.length >= LEAST_ID_LENGTH ? hashed('visitor', distinctId) : null
}

export const openIdOf = (openId: string): Who => hashed('open', openId)

export const upsertVisitor = (db: Db, who: Who, change: Change, now: Date) => {
  const set = { ...change, changedAt: now }
  return db
    .insert(visitors)
    .values({ who, ...set })
    .onConflictDoUpdate({ target: visitors.who, set })
}

/** Where the visitor was, if they were placed after that moment. */
export const findPlaced = async (db: Db, who: Who, after: Date): Promise<VisitorRow | undefined> =>
  (
    await db
      .select()
      .from(visitors)
      .where(and(eq(visitors.who, who), gt(visitors.placedAt, after)))
  )[0]

/** Id of the city that was chosen, 0 for all the country. */
export const findChosenCity = async (db: Db, who: Who): Promise<number | undefined> => {
  const [row] = await db.select({ id: visitors.chosenCityId }).from(visitors).where(eq(visitors.who, who))
  return row?.id ?? undefined
}

export const findVisitor = async (db: Db, who: Who): Promise<VisitorRow | undefined> =>
  (await db.select().from(visitors).where(eq(visitors.who, who)))[0]

/** Forgets one. */
export const deleteVisitor = (db: Db, who: Who) => db.delete(visitors).where(eq(visitors.who, who))

const nowhere = { lat: null, lng: null, source: '', areaCode: null, placedCityId: null, placedAt: null }

/** Forgets positions from before a moment; the chosen cities stay. */
export const clearPlaces = (db: Db, before: Date) =>
  db
    .update(visitors)
    .set(nowhere)
    .where(and(isNotNull(visitors.placedAt), lte(visitors.placedAt, before)))

/** Forgets who has not come back since, and of whom nothing is left. */
export const deleteVisitors = (db: Db, before: Date) =>
  db
    .delete(visitors)
    .where(or(lte(visitors.changedAt, before), and(isNull(visitors.placedAt), isNull(visitors.chosenCityId))))
