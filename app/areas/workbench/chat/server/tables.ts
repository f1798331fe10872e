import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { accessDoctors } from '#app/areas/access/doctors/server/tables.ts'
import { identity, reference } from '#kit/db/columns.ts'

/** A quick reply of a doctor's own. */
export const workbenchPhrases = pgTable(
  'workbench_phrases',
  {
    id: identity(),
    doctorId: reference()
      .notNull()
      .references(() => accessDoctors.doctorId, { onDelete: 'cascade' }),
    /** Where it stands among theirs. */
    place: smallint().notNull(),
    content: text().notNull(),
  },
  (table) => [index('workbench_phrases_order').on(table.doctorId, table.place, table.id)],
)
