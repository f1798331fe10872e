import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** That a record is shown to somebody until a moment. */
export const recordsShares = pgTable(
  'records_shares',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** Of whom, which parts, and for whom; sealed. */
    contentSealed: text().notNull(),
    /** The code, sealed, and a keyed digest by which it is found; null of one for a consultation. */
    codeSealed: text(),
    codeIndex: text(),
    /** The consultation whose doctor may look. */
    consultationId: text(),
    madeAt: instant().notNull(),
    endsAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [
    uniqueIndex('records_shares_code').on(table.codeIndex),
    index('records_shares_patient').on(table.patientId, table.id),
    index('records_shares_consultation').on(table.consultationId),
  ],
)

/** That somebody looked. */
export const recordsShareLooks = pgTable(
  'records_share_looks',
  {
    id: identity(),
    shareId: reference()
      .notNull()
      .references(() => recordsShares.id, { onDelete: 'cascade' }),
    whoSealed: text().notNull(),
    lookedAt: instant().notNull(),
  },
  (table) => [index('records_share_looks_share').on(table.shareId, table.id)],
)
