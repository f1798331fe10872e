import { sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { searchSynonyms as synonyms } from '../tables.ts'
import type { Synonyms } from './question.ts'

/** For every word that has them, the words that mean the same. */
export const listSynonyms = async (db: Db): Promise<Synonyms> => {
  const rows = await db.select().from(synonyms)
  const groups = Map.groupBy(rows, (row) => row.groupId)
  return new Map(
    rows.map(({ word, groupId }) => [
      word,
      (groups.get(groupId) ?? []).map((row) => row.word).filter((one) => one !== word),
    ]),
  )
}

/** Writes groups of words that mean the same, as they are compared, or brings them up to date. */
export const insertSynonyms = (db: Db, groups: readonly (readonly string[])[]) =>
  db
    .insert(synonyms)
    .values(groups.flatMap((words, at) => words.map((word) => ({ word, groupId: at + 1 }))))
    .onConflictDoUpdate({ target: synonyms.word, set: { groupId: sql`excluded.group_id` } })
