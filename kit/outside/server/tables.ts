import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { fen, identity, instant } from '#kit/db/columns.ts'
import type { FaceOutcome } from '../person.ts'

/** The books of the stand-in cashier: what was paid there. Nobody but the cashier reads them. */
export const outsideTrades = pgTable(
  'outside_trades',
  {
    outTradeNo: text().primaryKey(),
    transactionId: text().notNull().unique(),
    amountFen: fen().notNull(),
    /** Whose account here took it; '' the platform's. */
    merchant: text().notNull().default(''),
    paidAt: instant().notNull(),
    refundedFen: fen().notNull().default(0),
    /** So many more refunds will be turned away before one is taken. */
    refusals: integer().notNull(),
    /** How refunds of it go: `prompt`; `slow`, done when asked for again; `closed`, to an account that is no more. */
    refunds: text().notNull(),
  },
  (table) => [check('outside_trades_refunds', sql`${table.refundedFen} between 0 and ${table.amountFen}`)],
)

/** Money that the stand-in cashier gave back, or will not. */
export const outsideRefunds = pgTable('outside_refunds', {
  refundNo: text().primaryKey(),
  outTradeNo: text()
    .notNull()
    .references(() => outsideTrades.outTradeNo),
  amountFen: fen().notNull(),
  /** It was taken and cannot be done. */
  refused: boolean().notNull(),
  at: instant().notNull(),
})

/** Looks into the stand-in's camera, and how they ended. */
export const outsideFaces = pgTable(
  'outside_faces',
  {
    token: text().primaryKey(),
    truename: text().notNull(),
    /** The page to which one is sent afterwards, by its path. */
    back: text().notNull(),
    outcome: text().$type<FaceOutcome>().notNull().default('waiting'),
    startedAt: instant().notNull(),
  },
  (table) => [check('outside_faces_outcome', sql`${table.outcome} in ('waiting', 'passed', 'failed')`)],
)

/** Notices that the stand-in cashier has to send, signed, each at its time. */
export const outsideNotices = pgTable(
  'outside_notices',
  { id: identity(), body: jsonb().$type<Record<string, unknown>>().notNull(), dueAt: instant().notNull() },
  (table) => [index('outside_notices_due').on(table.dueAt, table.id)],
)

/** Calls of the stand-in's phones. It keeps of the numbers what one may read. */
export const outsideCalls = pgTable(
  'outside_calls',
  {
    callNo: text().primaryKey(),
    fromMasked: text().notNull(),
    toMasked: text().notNull(),
    dialledAt: instant().notNull(),
    answeredAt: instant(),
    endedAt: instant(),
  },
  (table) => [index('outside_calls_newest').on(table.dialledAt.desc().nullsFirst(), table.callNo)],
)
