import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { accountPatients } from '#app/areas/account/sign-in/server/tables.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** A consultation of a patient with a doctor. */
export const consultTalks = pgTable(
  'consult_talks',
  {
    /** Text that cannot be guessed. */
    id: text().primaryKey(),
    patientId: reference()
      .notNull()
      .references(() => accountPatients.id, { onDelete: 'cascade' }),
    doctorId: reference()
      .notNull()
      .references(() => guahaoDoctors.id),
    openedAt: instant().notNull(),
  },
  (table) => [index('consult_talks_newest').on(table.patientId, table.openedAt.desc().nullsFirst())],
)

/** What was said, in the order of its ids. */
export const consultMessages = pgTable(
  'consult_messages',
  {
    id: identity(),
    talkId: text()
      .notNull()
      .references(() => consultTalks.id, { onDelete: 'cascade' }),
    /** patient, doctor or system */
    sender: text({ enum: ['patient', 'doctor', 'system'] }).notNull(),
    contentSealed: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [index('consult_messages_order').on(table.talkId, table.id.desc().nullsFirst())],
)
