import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import { bytes, identity, instant, reference } from '#kit/db/columns.ts'

/** A file that somebody brings at a desk, and what became of it. */
export const deskImports = pgTable(
  'desk_imports',
  {
    id: identity(),
    /** By which pages name it. */
    code: text().notNull().unique(),
    staffId: reference()
      .notNull()
      .references(() => accessStaff.id, { onDelete: 'cascade' }),
    /** At whose desk it was brought; 0 at the platform's own. */
    hospitalId: reference().notNull(),
    kind: text().notNull(),
    fileName: text().notNull(),
    byteCount: integer().notNull(),
    /** Whether all of it is taken or nothing: one row that is refused holds up the others. */
    isStrict: boolean().notNull().default(false),
    /** Of all its bytes; '' until they are here. */
    digest: text().notNull().default(''),
    state: text().notNull(),
    doneRows: integer().notNull().default(0),
    totalRows: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    tries: integer().notNull().default(0),
    failure: text(),
    /** What would become of it, and what did: rows of the file stand in them. '' until somebody knows, and once they are over. */
    previewSealed: text().notNull().default(''),
    reportSealed: text().notNull().default(''),
    /** Who said that it is to be done. */
    ranBy: reference(),
    traceid: text().notNull(),
    createdAt: instant().notNull(),
    /** When it was last heard of: one that nobody does any more is begun anew. */
    touchedAt: instant().notNull(),
    endedAt: instant(),
    /** Until when its file is kept, or what became of it once it has ended. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('desk_imports_desk').on(table.hospitalId, table.createdAt),
    index('desk_imports_staff').on(table.staffId),
    index('desk_imports_open')
      .on(table.touchedAt)
      .where(sql`${table.state} in ('sent', 'checking', 'waiting', 'running')`),
    // Of one kind one at a time at a desk.
    uniqueIndex('desk_imports_one')
      .on(table.hospitalId, table.kind)
      .where(sql`${table.state} in ('waiting', 'running')`),
    index('desk_imports_over').on(table.expiresAt),
    check(
      'desk_imports_state',
      sql`${table.state} in ('uploading', 'sent', 'checking', 'ready', 'waiting', 'running', 'done', 'failed', 'cancelled', 'expired')`,
    ),
    check('desk_imports_failure', sql`(${table.state} = 'failed') = (${table.failure} is not null)`),
  ],
)

/** A picture that came with such a file, by the name that it had where it was chosen; gone once nothing more is done with it. */
export const deskImportPictures = pgTable(
  'desk_import_pictures',
  {
    importId: reference()
      .notNull()
      .references(() => deskImports.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Where the room of files keeps it. */
    address: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.name] })],
)

/** A piece of such a file, sealed; gone once nothing more is done with it. */
export const deskImportPieces = pgTable(
  'desk_import_pieces',
  {
    importId: reference()
      .notNull()
      .references(() => deskImports.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    byteCount: integer().notNull(),
    sealed: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)
