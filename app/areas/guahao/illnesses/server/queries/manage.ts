import { asc, eq, inArray, sql } from 'drizzle-orm'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { type IllnessKind, illnessSorts } from '../../rules.ts'
import { guahaoIllnesses as illnesses, guahaoIllnessDepartments as treatedBy } from '../tables.ts'

interface Asked extends ListRequest<keyof typeof illnessSorts> {
  kind?: IllnessKind | undefined
}

/** All illnesses and symptoms, for the platform's desk. */
export const listManaged = (db: Db, asked: Asked) =>
  listQuery(
    db,
    (db) => db.select().from(illnesses),
    {
      scope: undefined,
      searched: [illnesses.name, sql`array_to_string(${illnesses.aliases}, ' ')`],
      filters: { kind: (kind) => eq(illnesses.isSymptom, kind === 'symptom') },
      sorts: illnessSorts,
      sortedBy: { views: illnesses.viewCount, name: illnesses.name },
      last: asc(illnesses.id),
      key: illnesses.id,
    },
    asked,
  )

/** The departments of the catalogue that see each of these, the usual one first. */
export const listDepartmentsOf = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(treatedBy)
    .where(inArray(treatedBy.illnessId, [...ids]))
    .orderBy(asc(treatedBy.position))
  const byIllness = Map.groupBy(rows, ({ illnessId }) => illnessId)
  return new Map([...byIllness].map(([id, links]) => [id, links.map(({ catalogueId }) => catalogueId)]))
}

/** Makes an illness; undefined where there is one of its name. */
export const insertIllness = async (db: Db, row: typeof illnesses.$inferInsert): Promise<number | undefined> =>
  (
    await db
      .insert(illnesses)
      .values({ ...row, isEdited: true })
      .onConflictDoNothing()
      .returning({ id: illnesses.id })
  )[0]?.id

/** Writes an illness over what it was. */
export const updateIllness = (
  db: Db,
  id: number,
  set: Pick<typeof illnesses.$inferInsert, 'aliases' | 'description' | 'isSymptom'>,
) =>
  db
    .update(illnesses)
    .set({ ...set, isEdited: true })
    .where(eq(illnesses.id, id))

/** Says which departments see an illness, in place of those that did. */
export const replaceDepartments = async (db: Db, illnessId: number, catalogueIds: readonly number[]): Promise<void> => {
  await db.delete(treatedBy).where(eq(treatedBy.illnessId, illnessId))
  await db.insert(treatedBy).values(catalogueIds.map((catalogueId, position) => ({ illnessId, catalogueId, position })))
}
