import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'
import type { Purpose } from '../rules.ts'

/** What a patient agreed to and took back: lines are added, never changed. The last one of a purpose counts. */
export const accountConsents = pgTable(
  'account_consents',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    purpose: text().$type<Purpose>().notNull(),
    isGiven: boolean().notNull(),
    saidAt: instant().notNull(),
  },
  (table) => [
    index('account_consents_newest').on(table.patientId, table.purpose, table.id.desc().nullsFirst()),
    check('account_consents_purpose', sql`${table.purpose} in ('recommend')`),
  ],
)

/** Why people left, of nobody any more: the day is all that is known of them. */
export const accountLeavings = pgTable('account_leavings', {
  id: identity(),
  reason: text().notNull(),
  day: day().notNull(),
})
