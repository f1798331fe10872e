import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { fen, instant, reference } from '#kit/db/columns.ts'
import type { GrantWay, OrderState } from '../../rules.ts'
import { audioClassClasses } from './classes.ts'
import { patient } from './patient.ts'

/** Who may hear a whole class, and how they came by it. */
export const audioClassGrants = pgTable(
  'audio_class_grants',
  {
    patientId: patient(),
    classId: reference()
      .notNull()
      .references(() => audioClassClasses.id, { onDelete: 'cascade' }),
    way: text().$type<GrantWay>().notNull(),
    grantedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.classId] }),
    index('audio_class_grants_class').on(table.classId),
    check('audio_class_grants_way', sql`${table.way} in ('order', 'share', 'activity')`),
  ],
)

/** A class that somebody buys. */
export const audioClassOrders = pgTable(
  'audio_class_orders',
  {
    /** Not to be guessed. */
    id: text().primaryKey(),
    /** Refers to nobody by a key: books outlive the account. */
    patientId: reference().notNull(),
    classId: reference()
      .notNull()
      .references(() => audioClassClasses.id),
    state: text().$type<OrderState>().notNull(),
    priceFen: fen().notNull(),
    /** What a coupon took off, which one, and which of theirs. */
    offFen: fen().notNull().default(0),
    couponId: reference(),
    couponCodeId: reference(),
    outTradeNo: text(),
    /** By which channel they came. */
    channel: integer().notNull(),
    madeAt: instant().notNull(),
    /** Until then it waits for its payment. */
    holdUntil: instant(),
    paidAt: instant(),
  },
  (table) => [
    // Nobody buys a class twice at a time, nor once they have it.
    uniqueIndex('audio_class_orders_one').on(table.patientId, table.classId).where(sql`state in ('unpaid', 'paid')`),
    index('audio_class_orders_newest').on(table.patientId, table.madeAt.desc().nullsFirst(), table.id),
    index('audio_class_orders_class').on(table.classId),
    check('audio_class_orders_state', sql`${table.state} in ('unpaid', 'paid', 'expired')`),
    check('audio_class_orders_off', sql`${table.offFen} between 0 and ${table.priceFen}`),
    check(
      'audio_class_orders_unpaid',
      sql`${table.state} <> 'unpaid' or (${table.outTradeNo} is not null and ${table.holdUntil} is not null)`,
    ),
    check('audio_class_orders_paid', sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
  ],
)
