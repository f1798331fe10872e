import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/public.ts'
import { activitiesActs } from '#app/areas/activities/acts/server/public.ts'
import { mallGoods, mallGoodsSkus } from '#app/areas/mall/goods/server/public.ts'
import { mallStocks } from '#app/areas/mall/stock/server/public.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'
import type { BargainState } from '../rules.ts'

const patientId = () =>
  reference()
    .notNull()
    .references(() => accessPatients.id, { onDelete: 'cascade' })

/** A specification of goods for which one can bargain. */
export const activitiesBargainItems = pgTable(
  'activities_bargain_items',
  {
    id: identity(),
    actId: reference()
      .notNull()
      .references(() => activitiesActs.id),
    goodsId: reference()
      .notNull()
      .references(() => mallGoods.id, { onDelete: 'cascade' }),
    skuId: reference()
      .notNull()
      .references(() => mallGoodsSkus.id, { onDelete: 'cascade' }),
    /** From where it begins, and where it ends. */
    priceFen: fen().notNull(),
    floorFen: fen().notNull(),
    cuts: smallint().notNull(),
    hours: smallint().notNull(),
    stockId: reference()
      .notNull()
      .references(() => mallStocks.id),
    position: smallint().notNull(),
  },
  (table) => [
    unique('activities_bargain_items_once').on(table.actId, table.goodsId),
    check('activities_bargain_items_floor', sql`0 < ${table.floorFen} and ${table.floorFen} < ${table.priceFen}`),
    check('activities_bargain_items_cuts', sql`${table.cuts} between 2 and 100 and ${table.hours} between 1 and 168`),
  ],
)

/** A patient's bargain. */
export const activitiesBargains = pgTable(
  'activities_bargains',
  {
    /** Not to be guessed: who has it may help. */
    id: text().primaryKey(),
    itemId: reference()
      .notNull()
      .references(() => activitiesBargainItems.id, { onDelete: 'cascade' }),
    patientId: patientId(),
    priceFen: fen().notNull(),
    floorFen: fen().notNull(),
    nowFen: fen().notNull(),
    cutsDone: smallint().notNull(),
    cuts: smallint().notNull(),
    state: text().$type<BargainState>().notNull().default('running'),
    startedAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** The order that it became. */
    orderId: text(),
    orderedAt: instant(),
  },
  (table) => [
    uniqueIndex('activities_bargains_one').on(table.patientId, table.itemId).where(sql`${table.state} = 'running'`),
    index('activities_bargains_newest').on(table.patientId, table.startedAt.desc().nullsFirst(), table.id),
    index('activities_bargains_item').on(table.itemId, table.orderedAt),
    index('activities_bargains_due').on(table.endsAt).where(sql`${table.state} = 'running'`),
    index('activities_bargains_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    check('activities_bargains_price', sql`${table.nowFen} between ${table.floorFen} and ${table.priceFen}`),
    check('activities_bargains_cuts', sql`${table.cutsDone} between 0 and ${table.cuts}`),
    check('activities_bargains_state', sql`${table.state} in ('running', 'ordered', 'over')`),
    check('activities_bargains_ordered', sql`${table.state} <> 'ordered' or ${table.orderId} is not null`),
  ],
)

/** What somebody cut: the patient themselves first, then their friends, each once. */
export const activitiesCuts = pgTable(
  'activities_cuts',
  {
    bargainId: text()
      .notNull()
      .references(() => activitiesBargains.id, { onDelete: 'cascade' }),
    seat: smallint().notNull(),
    /** Null once their account is gone. */
    patientId: reference().references(() => accessPatients.id, { onDelete: 'set null' }),
    cutFen: fen().notNull(),
    cutAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bargainId, table.seat] }),
    unique('activities_cuts_once').on(table.bargainId, table.patientId),
    index('activities_cuts_patient').on(table.patientId),
    check('activities_cuts_some', sql`${table.cutFen} > 0 and ${table.seat} > 0`),
  ],
)
