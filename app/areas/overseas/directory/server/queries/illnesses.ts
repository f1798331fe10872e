import { asc, eq } from 'drizzle-orm'
import { guahaoIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { illnessSorts } from '../../rules.ts'
import { overseasCategories as categories, overseasIllnesses as illnesses } from '../tables.ts'

/** Illnesses for who keeps the directory. */
export const listManagedIllnesses = (db: Db, asked: ListRequest<keyof typeof illnessSorts>) =>
  listQuery(
    db,
    (db) =>
      db
        .select({ illness: illnesses, name: guahaoIllnesses.name, categoryName: categories.name })
        .from(illnesses)
        .innerJoin(guahaoIllnesses, eq(guahaoIllnesses.id, illnesses.illnessId))
        .innerJoin(categories, eq(categories.id, illnesses.categoryId)),
    {
      scope: undefined,
      searched: [guahaoIllnesses.name, categories.name, illnesses.worth],
      filters: {},
      sorts: illnessSorts,
      sortedBy: { name: guahaoIllnesses.name },
      usual: [asc(categories.position)],
      last: asc(illnesses.illnessId),
      key: illnesses.illnessId,
    },
    asked,
  )

/** Says something of an illness, or something else. */
export const putIllness = (db: Db, { illnessId, ...set }: typeof illnesses.$inferInsert) =>
  db
    .insert(illnesses)
    .values({ illnessId, ...set })
    .onConflictDoUpdate({ target: illnesses.illnessId, set })

/** Says nothing of it any more; false where nothing was said. */
export const deleteIllness = async (db: Db, illnessId: number): Promise<boolean> =>
  (await db.delete(illnesses).where(eq(illnesses.illnessId, illnessId)).returning({ id: illnesses.illnessId })).length >
  0
