import { asc, eq } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { ordersSurveyQuestions as questions, ordersSurveys as surveys } from '../tables.ts'

export const insertQuestions = (db: Db, rows: (typeof questions.$inferInsert)[]) =>
  db.insert(questions).values(rows).onConflictDoNothing()

export const listQuestions = (db: Db) =>
  db.select().from(questions).where(eq(questions.isOn, true)).orderBy(asc(questions.position))

export const hasAnswered = async (db: Db, orderId: string): Promise<boolean> =>
  (await db.$count(surveys, eq(surveys.orderId, orderId))) > 0

/** Keeps answers; false where some were kept before. */
export const insertSurvey = async (db: Db, row: typeof surveys.$inferInsert): Promise<boolean> =>
  (await db.insert(surveys).values(row).onConflictDoNothing().returning({ orderId: surveys.orderId })).length > 0

export const listOwnSurveys = (db: Db, patient: PatientId) =>
  db.select().from(surveys).where(eq(surveys.patientId, patient)).orderBy(asc(surveys.answeredAt))
