import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { guahaoDepartments } from '#app/areas/guahao/departments/server/tables.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { day, fen, identity, instant, reference } from '#kit/db/columns.ts'

const hospitalId = () =>
  reference()
    .notNull()
    .references(() => guahaoHospitals.id, { onDelete: 'cascade' })
const depId = () =>
  reference()
    .notNull()
    .references(() => guahaoDepartments.id, { onDelete: 'cascade' })
const doctorId = () =>
  reference()
    .notNull()
    .references(() => guahaoDoctors.id, { onDelete: 'cascade' })

const isHalf = (half: AnyPgColumn) => sql`${half} in ('am', 'pm', 'night')`
/** Clinics begin and end on the half hour, so that two slots either are at the same time or do not meet. */
const isSpan = (begin: AnyPgColumn, end: AnyPgColumn) =>
  sql`0 <= ${begin} and ${begin} < ${end} and ${end} <= 1440 and ${begin} % 30 = 0 and ${end} % 30 = 0`

/** When a doctor sees patients, week by week. A newer plan of the same half day replaces an older one from its first day on. */
export const guahaoPlans = pgTable(
  'guahao_plans',
  {
    id: identity(),
    hospitalId: hospitalId(),
    depId: depId(),
    doctorId: doctorId(),
    /** 1 = Monday … 7 = Sunday */
    weekday: smallint().notNull(),
    /** am, pm or night */
    half: text().notNull(),
    beginMinutes: smallint().notNull(),
    endMinutes: smallint().notNull(),
    /** Places of each 30 minutes; 0 ends the older plan without a new clinic. */
    places: smallint().notNull(),
    feeFen: fen().notNull(),
    /** Code of `clinics` in rules.ts. */
    clinic: text().notNull(),
    /** The clinic takes place on public holidays too. */
    onHolidays: boolean().notNull().default(false),
    firstDay: day().notNull(),
    /** Null while no end is known. */
    lastDay: day(),
    /** Invented for the demonstration. */
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    unique('guahao_plans_once').on(table.doctorId, table.depId, table.weekday, table.half, table.firstDay),
    index('guahao_plans_hospital').on(table.hospitalId),
    check('guahao_plans_half', sql`${isHalf(table.half)} and ${table.weekday} between 1 and 7`),
    check('guahao_plans_span', isSpan(table.beginMinutes, table.endMinutes)),
    check('guahao_plans_places', sql`${table.places} between 0 and 1000 and ${table.feeFen} >= 0`),
    check('guahao_plans_days', sql`${table.lastDay} >= ${table.firstDay}`),
  ],
)

/** What is different on one day: for one doctor, for a department or for the whole hospital. */
export const guahaoPlanExceptions = pgTable(
  'guahao_plan_exceptions',
  {
    id: identity(),
    /** Names the row of the file that it came from; null where it was made at the desk. */
    sourceKey: text().unique(),
    hospitalId: hospitalId(),
    /** Null: all departments. */
    depId: reference().references(() => guahaoDepartments.id, { onDelete: 'cascade' }),
    /** Null: all doctors. */
    doctorId: reference().references(() => guahaoDoctors.id, { onDelete: 'cascade' }),
    date: day().notNull(),
    /** Null: the whole day. */
    half: text(),
    /** `closed`: no clinic; `places`: another number of places each 30 minutes; `extra`: a clinic that no plan has. */
    kind: text().notNull(),
    /** Of `places` and `extra`. */
    places: smallint(),
    /** Of `extra`, as are the fee and the clinic. */
    beginMinutes: smallint(),
    endMinutes: smallint(),
    feeFen: fen(),
    clinic: text(),
    note: text().notNull().default(''),
    madeAt: instant().notNull(),
  },
  (table) => [
    index('guahao_plan_exceptions_day').on(table.hospitalId, table.date),
    check('guahao_plan_exceptions_half', isHalf(table.half)),
    check('guahao_plan_exceptions_kind', sql`${table.kind} in ('closed', 'places', 'extra')`),
    check(
      'guahao_plan_exceptions_places',
      sql`(${table.kind} = 'closed') = (${table.places} is null) and ${table.places} between 1 and 1000`,
    ),
    check(
      'guahao_plan_exceptions_extra',
      sql`${table.kind} <> 'extra' or num_nulls(${table.depId}, ${table.doctorId}, ${table.half}, ${table.beginMinutes}, ${table.endMinutes}, ${table.feeFen}, ${table.clinic}) = 0`,
    ),
    check('guahao_plan_exceptions_span', isSpan(table.beginMinutes, table.endMinutes)),
  ],
)

/** One clinic of one doctor: a date, a half day. Made from the plans for the days ahead. */
export const guahaoSchedules = pgTable(
  'guahao_schedules',
  {
    id: identity(),
    hospitalId: hospitalId(),
    depId: depId(),
    doctorId: doctorId(),
    date: day().notNull(),
    half: text().notNull(),
    clinic: text().notNull(),
    feeFen: fen().notNull(),
    /** From then on its places can be booked. */
    releasedAt: instant().notNull(),
    /** open or stopped */
    state: text().notNull().default('open'),
    /** Why it is stopped, as patients read it; ''. */
    stopReason: text().notNull().default(''),
    /** How many numbers its slots were given; places that are added later go on counting. */
    numbersMade: integer().notNull(),
  },
  (table) => [
    unique('guahao_schedules_once').on(table.doctorId, table.date, table.half, table.depId),
    index('guahao_schedules_dep').on(table.depId, table.date),
    index('guahao_schedules_hospital').on(table.hospitalId, table.date),
    check('guahao_schedules_half', isHalf(table.half)),
    check('guahao_schedules_state', sql`${table.state} in ('open', 'stopped')`),
    check('guahao_schedules_stop_reason', sql`${table.stopReason} = '' or ${table.state} = 'stopped'`),
    check('guahao_schedules_counts', sql`${table.feeFen} >= 0 and ${table.numbersMade} >= 0`),
  ],
)

/**
 * Thirty minutes of a clinic. Its places are its free numbers: who books takes the smallest, who cancels puts it back,
 * and there is nothing to oversell. All who change the row lock it first.
 */
export const guahaoSlots = pgTable(
  'guahao_slots',
  {
    id: identity(),
    scheduleId: reference()
      .notNull()
      .references(() => guahaoSchedules.id, { onDelete: 'cascade' }),
    beginMinutes: smallint().notNull(),
    endMinutes: smallint().notNull(),
    /** All places: the free ones and those that appointments hold. */
    total: integer().notNull(),
    /** Ascending. */
    free: integer().array().notNull(),
    left: integer('left_n').notNull().generatedAlwaysAs(sql`cardinality(free)`),
    /** People on the waitlist: while there are any, a free place is for the first of them. */
    waitingCount: integer().notNull().default(0),
  },
  (table) => [
    unique('guahao_slots_once').on(table.scheduleId, table.beginMinutes),
    check('guahao_slots_span', isSpan(table.beginMinutes, table.endMinutes)),
    check('guahao_slots_left', sql`${table.left} >= 0 and ${table.left} <= ${table.total}`),
    check('guahao_slots_waiting', sql`${table.waitingCount} >= 0`),
  ],
)
