import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import { type MessageKind, type Sender, senders, storedKinds } from '../rules.ts'

/** A consultation of a patient with a doctor. */
export const consultTalks = pgTable(
  'consult_talks',
  {
    /** Text that cannot be guessed. */
    id: text().primaryKey(),
    /** Refers to nobody by a key: a medical record outlives the account. */
    patientId: reference().notNull(),
    doctorId: reference()
      .notNull()
      .references(() => guahaoDoctors.id),
    openedAt: instant().notNull(),
    /** The newest message that each of them has seen. */
    patientRead: reference().notNull().default(0),
    doctorRead: reference().notNull().default(0),
  },
  (table) => [index('consult_talks_newest').on(table.patientId, table.openedAt.desc().nullsFirst())],
)

/** What was said, in the order of its ids: the talk's row is locked while one is given. */
export const consultMessages = pgTable(
  'consult_messages',
  {
    id: identity(),
    talkId: text()
      .notNull()
      .references(() => consultTalks.id, { onDelete: 'cascade' }),
    sender: text({ enum: senders }).$type<Sender>().notNull(),
    kind: text({ enum: storedKinds }).$type<MessageKind>().notNull().default('text'),
    /** Words, or the address of a picture or voice; '' where it was taken back. */
    contentSealed: text().notNull(),
    /** How long a voice speaks. */
    seconds: smallint(),
    sentAt: instant().notNull(),
    /** The sender's own name of it: the same one twice is one message. */
    clientMsgId: text(),
    /** The message that a `recall` takes back. */
    refersTo: reference(),
    /** When the patient took it out of what they see; the record keeps it. */
    hiddenAt: instant(),
  },
  (table) => [
    index('consult_messages_order').on(table.talkId, table.id.desc().nullsFirst()),
    uniqueIndex('consult_messages_once')
      .on(table.talkId, table.sender, table.clientMsgId)
      .where(sql`client_msg_id is not null`),
    check('consult_messages_voice', sql`${table.kind} <> 'voice' or ${table.seconds} > 0`),
    check('consult_messages_recall', sql`(${table.kind} = 'recall') = (${table.refersTo} is not null)`),
  ],
)
