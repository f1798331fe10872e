import { eq, lt } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { contentCommentOrigins as origins } from '../tables.ts'

export const insertOrigin = (db: Db, row: typeof origins.$inferInsert) => db.insert(origins).values(row)

/** From where a comment was written; undefined where that is not kept any more, or never was. */
export const findOrigin = async (db: Db, commentId: number) =>
  (await db.select().from(origins).where(eq(origins.commentId, commentId)))[0]

export const deleteOriginsBefore = (db: Db, instant: Date) => db.delete(origins).where(lt(origins.writtenAt, instant))
