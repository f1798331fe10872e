import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { FeedKind } from '../rules.ts'

/** Of what a patient wants less: a topic, or one entry. */
export const contentFeedWishes = pgTable(
  'content_feed_wishes',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    topicId: smallint(),
    kind: text().$type<FeedKind>(),
    itemId: text(),
    wishedAt: instant().notNull(),
  },
  (table) => [
    unique('content_feed_wishes_once').on(table.patientId, table.topicId, table.kind, table.itemId).nullsNotDistinct(),
    index('content_feed_wishes_patient').on(table.patientId),
    check(
      'content_feed_wishes_what',
      sql`(${table.topicId} is null) = (${table.kind} is not null and ${table.itemId} is not null)`,
    ),
  ],
)
