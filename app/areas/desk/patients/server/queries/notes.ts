import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { MOST_NOTES } from '../../rules.ts'
import { deskPatientNotes as notes } from '../tables.ts'

export type NoteRow = typeof notes.$inferSelect

export const insertNote = async (db: Db, row: typeof notes.$inferInsert): Promise<number> =>
  ((await db.insert(notes).values(row).returning({ id: notes.id }))[0] as { id: number }).id

/** The newest notes of a person at a hospital. */
export const listNotes = (db: Db, hospitalId: number, memberId: number): Promise<NoteRow[]> =>
  db
    .select()
    .from(notes)
    .where(and(eq(notes.hospitalId, hospitalId), eq(notes.memberId, memberId)))
    .orderBy(desc(notes.id))
    .limit(MOST_NOTES)

export const findNote = async (db: Db, hospitalId: number, id: number): Promise<NoteRow | undefined> =>
  (
    await db
      .select()
      .from(notes)
      .where(and(eq(notes.id, id), eq(notes.hospitalId, hospitalId)))
  )[0]

export const deleteNote = (db: Db, id: number) => db.delete(notes).where(eq(notes.id, id))
