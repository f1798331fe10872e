import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from '#kit/db/columns.ts'
import { audioClassClasses } from './classes.ts'
import { patient } from './patient.ts'

/** What somebody says of a class. */
export const audioClassComments = pgTable(
  'audio_class_comments',
  {
    id: identity(),
    classId: reference()
      .notNull()
      .references(() => audioClassClasses.id, { onDelete: 'cascade' }),
    patientId: patient(),
    /** As others see them. */
    authorName: text().notNull(),
    stars: smallint().notNull(),
    content: text().notNull(),
    replyCount: integer().notNull().default(0),
    writtenAt: instant().notNull(),
  },
  (table) => [
    unique('audio_class_comments_once').on(table.classId, table.patientId),
    index('audio_class_comments_newest').on(
      table.classId,
      table.writtenAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('audio_class_comments_patient').on(table.patientId),
    check('audio_class_comments_stars', sql`${table.stars} between 1 and 5`),
  ],
)

/** What somebody answers to a comment. */
export const audioClassReplies = pgTable(
  'audio_class_replies',
  {
    id: identity(),
    commentId: reference()
      .notNull()
      .references(() => audioClassComments.id, { onDelete: 'cascade' }),
    patientId: patient(),
    authorName: text().notNull(),
    content: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    index('audio_class_replies_comment').on(table.commentId, table.id),
    index('audio_class_replies_patient').on(table.patientId, table.writtenAt),
  ],
)
