import type { Db } from '#kit/db/open.ts'
import { mallAdverts, mallArticles, mallCategories, mallPageCategories, mallTabs } from '../tables.ts'

export type NewCategory = typeof mallCategories.$inferInsert
export type NewAdvert = typeof mallAdverts.$inferInsert
export type NewArticle = typeof mallArticles.$inferInsert
export type NewTab = typeof mallTabs.$inferInsert
export type NewPageCategory = typeof mallPageCategories.$inferInsert

/** Makes categories; their ids by their keys. */
export const insertCategories = async (db: Db, rows: NewCategory[]): Promise<ReadonlyMap<string, number>> => {
  const made = await db
    .insert(mallCategories)
    .values(rows)
    .returning({ id: mallCategories.id, sourceKey: mallCategories.sourceKey })
  return new Map(made.map(({ id, sourceKey }) => [sourceKey, id]))
}

export const insertAdverts = (db: Db, rows: NewAdvert[]) => db.insert(mallAdverts).values(rows)
export const insertArticles = (db: Db, rows: NewArticle[]) => db.insert(mallArticles).values(rows)
export const insertTabs = (db: Db, rows: NewTab[]) => db.insert(mallTabs).values(rows)
export const insertPageCategories = (db: Db, rows: NewPageCategory[]) => db.insert(mallPageCategories).values(rows)
