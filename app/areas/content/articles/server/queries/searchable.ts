import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { topics } from '../../rules.ts'
import { contentArticles as articles } from '../tables.ts'

/** Published articles as a search takes them in, found also by author, topic and illness: the next after an id, or these. */
export const listSearchable = async (
  db: Db,
  which: { afterId: number; limit: number } | { ids: readonly number[] },
) => {
  const chosen = 'ids' in which ? inArray(articles.id, [...which.ids]) : gt(articles.id, which.afterId)
  const rows = await db
    .select({ article: articles, doctorName: doctors.name })
    .from(articles)
    .innerJoin(doctors, eq(doctors.id, articles.doctorId))
    .where(and(eq(articles.state, 'published'), chosen))
    .orderBy(asc(articles.id))
    .limit('ids' in which ? which.ids.length : which.limit)
  return rows.map(({ article: { id, title, summary, topicId, illNames, heat }, doctorName }) => ({
    id,
    title,
    aliases: [],
    weight: heat,
    text: [doctorName, topics[topicId], ...illNames, summary].join(' '),
  }))
}
