import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { analyticsEvents as events } from '#app/areas/analytics/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallCategories as categories } from '#app/areas/mall/catalogue/server/public.ts'
import { mallGoods as goods, mallGoodsSkus as skus } from '#app/areas/mall/goods/server/public.ts'
import { mallStocks as stocks } from '#app/areas/mall/stock/server/public.ts'
import { ordersItems as items, ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import { type Listed, listOfSums, since, until } from '#kit/db/list-query.ts'
import { localDay } from '#kit/db/local-day.ts'
import type { Db } from '#kit/db/open.ts'
import { addDays, type Day, instantAt } from '#kit/time/day.ts'
import type { GoodsKey } from '../../rules/goods.ts'

/** What is counted: of these days, of what this seller sold (null: everybody). */
interface Counted {
  from: Day
  to: Day
  seller: { hospitalId: number; isPlatform: boolean } | null
  /** Told apart by these; what is not among them is null in each row. */
  by: readonly GoodsKey[]
}

/** What there was of each group. */
export type GoodsSums = Awaited<ReturnType<ReturnType<typeof selectSums>['execute']>>[number]

/** What was seen, sold, paid and given back in each group: the latest days first, then who was paid most. */
export const goodsSums = (db: Db, counted: Counted): Listed<GoodsSums> => listOfSums(db, () => selectSums(db, counted))

const places: Readonly<Record<GoodsKey, string>> = {
  date: 'fact_date',
  hospital: 'hospital_id',
  category: 'category_id',
  goods: 'goods_id',
  entry: 'entry_id',
}

const selectSums = (db: Db, { by, ...counted }: Counted) => {
  const key = <T>(name: GoodsKey, type: 'text' | 'bigint') =>
    sql<T | null>`${by.includes(name) ? sql.raw(places[name]) : sql`null`}::${sql.raw(type)}`
  const number = (name: GoodsKey) => key<number>(name, 'bigint').mapWith((id) => (id === null ? null : Number(id)))
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.raw(column)}), 0)::float8`
  const sums = db
    .select({
      date: key<Day>('date', 'text').as('sum_date'),
      hospitalId: number('hospital').as('sum_hospital'),
      categoryId: number('category').as('sum_category'),
      goodsId: number('goods').as('sum_goods'),
      entry: key<string>('entry', 'text').as('sum_entry'),
      seen: sum('seen').as('sum_seen'),
      sold: sql<number>`count(distinct order_id)::int`.as('sum_sold'),
      pieces: sum('pieces').as('sum_pieces'),
      paidFen: sum('paid').as('sum_paid'),
      cardFen: sum('card').as('sum_card'),
      backFen: sum('back').as('sum_back'),
      stockOuts: sum('gone').as('sum_gone'),
    })
    .from(sql`(${facts({ by, ...counted })}) as facts`)
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
      entry: sums.entry,
      seen: sums.seen,
      sold: sums.sold,
      pieces: sums.pieces,
      paidFen: sums.paidFen,
      cardFen: sums.cardFen,
      backFen: sums.backFen,
      stockOuts: sums.stockOuts,
    })
    .from(sums)
    .leftJoin(hospitals, eq(hospitals.id, sums.hospitalId))
    .leftJoin(categories, eq(categories.id, sums.categoryId))
    .leftJoin(goods, eq(goods.id, sums.goodsId))
    .where(or(...(['seen', 'sold', 'stockOuts'] as const).map((name) => sql`${sums[name]} > 0`)))
    .orderBy(desc(sums.date), desc(sums.paidFen), asc(sums.hospitalId), asc(sums.categoryId), asc(sums.goodsId))
}

/** What was sold, with what was seen and is out of stock where that can be told apart so. */
const facts = (counted: Counted): SQL => {
  const { by } = counted
  const all = [soldFacts(counted)]
  if (!by.includes('entry')) all.push(seenFacts(counted))
  if (!by.includes('entry') && !by.includes('date')) all.push(goneFacts(counted))
  return sql.join(all, sql` union all `)
}

const ofSeller = (of: typeof orders.hospitalId | typeof goods.hospitalId, { seller }: Counted): SQL | undefined => {
  if (seller === null) return undefined
  const own = eq(of, seller.hospitalId)
  return seller.isPlatform ? or(own, isNull(of)) : own
}

/** An order waits an hour at most: so long before a day what was paid on it may have been made. */
const WAITS_DAYS = 1

/**
 * What was paid on these days, a row for each thing in an order. What is of the whole order – freight, what gift cards paid, freight
 * given back – stands with its first thing, so that sums are those of the orders.
 */
const soldFacts = ({ from, to, ...counted }: Counted): SQL => {
  const paidAt = sql`${orders.pathAt}[array_position(${orders.path}, 'paid')]`
  const isFirst = sql`${items.position} = (select min(f.position) from ${items} f where f.order_id = ${orders.id})`
  const itemsBack = sql`(select sum(f.back_fen) from ${items} f where f.order_id = ${orders.id})`
  const ofOrder = (fen: SQL) => sql`case when ${isFirst} then ${fen} else 0 end`
  return sql`
    select ${localDay(paidAt)} as fact_date, ${orders.hospitalId} as hospital_id, ${goods.categoryId} as category_id,
      ${items.goodsId} as goods_id, ${orders.fromFunctionId} as entry_id, ${orders.id} as order_id, ${items.pieces} as pieces,
      ${items.dueFen} + ${ofOrder(sql`${orders.dueFen} - (select sum(f.due_fen) from ${items} f where f.order_id = ${orders.id})`)} as paid,
      ${ofOrder(sql`${orders.cardFen}`)} as card, ${items.backFen} + ${ofOrder(sql`${orders.backFen} - ${itemsBack}`)} as back,
      0 as seen, 0 as gone
    from ${items} join ${orders} on ${orders.id} = ${items.orderId} left join ${goods} on ${goods.id} = ${items.goodsId}
    where ${and(
      since(orders.madeAt)(addDays(from, -WAITS_DAYS)),
      until(orders.madeAt)(to),
      sql`${paidAt} >= ${instantAt(from, 0)} and ${paidAt} < ${instantAt(addDays(to, 1), 0)}`,
      ofSeller(orders.hospitalId, { from, to, ...counted }),
    )}`
}

/** Each time that the page of goods was opened, as far as visits are kept. */
const seenFacts = (counted: Counted): SQL => sql`
  select ${localDay(events.happenedAt)}, ${goods.hospitalId}, ${goods.categoryId}, ${goods.id}, null, null, 0, 0, 0, 0, 1, 0
  from ${events} join ${goods} on ${goods.id} = ${events.itemId}
  where ${and(
    eq(events.source, 'view'),
    inArray(events.event, ['goods', 'project']),
    since(events.happenedAt)(counted.from),
    until(events.happenedAt)(counted.to),
    ofSeller(goods.hospitalId, counted),
  )}`

/** Specifications on the shelf of which nothing is left now. */
const goneFacts = (counted: Counted): SQL => sql`
  select null::date, ${goods.hospitalId}, ${goods.categoryId}, ${goods.id}, null, null, 0, 0, 0, 0, 0, 1
  from ${skus} join ${goods} on ${goods.id} = ${skus.goodsId} join ${stocks} on ${stocks.id} = ${skus.stockId}
  where ${and(eq(stocks.left, 0), eq(goods.isOn, true), ofSeller(goods.hospitalId, counted))}`
