import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { mallGoods, mallGoodsSkus } from '#app/areas/mall/goods/server/public.ts'
import { mallStocks } from '#app/areas/mall/stock/server/public.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'

/** A time in which some goods cost less. */
export const mallSeckillSessions = pgTable(
  'mall_seckill_sessions',
  {
    id: identity(),
    title: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    index('mall_seckill_sessions_time').on(table.endsAt),
    unique('mall_seckill_sessions_start').on(table.startsAt),
    check('mall_seckill_sessions_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)

/** A specification of goods in a session, with a price and a stock of its own. */
export const mallSeckillItems = pgTable(
  'mall_seckill_items',
  {
    id: identity(),
    sessionId: reference()
      .notNull()
      .references(() => mallSeckillSessions.id, { onDelete: 'cascade' }),
    goodsId: reference()
      .notNull()
      .references(() => mallGoods.id, { onDelete: 'cascade' }),
    skuId: reference()
      .notNull()
      .references(() => mallGoodsSkus.id, { onDelete: 'cascade' }),
    priceFen: fen().notNull(),
    stockId: reference()
      .notNull()
      .references(() => mallStocks.id),
    limitEach: integer().notNull(),
    position: smallint().notNull(),
  },
  (table) => [
    unique('mall_seckill_items_once').on(table.sessionId, table.goodsId),
    index('mall_seckill_items_goods').on(table.goodsId),
    check('mall_seckill_items_price', sql`${table.priceFen} >= 0 and ${table.limitEach} > 0`),
  ],
)

/** Who wants to be told before a session begins. */
export const mallSeckillReminders = pgTable(
  'mall_seckill_reminders',
  {
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    itemId: reference()
      .notNull()
      .references(() => mallSeckillItems.id, { onDelete: 'cascade' }),
    remindAt: instant().notNull(),
    /** Null: not told yet. */
    toldAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.itemId] }),
    index('mall_seckill_reminders_due').on(table.remindAt).where(sql`${table.toldAt} is null`),
  ],
)
