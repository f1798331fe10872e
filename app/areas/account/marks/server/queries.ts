import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { MarkKind } from '../rules.ts'
import { accountMarks } from './tables.ts'

const ofKind = (patient: PatientId, kind: MarkKind) =>
  and(eq(accountMarks.patientId, patient), eq(accountMarks.kind, kind))

/** Marks a target; false where it was marked before. */
export const insertMark = async (db: Db, patient: PatientId, kind: MarkKind, target: string, now: Date) => {
  const made = await db
    .insert(accountMarks)
    .values({ patientId: patient, kind, targetId: target, markedAt: now })
    .onConflictDoNothing()
    .returning({ targetId: accountMarks.targetId })
  return made.length > 0
}

/** Takes a mark away; false where there was none. */
export const deleteMark = async (db: Db, patient: PatientId, kind: MarkKind, target: string) => {
  const gone = await db
    .delete(accountMarks)
    .where(and(ofKind(patient, kind), eq(accountMarks.targetId, target)))
    .returning({ targetId: accountMarks.targetId })
  return gone.length > 0
}

/** Which of these targets the patient has marked. */
export const findMarked = async (db: Db, patient: PatientId, kind: MarkKind, targets: readonly string[]) => {
  if (targets.length === 0) return []
  const rows = await db
    .select({ targetId: accountMarks.targetId })
    .from(accountMarks)
    .where(and(ofKind(patient, kind), inArray(accountMarks.targetId, [...targets])))
  return rows.map((row) => row.targetId)
}

/** The patient's marks of one kind, newest first. */
export const listMarks = (db: Db, patient: PatientId, kind: MarkKind, asked: { page: number; size: number }) => {
  const marks = db
    .select({ targetId: accountMarks.targetId, markedAt: accountMarks.markedAt })
    .from(accountMarks)
    .where(ofKind(patient, kind))
    .orderBy(desc(accountMarks.markedAt), accountMarks.targetId)
  return page(db, marks.$dynamic(), asked)
}

/** All that the patient has marked, the newest first. */
export const listEver = (db: Db, patient: PatientId) =>
  db
    .select({ kind: accountMarks.kind, targetId: accountMarks.targetId, markedAt: accountMarks.markedAt })
    .from(accountMarks)
    .where(eq(accountMarks.patientId, patient))
    .orderBy(desc(accountMarks.markedAt), accountMarks.targetId)
