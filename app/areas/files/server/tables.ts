import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accountPatients } from '#app/areas/account/sign-in/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** A picture that somebody uploaded; the file itself lies in the store under the last part of its address. */
export const filesUploads = pgTable(
  'files_uploads',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accountPatients.id, { onDelete: 'cascade' }),
    /** One of `uploadTypes` of the rules. */
    uploadtype: text().notNull(),
    /** `/files/<name>`: cannot be guessed. */
    address: text().notNull().unique(),
    bytes: integer().notNull(),
    /** In pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull(),
    /** Until when a room may take it up; null: one has. */
    unusedUntil: instant(),
  },
  (table) => [
    index('files_uploads_newest').on(table.patientId, table.createdAt.desc().nullsFirst()),
    index('files_uploads_unused').on(table.unusedUntil).where(sql`unused_until is not null`),
  ],
)
