import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { instant, reference } from '#kit/db/columns.ts'

/** What patients follow or keep: one table for every kind of thing. */
export const accountMarks = pgTable(
  'account_marks',
  {
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    targetId: text().notNull(),
    markedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.kind, table.targetId] }),
    index('account_marks_newest').on(table.patientId, table.kind, table.markedAt.desc().nullsFirst()),
  ],
)
