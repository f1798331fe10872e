import { asc, sql } from 'drizzle-orm'
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
      set: {
        name: sql`excluded.name`,
        aliases: sql`excluded.aliases`,
        icon: sql`excluded.icon`,
        position: sql`excluded.position`,
      },
    })
