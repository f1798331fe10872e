import { eq } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { type HoldRules, usualHoldRules } from '../../rules/hold.ts'
import { guahaoCommentRules as rules } from '../tables.ts'

/** What a hospital holds back. */
export const findHoldRules = async (db: Db, hospitalId: number): Promise<HoldRules> => {
  const [row] = await db.select().from(rules).where(eq(rules.hospitalId, hospitalId))
  return row ?? usualHoldRules
}

export const putHoldRules = (
  db: Db,
  hospitalId: number,
  { firstCount, holdsLinks, holdsPictures, words }: HoldRules,
) => {
  const set = { firstCount, holdsLinks, holdsPictures, words: [...words] }
  return db
    .insert(rules)
    .values({ hospitalId, ...set })
    .onConflictDoUpdate({ target: rules.hospitalId, set })
}
