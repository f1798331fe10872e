import { asc, eq, gte, max, sql } from 'drizzle-orm'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoCatalogue as catalogue } from './tables.ts'

export type CatalogueRow = typeof catalogue.$inferSelect
export type NewCatalogueRow = typeof catalogue.$inferInsert

/** Classes first, then the departments below them, each in its order. */
export const listCatalogue = (db: Db): Promise<CatalogueRow[]> =>
  db.select().from(catalogue).orderBy(sql`${catalogue.parentId} nulls first`, asc(catalogue.position))

/** Brings the catalogue up to date; nothing is taken away, because departments stand on it. */
export const upsertCatalogue = (db: Db, rows: NewCatalogueRow[]) =>
  db
    .insert(catalogue)
    .values(rows)
    .onConflictDoUpdate({
      target: catalogue.id,
      setWhere: eq(catalogue.isEdited, false),
      set: {
        name: sql`excluded.name`,
        aliases: sql`excluded.aliases`,
        icon: sql`excluded.icon`,
        position: sql`excluded.position`,
      },
    })

/** Departments that an installation adds have numbers of their own, above all that every installation has. */
const FIRST_OWN = 100_001

/** Adds a department to a class; its id. Who asks holds the catalogue locked. */
export const insertDepartment = async (
  db: Db,
  row: Pick<NewCatalogueRow, 'parentId' | 'name' | 'aliases' | 'position'>,
): Promise<number> => {
  const [last] = await db
    .select({ id: max(catalogue.id) })
    .from(catalogue)
    .where(gte(catalogue.id, FIRST_OWN))
  const id = last?.id ? last.id + 1 : FIRST_OWN
  await db.insert(catalogue).values({ ...row, id, isEdited: true })
  return id
}

/** Writes a department over what it was. */
export const updateDepartment = (db: Db, id: number, set: Pick<NewCatalogueRow, 'name' | 'aliases' | 'position'>) =>
  db
    .update(catalogue)
    .set({ ...set, isEdited: true })
    .where(eq(catalogue.id, id))

/** Whoever changes the catalogue does so alone: names in it are one of their kind. */
export const lockCatalogue = (db: Db) => lockName(db, 'guahao_catalogue')
