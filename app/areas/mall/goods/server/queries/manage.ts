import { and, asc, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { mallCategories as categories } from '#app/areas/mall/catalogue/server/public.ts'
import { countedPieces, mallStocks as stocks } from '#app/areas/mall/stock/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { drugTypes, type GoodsKind, managedSorts } from '../../rules.ts'
import { mallGoods as goods, mallGoodsSkus as specials } from '../tables.ts'
import type { NewGoods, NewSku } from './seed.ts'

/** Whose goods are looked at: a seller's, and the platform's too where its desk serves it. */
export interface Sellers {
  hospitalId: number
  isPlatform: boolean
}

interface ManagedRequest extends ListRequest<keyof typeof managedSorts> {
  list?: 'all' | 'on' | 'off' | undefined
  kind?: GoodsKind | undefined
}

const soldBy = ({ hospitalId, isPlatform }: Sellers) => {
  const own = eq(goods.hospitalId, hospitalId)
  return isPlatform ? or(own, isNull(goods.hospitalId)) : own
}

const left = sql<number>`(select coalesce(sum(${stocks.left}), 0)::int from ${specials}
  join ${stocks} on ${stocks.id} = ${specials.stockId} where ${specials.goodsId} = ${goods.id} and ${specials.isOn})`

/** A desk's goods, on the shelf and off it, each with how many are left. */
export const listManaged = (db: Db, sellers: Sellers, asked: ManagedRequest) =>
  listQuery(
    db,
    (db) =>
      db
        .select({ goods, categoryName: categories.name, left: left.as('left_n') })
        .from(goods)
        .innerJoin(categories, eq(categories.id, goods.categoryId)),
    {
      scope: soldBy(sellers),
      searched: [goods.name, goods.brand],
      filters: {
        list: (list) => (list === 'all' ? undefined : eq(goods.isOn, list === 'on')),
        kind: (kind) => eq(goods.kind, kind),
      },
      sorts: managedSorts,
      sortedBy: { newest: goods.id, sold: goods.soldCount, stock: sql`left_n`, price: goods.fromFen },
      last: desc(goods.id),
      key: goods.id,
    },
    asked,
  )

/** Goods of a desk, on the shelf or off it. */
export const findManaged = async (db: Db, sellers: Sellers, id: number) =>
  (
    await db
      .select()
      .from(goods)
      .where(and(eq(goods.id, id), soldBy(sellers)))
  )[0]

/** Those of these goods that are a desk's. */
export const listManagedOf = (db: Db, sellers: Sellers, ids: readonly number[]) =>
  db
    .select()
    .from(goods)
    .where(and(inArray(goods.id, [...ids]), soldBy(sellers)))

const inOrder = [asc(specials.position), asc(specials.id)] as const

/** All specifications of goods, also those that are sold no more, in their order. */
export const listAllSkus = (db: Db, goodsId: number) =>
  db
    .select()
    .from(specials)
    .where(eq(specials.goodsId, goodsId))
    .orderBy(...inOrder)

/** The same with where the pieces of each are. */
export const listCountedSkus = (db: Db, goodsId: number) =>
  db
    .select({ sku: specials, count: countedPieces })
    .from(specials)
    .innerJoin(stocks, eq(stocks.id, specials.stockId))
    .where(eq(specials.goodsId, goodsId))
    .orderBy(...inOrder)

export const insertOne = async (db: Db, row: NewGoods): Promise<number> =>
  ((await db.insert(goods).values(row).returning({ id: goods.id }))[0] as { id: number }).id

export const updateGoods = (db: Db, id: number, set: Partial<NewGoods>) =>
  db.update(goods).set(set).where(eq(goods.id, id))

/** Puts goods on the shelf or takes them off; false where they are so already. */
export const updateShelf = async (db: Db, id: number, isOn: boolean): Promise<boolean> => {
  const changed = await db
    .update(goods)
    .set({ isOn })
    .where(and(eq(goods.id, id), eq(goods.isOn, !isOn)))
    .returning({ id: goods.id })
  return changed.length > 0
}

export const updateCategory = (db: Db, ids: readonly number[], categoryId: number) =>
  db
    .update(goods)
    .set({ categoryId })
    .where(inArray(goods.id, [...ids]))

export const updateSku = (db: Db, id: number, set: Partial<NewSku>) =>
  db.update(specials).set(set).where(eq(specials.id, id))

/** Specifications that are not among these are sold no more; orders keep theirs. */
export const endOtherSkus = (db: Db, goodsId: number, ids: readonly number[]) =>
  db
    .update(specials)
    .set({ isOn: false, isDefault: false })
    .where(and(eq(specials.goodsId, goodsId), ids.length > 0 ? notInArray(specials.id, [...ids]) : undefined))

/** Whether these goods, or some of this category, are drugs on prescription. */
export const hasPrescription = async (
  db: Db,
  { goodsId, categoryId }: { goodsId: number | undefined; categoryId: number | undefined },
): Promise<boolean> => {
  if (goodsId === undefined && categoryId === undefined) return false
  const named = or(
    goodsId === undefined ? undefined : eq(goods.id, goodsId),
    categoryId === undefined ? undefined : sql`${categoryId}::bigint in (${categories.id}, ${categories.parentId})`,
  )
  const found = await db
    .select({ id: goods.id })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .where(and(eq(goods.drugType, drugTypes.prescription), named))
    .limit(1)
  return found.length > 0
}
