import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { recordsChildren } from '#app/areas/records/children/server/public.ts'
import { identity, reference } from '#kit/db/columns.ts'

/** What a family said of what its child can; sealed. */
export const recordsMilestones = pgTable(
  'records_milestones',
  {
    id: identity(),
    childId: reference()
      .notNull()
      .references(() => recordsChildren.id, { onDelete: 'cascade' }),
    contentSealed: text().notNull(),
  },
  (table) => [uniqueIndex('records_milestones_once').on(table.childId)],
)
