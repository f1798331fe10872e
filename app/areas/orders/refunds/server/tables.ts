import { type SQL, sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { ordersOrders } from '#app/areas/orders/checkout/server/tables.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'
import type { RefundKind } from '../rules.ts'
import { allStates, factsOf, type RefundState } from '../states.ts'

const among = (states: readonly RefundState[]): SQL =>
  sql.raw(`state in (${states.map((state) => `'${state}'`).join(', ')})`)

/** Money that a patient asks back. */
export const ordersRefunds = pgTable(
  'orders_refunds',
  {
    /** Not to be guessed. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => ordersOrders.id, { onDelete: 'cascade' }),
    /** Refers to nobody by a key: the books outlive the account. */
    patientId: reference().notNull(),
    /** The seller that sold; null: the platform. */
    hospitalId: reference(),
    sellerName: text().notNull(),
    kind: text().$type<RefundKind>().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** For the goods, and the freight that goes back with them. */
    goodsFen: fen().notNull(),
    freightFen: fen().notNull(),
    /** What of both went back onto gift cards; known once the money is ordered back. */
    cardFen: fen().notNull().default(0),
    reason: text().notNull(),
    remark: text().notNull(),
    images: text().array().notNull(),
    /** What the seller or the platform said last, and where goods are to be sent. */
    answer: text().notNull().default(''),
    sendTo: text().notNull().default(''),
    carrier: text().notNull().default(''),
    parcelNo: text().notNull().default(''),
    /** The number under which the money was ordered back. */
    refundNo: text().unique(),
    appliedAt: instant().notNull(),
    /** Until then somebody is asked; then it goes on by itself. */
    deadlineAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    index('orders_refunds_newest').on(table.patientId, table.appliedAt.desc().nullsFirst(), table.id),
    index('orders_refunds_order').on(table.orderId),
    index('orders_refunds_seller').on(table.hospitalId, table.state, table.appliedAt, table.id),
    index('orders_refunds_deadline').on(table.deadlineAt).where(sql`deadline_at is not null`),
    check('orders_refunds_state', among(allStates)),
    check('orders_refunds_kind', sql`${table.kind} in ('money', 'return')`),
    check('orders_refunds_amount', sql`${table.goodsFen} > 0 and ${table.freightFen} >= 0`),
    check('orders_refunds_cards', sql`${table.cardFen} between 0 and ${table.goodsFen} + ${table.freightFen}`),
    check(
      'orders_refunds_waits',
      sql`(${table.deadlineAt} is not null) = (${among(allStates.filter((state) => factsOf(state).days !== undefined))})`,
    ),
    check('orders_refunds_ordered', sql`(${table.refundNo} is not null) = (${among(['refunding', 'refunded'])})`),
    check(
      'orders_refunds_ended',
      sql`(${table.endedAt} is not null) = (${among(allStates.filter((state) => factsOf(state).to.length === 0))})`,
    ),
  ],
)

/** Of which items, how many pieces and how much. */
export const ordersRefundItems = pgTable(
  'orders_refund_items',
  {
    refundId: text()
      .notNull()
      .references(() => ordersRefunds.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    pieces: smallint().notNull(),
    amountFen: fen().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.position] }),
    check('orders_refund_items_parts', sql`${table.pieces} > 0 and ${table.amountFen} >= 0`),
  ],
)

/** What happened to a refund: never changed, only erased of words when the account goes. */
export const ordersRefundLogs = pgTable(
  'orders_refund_logs',
  {
    id: identity(),
    refundId: text()
      .notNull()
      .references(() => ordersRefunds.id, { onDelete: 'cascade' }),
    /** The state that it came to, and by whom. */
    state: text().$type<RefundState>().notNull(),
    by: text('by_whom').$type<'patient' | 'seller' | 'platform' | 'time' | 'provider'>().notNull(),
    words: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('orders_refund_logs_refund').on(table.refundId, table.id),
    check('orders_refund_logs_by', sql`${table.by} in ('patient', 'seller', 'platform', 'time', 'provider')`),
  ],
)
