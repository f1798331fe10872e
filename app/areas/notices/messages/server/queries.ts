import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { MessageKind } from '../rules.ts'
import { noticesMessages as messages } from './tables.ts'

export type MessageRow = typeof messages.$inferSelect

export type NewMessage = Required<Omit<typeof messages.$inferInsert, 'id' | 'isRead'>>

/** Tells a patient; to one whose account is gone nothing is told: money may come and go after an account. */
export const insertMessage = (db: Db, { patientId, kind, title, text, link, toldAt }: NewMessage) =>
  db.execute(sql`
    insert into ${messages} (patient_id, kind, title, text, link, told_at)
    select id, ${kind}, ${title}, ${text}, ${link}, ${toldAt} from ${patients} where id = ${patientId} for key share`)

/** All that a patient was told, the newest first. */
export const listEver = (db: Db, patient: PatientId): Promise<MessageRow[]> =>
  db.select().from(messages).where(eq(messages.patientId, patient)).orderBy(desc(messages.toldAt), desc(messages.id))

/** Which messages are wanted; without a word all. */
interface Wanted {
  kinds?: readonly MessageKind[] | undefined
  isUnread: boolean
}

/** In the order of time, the newest first. */
export const listMessages = (db: Db, patient: PatientId, { kinds, isUnread }: Wanted, asked: PageRequest) => {
  const found = db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.patientId, patient),
        kinds && inArray(messages.kind, [...kinds]),
        isUnread ? eq(messages.isRead, false) : undefined,
      ),
    )
    .orderBy(desc(messages.toldAt), desc(messages.id))
  return page(db, found.$dynamic(), asked)
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

/** At most so many at once: a table that was never tidied has millions. How many there were. */
export const deleteMessagesUntil = async (db: Db, until: Date, most: number): Promise<number> => {
  const old = db.select({ id: messages.id }).from(messages).where(lte(messages.toldAt, until)).limit(most)
  const { rowCount } = await db.delete(messages).where(inArray(messages.id, old))
  return rowCount ?? 0
}
