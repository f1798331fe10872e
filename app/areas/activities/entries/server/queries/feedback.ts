import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { feedbackSorts } from '../../rules.ts'
import { activitiesFeedback as feedback } from '../tables.ts'

/** What somebody told, as it is stored. */
export type FeedbackRow = typeof feedback.$inferSelect

export const countFeedback = (db: Db, patient: PatientId, from: Date): Promise<number> =>
  db.$count(feedback, and(eq(feedback.patientId, patient), gte(feedback.saidAt, from)))

export const insertFeedback = async (db: Db, row: typeof feedback.$inferInsert): Promise<number> =>
  ((await db.insert(feedback).values(row).returning({ id: feedback.id }))[0] as { id: number }).id

/** All that a patient told, the newest first. */
export const listOwnFeedback = (db: Db, patient: PatientId): Promise<FeedbackRow[]> =>
  db.select().from(feedback).where(eq(feedback.patientId, patient)).orderBy(desc(feedback.id))

interface FeedbackRequest extends ListRequest<keyof typeof feedbackSorts> {
  list?: 'new' | 'read' | undefined
  from?: Day | undefined
  to?: Day | undefined
}

/** All of it, for the desk. */
export const listFeedback = (db: Db, asked: FeedbackRequest) =>
  listQuery(
    db,
    (db) => db.select().from(feedback),
    {
      scope: undefined,
      searched: [],
      filters: {
        list: (list) => (list === 'new' ? isNull(feedback.readAt) : isNotNull(feedback.readAt)),
        from: since(feedback.saidAt),
        to: until(feedback.saidAt),
      },
      sorts: feedbackSorts,
      sortedBy: { newest: feedback.id },
      last: desc(feedback.id),
      key: feedback.id,
    },
    asked,
  )

/** Notes that it was read; undefined where there is none. */
export const noteRead = async (db: Db, id: number, now: Date): Promise<FeedbackRow | undefined> => {
  const [found] = await db.select().from(feedback).where(eq(feedback.id, id))
  if (found && !found.readAt) await db.update(feedback).set({ readAt: now }).where(eq(feedback.id, id))
  return found
}
