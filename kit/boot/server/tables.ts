import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#kit/db/columns.ts'

/** What has been done to this database once and is not to be done again. */
export const bootMarks = pgTable('boot_marks', {
  name: text().primaryKey(),
  setAt: instant().notNull(),
})
