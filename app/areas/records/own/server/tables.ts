import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** The record of one of the people of an account. */
export const recordsOwn = pgTable(
  'records_own',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    memberId: reference().notNull(),
    /** When a guardian agreed; null where nobody had to. */
    guardianConsentAt: instant(),
    madeAt: instant().notNull(),
  },
  (table) => [uniqueIndex('records_own_once').on(table.patientId, table.memberId)],
)

/** What was written into it: of what kind it is stands with all else in its sealed text. */
export const recordsOwnEntries = pgTable(
  'records_own_entries',
  {
    id: identity(),
    recordId: reference()
      .notNull()
      .references(() => recordsOwn.id, { onDelete: 'cascade' }),
    /** How the phone that wrote it names it. */
    clientId: text().notNull(),
    contentSealed: text().notNull(),
    madeAt: instant().notNull(),
    /** When there is something to remind of next. */
    remindAt: instant(),
  },
  (table) => [
    uniqueIndex('records_own_entries_once').on(table.recordId, table.clientId),
    index('records_own_entries_remind').on(table.remindAt).where(sql`remind_at is not null`),
  ],
)
