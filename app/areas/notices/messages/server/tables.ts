import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** What a patient was told. */
export const noticesMessages = pgTable(
  'notices_messages',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
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
