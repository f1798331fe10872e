import { and, desc, eq, gte, isNull, lt, sql, sum } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { searchMutedWords as muted, searchTerms as terms } from '../tables.ts'

/** Counts a search for each of these words on a day, in the order of the words, so that two statements never wait for each other. */
export const addSearches = (db: Db, searches: readonly { word: string; day: Day }[]) =>
  db.execute(sql`
    insert into ${terms} as kept (word, day, search_count)
    select word, day, count(*) from unnest(
      ${sql.param(searches.map(({ word }) => word))}::text[], ${sql.param(searches.map(({ day }) => day))}::date[]
    ) as brought (word, day) group by word, day order by day, word
    on conflict (day, word) do update set search_count = kept.search_count + excluded.search_count`)

/** The words that were searched for most since a day, without those that are not to be shown. */
export const listHotWords = async (db: Db, since: Day, most: number): Promise<string[]> => {
  const rows = await db
    .select({ word: terms.word })
    .from(terms)
    .leftJoin(muted, eq(muted.word, terms.word))
    .where(and(gte(terms.day, since), isNull(muted.word)))
    .groupBy(terms.word)
    .orderBy(desc(sum(terms.searchCount)), terms.word)
    .limit(most)
  return rows.map(({ word }) => word)
}

/** The same with those too, how often each was searched for, and whether it is shown. */
export const listWatchedWords = (db: Db, since: Day, most: number) =>
  db
    .select({
      word: terms.word,
      count: sum(terms.searchCount).mapWith(Number),
      isMuted: sql<boolean>`bool_or(${muted.word} is not null)`,
    })
    .from(terms)
    .leftJoin(muted, eq(muted.word, terms.word))
    .where(gte(terms.day, since))
    .groupBy(terms.word)
    .orderBy(desc(sum(terms.searchCount)), terms.word)
    .limit(most)

/** Whether anybody searched for it since a day. */
export const wasSearched = async (db: Db, word: string, since: Day): Promise<boolean> =>
  (await db.$count(terms, and(eq(terms.word, word), gte(terms.day, since)))) > 0

/** Keeps a word out of those that are shown, or lets it in again; false where it already was so. */
export const setMuted = async (db: Db, word: string, isMuted: boolean): Promise<boolean> => {
  const changed = isMuted
    ? await db.insert(muted).values({ word }).onConflictDoNothing().returning()
    : await db.delete(muted).where(eq(muted.word, word)).returning()
  return changed.length > 0
}

/** Forgets what was searched for before a day. */
export const deleteTermsBefore = (db: Db, day: Day) => db.delete(terms).where(lt(terms.day, day))
