import { eq } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { contentComments as comments } from '../tables.ts'

/** Who is about to write, locked: they write one thing after the other, so that what they wrote can be counted. */
export const lockAuthor = async (db: Db, patient: PatientId) =>
  (
    await db
      .select({ nickname: patients.nickname, mobileIndex: patients.mobileIndex, createdAt: patients.createdAt })
      .from(patients)
      .where(eq(patients.id, patient))
      .for('update')
  )[0]

/** Who wrote a comment or a reply; null where they left, or the hospital wrote it. */
export const findAuthorOf = async (db: Db, commentId: number): Promise<number | null> =>
  (await db.select({ patientId: comments.patientId }).from(comments).where(eq(comments.id, commentId)))[0]?.patientId ??
  null
