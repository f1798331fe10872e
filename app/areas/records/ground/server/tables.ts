import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

const patientId = () =>
  reference()
    .notNull()
    .references(() => accessPatients.id, { onDelete: 'cascade' })

/** A health record; of what kind it is stands with all else in its sealed text. */
export const recordsGround = pgTable(
  'records_ground',
  {
    id: identity(),
    patientId: patientId(),
    /** Of whom among the account's members; null for who is none of them yet. */
    memberId: reference(),
    contentSealed: text().notNull(),
    madeAt: instant().notNull(),
    changedAt: instant().notNull(),
    /** When it was over; nothing is written into it any more. */
    closedAt: instant(),
    /** When there is something to remind of next. */
    remindAt: instant(),
  },
  (table) => [
    index('records_ground_patient').on(table.patientId, table.id),
    index('records_ground_remind').on(table.remindAt).where(sql`remind_at is not null`),
    check('records_ground_quiet', sql`${table.closedAt} is null or ${table.remindAt} is null`),
  ],
)

/** What was written into a record. */
export const recordsGroundEntries = pgTable(
  'records_ground_entries',
  {
    id: identity(),
    recordId: reference()
      .notNull()
      .references(() => recordsGround.id, { onDelete: 'cascade' }),
    /** How the phone that wrote it names it; null where the server made it. */
    clientId: text(),
    contentSealed: text().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [
    index('records_ground_entries_record').on(table.recordId, table.id),
    uniqueIndex('records_ground_entries_once').on(table.recordId, table.clientId),
  ],
)

/** What a patient chose about their records. */
export const recordsGroundChoices = pgTable(
  'records_ground_choices',
  {
    id: identity(),
    patientId: patientId(),
    /** Kind and id of the record that they look at; sealed. */
    currentSealed: text(),
    /** Since when the records may choose adverts; null: they may not. */
    advertsSince: instant(),
    /** Whether they are reminded at all. */
    reminds: boolean().notNull().default(true),
  },
  (table) => [uniqueIndex('records_ground_choices_once').on(table.patientId)],
)
