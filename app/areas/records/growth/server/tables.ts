import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordsChildren } from '#app/areas/records/children/server/public.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'
import { measures, type StandardCode, standards } from '../rules.ts'

const codes = (named: object) =>
  sql.raw(
    Object.keys(named)
      .map((code) => `'${code}'`)
      .join(', '),
  )

/** An edition of a standard of growth; of each standard the newest that is in force counts. */
export const recordsGrowthEditions = pgTable(
  'records_growth_editions',
  {
    id: identity(),
    standard: text().$type<StandardCode>().notNull(),
    edition: text().notNull(),
    title: text().notNull(),
    /** Where its figures are from, and how far they were compared. */
    source: text().notNull(),
    effectiveOn: day().notNull(),
    /** In what ages are counted. */
    unit: text().$type<'days' | 'months'>().notNull(),
    takenAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('records_growth_editions_once').on(table.standard, table.edition),
    check('records_growth_editions_standard', sql`${table.standard} in (${codes(standards)})`),
    check('records_growth_editions_unit', sql`${table.unit} in ('days', 'months')`),
  ],
)

/** A line of its tables. */
export const recordsGrowthLines = pgTable(
  'records_growth_lines',
  {
    editionId: reference()
      .notNull()
      .references(() => recordsGrowthEditions.id, { onDelete: 'cascade' }),
    measure: text().notNull(),
    sex: text().notNull(),
    /** Days or months of age, or centimetres. */
    at: doublePrecision().notNull(),
    /** L, M and S, or the values of −3 to +3 SD. */
    figures: doublePrecision().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.measure, table.sex, table.at] }),
    check('records_growth_lines_measure', sql`${table.measure} in (${codes(measures)})`),
    check('records_growth_lines_sex', sql`${table.sex} in ('female', 'male')`),
    check('records_growth_lines_figures', sql`cardinality(${table.figures}) in (3, 7)`),
  ],
)

/** What was measured of a child; sealed, its day too. */
export const recordsMeasurements = pgTable(
  'records_measurements',
  {
    id: identity(),
    childId: reference()
      .notNull()
      .references(() => recordsChildren.id, { onDelete: 'cascade' }),
    /** How the phone that wrote it names it. */
    clientId: text().notNull(),
    contentSealed: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('records_measurements_once').on(table.childId, table.clientId),
    index('records_measurements_child').on(table.childId, table.id),
  ],
)
