import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { MessageKind } from '../rules.ts'

/** What a patient was told. */
export const noticesMessages = pgTable(
  'notices_messages',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    kind: text().$type<MessageKind>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    link: text().notNull(),
    isRead: boolean().notNull().default(false),
    toldAt: instant().notNull(),
  },
  (table) => [
    index('notices_messages_newest').on(
      table.patientId,
      table.toldAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('notices_messages_oldest').on(table.toldAt),
    index('notices_messages_unread').on(table.patientId).where(sql`not is_read`),
  ],
)

/** What a desk wrote of messages, each time in a row of its own: the newest counts, and without one what the program declares. */
export const noticesTemplates = pgTable(
  'notices_templates',
  {
    name: text().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** In the message centre. */
    isTold: boolean().notNull(),
    isSms: boolean().notNull(),
    /** The provider's own template; '' is the one for all notices. */
    smsTemplate: text().notNull(),
    changedBy: text().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
)
