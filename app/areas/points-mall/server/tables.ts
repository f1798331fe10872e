import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { mallStocks } from '#app/areas/mall/stock/server/public.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'
import type { PointsKind } from '../rules.ts'
import { allStates, type ExchangeState } from '../states.ts'

const among = (states: readonly ExchangeState[]): SQL =>
  sql.raw(`state in (${states.map((state) => `'${state}'`).join(', ')})`)

/** How the goods of the points mall are sorted. */
export const pointsMallCategories = pgTable('points_mall_categories', {
  id: identity(),
  title: text().notNull().unique(),
  position: smallint().notNull(),
})

/** What points are exchanged for. */
export const pointsMallGoods = pgTable(
  'points_mall_goods',
  {
    id: identity(),
    categoryId: reference()
      .notNull()
      .references(() => pointsMallCategories.id),
    kind: text().$type<PointsKind>().notNull(),
    name: text().notNull(),
    subtitle: text().notNull().default(''),
    /** Paragraphs, one a line. */
    detail: text().notNull().default(''),
    /** Address of its picture; '': it is drawn, as `picture` says. */
    image: text().notNull().default(''),
    picture: text().notNull().default('box'),
    /** What one costs. */
    points: integer().notNull(),
    /** In a shop; null: not said. */
    marketFen: fen(),
    /** Its pieces in `mall/stock`, and how many each may have. */
    stockId: reference()
      .notNull()
      .unique()
      .references(() => mallStocks.id),
    minLevel: smallint().notNull().default(0),
    /** Numbers of the labels it stands under [X064]. */
    labels: smallint().array().notNull().default([]),
    /** What its banner says; '': it has none. */
    bannerWords: text().notNull().default(''),
    /** Which coupon of `mall/coupons` it is. */
    couponId: reference(),
    isOn: boolean().notNull().default(true),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('points_mall_goods_shelf').on(table.categoryId, table.points, table.id).where(sql`is_on`),
    check('points_mall_goods_points', sql`${table.points} > 0 and ${table.marketFen} > 0`),
    check('points_mall_goods_kind', sql`${table.kind} in ('parcel', 'coupon')`),
    check('points_mall_goods_coupon', sql`(${table.kind} = 'coupon') = (${table.couponId} is not null)`),
    check('points_mall_goods_labels', sql`${table.labels} <@ array[1, 2, 3]::smallint[]`),
  ],
)

/** What somebody exchanged points for. */
export const pointsMallOrders = pgTable(
  'points_mall_orders',
  {
    /** Not to be guessed. */
    id: text().primaryKey(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    goodsId: reference()
      .notNull()
      .references(() => pointsMallGoods.id),
    kind: text().$type<PointsKind>().notNull(),
    /** As they were when they were exchanged. */
    name: text().notNull(),
    image: text().notNull(),
    pieces: smallint().notNull(),
    /** All of it together. */
    points: integer().notNull(),
    /** Every state it went through, and when. The last one is its state. */
    path: text().array().notNull(),
    pathAt: timestamp({ withTimezone: true, precision: 3 }).array().notNull(),
    state: text().$type<ExchangeState>().notNull().generatedAlwaysAs(sql`path[cardinality(path)]`),
    madeAt: instant().notNull(),
    /** Name, number and address of who gets the parcel. */
    receiverSealed: text(),
    carrier: text().notNull().default(''),
    parcelNo: text().notNull().default(''),
    shippedAt: instant(),
    cancelReason: text().notNull().default(''),
  },
  (table) => [
    index('points_mall_orders_newest').on(table.patientId, table.madeAt.desc().nullsFirst(), table.id),
    index('points_mall_orders_goods').on(table.goodsId),
    index('points_mall_orders_waiting')
      .on(table.madeAt, table.id)
      .where(among(['waiting'])),
    index('points_mall_orders_shipped')
      .on(table.shippedAt, table.id)
      .where(among(['shipped'])),
    check('points_mall_orders_state', among(allStates)),
    check(
      'points_mall_orders_path',
      sql`cardinality(${table.path}) between 1 and 9 and cardinality(${table.path}) = cardinality(${table.pathAt})`,
    ),
    check('points_mall_orders_worth', sql`${table.pieces} > 0 and ${table.points} > 0`),
    check('points_mall_orders_receiver', sql`(${table.kind} = 'parcel') = (${table.receiverSealed} is not null)`),
    check('points_mall_orders_parcel', sql`(${table.shippedAt} is null) = (${table.parcelNo} = '')`),
  ],
)

/** How high a patient's membership is; without a row, 0. */
export const pointsMallLevels = pgTable('points_mall_levels', {
  patientId: reference()
    .primaryKey()
    .references(() => accessPatients.id, { onDelete: 'cascade' }),
  level: smallint().notNull(),
})
