import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { consultConsultations as asks } from '#app/areas/consult/consultations/server/public.ts'
import { talkingStates } from '#app/areas/consult/consultations/states.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { callKinds, lostFrom } from '../../rules.ts'
import { allStates, type CallState, comingStates, mayMove, openStates } from '../../states.ts'
import { consultCalls as calls, consultCallParticipants as seats } from '../tables.ts'

export type CallRow = typeof calls.$inferSelect
export type NewCall = typeof calls.$inferInsert

/** Locks a consultation before its call: whoever moves either takes them in this order. */
export const lockConsultation = (db: Db, consultationId: string) =>
  db.select({ id: asks.id }).from(asks).where(eq(asks.id, consultationId)).for('no key update')

/** Writes a call down; undefined where another one of the consultation goes on. */
export const insertCall = async (db: Db, row: NewCall): Promise<CallRow | undefined> =>
  (await db.insert(calls).values(row).onConflictDoNothing().returning())[0]

export const findCall = async (db: Db, id: string): Promise<CallRow | undefined> =>
  (await db.select().from(calls).where(eq(calls.id, id)))[0]

export const listCalls = async (db: Db, ids: readonly string[]): Promise<CallRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(calls)
        .where(inArray(calls.id, [...ids]))

/** The newest call of a consultation: the one that goes on, where one does. */
export const findLastCall = async (db: Db, consultationId: string): Promise<CallRow | undefined> =>
  (
    await db
      .select()
      .from(calls)
      .where(eq(calls.consultationId, consultationId))
      .orderBy(...newestFirst)
      .limit(1)
  )[0]

/** Of two of the same instant the one that goes on comes first. */
export const newestFirst = [desc(calls.madeAt), sql`${calls.keptUntil} is null desc`]

export const findOpenCall = async (db: Db, consultationId: string): Promise<CallRow | undefined> =>
  (
    await db
      .select()
      .from(calls)
      .where(and(eq(calls.consultationId, consultationId), inArray(calls.state, openStates)))
  )[0]

type Setting = { [Name in keyof Omit<NewCall, 'id'>]?: NewCall[Name] | SQL }

/** Moves a call on, only where `states.ts` lets it; undefined where it may not go there any more. */
export const moveCall = async (
  db: Db,
  id: string,
  to: CallState,
  now: Date,
  set: Setting = {},
): Promise<CallRow | undefined> => {
  const from = allStates.filter((state) => mayMove(state, to))
  const [moved] = await db
    .update(calls)
    .set({
      path: sql`array_append(${calls.path}, ${to}::text)`,
      pathAt: sql`array_append(${calls.pathAt}, ${now}::timestamptz(3))`,
      ...set,
    })
    .where(and(eq(calls.id, id), inArray(calls.state, from)))
    .returning()
  return moved
}

/** Writes something else about a call down. */
export const updateCall = (db: Db, id: string, set: Pick<Setting, 'comeBy' | 'shownNumber'>) =>
  db.update(calls).set(set).where(eq(calls.id, id))

/** Nobody is to come back to this consultation by itself any more. */
export const forgetAgain = (db: Db, consultationId: string) =>
  db.update(calls).set({ againBy: null }).where(eq(calls.consultationId, consultationId))

/** Calls of which the time is over: nobody came, nobody is there any more, or they last too long. The longest first. */
export const listOverdue = (db: Db, now: Date, most: number): Promise<CallRow[]> => {
  const nobodyCame = and(inArray(calls.state, comingStates), lte(calls.comeBy, now))
  const tooLong = and(eq(calls.state, 'talking'), lte(calls.endBy, now))
  const heardOf = sql`exists (select from ${seats} where ${seats.callId} = ${calls.id} and ${seats.who} <> 'guest'
    and ${seats.leftAt} is null and ${seats.seenAt} > ${lostFrom(now)})`
  const lost = and(eq(calls.state, 'talking'), eq(calls.kind, 'video'), sql`not ${heardOf}`)
  return db
    .select()
    .from(calls)
    .where(sql`${nobodyCame} or ${tooLong} or ${lost}`)
    .orderBy(asc(calls.madeAt))
    .limit(most)
}

/** Calls by phone that go on. */
export const listPhoning = (db: Db, most: number): Promise<CallRow[]> =>
  db
    .select()
    .from(calls)
    .where(and(eq(calls.kind, 'phone'), inArray(calls.state, openStates)))
    .orderBy(asc(calls.madeAt))
    .limit(most)

/** Consultations to whose call nobody came back in time. */
export const listNotAgain = async (db: Db, now: Date, most: number): Promise<string[]> =>
  (
    await db
      .select({ consultationId: calls.consultationId })
      .from(calls)
      .where(lte(calls.againBy, now))
      .orderBy(asc(calls.againBy))
      .limit(most)
  ).map(({ consultationId }) => consultationId)

/** All calls of a patient, the newest first. */
export const listEver = (db: Db, patient: PatientId): Promise<CallRow[]> =>
  db.select().from(calls).where(eq(calls.patientId, patient)).orderBy(desc(calls.madeAt))

/** Takes away records that need not be kept any more. */
export const deleteOld = (db: Db, now: Date) => db.delete(calls).where(lte(calls.keptUntil, now))

/** When phones rang that nobody took, the first of them first. */
export const listMissedRings = async (db: Db, consultationId: string): Promise<Date[]> => {
  const missed = and(eq(calls.consultationId, consultationId), eq(calls.kind, 'phone'), eq(calls.state, 'missed'))
  return (await db.select().from(calls).where(missed).orderBy(asc(calls.madeAt))).map(({ madeAt }) => madeAt)
}

/** A patient's consultations by video and phone in which somebody may call, now or later. */
export const listExpected = (db: Db, patient: PatientId) =>
  db
    .select()
    .from(asks)
    .where(
      and(
        eq(asks.patientId, patient),
        inArray(asks.kind, [...callKinds]),
        inArray(asks.state, ['waiting', ...talkingStates]),
      ),
    )
    .orderBy(asc(asks.madeAt), asks.id)
