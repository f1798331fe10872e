import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { TreeName } from '../../rules.ts'
import {
  mallArticles as articles,
  mallCategories as categories,
  mallPageCategories as pageCategories,
} from '../tables.ts'

export type CategoryRow = typeof categories.$inferSelect

interface InTree {
  tree: TreeName
  parentId: number | undefined
  /** Undefined: whatever the city. */
  city: number | undefined
  hasArticles: boolean | undefined
  isRecommended: boolean | undefined
}

/** Shown in this city: it names no city, or this one. */
export const shownIn = (ids: SQL, city: number | undefined) =>
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
