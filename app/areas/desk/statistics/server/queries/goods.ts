import { asc, desc, eq, or, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallCategories as categories } from '#app/areas/mall/catalogue/server/public.ts'
import { mallGoods as goods, mallGoodsSkus as skus } from '#app/areas/mall/goods/server/public.ts'
import { type Listed, listOfSums } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import type { GoodsKey } from '../../rules/goods.ts'
import { type Counted, goodsFacts, outsKnownFrom } from './goods-facts.ts'

/** What there was of each group. */
export type GoodsSums = Awaited<ReturnType<ReturnType<typeof selectSums>['execute']>>[number]

/** What was seen, sold, paid, given back and out of stock in each group: the latest days first, then who was paid most. */
export const goodsSums = (db: Db, counted: Counted): Listed<GoodsSums> => listOfSums(db, () => selectSums(db, counted))

const places: Readonly<Record<GoodsKey, string>> = {
  date: 'fact_date',
  hospital: 'hospital_id',
  category: 'category_id',
  goods: 'goods_id',
  special: 'special_id',
  entry: 'entry_id',
  channel: 'channel',
}

const selectSums = (db: Db, counted: Counted) => {
  const { by, to } = counted
  const key = <T>(name: GoodsKey, type: 'text' | 'bigint') =>
    sql<T | null>`${by.includes(name) ? sql.raw(places[name]) : sql`null`}::${sql.raw(type)}`
  const number = (name: GoodsKey) => key<number>(name, 'bigint').mapWith((id) => (id === null ? null : Number(id)))
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.raw(column)}), 0)::float8`
  const lastDay = by.includes('date') ? sql`fact_date` : sql`${to}::date`
  /** Null where nobody wrote it down yet. */
  const recorded = (column: string) =>
    sql<number | null>`case when ${lastDay} >= ${outsKnownFrom} then ${sum(column)} end`
  const sums = db
    .select({
      date: key<Day>('date', 'text').as('sum_date'),
      hospitalId: number('hospital').as('sum_hospital'),
      categoryId: number('category').as('sum_category'),
      goodsId: number('goods').as('sum_goods'),
      specialId: number('special').as('sum_special'),
      entry: key<string>('entry', 'text').as('sum_entry'),
      channel: number('channel').as('sum_channel'),
      seen: sum('seen').as('sum_seen'),
      sold: sql<number>`count(distinct order_id)::int`.as('sum_sold'),
      pieces: sum('pieces').as('sum_pieces'),
      paidFen: sum('paid').as('sum_paid'),
      cardFen: sum('card').as('sum_card'),
      backFen: sum('back').as('sum_back'),
      stockOuts: sum('gone').as('sum_gone'),
      outDays: recorded('out_days').as('sum_out_days'),
      outSeconds: recorded('out_seconds').as('sum_out_seconds'),
    })
    .from(sql`(${goodsFacts(counted)}) as facts`)
    .groupBy(...by.map((name) => sql.raw(places[name])))
    .as('sums')
  return db
    .select({
      date: sums.date,
      hospitalId: sums.hospitalId,
      hospitalName: hospitals.name,
      categoryName: categories.name,
      goodsId: sums.goodsId,
      goodsName: goods.name,
      specialId: sums.specialId,
      specialName: skus.name,
      entry: sums.entry,
      channel: sums.channel,
      seen: sums.seen,
      sold: sums.sold,
      pieces: sums.pieces,
      paidFen: sums.paidFen,
      cardFen: sums.cardFen,
      backFen: sums.backFen,
      stockOuts: sums.stockOuts,
      outDays: sums.outDays,
      outSeconds: sums.outSeconds,
    })
    .from(sums)
    .leftJoin(hospitals, eq(hospitals.id, sums.hospitalId))
    .leftJoin(categories, eq(categories.id, sums.categoryId))
    .leftJoin(goods, eq(goods.id, sums.goodsId))
    .leftJoin(skus, eq(skus.id, sums.specialId))
    .where(or(...(['seen', 'sold', 'stockOuts', 'outDays'] as const).map((name) => sql`${sums[name]} > 0`)))
    .orderBy(
      desc(sums.date),
      desc(sums.paidFen),
      asc(sums.hospitalId),
      asc(sums.categoryId),
      asc(sums.goodsId),
      asc(sums.specialId),
      asc(sums.channel),
    )
}
