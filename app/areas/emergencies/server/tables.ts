import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { identity } from '#kit/db/columns.ts'
import type { EmergencyPhone } from '../rules/signs.ts'

/** What may be an emergency. */
export const emergenciesSigns = pgTable(
  'emergencies_signs',
  {
    id: identity(),
    name: text().notNull().unique(),
    /** As `wordsOf` of the rules reads them. */
    words: text().array().notNull(),
    whenText: text().notNull(),
    firstText: text().notNull(),
    phone: text().$type<EmergencyPhone>().notNull(),
    /** The publication that says so. */
    source: text().notNull(),
    position: smallint().notNull(),
    isOn: boolean().notNull().default(true),
  },
  (table) => [
    check('emergencies_signs_phone', sql`${table.phone} in ('120', '12356')`),
    check('emergencies_signs_words', sql`cardinality(${table.words}) > 0`),
    check('emergencies_signs_source', sql`${table.source} <> ''`),
  ],
)
