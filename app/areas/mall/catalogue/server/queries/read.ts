import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { TreeName } from '../../rules.ts'
import {
  mallAdverts as adverts,
  mallArticles as articles,
  mallCategories as categories,
  mallPageCategories as pageCategories,
  mallTabs as tabs,
} from '../tables.ts'

export type CategoryRow = typeof categories.$inferSelect
export type AdvertRow = typeof adverts.$inferSelect

interface InTree {
  tree: TreeName
  parentId: number | undefined
  /** Undefined: whatever the city. */
  city: number | undefined
  hasArticles: boolean | undefined
  isRecommended: boolean | undefined
}

/** Shown in this city: it names no city, or this one. */
const shownIn = (ids: SQL, city: number | undefined) =>
  city === undefined ? undefined : sql`(${ids} = '{}' or ${city}::int = any(${ids}))`

const selectCategories = (db: Db, value: InTree) => {
  const { tree, parentId, city, hasArticles, isRecommended } = value
  return db
    .select()
    .from(categories)
    .where(
      and(
        eq(categories.isOn, true),
        eq(categories.tree, tree),
        isRecommended !== undefined ? eq(categories.isRecommended, isRecommended) : parentOf(parentId),
        hasArticles === undefined ? undefined : eq(categories.hasArticles, hasArticles),
        shownIn(sql`${categories.cityIds}`, city),
      ),
    )
    .orderBy(asc(categories.position), asc(categories.id))
}
const parentOf = (parentId: InTree['parentId']) =>
  parentId !== undefined ? eq(categories.parentId, parentId) : isNull(categories.parentId)

/** Categories under one, or the topmost; recommended ones wherever they stand. City 0 is all the country. */
export const listCategories = (
  db: Db,
  { tree, parentId, city, hasArticles, isRecommended }: Partial<InTree> & { tree: TreeName; city: number },
): Promise<CategoryRow[]> =>
  selectCategories(db, {
    tree,
    parentId,
    hasArticles,
    city: city || undefined,
    isRecommended: isRecommended || undefined,
  })

const selectTrees = (db: Db, { trees }: { trees: readonly string[] }) =>
  db
    .select()
    .from(categories)
    .where(and(eq(categories.isOn, true), isAnyOf(categories.tree, trees)))
    .orderBy(asc(categories.position), asc(categories.id))
const findTree = batchLoader(async (db, trees: readonly string[]) =>
  Map.groupBy(await selectTrees(db, { trees }), ({ tree }) => tree),
)

/** All categories of a tree at once. */
export const listTree = async (db: Db, tree: TreeName): Promise<CategoryRow[]> => (await findTree(db, tree)) ?? []

interface AtPlace {
  location: number
  categoryId?: number | undefined
  /** 0 is all the country. */
  city: number
  now: Date
  /** None for which somebody paid. */
  isUnpaid?: boolean
}

/** Adverts that stand in a place now: those of the category that is named and those of none. */
export const listAdverts = (
  db: Db,
  { location, categoryId, city, now, isUnpaid = false }: AtPlace,
): Promise<AdvertRow[]> =>
  db
    .select()
    .from(adverts)
    .where(
      and(
        eq(adverts.isOn, true),
        eq(adverts.location, location),
        or(isNull(adverts.categoryId), categoryId === undefined ? undefined : eq(adverts.categoryId, categoryId)),
        shownIn(sql`${adverts.cityIds}`, city || undefined),
        isUnpaid ? eq(adverts.isPaid, false) : undefined,
        lte(adverts.startsAt, now),
        gt(adverts.endsAt, now),
      ),
    )
    .orderBy(asc(adverts.position), asc(adverts.id))
    .limit(50)

const articlePage = (db: Db, categoryId: number, asked: { page: number; size: number }) =>
  page(
    db,
    db
      .select({ article: articles, hospitalName: hospitals.name })
      .from(articles)
      .innerJoin(hospitals, eq(hospitals.id, articles.hospitalId))
      .where(eq(articles.categoryId, categoryId))
      .orderBy(desc(articles.publishedAt), asc(articles.id))
      .$dynamic(),
    asked,
  )

/** Articles of a category, the newest first. */
export const listArticles = (db: Db, categoryId: number, asked: { page: number; size: number }) =>
  articlePage(db, categoryId, asked)

export type ArticleRow = Awaited<ReturnType<typeof listArticles>>['rows'][number]

/** Tabs of a page in their order. */
export const listTabs = (db: Db, pageMark: string) =>
  db.select().from(tabs).where(eq(tabs.pageMark, pageMark)).orderBy(asc(tabs.position), asc(tabs.id))

/** Categories that a page shows with their goods, in their order. */
export const listPageCategories = async (db: Db, pageMark: string): Promise<CategoryRow[]> => {
  const rows = await db
    .select({ category: categories })
    .from(pageCategories)
    .innerJoin(categories, eq(categories.id, pageCategories.categoryId))
    .where(and(eq(pageCategories.pageMark, pageMark), eq(categories.isOn, true)))
    .orderBy(asc(pageCategories.position), asc(pageCategories.id))
  return rows.map(({ category }) => category)
}
