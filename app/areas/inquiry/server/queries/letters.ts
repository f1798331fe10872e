import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { inquiryLetters as letters } from '../tables.ts'

export type LetterRow = typeof letters.$inferSelect

export const insertLetter = async (db: Db, row: typeof letters.$inferInsert): Promise<LetterRow> => {
  const [made] = await db.insert(letters).values(row).returning()
  if (!made) throw new Error('the letter was not written')
  return made
}

/** Letters of an inquiry, the newest first. */
export const listLetters = (db: Db, requestId: string): Promise<LetterRow[]> =>
  db.select().from(letters).where(eq(letters.requestId, requestId)).orderBy(desc(letters.id))

/** The letter under one of these digests of its code, counted as looked up. */
export const lookUpLetter = async (db: Db, indexes: readonly string[], now: Date): Promise<LetterRow | undefined> =>
  (
    await db
      .update(letters)
      .set({ checkCount: sql`${letters.checkCount} + 1`, checkedAt: now })
      .where(inArray(letters.codeIndex, [...indexes]))
      .returning()
  )[0]

export const revokeLetters = async (db: Db, requestId: string, now: Date): Promise<number> =>
  (
    await db
      .update(letters)
      .set({ revokedAt: now })
      .where(and(eq(letters.requestId, requestId), isNull(letters.revokedAt)))
      .returning({ id: letters.id })
  ).length
