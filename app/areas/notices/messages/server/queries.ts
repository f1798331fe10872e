import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { accountPatients as patients } from '#app/areas/account/sign-in/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { PatientId } from '#server/here.ts'
import { noticesMessages as messages } from './tables.ts'

export type MessageRow = typeof messages.$inferSelect

export type NewMessage = Required<Omit<typeof messages.$inferInsert, 'id' | 'isRead'>>

/**
 * The write of messages, as a part of a statement, where it `isSo`; to whom one was is gone, nobody is told: money may come and
 * go after an account. The messages: as JSON, or what stands for it; the condition may ask for `"of"`, whatever each follows from.
 */
export const insertingMessages = (told: string, isSo: SQL = sql`true`): SQL => sql`
    insert into ${messages} (patient_id, kind, title, text, link, told_at)
    select patient.id, kind, title, text, link, "toldAt" from ${patients} patient, json_to_recordset(${told}::json)
      as m("of" text, "patientId" bigint, kind text, title text, text text, link text, "toldAt" timestamptz)
    where patient.id = "patientId" and ${isSo} for key share of patient`

export const insertMessage = (db: Db, message: NewMessage) => db.execute(insertingMessages(JSON.stringify([message])))

/** All that a patient was told, the newest first. */
export const listEver = (db: Db, patient: PatientId): Promise<MessageRow[]> =>
  db.select().from(messages).where(eq(messages.patientId, patient)).orderBy(desc(messages.id))

/** Unread first, the newest first among each. */
export const listMessages = (db: Db, patient: PatientId, asked: { page: number; size: number }) => {
  const found = db
    .select()
    .from(messages)
    .where(eq(messages.patientId, patient))
    .orderBy(asc(messages.isRead), desc(messages.id))
  return page(found.$dynamic(), asked)
}

export const countUnread = (db: Db, patient: PatientId): Promise<number> =>
  db.$count(messages, and(eq(messages.patientId, patient), eq(messages.isRead, false)))

/** Marks one message, or without an id all of them; how many of them there were. */
export const markRead = async (db: Db, patient: PatientId, id?: number): Promise<number> => {
  const meant = id === undefined ? eq(messages.isRead, false) : eq(messages.id, id)
  const marked = await db
    .update(messages)
    .set({ isRead: true })
    .where(and(eq(messages.patientId, patient), meant))
    .returning({ id: messages.id })
  return marked.length
}
