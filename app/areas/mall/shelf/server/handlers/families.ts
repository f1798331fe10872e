import { type CategoryRow, listTree } from '#app/areas/mall/catalogue/server/public.ts'
import { asGoodsCard, listBestOf, listGoodsCards } from '#app/areas/mall/goods/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import type { Db } from '#kit/db/open.ts'

/** A category and those under it. */
export const familyOf = async (db: Db, categoryId: number): Promise<number[]> => {
  const trees = await Promise.all([listTree(db, 'health'), listTree(db, 'project')])
  const under = trees.flat().filter(({ parentId }) => parentId === categoryId)
  return [categoryId, ...under.map(({ id }) => id)]
}

/** What the operator changes is seen after so long. */
const KEPT_SECONDS = 30

/** Categories, the topmost where none are named, each with the best sold goods of its family in the asker's city. */
export const withBest = async (ctx: RequestContext, named?: readonly CategoryRow[]) => {
  const { db, city } = ctx
  const tree = await cached(ctx, 'mall categories', KEPT_SECONDS, () => listTree(db, 'health'))
  const tops = named ?? tree.filter(({ parentId, hasArticles }) => parentId === null && !hasArticles)
  const families = tops.map((category) => ({
    category,
    ids: new Set([category.id, ...tree.filter(({ parentId }) => parentId === category.id).map(({ id }) => id)]),
  }))
  const best = await listBestOf(
    db,
    families.flatMap(({ ids }) => [...ids]),
    city,
  )
  const cards = new Map(
    (
      await listGoodsCards(
        db,
        best.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  return families.map(({ category, ids }) => ({
    category,
    list: best
      .filter(({ categoryId }) => ids.has(categoryId))
      .flatMap(({ id }) => cards.get(id) ?? [])
      .sort((a, b) => b.soldCount - a.soldCount)
      .slice(0, MOST_SHOWN)
      .map((row) => asGoodsCard(row)),
  }))
}

const MOST_SHOWN = 6
