import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { deskTillShifts, deskTillTakings } from '#app/areas/desk/till/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import type { CounterWay } from '#app/areas/pay/rules/counter.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'

/** What counters took, as it reached a bank. Never changed. */
export const deskDeposits = pgTable(
  'desk_deposits',
  {
    id: identity(),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id),
    way: text().$type<CounterWay>().notNull(),
    /** It took all up to this day that no other has. */
    untilDay: day().notNull(),
    /** What the books said, and of cash what was counted. */
    shouldFen: bigint({ mode: 'number' }).notNull(),
    countedFen: bigint({ mode: 'number' }),
    /** What the bank has, and what the acquirer took off. */
    bankedFen: bigint({ mode: 'number' }).notNull(),
    feeFen: bigint({ mode: 'number' }).notNull(),
    differenceFen: bigint({ mode: 'number' }).notNull(),
    /** It went to an account of the hospital's own. */
    isOwn: boolean().notNull(),
    /** Of the bank's paper. */
    slipNo: text().notNull(),
    slipDay: day().notNull(),
    photo: text().notNull(),
    note: text().notNull(),
    enteredAt: instant().notNull(),
    /** Refers to nobody by a key: the books outlive the account. */
    enteredBy: reference().notNull(),
    enteredByName: text().notNull(),
  },
  (table) => [
    unique('desk_deposits_slip').on(table.hospitalId, table.way, table.slipNo),
    index('desk_deposits_newest').on(table.hospitalId, table.slipDay.desc().nullsFirst(), table.id),
    check('desk_deposits_way', sql`${table.way} in ('counter', 'terminal')`),
    check(
      'desk_deposits_amounts',
      sql`${table.shouldFen} > 0 and ${table.bankedFen} >= 0 and ${table.feeFen} between 0 and ${table.shouldFen}`,
    ),
    check('desk_deposits_fee', sql`${table.way} = 'terminal' or ${table.feeFen} = 0`),
    check(
      'desk_deposits_difference',
      sql`${table.differenceFen} = ${table.bankedFen} + ${table.feeFen} - ${table.shouldFen}`,
    ),
    check('desk_deposits_why', sql`${table.differenceFen} = 0 or ${table.note} <> ''`),
  ],
)

/** A closed shift whose cash was banked. */
export const deskDepositShifts = pgTable(
  'desk_deposit_shifts',
  {
    shiftId: reference()
      .primaryKey()
      .references(() => deskTillShifts.id),
    depositId: reference()
      .notNull()
      .references(() => deskDeposits.id),
  },
  (table) => [index('desk_deposit_shifts_deposit').on(table.depositId)],
)

/** A slip of a terminal that the acquirer settled. */
export const deskDepositTakings = pgTable(
  'desk_deposit_takings',
  {
    takingId: reference()
      .primaryKey()
      .references(() => deskTillTakings.id),
    depositId: reference()
      .notNull()
      .references(() => deskDeposits.id),
  },
  (table) => [index('desk_deposit_takings_deposit').on(table.depositId)],
)
