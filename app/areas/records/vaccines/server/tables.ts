import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordsChildren } from '#app/areas/records/children/server/public.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'
import type { Programme } from '../rules.ts'

/** An edition of the schedule of free vaccines, or of the list of self-paid ones; the newest of each that is in force counts. */
export const recordsVaccineEditions = pgTable('records_vaccine_editions', {
  id: identity(),
  edition: text().notNull().unique(),
  /** Free vaccines, or those that a family may buy. */
  programme: text().$type<Programme>().notNull().default('free'),
  title: text().notNull(),
  /** Where it is from, and how far it was compared. */
  source: text().notNull(),
  effectiveOn: day().notNull(),
  takenAt: instant().notNull(),
})

/** A dose of an edition. */
export const recordsVaccineDoses = pgTable(
  'records_vaccine_doses',
  {
    id: identity(),
    editionId: reference()
      .notNull()
      .references(() => recordsVaccineEditions.id, { onDelete: 'cascade' }),
    /** Stays between editions. */
    doseId: text().notNull(),
    series: text().notNull(),
    variant: text(),
    number: integer().notNull(),
    name: text().notNull(),
    prevents: text().notNull(),
    ageMonths: integer().notNull(),
    beforeMonths: integer(),
    endMonths: integer(),
    gap: text(),
    isLive: boolean().notNull(),
    sex: text().$type<'female' | 'male'>(),
    bornAfter: day(),
    note: text().notNull(),
  },
  (table) => [uniqueIndex('records_vaccine_doses_once').on(table.editionId, table.doseId)],
)

/** What a child was given; sealed, its day too. */
export const recordsVaccinations = pgTable(
  'records_vaccinations',
  {
    id: identity(),
    childId: reference()
      .notNull()
      .references(() => recordsChildren.id, { onDelete: 'cascade' }),
    contentSealed: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [index('records_vaccinations_child').on(table.childId, table.id)],
)

/** Which line of a series somebody chose for a child; sealed. */
export const recordsVaccineChoices = pgTable(
  'records_vaccine_choices',
  {
    id: identity(),
    childId: reference()
      .notNull()
      .references(() => recordsChildren.id, { onDelete: 'cascade' }),
    contentSealed: text().notNull(),
  },
  (table) => [uniqueIndex('records_vaccine_choices_once').on(table.childId)],
)
