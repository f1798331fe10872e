import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { instant, reference } from '#kit/db/columns.ts'

/** That somebody agreed to a version of the user protocol, and when they did so first. */
export const accountAgreements = pgTable(
  'account_agreements',
  {
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    agreedAt: instant().notNull(),
    /** When they agreed, by itself, that health data are used for their visits. */
    healthDataAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.patientId, table.version] })],
)
