import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#kit/db/columns.ts'

/** The keys under which this database was sealed, each with something that it alone opens; the one in use is the newest. */
export const sealKeys = pgTable('seal_keys', {
  /** Its name, which stands before everything that it seals. */
  name: text().primaryKey(),
  canarySealed: text().notNull(),
  usedFrom: instant().notNull(),
})
