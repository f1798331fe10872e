import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { accessDoctors } from '#app/areas/access/doctors/server/tables.ts'
import { guahaoDepartments } from '#app/areas/guahao/departments/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** What a doctor often writes into notes. */
export const workbenchNoteTemplates = pgTable(
  'workbench_note_templates',
  {
    id: identity(),
    doctorId: reference()
      .notNull()
      .references(() => accessDoctors.doctorId, { onDelete: 'cascade' }),
    /** A department whose doctors may use it too; null: its doctor alone. */
    depId: reference().references(() => guahaoDepartments.id, { onDelete: 'set null' }),
    name: text().notNull(),
    diagnoses: text().array().notNull(),
    findings: text().notNull(),
    advice: text().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index('workbench_note_templates_doctor').on(table.doctorId, table.name, table.id),
    index('workbench_note_templates_dep').on(table.depId).where(sql`dep_id is not null`),
    check(
      'workbench_note_templates_says',
      sql`cardinality(${table.diagnoses}) > 0 or ${table.findings} <> '' or ${table.advice} <> ''`,
    ),
  ],
)
