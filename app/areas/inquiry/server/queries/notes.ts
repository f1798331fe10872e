import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { inquiryNotes as notes } from '../tables.ts'

export type NoteRow = typeof notes.$inferSelect

export const insertNote = (db: Db, row: typeof notes.$inferInsert) => db.insert(notes).values(row)

/** What was said about an inquiry; all of it, or what its patient sees. */
export const listNotes = (db: Db, requestId: string, which: 'all' | 'shown'): Promise<NoteRow[]> =>
  db
    .select()
    .from(notes)
    .where(and(eq(notes.requestId, requestId), which === 'shown' ? eq(notes.isShown, true) : undefined))
    .orderBy(asc(notes.id))
