import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { guahaoOrders } from '#app/areas/guahao/booking/server/tables.ts'
import { guahaoSchedules } from '#app/areas/guahao/schedules/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** A clinic that does not take place. */
export const guahaoStops = pgTable('guahao_stops', {
  id: identity(),
  scheduleId: reference()
    .notNull()
    .unique()
    .references(() => guahaoSchedules.id),
  /** What patients are told. */
  reason: text().notNull(),
  /** The clinic of another doctor who stands in. */
  substituteId: reference().references(() => guahaoSchedules.id),
  /** The member of staff who stopped it. */
  staffId: reference(),
  stoppedAt: instant().notNull(),
})

/** A stopped appointment: its patient was told, and chooses. */
export const guahaoStopNotices = pgTable(
  'guahao_stop_notices',
  {
    id: identity(),
    stopId: reference()
      .notNull()
      .references(() => guahaoStops.id),
    orderId: text()
      .notNull()
      .unique()
      .references(() => guahaoOrders.id),
    patientId: reference().notNull(),
    /** The appointment that keeps a place with the substitute for them. */
    offeredOrderId: text().references(() => guahaoOrders.id),
    chooseUntil: instant().notNull(),
    toldAt: instant().notNull(),
    /** open, substitute, other or refund */
    outcome: text().notNull().default('open'),
    /** When the patient answered; null where the deadline answered for them. */
    acknowledgedAt: instant(),
    decidedAt: instant(),
    /** The appointment that took the place of the stopped one. */
    newOrderId: text().references(() => guahaoOrders.id),
  },
  (table) => [
    index('guahao_stop_notices_newest').on(table.patientId, table.id.desc().nullsFirst()),
    index('guahao_stop_notices_due').on(table.chooseUntil).where(sql`outcome = 'open'`),
    index('guahao_stop_notices_stop').on(table.stopId),
    check('guahao_stop_notices_outcome', sql`${table.outcome} in ('open', 'substitute', 'other', 'refund')`),
    check('guahao_stop_notices_decided', sql`(${table.outcome} = 'open') = (${table.decidedAt} is null)`),
    check(
      'guahao_stop_notices_new',
      sql`(${table.newOrderId} is not null) = (${table.outcome} in ('substitute', 'other'))`,
    ),
  ],
)
