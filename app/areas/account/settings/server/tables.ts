import { pgTable, text } from 'drizzle-orm/pg-core'
import { day, identity } from '#kit/db/columns.ts'

/** Why people left, of nobody any more: the day is all that is known of them. */
export const accountLeavings = pgTable('account_leavings', {
  id: identity(),
  reason: text().notNull(),
  day: day().notNull(),
})
