import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, max, ne, notInArray, sql } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { consultMessages as messages, consultTalks as talks } from './tables.ts'

export type NewTalk = typeof talks.$inferInsert
export type NewMessage = typeof messages.$inferInsert
export type TalkRow = typeof talks.$inferSelect
export type MessageRow = typeof messages.$inferSelect

/** The consultation, if it is the patient's own. */
export const findTalk = async (db: Db, patient: PatientId, id: string): Promise<TalkRow | undefined> =>
  (
    await db
      .select()
      .from(talks)
      .where(and(eq(talks.id, id), eq(talks.patientId, patient)))
  )[0]

/** The patient's consultations, the newest first, each with its doctor. */
export const listTalks = (db: Db, patient: PatientId, asked: PageRequest) => {
  const found = db
    .select({
      id: talks.id,
      doctorId: doctors.id,
      doctorName: doctors.name,
      hospitalName: hospitals.name,
      openedAt: talks.openedAt,
    })
    .from(talks)
    .innerJoin(doctors, eq(doctors.id, talks.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(eq(talks.patientId, patient))
    .orderBy(desc(talks.openedAt), desc(talks.id))
  return page(db, found.$dynamic(), asked)
}

/** Which messages of a talk are wanted, and by whom: the patient does not see what they took out. */
export interface TalkWindow {
  before?: number | undefined
  since?: number | undefined
  most: number
  as: 'patient' | 'doctor'
}

/** At most `most` messages: the newest first, before the one given; or, from `since` on, the oldest first, with what was taken back. */
export const listMessages = (db: Db, talkId: string, { before, since, most, as }: TalkWindow): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.talkId, talkId),
        before === undefined ? undefined : lt(messages.id, before),
        since === undefined ? ne(messages.kind, 'recall') : gt(messages.id, since),
        as === 'patient' ? isNull(messages.hiddenAt) : undefined,
      ),
    )
    .orderBy(since === undefined ? desc(messages.id) : asc(messages.id))
    .limit(most)

/** Of each of these talks at most so many messages, the newest of what its patient sees: the oldest first. */
export const listNewest = async (db: Db, talkIds: readonly string[], most: number): Promise<MessageRow[]> => {
  if (talkIds.length === 0) return []
  const newest = db
    .select()
    .from(messages)
    .where(and(eq(messages.talkId, talks.id), ne(messages.kind, 'recall'), isNull(messages.hiddenAt)))
    .orderBy(desc(messages.id))
    .limit(most)
    .as('newest')
  const found = await db
    .select()
    .from(talks)
    .innerJoinLateral(newest, sql`true`)
    .where(isAnyOf(talks.id, talkIds))
    .orderBy(asc(newest.id))
  return found.map((row) => row.newest)
}

export const insertTalk = async (db: Db, talk: NewTalk, said: readonly Omit<NewMessage, 'talkId'>[]) => {
  await db.insert(talks).values(talk)
  if (said.length > 0) await db.insert(messages).values(said.map((message) => ({ ...message, talkId: talk.id })))
}

/** All consultations of the patient, the newest first. */
export const listAllTalks = (db: Db, patient: PatientId) =>
  db.select().from(talks).where(eq(talks.patientId, patient)).orderBy(desc(talks.openedAt))

/** All that was said in the patient's consultations, in its order. */
export const listAllMessages = (db: Db, patient: PatientId): Promise<MessageRow[]> =>
  db
    .select(getTableColumns(messages))
    .from(messages)
    .innerJoin(talks, eq(talks.id, messages.talkId))
    .where(eq(talks.patientId, patient))
    .orderBy(asc(messages.id))

/**
 * Says something in talks, one message in each; where there is no such talk, nothing. The rows of the talks are locked first,
 * so ids are in the order of commits.
 */
export const insertMessages = async (db: Db, rows: readonly NewMessage[]): Promise<MessageRow[]> => {
  const ids = rows.map(({ talkId }) => talkId)
  const locked = await db
    .select({ id: talks.id })
    .from(talks)
    .where(isAnyOf(talks.id, ids))
    .orderBy(talks.id)
    .for('no key update')
  const found = new Set(locked.map(({ id }) => id))
  const said = rows.filter(({ talkId }) => found.has(talkId))
  return said.length === 0 ? [] : db.insert(messages).values(said).returning()
}

/** What somebody has said under a name of their own. */
export const findInTalk = async (db: Db, talkId: string, sender: NewMessage['sender'], clientMsgId: string) =>
  (
    await db
      .select()
      .from(messages)
      .where(and(eq(messages.talkId, talkId), eq(messages.sender, sender), eq(messages.clientMsgId, clientMsgId)))
  )[0]

/** Empties what somebody said after an instant; false where it is not theirs, too old, a prescription, a gift, or taken back already. */
export const emptyMessage = async (db: Db, talkId: string, sender: NewMessage['sender'], id: number, after: Date) => {
  const emptied = await db
    .update(messages)
    .set({ kind: 'recalled', contentSealed: '' })
    .where(
      and(
        eq(messages.talkId, talkId),
        eq(messages.sender, sender),
        eq(messages.id, id),
        gt(messages.sentAt, after),
        notInArray(messages.kind, ['prescription', 'gift', 'summary', 'recalled', 'recall']),
      ),
    )
    .returning({ id: messages.id })
  return emptied.length > 0
}

/** Takes a message out of what the patient sees; false where there is none. */
export const hideMessage = async (db: Db, talkId: string, id: number, now: Date): Promise<boolean> => {
  const hidden = await db
    .update(messages)
    .set({ hiddenAt: now })
    .where(and(eq(messages.talkId, talkId), eq(messages.id, id), isNull(messages.hiddenAt)))
    .returning({ id: messages.id })
  return hidden.length > 0
}

/** Writes down how far somebody has seen a talk, never backward nor beyond its end; how far that is now, undefined where nothing changed. */
export const markRead = async (db: Db, talkId: string, who: 'patient' | 'doctor', id: number) => {
  const column = who === 'patient' ? talks.patientRead : talks.doctorRead
  const newest = db
    .select({ id: max(messages.id) })
    .from(messages)
    .where(eq(messages.talkId, talkId))
  const read = sql<number>`least(${id}::bigint, coalesce((${newest}), 0))`
  const [changed] = await db
    .update(talks)
    .set(who === 'patient' ? { patientRead: read } : { doctorRead: read })
    .where(and(eq(talks.id, talkId), lt(column, read)))
    .returning({ read: column })
  return changed?.read
}

/** Forgets what was said in these talks; that they were is kept. */
export const deleteMessagesOf = async (db: Db, talkIds: readonly string[]) => {
  if (talkIds.length > 0) await db.delete(messages).where(inArray(messages.talkId, [...talkIds]))
}

/** How far each of them has seen a talk. */
export const findRead = async (db: Db, talkId: string) =>
  (
    await db
      .select({ patientRead: talks.patientRead, doctorRead: talks.doctorRead })
      .from(talks)
      .where(eq(talks.id, talkId))
  )[0]

/** How many messages of the patient the doctor has not seen, of each of these talks that has some. */
export const countUnread = async (db: Db, talkIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (talkIds.length === 0) return new Map()
  const rows = await db
    .select({ id: talks.id, count: sql<number>`count(*)::int` })
    .from(talks)
    .innerJoin(messages, and(eq(messages.talkId, talks.id), gt(messages.id, talks.doctorRead)))
    .where(and(inArray(talks.id, [...talkIds]), eq(messages.sender, 'patient'), ne(messages.kind, 'recall')))
    .groupBy(talks.id)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
