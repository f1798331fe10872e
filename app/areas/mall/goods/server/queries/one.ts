import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallStocks as stocks } from '#app/areas/mall/stock/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { type CommentShow, GOOD_STARS, LOW_STARS } from '../../rules.ts'
import {
  mallGoodsComments as comments,
  mallGoods as goods,
  mallGoodsPurchases as purchases,
  mallGoodsSkus as specials,
} from '../tables.ts'

const selectSpecials = (db: Db, { ids }: { ids: readonly number[] }) =>
  db
    .select({ sku: specials, left: stocks.left, limitName: stocks.limitName, limitEach: stocks.limitEach })
    .from(specials)
    .innerJoin(stocks, eq(stocks.id, specials.stockId))
    .where(sql`${isAnyOf(specials.goodsId, ids)} and ${specials.isOn}`)
    .orderBy(asc(specials.position), asc(specials.id))
const findSpecials = batchLoader(async (db, ids: readonly number[]) =>
  Map.groupBy(await selectSpecials(db, { ids }), ({ sku }) => sku.goodsId),
)

/** A specification with what is left of it. */
export type SkuRow = Awaited<ReturnType<typeof selectSpecials>>[number]

/** The specifications of goods in their order, with what is left. */
export const listSkus = async (db: Db, goodsId: number): Promise<SkuRow[]> => (await findSpecials(db, goodsId)) ?? []

const selectUsual = (db: Db, { ids }: { ids: readonly number[] }) =>
  db
    .selectDistinctOn([goods.id], { goods, sku: specials })
    .from(goods)
    .innerJoin(specials, eq(specials.goodsId, goods.id))
    .where(sql`${isAnyOf(goods.id, ids)} and ${goods.isOn} and ${specials.isOn}`)
    .orderBy(asc(goods.id), asc(specials.position), asc(specials.id))

/** Goods on the shelf with their usual specification. */
export const findUsual = batchLoader(
  async (db, ids: readonly number[]) => new Map((await selectUsual(db, { ids })).map((row) => [row.goods.id, row])),
)

const selectWithGoods = (db: Db, { ids }: { ids: readonly number[] }) =>
  db
    .select({
      sku: specials,
      goods,
      sellerName: hospitals.name,
      left: stocks.left,
      limitName: stocks.limitName,
      limitEach: stocks.limitEach,
    })
    .from(specials)
    .innerJoin(goods, eq(goods.id, specials.goodsId))
    .innerJoin(stocks, eq(stocks.id, specials.stockId))
    .leftJoin(hospitals, eq(hospitals.id, goods.hospitalId))
    .where(isAnyOf(specials.id, ids))
const findWithGoods = batchLoader(
  async (db, ids: readonly number[]) => new Map((await selectWithGoods(db, { ids })).map((row) => [row.sku.id, row])),
)

/** One specification with what is left of it, the goods that it belongs to, on the shelf or not, and the seller that sells them (null: the platform). */
export const findSku = (db: Db, skuId: number) => findWithGoods(db, skuId)

export type CommentRow = typeof comments.$inferSelect

const shows: Readonly<Record<CommentShow, SQL>> = {
  pictures: sql`cardinality(${comments.images}) > 0`,
  good: gte(comments.stars, GOOD_STARS),
  low: lte(comments.stars, LOW_STARS),
}

/** What buyers say of goods, the newest first. */
export const listComments = (
  db: Db,
  goodsId: number,
  { show, ...asked }: { show?: CommentShow | undefined; page: number; size: number },
) =>
  page(
    db,
    db
      .select()
      .from(comments)
      .where(and(eq(comments.goodsId, goodsId), show && shows[show]))
      .orderBy(desc(comments.createdAt), asc(comments.id))
      .$dynamic(),
    asked,
  )

const numberOf = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`

/** How many comments of goods stand under each of these names. */
export const countComments = async (db: Db, goodsId: number): Promise<Record<CommentShow, number>> => {
  const [counted] = await db
    .select({
      pictures: numberOf(shows.pictures),
      good: numberOf(shows.good),
      low: numberOf(shows.low),
    })
    .from(comments)
    .where(eq(comments.goodsId, goodsId))
  return counted ?? { pictures: 0, good: 0, low: 0 }
}

/** The order that a comment is about; undefined where there is none, or it is of no order. */
export const findCommentOrder = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.select({ orderId: comments.orderId }).from(comments).where(eq(comments.id, id)))[0]?.orderId ?? undefined

const MOST_PURCHASES = 20
/** Who bought goods lately. */
export const listPurchases = (db: Db, goodsId: number) =>
  db
    .select()
    .from(purchases)
    .where(eq(purchases.goodsId, goodsId))
    .orderBy(desc(purchases.boughtAt), asc(purchases.id))
    .limit(MOST_PURCHASES)
