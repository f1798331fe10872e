import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { FaceOutcome } from '#kit/outside/person.ts'
import { accountFaceChecks as checks } from '../tables.ts'

export type FaceRow = typeof checks.$inferSelect

export const insertFace = (db: Db, row: typeof checks.$inferInsert) => db.insert(checks).values(row)

export const findFace = async (db: Db, patient: PatientId, token: string): Promise<FaceRow | undefined> =>
  (
    await db
      .select()
      .from(checks)
      .where(and(eq(checks.patientId, patient), eq(checks.token, token)))
  )[0]

export const countFacesSince = (db: Db, patient: PatientId, since: Date): Promise<number> =>
  db.$count(checks, and(eq(checks.patientId, patient), gt(checks.startedAt, since)))

/** Checks since then of whose end nobody told. */
export const listWaitingFaces = (db: Db, since: Date): Promise<FaceRow[]> =>
  db
    .select()
    .from(checks)
    .where(and(eq(checks.outcome, 'waiting'), gt(checks.startedAt, since)))
    .orderBy(asc(checks.id))

/** Writes down how a check ended; false where that was written before. */
export const endFace = async (db: Db, id: number, outcome: FaceOutcome): Promise<boolean> =>
  (
    await db
      .update(checks)
      .set({ outcome })
      .where(and(eq(checks.id, id), eq(checks.outcome, 'waiting')))
      .returning({ id: checks.id })
  ).length > 0

export const listFaces = (db: Db, patient: PatientId): Promise<FaceRow[]> =>
  db.select().from(checks).where(eq(checks.patientId, patient)).orderBy(desc(checks.id))
