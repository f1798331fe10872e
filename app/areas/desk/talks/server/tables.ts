import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { identity, instant } from '#kit/db/columns.ts'

/** What the service says again and again, shared by all of them. */
export const deskTalkPhrases = pgTable('desk_talk_phrases', {
  id: identity(),
  /** By which it is found. */
  title: text().notNull().unique(),
  content: text().notNull(),
  position: smallint().notNull(),
  changedAt: instant().notNull(),
})
