import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import { bytes, identity, instant, reference } from '#kit/db/columns.ts'

/** A file that is written later, or has been. */
export const accessExports = pgTable(
  'access_exports',
  {
    id: identity(),
    /** By which its asker names it. */
    code: text().notNull().unique(),
    staffId: reference()
      .notNull()
      .references(() => accessStaff.id, { onDelete: 'cascade' }),
    /** At whose desk it was asked for; 0 at the platform's own. */
    hospitalId: reference().notNull(),
    call: text().notNull(),
    /** What was asked: it may hold a patient's name. '' once the file is there. */
    inputSealed: text().notNull(),
    fileName: text().notNull(),
    traceid: text().notNull(),
    state: text().notNull(),
    doneLines: integer().notNull().default(0),
    totalLines: integer().notNull().default(0),
    pieces: integer().notNull().default(0),
    byteCount: integer().notNull().default(0),
    tries: integer().notNull().default(0),
    failure: text(),
    createdAt: instant().notNull(),
    /** When it was last heard of: a file that nobody writes any more is begun anew. */
    touchedAt: instant().notNull(),
    fetchedAt: instant(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('access_exports_staff').on(table.staffId, table.createdAt),
    index('access_exports_open').on(table.createdAt).where(sql`${table.state} in ('waiting', 'running')`),
    index('access_exports_over').on(table.expiresAt),
    check('access_exports_state', sql`${table.state} in ('waiting', 'running', 'done', 'failed')`),
    check('access_exports_failure', sql`(${table.state} = 'failed') = (${table.failure} is not null)`),
  ],
)

/** A piece of such a file, sealed. */
export const accessExportPieces = pgTable(
  'access_export_pieces',
  {
    exportId: reference()
      .notNull()
      .references(() => accessExports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    sealed: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.position] })],
)
