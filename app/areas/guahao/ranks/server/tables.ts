import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** When the ranks were computed last. */
export const guahaoRankRuns = pgTable('guahao_rank_runs', {
  rankId: smallint().primaryKey(),
  computedAt: instant().notNull(),
})

/** A place of a rank, of those in a city, a class of departments or an illness; 0 where that does not matter. */
export const guahaoRankEntries = pgTable(
  'guahao_rank_entries',
  {
    rankId: smallint().notNull(),
    cityId: integer().notNull(),
    classId: integer().notNull(),
    illnessId: reference().notNull(),
    position: smallint().notNull(),
    /** The doctor's or the hospital's id. */
    targetId: reference().notNull(),
    figure: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rankId, table.cityId, table.classId, table.illnessId, table.position] }),
    check('guahao_rank_entries_place', sql`${table.position} between 1 and 50 and ${table.figure} > 0`),
  ],
)

/** What people say of a rank. */
export const guahaoRankFeedback = pgTable(
  'guahao_rank_feedback',
  {
    id: identity(),
    rankId: smallint().notNull(),
    /** Null for a visitor. */
    patientId: reference().references(() => accessPatients.id, { onDelete: 'cascade' }),
    feedback: text().notNull(),
    saidAt: instant().notNull(),
  },
  (table) => [
    index('guahao_rank_feedback_newest').on(table.rankId, table.saidAt.desc().nullsFirst()),
    index('guahao_rank_feedback_patient').on(table.patientId),
  ],
)
