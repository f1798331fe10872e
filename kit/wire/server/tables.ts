import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, reference } from '#kit/db/columns.ts'

/** Answers that are kept for their idempotency key. */
export const wireAnswers = pgTable(
  'wire_answers',
  {
    asker: reference().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    digest: text().notNull(),
    /** Not jsonb: the same answer is the same bytes. */
    answer: json(),
    askedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.asker, table.call, table.key] }),
    index('wire_answers_age').on(table.askedAt),
  ],
)
