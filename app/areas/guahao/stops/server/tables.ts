import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { guahaoOrders } from '#app/areas/guahao/booking/server/tables.ts'
import { guahaoDepartments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { guahaoSchedules } from '#app/areas/guahao/schedules/server/tables.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'
import type { StopRequestState } from '../rules.ts'

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

/**
 * A doctor asks that a clinic of theirs does not take place. It names the half day, not the clinic: one in which nobody has a place is
 * made anew when a plan changes.
 */
export const guahaoStopRequests = pgTable(
  'guahao_stop_requests',
  {
    id: identity(),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    depId: reference()
      .notNull()
      .references(() => guahaoDepartments.id, { onDelete: 'cascade' }),
    doctorId: reference()
      .notNull()
      .references(() => guahaoDoctors.id, { onDelete: 'cascade' }),
    date: day().notNull(),
    half: text().notNull(),
    /** As patients would read it. */
    reason: text().notNull(),
    askedAt: instant().notNull(),
    /** asked, stopped, refused or withdrawn */
    state: text().$type<StopRequestState>().notNull().default('asked'),
    /** Why it was refused, as the doctor reads it; ''. */
    answer: text().notNull().default(''),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('guahao_stop_requests_once')
      .on(table.doctorId, table.date, table.half, table.depId)
      .where(sql`state = 'asked'`),
    index('guahao_stop_requests_hospital').on(table.hospitalId, table.date),
    check('guahao_stop_requests_state', sql`${table.state} in ('asked', 'stopped', 'refused', 'withdrawn')`),
    check('guahao_stop_requests_decided', sql`(${table.state} = 'asked') = (${table.decidedAt} is null)`),
  ],
)
