import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** The diabetes record of an account; what it says is sealed. */
export const recordsDiabetes = pgTable(
  'records_diabetes',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    contentSealed: text().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [uniqueIndex('records_diabetes_once').on(table.patientId)],
)

/** A glucose that was measured; sealed, its time too. */
export const recordsDiabetesReadings = pgTable(
  'records_diabetes_readings',
  {
    id: identity(),
    recordId: reference()
      .notNull()
      .references(() => recordsDiabetes.id, { onDelete: 'cascade' }),
    /** How the phone that wrote it names it. */
    clientId: text().notNull(),
    /** A keyed digest of record and week: a week is found by it, and which it is, is not to be read. */
    weekIndex: text().notNull(),
    contentSealed: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('records_diabetes_readings_once').on(table.recordId, table.clientId),
    index('records_diabetes_readings_week').on(table.recordId, table.weekIndex),
  ],
)
