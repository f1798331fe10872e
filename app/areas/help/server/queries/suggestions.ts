import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { helpSuggestions as suggestions } from '../tables.ts'

export type SuggestionRow = typeof suggestions.$inferSelect

export const insertSuggestion = async (db: Db, row: typeof suggestions.$inferInsert): Promise<number> => {
  const [made] = await db.insert(suggestions).values(row).returning({ id: suggestions.id })
  if (!made) throw new Error('the suggestion was not written')
  return made.id
}

/** Who sends at once waits for themselves: what is counted stays true until the transaction ends. */
export const lockSuggesting = (db: Db, patient: PatientId) => lockName(db, `suggestions ${patient}`)

export const countSuggestions = (db: Db, patient: PatientId, since: Date): Promise<number> =>
  db.$count(suggestions, and(eq(suggestions.patientId, patient), gt(suggestions.saidAt, since)))

export const listOwnSuggestions = (db: Db, patient: PatientId, asked: PageRequest) =>
  page(
    db,
    db.select().from(suggestions).where(eq(suggestions.patientId, patient)).orderBy(desc(suggestions.id)).$dynamic(),
    asked,
  )

/** All that a patient ever suggested, in its order. */
export const listEverSuggested = (db: Db, patient: PatientId) =>
  db.select().from(suggestions).where(eq(suggestions.patientId, patient)).orderBy(asc(suggestions.id))

/** What waits for an answer, the longest first; or what was answered, the last first. */
export const listSuggestions = (db: Db, isAnswered: boolean, asked: PageRequest) =>
  page(
    db,
    db
      .select()
      .from(suggestions)
      .where(isAnswered ? isNotNull(suggestions.answeredAt) : isNull(suggestions.answeredAt))
      .orderBy(isAnswered ? desc(suggestions.answeredAt) : asc(suggestions.id), asc(suggestions.id))
      .$dynamic(),
    asked,
  )

/** Writes the answer to what has none; whose it was, undefined where somebody was quicker. */
export const updateAnswer = async (
  db: Db,
  id: number,
  set: { answerSealed: string; answeredAt: Date },
): Promise<SuggestionRow | undefined> =>
  (
    await db
      .update(suggestions)
      .set(set)
      .where(and(eq(suggestions.id, id), isNull(suggestions.answeredAt)))
      .returning()
  )[0]
