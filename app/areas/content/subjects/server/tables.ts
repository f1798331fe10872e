import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { SubjectContent } from '../rules.ts'

/** A special subject: what is written of it, and what of that everybody reads. */
export const contentSubjects = pgTable(
  'content_subjects',
  {
    id: identity(),
    draft: jsonb().$type<SubjectContent>().notNull(),
    /** Null: it was never published. */
    live: jsonb().$type<SubjectContent>(),
    /** The number that its next module gets. */
    nextModule: integer().notNull(),
    startsAt: instant().notNull(),
    /** Null: until somebody takes it off. */
    endsAt: instant(),
    /** Where it is offered; none named: everywhere. */
    cityIds: integer().array().notNull().default([]),
    /** Whose people read it; none named: everybody. */
    channels: integer().array().notNull().default([]),
    isOn: boolean().notNull().default(false),
    /** Counts its changes: who changes it says which one they saw. */
    version: integer().notNull().default(1),
    changedAt: instant().notNull(),
    /** When it was last published. */
    publishedAt: instant(),
  },
  (table) => [
    index('content_subjects_live').on(table.publishedAt.desc().nullsFirst()).where(sql`${table.isOn}`),
    check('content_subjects_published', sql`(${table.live} is null) = (${table.publishedAt} is null)`),
    check('content_subjects_on', sql`not ${table.isOn} or ${table.live} is not null`),
    check('content_subjects_span', sql`${table.endsAt} is null or ${table.startsAt} < ${table.endsAt}`),
  ],
)

/** What was counted of a subject, by number. */
export const contentSubjectCounts = pgTable(
  'content_subject_counts',
  {
    subjectId: reference()
      .notNull()
      .references(() => contentSubjects.id, { onDelete: 'cascade' }),
    fieldNo: integer().notNull(),
    many: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.fieldNo] }),
    check('content_subject_counts_some', sql`${table.many} > 0`),
  ],
)
