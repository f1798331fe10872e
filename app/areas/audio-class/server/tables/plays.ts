import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { day, instant, reference } from '#kit/db/columns.ts'
import { audioClassSections } from './classes.ts'
import { patient } from './patient.ts'

/** What was heard of a section on a day, by everybody. */
export const audioClassDays = pgTable(
  'audio_class_days',
  {
    day: day().notNull(),
    sectionId: reference()
      .notNull()
      .references(() => audioClassSections.id, { onDelete: 'cascade' }),
    classId: reference().notNull(),
    plays: integer().notNull().default(0),
    /** How often it was heard to its end, and for how long in all. */
    ends: integer().notNull().default(0),
    seconds: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.sectionId] })],
)

/** What a patient heard last of each section. */
export const audioClassRecords = pgTable(
  'audio_class_records',
  {
    patientId: patient(),
    sectionId: reference()
      .notNull()
      .references(() => audioClassSections.id, { onDelete: 'cascade' }),
    classId: reference().notNull(),
    startedAt: instant().notNull(),
    /** How long they have listened in all. */
    seconds: integer().notNull().default(0),
    endedAt: instant(),
    /** Where they stopped, in seconds from its beginning, and when: null where no device has told. */
    stoppedSeconds: integer(),
    stoppedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.sectionId] }),
    index('audio_class_records_newest').on(
      table.patientId,
      table.startedAt.desc().nullsFirst(),
      table.sectionId.desc().nullsFirst(),
    ),
    index('audio_class_records_section').on(table.sectionId),
  ],
)
