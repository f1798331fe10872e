import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoIllnesses as illnesses, guahaoIllnessDepartments as treatedBy } from '../tables.ts'

/** Illnesses as a search takes them in, found also by who treats them: the next after an id, or these. */
export const listSearchable = async (
  db: Db,
  which: { afterId: number; limit: number } | { ids: readonly number[] },
) => {
  const treating = sql<string>`(select coalesce(string_agg(${catalogue.name}, ' '), '')
    from ${treatedBy} join ${catalogue} on ${eq(catalogue.id, treatedBy.catalogueId)}
    where ${eq(treatedBy.illnessId, illnesses.id)})`
  const rows = await db
    .select({
      id: illnesses.id,
      name: illnesses.name,
      aliases: illnesses.aliases,
      treating,
      weight: illnesses.viewCount,
    })
    .from(illnesses)
    .where('ids' in which ? inArray(illnesses.id, [...which.ids]) : gt(illnesses.id, which.afterId))
    .orderBy(asc(illnesses.id))
    .limit('ids' in which ? which.ids.length : which.limit)
  return rows.map(({ id, name, aliases, treating, weight }) => ({ id, title: name, aliases, text: treating, weight }))
}
