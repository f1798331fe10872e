import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { instant, reference } from '#kit/db/columns.ts'

/** A doctor's account at the workbench. */
export const accessDoctors = pgTable('access_doctors', {
  doctorId: reference()
    .primaryKey()
    .references(() => guahaoDoctors.id, { onDelete: 'cascade' }),
  /** As `normaliseLogin` makes it. */
  loginName: text().notNull().unique(),
  passwordHash: text().notNull(),
  /** The password was given by somebody else: the next sign-in asks for one of their own. */
  mustChange: boolean().notNull(),
  isOn: boolean().notNull().default(true),
  isDemo: boolean().notNull().default(false),
  createdAt: instant().notNull(),
  lastSeenAt: instant(),
})

const doctorId = () =>
  reference()
    .notNull()
    .references(() => accessDoctors.doctorId, { onDelete: 'cascade' })

/** An open session at the workbench, or a sign-in under way; the key itself is never stored. */
export const accessDoctorSessions = pgTable(
  'access_doctor_sessions',
  {
    keyHash: text().primaryKey(),
    doctorId: doctorId(),
    /** What the sign-in still asks for; null: the workbench is open. */
    due: text(),
    openedAt: instant().notNull(),
    /** When somebody touched its page last; null: not since it was opened. */
    touchedAt: instant(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('access_doctor_sessions_doctor').on(table.doctorId),
    index('access_doctor_sessions_end').on(table.expiresAt),
    check('access_doctor_sessions_due', sql`${table.due} = 'password'`),
  ],
)

/** Addresses, as blind indexes, from which an account has signed in: there its owner is no stranger. */
export const accessDoctorKnownAddresses = pgTable(
  'access_doctor_known_addresses',
  { doctorId: doctorId(), addressIndex: text().notNull(), seenAt: instant().notNull() },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.addressIndex] }),
    index('access_doctor_known_addresses_age').on(table.seenAt),
  ],
)
