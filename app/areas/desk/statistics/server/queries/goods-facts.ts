import { and, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { analyticsEvents as events } from '#app/areas/analytics/server/public.ts'
import { mallGoods as goods, mallGoodsSkus as skus } from '#app/areas/mall/goods/server/public.ts'
import { mallStockOuts as outs, mallStocks as stocks } from '#app/areas/mall/stock/server/public.ts'
import { ordersItems as items, ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import { since, until } from '#kit/db/list-query.ts'
import { localDay } from '#kit/db/local-day.ts'
import { addDays, type Day, instantAt } from '#kit/time/day.ts'
import { type GoodsFigure, type GoodsKey, isCounted } from '../../rules/goods.ts'

/** What is counted: of these days, of what this seller sold (null: everybody). */
export interface Counted {
  from: Day
  to: Day
  now: Date
  seller: { hospitalId: number; isPlatform: boolean } | null
  /** Told apart by these; what is not among them is null in each row. */
  by: readonly GoodsKey[]
}

/** What a fact may say, in order, and what stands there where it does not. */
const unsaid = {
  fact_date: 'null::date',
  hospital_id: 'null::bigint',
  category_id: 'null::bigint',
  goods_id: 'null::bigint',
  special_id: 'null::bigint',
  entry_id: 'null::text',
  channel: 'null::int',
  order_id: 'null::text',
  pieces: '0',
  paid: '0',
  card: '0',
  back: '0',
  seen: '0',
  gone: '0',
  out_days: '0',
  out_seconds: '0',
} as const

/** The columns of a fact. */
const saying = (said: Partial<Record<keyof typeof unsaid, SQL>>): SQL => {
  const names = Object.keys(unsaid) as (keyof typeof unsaid)[]
  return sql.join(
    names.map((name) => sql`${said[name] ?? sql.raw(unsaid[name])} as ${sql.raw(name)}`),
    sql`, `,
  )
}

/** Of which goods a fact is. */
const ofGoods = {
  hospital_id: sql`${goods.hospitalId}`,
  category_id: sql`${goods.categoryId}`,
  goods_id: sql`${goods.id}`,
}

/** What was sold, with what was seen and was out of stock where that can be told apart so. */
export const goodsFacts = (counted: Counted): SQL => {
  const isAsked = (figure: GoodsFigure) => isCounted(figure, counted.by)
  const all = [soldFacts(counted)]
  if (isAsked('seen')) all.push(seenFacts(counted))
  if (isAsked('gone')) all.push(goneFacts(counted))
  if (isAsked('out_days')) all.push(outFacts(counted))
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
const soldFacts = (counted: Counted): SQL => {
  const { from, to } = counted
  const paidAt = sql`${orders.pathAt}[array_position(${orders.path}, 'paid')]`
  const isFirst = sql`${items.position} = (select min(f.position) from ${items} f where f.order_id = ${orders.id})`
  const itemsBack = sql`(select sum(f.back_fen) from ${items} f where f.order_id = ${orders.id})`
  const ofOrder = (fen: SQL) => sql`case when ${isFirst} then ${fen} else 0 end`
  const itemsDue = sql`(select sum(f.due_fen) from ${items} f where f.order_id = ${orders.id})`
  const told = saying({
    fact_date: localDay(paidAt),
    hospital_id: sql`${orders.hospitalId}`,
    category_id: sql`${goods.categoryId}`,
    goods_id: sql`${items.goodsId}`,
    special_id: sql`${items.skuId}`,
    entry_id: sql`${orders.fromFunctionId}`,
    channel: sql`${orders.channel}`,
    order_id: sql`${orders.id}`,
    pieces: sql`${items.pieces}`,
    paid: sql`${items.dueFen} + ${ofOrder(sql`${orders.dueFen} - ${itemsDue}`)}`,
    card: ofOrder(sql`${orders.cardFen}`),
    back: sql`${items.backFen} + ${ofOrder(sql`${orders.backFen} - ${itemsBack}`)}`,
  })
  return sql`
    select ${told}
    from ${items} join ${orders} on ${orders.id} = ${items.orderId} left join ${goods} on ${goods.id} = ${items.goodsId}
    where ${and(
      since(orders.madeAt)(addDays(from, -WAITS_DAYS)),
      until(orders.madeAt)(to),
      sql`${paidAt} >= ${instantAt(from, 0)} and ${paidAt} < ${instantAt(addDays(to, 1), 0)}`,
      ofSeller(orders.hospitalId, counted),
    )}`
}

/** Each time that the page of goods was opened, as far as visits are kept. */
const seenFacts = (counted: Counted): SQL => sql`
  select ${saying({ ...ofGoods, fact_date: localDay(events.happenedAt), channel: sql`${events.channel}`, seen: sql`1` })}
  from ${events} join ${goods} on ${goods.id} = ${events.itemId}
  where ${and(
    eq(events.source, 'view'),
    inArray(events.event, ['goods', 'project']),
    since(events.happenedAt)(counted.from),
    until(events.happenedAt)(counted.to),
    ofSeller(goods.hospitalId, counted),
  )}`

/** Specifications that are on the shelf now, of this seller. */
const onShelf = (counted: Counted) =>
  and(eq(skus.isOn, true), eq(goods.isOn, true), ofSeller(goods.hospitalId, counted))

/** Specifications on the shelf of which nothing is left now. */
const goneFacts = (counted: Counted): SQL => sql`
  select ${saying({ ...ofGoods, special_id: sql`${skus.id}`, gone: sql`1` })}
  from ${skus} join ${goods} on ${goods.id} = ${skus.goodsId} join ${stocks} on ${stocks.id} = ${skus.stockId}
  where ${and(eq(stocks.left, 0), onShelf(counted))}`

/**
 * The days on which nothing was left of what is on the shelf now, be it for a while, a row for each specification and day. What is gone
 * now has been so up to now.
 */
const outFacts = (counted: Counted): SQL => {
  const { from, to, now } = counted
  const [begin, end] = [instantAt(from, 0), instantAt(addDays(to, 1), 0)]
  const nowAt = sql`${now}::timestamptz`
  // Most stocks that are gone are of what is sold no more, or elsewhere: their days are not told apart.
  const isAsked = (stockId: SQLWrapper) => sql`exists (
    select from ${skus} join ${goods} on ${goods.id} = ${skus.goodsId} where ${and(eq(skus.stockId, stockId), onShelf(counted))})`
  const dayEnd = sql`(day + interval '1 day') at time zone 'Asia/Shanghai'`
  return sql`
    select ${saying({ ...ofGoods, fact_date: sql`o.day`, special_id: sql`${skus.id}`, out_days: sql`1`, out_seconds: sql`o.seconds` })}
    from (
      select stock_id, day::date as day,
        sum(extract(epoch from least(until_at, ${dayEnd}) - greatest(since_at, day at time zone 'Asia/Shanghai'))) as seconds
      from (
        select ${outs.stockId} as stock_id, ${outs.since} as since_at, ${outs.until} as until_at, ${outs.until} - interval '1 ms' as last_at
        from ${outs} where ${outs.until} > ${begin} and ${outs.since} < ${end} and ${isAsked(outs.stockId)}
        union all
        select ${stocks.id}, ${stocks.goneSince}, ${nowAt}, ${nowAt}
        from ${stocks} where ${stocks.goneSince} < ${end} and ${stocks.goneSince} <= ${nowAt} and ${isAsked(stocks.id)}
      ) spans cross join lateral generate_series(
        greatest(${localDay(sql`since_at`)}, ${from}::date)::timestamp, least(${localDay(sql`last_at`)}, ${to}::date)::timestamp, interval '1 day'
      ) as days(day)
      group by 1, 2
    ) o join ${skus} on ${skus.stockId} = o.stock_id join ${goods} on ${goods.id} = ${skus.goodsId}
    where ${onShelf(counted)}`
}

/** The first day of which it is known what was out of stock: the oldest stock was there when the record began, or is younger than it. */
export const outsKnownFrom = sql`coalesce(
  (select ${localDay(sql`oldest.outs_known_from`)} from ${stocks} oldest order by oldest.id limit 1), '-infinity'::date)`
