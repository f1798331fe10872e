import { and, desc, eq } from 'drizzle-orm'
import { findAliases } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { askedWords } from '#kit/words/asked-words.ts'
import { fitting, nameList } from '#kit/words/server/fits.ts'
import { contentArticles as articles } from '../tables.ts'

/** So many are compared, the most read. */
const MOST_COMPARED = 2_000

/**
 * The articles that somebody means who typed pinyin, initials or a sentence: by their titles and their illnesses, also as people call these.
 * What stands apart is asked for together, as everywhere in their search.
 */
export const listMeant = async (
  db: Db,
  keyword: string,
  { topicId, doctorId }: { topicId?: number | undefined; doctorId?: number | undefined },
): Promise<number[]> => {
  const rows = await db
    .select({ id: articles.id, title: articles.title, illNames: articles.illNames })
    .from(articles)
    .where(
      and(
        eq(articles.state, 'published'),
        topicId === undefined ? undefined : eq(articles.topicId, topicId),
        doctorId === undefined ? undefined : eq(articles.doctorId, doctorId),
      ),
    )
    .orderBy(desc(articles.heat), desc(articles.id))
    .limit(MOST_COMPARED)
  const aliases = await findAliases(db, [...new Set(rows.flatMap(({ illNames }) => illNames))])
  const named = rows.map(({ id, title, illNames }) => ({
    id,
    names: [title, ...illNames.flatMap((name) => [name, ...(aliases.get(name) ?? [])])],
  }))
  const list = nameList(named)
  let meant = named
  for (const word of askedWords(keyword)) {
    const found = new Set(await fitting(word, list))
    meant = meant.filter((one) => found.has(one))
    if (meant.length === 0) break
  }
  return meant.map(({ id }) => id)
}
