import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordsChildren } from '#app/areas/records/children/server/public.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** Something that was written down of a child; sealed, its time too. */
export const recordsDailyEntries = pgTable(
  'records_daily_entries',
  {
    id: identity(),
    childId: reference()
      .notNull()
      .references(() => recordsChildren.id, { onDelete: 'cascade' }),
    /** How the phone that wrote it names it. */
    clientId: text().notNull(),
    /** A keyed digest of child and day: a day is found by it, and which day it is, is not to be read. */
    dayIndex: text().notNull(),
    contentSealed: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('records_daily_entries_once').on(table.childId, table.clientId),
    index('records_daily_entries_day').on(table.childId, table.dayIndex),
  ],
)
