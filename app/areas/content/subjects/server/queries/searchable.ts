import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { contentSubjects as subjects } from '../tables.ts'

/** Subjects for everybody as a search takes them in: the next after an id, or these. Whether one is live now, its card says. */
export const listSearchable = async (
  db: Db,
  which: { afterId: number; limit: number } | { ids: readonly number[] },
) => {
  const chosen = 'ids' in which ? inArray(subjects.id, [...which.ids]) : gt(subjects.id, which.afterId)
  const rows = await db
    .select({ id: subjects.id, live: subjects.live })
    .from(subjects)
    .where(and(eq(subjects.isOn, true), sql`${subjects.channels} = '{}'`, chosen))
    .orderBy(asc(subjects.id))
    .limit('ids' in which ? which.ids.length : which.limit)
  return rows.flatMap(({ id, live }) =>
    live
      ? [
          {
            id,
            title: live.title,
            aliases: [],
            weight: id,
            text: [live.summary, ...live.modules.map(({ title }) => title)].join(' '),
          },
        ]
      : [],
  )
}
