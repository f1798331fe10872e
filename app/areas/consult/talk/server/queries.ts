import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { PatientId } from '#server/here.ts'
import { consultMessages as messages, consultTalks as talks } from './tables.ts'

export type NewTalk = typeof talks.$inferInsert
export type NewMessage = typeof messages.$inferInsert

/** The consultation, if it is the patient's own. */
export const findTalk = async (db: Db, patient: PatientId, id: string) =>
  (
    await db
      .select({ id: talks.id })
      .from(talks)
      .where(and(eq(talks.id, id), eq(talks.patientId, patient)))
  )[0]

/** At most `most` messages before the one given, the newest first. */
export const listMessages = (db: Db, talkId: string, { before, most }: { before: number | undefined; most: number }) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.talkId, talkId), before ? lt(messages.id, before) : undefined))
    .orderBy(desc(messages.id))
    .limit(most)

export const insertTalk = async (db: Db, talk: NewTalk, said: readonly Omit<NewMessage, 'talkId'>[]) => {
  await db.insert(talks).values(talk)
  await db.insert(messages).values(said.map((message) => ({ ...message, talkId: talk.id })))
}
