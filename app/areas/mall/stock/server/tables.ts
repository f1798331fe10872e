import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** Pieces of one thing that is sold. */
export const mallStocks = pgTable(
  'mall_stocks',
  {
    id: identity(),
    /** All pieces that there ever were; those that are not left are held or taken. */
    total: integer().notNull(),
    left: integer('left_n').notNull(),
    /** Since when nothing is left; null while there is something, and where there never was. */
    goneSince: instant(),
    /** Before then nobody wrote down when nothing was left; null: it was written down from its beginning. */
    outsKnownFrom: instant(),
    /** What each patient's pieces are counted under. */
    limitName: text().notNull(),
    /** Most pieces of one patient under that name; null: as many as there are. */
    limitEach: integer(),
  },
  (table) => [
    index('mall_stocks_gone').on(table.goneSince).where(sql`gone_since is not null`),
    check('mall_stocks_gone_whole', sql`${table.goneSince} is null or ${table.left} = 0`),
    check('mall_stocks_left', sql`${table.left} between 0 and ${table.total}`),
    check('mall_stocks_limit', sql`${table.limitEach} > 0`),
  ],
)

/** When nothing was left of a stock, until some came back. What is still gone says so itself (`goneSince`). */
export const mallStockOuts = pgTable(
  'mall_stock_outs',
  {
    id: identity(),
    stockId: reference()
      .notNull()
      .references(() => mallStocks.id),
    since: instant('since_at').notNull(),
    until: instant('until_at').notNull(),
  },
  (table) => [
    index('mall_stock_outs_until').on(table.until),
    check('mall_stock_outs_some', sql`${table.since} < ${table.until}`),
  ],
)

/** How many pieces a patient holds or has under a limit's name. */
export const mallStockShares = pgTable(
  'mall_stock_shares',
  {
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    limitName: text().notNull(),
    pieces: integer().notNull(),
    /** The limit when they last took some. */
    most: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.limitName] }),
    check('mall_stock_shares_most', sql`${table.pieces} between 0 and ${table.most}`),
  ],
)

/** Pieces that are not free. */
export const mallStockHolds = pgTable(
  'mall_stock_holds',
  {
    /** Who holds: an order's id. */
    holdKey: text().notNull(),
    stockId: reference().notNull(),
    /** Null once their account is gone. */
    patientId: reference(),
    /** Those still out; what was given back is not among them. */
    pieces: integer().notNull(),
    /** Held until then; null: taken for good. */
    until: instant('until_at'),
    heldAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holdKey, table.stockId] }),
    index('mall_stock_holds_patient').on(table.patientId),
    index('mall_stock_holds_until')
      .on(table.stockId, table.until)
      .where(sql`${table.until} is not null and ${table.pieces} > 0`),
    check('mall_stock_holds_pieces', sql`${table.pieces} >= 0`),
  ],
)

/** Pieces that a desk added, or took out of what was free. */
export const mallStockChanges = pgTable(
  'mall_stock_changes',
  {
    id: identity(),
    stockId: reference()
      .notNull()
      .references(() => mallStocks.id),
    /** More than before, or less. */
    by: integer('by_n').notNull(),
    /** Free pieces afterwards. */
    left: integer('left_n').notNull(),
    reason: text().notNull(),
    staffId: reference().notNull(),
    staffName: text().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index('mall_stock_changes_newest').on(table.stockId, table.id.desc().nullsFirst()),
    check('mall_stock_changes_some', sql`${table.by} <> 0 and ${table.left} >= 0`),
  ],
)
