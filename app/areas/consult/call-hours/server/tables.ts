import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { day, reference } from '#kit/db/columns.ts'

const doctorId = () =>
  reference()
    .notNull()
    .references(() => guahaoDoctors.id, { onDelete: 'cascade' })

/** Begin and end of each span in turn, in minutes after midnight, the earliest first. */
const hours = () => smallint().array().notNull()

/** When a doctor calls on every such weekday. */
export const consultCallWeeks = pgTable(
  'consult_call_weeks',
  {
    doctorId: doctorId(),
    /** Monday is 1. */
    weekday: smallint().notNull(),
    hours: hours(),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.weekday] }),
    check('consult_call_weeks_weekday', sql`${table.weekday} between 1 and 7`),
    check('consult_call_weeks_hours', sql`cardinality(${table.hours}) % 2 = 0`),
  ],
)

/** When a doctor calls on one day, in place of its weekday's hours; none: not at all. */
export const consultCallDays = pgTable(
  'consult_call_days',
  { doctorId: doctorId(), date: day().notNull(), hours: hours() },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.date] }),
    check('consult_call_days_hours', sql`cardinality(${table.hours}) % 2 = 0`),
  ],
)
