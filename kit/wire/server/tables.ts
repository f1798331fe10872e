import { index, integer, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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

/** Who last wrote rows at a desk, and over which fields: the newest writings of each row. */
export const wireEdits = pgTable(
  'wire_edits',
  {
    row: text().notNull(),
    rowId: text().notNull(),
    version: integer().notNull(),
    editor: text().notNull(),
    at: instant().notNull(),
    /** What was sent, by the names of the fields: a short value as it is, a long one by its digest. */
    fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.row, table.rowId, table.version] }),
    index('wire_edits_newest').on(table.row, table.at),
  ],
)
