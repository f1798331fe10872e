import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { Document, Purpose } from '../rules.ts'

/** What a patient agreed to and took back: lines are added, never changed. The last one of a purpose counts. */
export const accountConsents = pgTable(
  'account_consents',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    purpose: text().$type<Purpose>().notNull(),
    /** Of the text that was agreed to; null where there is none. */
    version: integer(),
    isGiven: boolean().notNull(),
    saidAt: instant().notNull(),
  },
  (table) => [
    index('account_consents_newest').on(table.patientId, table.purpose, table.id.desc().nullsFirst()),
    check(
      'account_consents_purpose',
      sql`${table.purpose} in ('agreement', 'privacy', 'health', 'diabetes', 'abroad', 'recommend')`,
    ),
    check('account_consents_version', sql`(${table.purpose} = 'recommend') = (${table.version} is null)`),
  ],
)

/** Versions that staff published, after those that come with the product: lines are added, never changed. */
export const accountConsentTexts = pgTable(
  'account_consent_texts',
  {
    document: text().$type<Document>().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    change: text().notNull(),
    text: text().notNull(),
    publishedAt: instant().notNull(),
    publishedBy: reference().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.version] }),
    check(
      'account_consent_texts_document',
      sql`${table.document} in ('agreement', 'privacy', 'health', 'diabetes', 'abroad')`,
    ),
    check('account_consent_texts_version', sql`${table.version} > 0`),
  ],
)

/** What people agreed to before 0.3, one text for all purposes: nothing is added any more, and who wants their data gets it. */
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
