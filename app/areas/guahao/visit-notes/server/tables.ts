import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { guahaoOrders } from '#app/areas/guahao/booking/server/tables.ts'
import { day, instant, reference } from '#kit/db/columns.ts'

/** What a doctor wrote of a visit. */
export const guahaoVisitNotes = pgTable(
  'guahao_visit_notes',
  {
    orderId: text()
      .primaryKey()
      .references(() => guahaoOrders.id),
    doctorId: reference().notNull(),
    /** Of which person, for whoever looks at what was written of them before. */
    memberId: reference().notNull(),
    /** Names of diagnoses, and beside each the illness of the catalogue; 0 where it is the doctor's own words. */
    diagnoses: text().array().notNull(),
    illIds: bigint({ mode: 'number' }).array().notNull(),
    findings: text().notNull(),
    advice: text().notNull(),
    followUp: day(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    index('guahao_visit_notes_before').on(table.memberId, table.doctorId, table.writtenAt.desc().nullsFirst()),
    check('guahao_visit_notes_diagnoses', sql`cardinality(${table.diagnoses}) = cardinality(${table.illIds})`),
  ],
)
