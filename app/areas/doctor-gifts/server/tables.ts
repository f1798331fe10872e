import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { mallStocks } from '#app/areas/mall/stock/server/public.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** What can be given. */
export const doctorGiftsKinds = pgTable(
  'doctor_gifts_kinds',
  {
    id: identity(),
    name: text().notNull().unique(),
    /** What is drawn of it. */
    picture: text().notNull(),
    /** What one costs. */
    points: integer().notNull(),
    stockId: reference()
      .notNull()
      .unique()
      .references(() => mallStocks.id),
    position: smallint().notNull(),
    isOn: boolean().notNull().default(true),
  },
  (table) => [check('doctor_gifts_kinds_points', sql`${table.points} > 0`)],
)

/** What was given to whom. */
export const doctorGiftsGiven = pgTable(
  'doctor_gifts_given',
  {
    id: identity(),
    kindId: reference()
      .notNull()
      .references(() => doctorGiftsKinds.id),
    doctorId: reference()
      .notNull()
      .references(() => guahaoDoctors.id, { onDelete: 'cascade' }),
    /** Null once their account is gone. */
    patientId: reference().references(() => accessPatients.id, { onDelete: 'set null' }),
    /** In which consultation; null: on the doctor's page. */
    consultationId: text(),
    pieces: smallint().notNull(),
    /** All of it together. */
    points: integer().notNull(),
    givenAt: instant().notNull(),
  },
  (table) => [
    index('doctor_gifts_given_received').on(table.doctorId, table.id.desc().nullsFirst()),
    index('doctor_gifts_given_own').on(table.patientId, table.id.desc().nullsFirst()),
    index('doctor_gifts_given_kind').on(table.kindId),
    check('doctor_gifts_given_worth', sql`${table.pieces} > 0 and ${table.points} > 0`),
  ],
)
