import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { TreeName } from '../../rules.ts'
import { mallAdverts as adverts, mallCategories as categories } from '../tables.ts'
import type { CategoryRow } from './read.ts'
import type { NewAdvert, NewCategory } from './seed.ts'

/** All adverts, shown or not, by place and order. */
export const listAllAdverts = (db: Db, location: number | undefined, asked: { page: number; size: number }) =>
  page(
    db,
    db
      .select()
      .from(adverts)
      .where(location === undefined ? undefined : eq(adverts.location, location))
      .orderBy(asc(adverts.location), asc(adverts.position), asc(adverts.id))
      .$dynamic(),
    asked,
  )

/** One advert, shown or not. */
export const findAdvert = async (db: Db, id: number) => (await db.select().from(adverts).where(eq(adverts.id, id)))[0]

export const insertAdvert = async (db: Db, row: NewAdvert): Promise<number> =>
  ((await db.insert(adverts).values(row).returning({ id: adverts.id }))[0] as { id: number }).id

export const updateAdvert = (db: Db, id: number, set: Partial<NewAdvert>) =>
  db.update(adverts).set(set).where(eq(adverts.id, id))

/** All categories of goods of a tree, shown or not, in their order. */
export const listGoodsCategories = (db: Db, tree: TreeName): Promise<CategoryRow[]> =>
  db
    .select()
    .from(categories)
    .where(and(eq(categories.tree, tree), eq(categories.hasArticles, false)))
    .orderBy(asc(categories.position), asc(categories.id))

/** One category, of goods or not, shown or not. */
export const findCategory = async (db: Db, id: number): Promise<CategoryRow | undefined> =>
  (await db.select().from(categories).where(eq(categories.id, id)))[0]

/** One category of goods, shown or not. */
export const findGoodsCategory = async (db: Db, id: number): Promise<CategoryRow | undefined> =>
  (
    await db
      .select()
      .from(categories)
      .where(and(eq(categories.id, id), eq(categories.hasArticles, false)))
  )[0]

export const updateCategory = (db: Db, id: number, set: Partial<NewCategory>) =>
  db.update(categories).set(set).where(eq(categories.id, id))
