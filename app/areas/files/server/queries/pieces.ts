import { and, asc, desc, eq, gt, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { filesPieces as pieces, filesUnfinished as unfinished, filesUploads as uploads } from '../tables.ts'

/** A PDF that arrives in pieces. */
export type UnfinishedRow = typeof unfinished.$inferSelect

const isOwn = (patient: PatientId, id: number) => and(eq(unfinished.patientId, patient), eq(unfinished.id, id))

/** The patient's own of this content that may go on, or is whole and was not taken up by a room. */
export const findUnfinished = async (
  db: Db,
  patient: PatientId,
  { sha256, bytes, now }: { sha256: string; bytes: number; now: Date },
) => {
  const [found] = await db
    .select({ unfinished })
    .from(unfinished)
    .leftJoin(uploads, eq(uploads.address, unfinished.address))
    .where(
      and(
        eq(unfinished.patientId, patient),
        eq(unfinished.sha256, sha256),
        eq(unfinished.bytes, bytes),
        gt(unfinished.endsAt, now),
        or(isNull(unfinished.address), gt(uploads.unusedUntil, now)),
      ),
    )
    .orderBy(desc(unfinished.id))
    .limit(1)
  return found?.unfinished
}

export const insertUnfinished = async (db: Db, row: typeof unfinished.$inferInsert) => {
  const [made] = await db.insert(unfinished).values(row).returning()
  return made as UnfinishedRow
}

/** Forgets all of the patient's that are not whole but the newest. */
export const deleteOldUnfinished = async (db: Db, patient: PatientId, most: number) => {
  const open = and(eq(unfinished.patientId, patient), isNull(unfinished.address))
  const newest = db.select({ id: unfinished.id }).from(unfinished).where(open).orderBy(desc(unfinished.id)).limit(most)
  await db.delete(unfinished).where(and(open, notInArray(unfinished.id, newest)))
}

export const findOwnUnfinished = async (db: Db, patient: PatientId, id: number, now: Date) =>
  (
    await db
      .select()
      .from(unfinished)
      .where(and(isOwn(patient, id), gt(unfinished.endsAt, now)))
  )[0]

/** The same, locked until the transaction ends. */
export const lockOwnUnfinished = async (db: Db, patient: PatientId, id: number, now: Date) =>
  (
    await db
      .select()
      .from(unfinished)
      .where(and(isOwn(patient, id), gt(unfinished.endsAt, now)))
      .for('update')
  )[0]

/** Counts a piece in where it continues what has arrived; how many bytes have arrived now, or undefined. */
export const addPiece = async (
  db: Db,
  patient: PatientId,
  { id, start, bytes, address }: { id: number; start: number; bytes: number; address: string },
): Promise<number | undefined> => {
  const [moved] = await db
    .update(unfinished)
    .set({ received: sql`${unfinished.received} + ${bytes}` })
    .where(
      and(
        isOwn(patient, id),
        eq(unfinished.received, start),
        isNull(unfinished.address),
        sql`${unfinished.received} + ${bytes} <= ${unfinished.bytes}`,
      ),
    )
    .returning({ received: unfinished.received })
  if (moved) await db.insert(pieces).values({ unfinishedId: id, start, address })
  return moved?.received
}

/** Addresses of all pieces, in their order. */
export const listPieces = async (db: Db, id: number): Promise<string[]> => {
  const rows = await db
    .select({ address: pieces.address })
    .from(pieces)
    .where(eq(pieces.unfinishedId, id))
    .orderBy(asc(pieces.start))
  return rows.map(({ address }) => address)
}

/** It is whole: its pieces are forgotten, and where it lies now is remembered. */
export const finishUnfinished = async (db: Db, id: number, address: string) => {
  await db.delete(pieces).where(eq(pieces.unfinishedId, id))
  await db.update(unfinished).set({ address }).where(eq(unfinished.id, id))
}

export const deleteUnfinished = (db: Db, id: number) => db.delete(unfinished).where(eq(unfinished.id, id))

/** Forgets what was not finished in time; the addresses of its pieces. */
export const deleteLateUnfinished = async (db: Db, now: Date): Promise<string[]> => {
  const late = db.select({ id: unfinished.id }).from(unfinished).where(lt(unfinished.endsAt, now))
  const gone = await db.delete(pieces).where(inArray(pieces.unfinishedId, late)).returning({ address: pieces.address })
  await db.delete(unfinished).where(lt(unfinished.endsAt, now))
  return gone.map(({ address }) => address)
}

/** All of the patient's, the oldest first. */
export const listOwnUnfinished = (db: Db, patient: PatientId) =>
  db.select().from(unfinished).where(eq(unfinished.patientId, patient)).orderBy(asc(unfinished.id))
