import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, reference } from '#kit/db/columns.ts'
import { audioClassClasses } from './classes.ts'
import { patient } from './patient.ts'

/** A class that somebody asks friends to unlock for them. */
export const audioClassShares = pgTable(
  'audio_class_shares',
  {
    /** In the link; not to be guessed. */
    id: text().primaryKey(),
    patientId: patient(),
    classId: reference()
      .notNull()
      .references(() => audioClassClasses.id, { onDelete: 'cascade' }),
    startedAt: instant().notNull(),
    unlockedAt: instant(),
  },
  (table) => [unique('audio_class_shares_once').on(table.patientId, table.classId)],
)

/** A friend who opened such a link. */
export const audioClassHelps = pgTable(
  'audio_class_helps',
  {
    shareId: text()
      .notNull()
      .references(() => audioClassShares.id, { onDelete: 'cascade' }),
    patientId: patient(),
    helpedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.patientId] }),
    index('audio_class_helps_patient').on(table.patientId),
  ],
)
