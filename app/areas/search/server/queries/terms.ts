import { desc, gte, lt, sql, sum } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { searchTerms as terms } from '../tables.ts'

/** Counts a search for each of these words on a day, in the order of the words, so that two statements never wait for each other. */
export const addSearches = (db: Db, searches: readonly { word: string; day: Day }[]) =>
  db.execute(sql`
    insert into ${terms} as kept (word, day, search_count)
    select word, day, count(*) from unnest(
      ${sql.param(searches.map(({ word }) => word))}::text[], ${sql.param(searches.map(({ day }) => day))}::date[]
    ) as brought (word, day) group by word, day order by day, word
    on conflict (day, word) do update set search_count = kept.search_count + excluded.search_count`)

/** The words that were searched for most since a day. */
export const listHotWords = async (db: Db, since: Day, most: number): Promise<string[]> => {
  const rows = await db
    .select({ word: terms.word })
    .from(terms)
    .where(gte(terms.day, since))
    .groupBy(terms.word)
    .orderBy(desc(sum(terms.searchCount)), terms.word)
    .limit(most)
  return rows.map(({ word }) => word)
}

/** Forgets what was searched for before a day. */
export const deleteTermsBefore = (db: Db, day: Day) => db.delete(terms).where(lt(terms.day, day))
