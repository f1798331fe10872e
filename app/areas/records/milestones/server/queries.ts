import { eq } from 'drizzle-orm'
import { sealedRowsOf } from '#app/areas/records/children/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { recordsMilestones as milestones } from './tables.ts'

/** What was said of a child, sealed; undefined where nothing was. */
export const findAnswers = async (db: Db, childId: number): Promise<string | undefined> =>
  (await db.select().from(milestones).where(eq(milestones.childId, childId)))[0]?.contentSealed

/** The same of the child that is asked for, as one value beside it. */
export const answersBeside = sealedRowsOf(milestones)

export const putAnswers = (db: Db, childId: number, contentSealed: string) =>
  db
    .insert(milestones)
    .values({ childId, contentSealed })
    .onConflictDoUpdate({ target: milestones.childId, set: { contentSealed } })
