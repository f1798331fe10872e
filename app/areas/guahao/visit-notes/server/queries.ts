import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { guahaoOrders as orders } from '#app/areas/guahao/booking/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoVisitNotes as notes } from './tables.ts'

export type NoteRow = typeof notes.$inferSelect

export const findNote = async (db: Db, orderId: string): Promise<NoteRow | undefined> =>
  (await db.select().from(notes).where(eq(notes.orderId, orderId)))[0]

/** Writes a note, or writes it anew. */
export const upsertNote = (db: Db, note: typeof notes.$inferInsert) =>
  db.insert(notes).values(note).onConflictDoUpdate({ target: notes.orderId, set: note })

/** What a doctor wrote of a person at other visits, the last first. */
export const listBefore = (
  db: Db,
  { memberId, doctorId, besides }: { memberId: number; doctorId: number; besides: string },
  most: number,
): Promise<NoteRow[]> =>
  db
    .select()
    .from(notes)
    .where(and(eq(notes.memberId, memberId), eq(notes.doctorId, doctorId), ne(notes.orderId, besides)))
    .orderBy(desc(notes.writtenAt))
    .limit(most)

/** Which of these visits have a note. */
export const listWritten = async (db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (orderIds.length === 0) return new Set()
  const found = await db
    .select({ orderId: notes.orderId })
    .from(notes)
    .where(inArray(notes.orderId, [...orderIds]))
  return new Set(found.map(({ orderId }) => orderId))
}

/** All notes of a patient's appointments, the last first. */
export const listOfPatient = async (db: Db, patient: PatientId): Promise<NoteRow[]> =>
  (
    await db
      .select({ note: notes })
      .from(notes)
      .innerJoin(orders, eq(orders.id, notes.orderId))
      .where(eq(orders.patientId, patient))
      .orderBy(desc(notes.writtenAt))
  ).map(({ note }) => note)
