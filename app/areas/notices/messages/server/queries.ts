import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { PatientId } from '#server/here.ts'
import { noticesMessages as messages } from './tables.ts'

export type MessageRow = typeof messages.$inferSelect

export const insertMessage = (db: Db, row: typeof messages.$inferInsert) => db.insert(messages).values(row)

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
