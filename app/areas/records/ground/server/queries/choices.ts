import { eq } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { recordsGroundChoices as choices } from '../tables.ts'

export type Choices = typeof choices.$inferSelect

export const findChoices = async (db: Db, patientId: PatientId): Promise<Choices | undefined> =>
  (await db.select().from(choices).where(eq(choices.patientId, patientId)))[0]

/** Writes what is chosen; what is not named stays as it is. */
export const putChoices = (
  db: Db,
  patientId: PatientId,
  set: Partial<Pick<Choices, 'currentSealed' | 'advertsSince' | 'reminds'>>,
) =>
  db
    .insert(choices)
    .values({ ...set, patientId })
    .onConflictDoUpdate({ target: choices.patientId, set })
