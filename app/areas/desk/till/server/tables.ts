import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { type TillWay, tillWays } from '#app/areas/pay/rules/counter.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'

/** A shift of one person at a hospital's counter. */
export const deskTillShifts = pgTable(
  'desk_till_shifts',
  {
    id: identity(),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id),
    /** Refers to nobody by a key: what was counted outlives the account. */
    staffId: reference().notNull(),
    staffName: text().notNull(),
    openedAt: instant().notNull(),
    /** The cash that was in the drawer. */
    floatFen: fen().notNull(),
    closedAt: instant(),
    /** What was counted in the end, and what it should have been. */
    countedFen: fen(),
    expectedFen: fen(),
    note: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('desk_till_shifts_one_open').on(table.staffId, table.hospitalId).where(sql`closed_at is null`),
    index('desk_till_shifts_newest').on(table.hospitalId, table.openedAt.desc().nullsFirst(), table.id),
    check(
      'desk_till_shifts_closed',
      sql`num_nulls(${table.closedAt}, ${table.countedFen}, ${table.expectedFen}) in (0, 3)`,
    ),
    check('desk_till_shifts_amounts', sql`${table.floatFen} >= 0 and coalesce(${table.countedFen}, 0) >= 0`),
  ],
)

/** Money that moved in a shift, and the payment or refund that it is of. Never changed. */
export const deskTillTakings = pgTable(
  'desk_till_takings',
  {
    id: identity(),
    shiftId: reference()
      .notNull()
      .references(() => deskTillShifts.id),
    direction: text().$type<'in' | 'back'>().notNull(),
    way: text().$type<TillWay>().notNull(),
    amountFen: fen().notNull(),
    outTradeNo: text().notNull(),
    /** '' where money came in. */
    refundNo: text().notNull(),
    /** The appointment. */
    orderId: text().notNull(),
    /** Of the receipt, or the terminal's. */
    number: text().notNull(),
    takenAt: instant().notNull(),
  },
  (table) => [
    index('desk_till_takings_newest').on(table.shiftId, table.id.desc().nullsFirst()),
    uniqueIndex('desk_till_takings_in').on(table.outTradeNo, table.way).where(sql`direction = 'in'`),
    uniqueIndex('desk_till_takings_back').on(table.refundNo).where(sql`direction = 'back'`),
    check('desk_till_takings_amount', sql`${table.amountFen} > 0`),
    check(
      'desk_till_takings_direction',
      sql`${table.direction} in ('in', 'back') and (${table.direction} = 'back') = (${table.refundNo} <> '')`,
    ),
    check('desk_till_takings_way', sql`${table.way} in (${sql.raw(tillWays.map((way) => `'${way}'`).join(', '))})`),
  ],
)
