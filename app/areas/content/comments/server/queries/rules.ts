import { eq } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { type DiscussionRules, usualRules } from '../../rules/hold.ts'
import { contentCommentRules as rules } from '../tables.ts'

/** What a hospital holds back; the platform keeps to what is usual. */
export const findRules = async (db: Db, hospitalId: number | null): Promise<DiscussionRules> =>
  (
    await db
      .select()
      .from(rules)
      .where(eq(rules.hospitalId, hospitalId ?? 0))
  )[0] ?? usualRules

export const putRules = (db: Db, hospitalId: number, { words, ...given }: DiscussionRules) => {
  const set = { ...given, words: [...words] }
  return db
    .insert(rules)
    .values({ hospitalId, ...set })
    .onConflictDoUpdate({ target: rules.hospitalId, set })
}
