import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import { allRoles, dues } from '../rules.ts'

const among = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`)

const staffId = () =>
  reference()
    .notNull()
    .references(() => accessStaff.id, { onDelete: 'cascade' })

/** A member of a hospital's staff who works at the desk. */
export const accessStaff = pgTable(
  'access_staff',
  {
    id: identity(),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id),
    /** As `normaliseLogin` makes it. */
    loginName: text().notNull().unique(),
    passwordHash: text().notNull(),
    /** The password was given by somebody else: the next sign-in asks for one of their own. */
    mustChange: boolean().notNull(),
    name: text().notNull(),
    role: text().notNull(),
    /** The second factor's secret, sealed. */
    totpSealed: text(),
    /** The step of the last code that was used; null until the second factor is set up. */
    totpStep: integer(),
    isOn: boolean().notNull().default(true),
    isDemo: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    lastSeenAt: instant(),
    /** Since when the role is what it is; null: since the account was made. */
    roleSince: instant(),
    /** Of the code by which its owner proves that a reset is their own wish; null where they have made none, or used it. */
    recoveryHash: text(),
  },
  (table) => [
    index('access_staff_hospital').on(table.hospitalId, table.isOn.desc().nullsFirst(), table.id),
    check('access_staff_role', among('role', allRoles)),
    check('access_staff_totp', sql`${table.totpStep} is null or ${table.totpSealed} is not null`),
  ],
)

/** An open session at the desk, or a sign-in under way; the key itself is never stored. */
export const accessStaffSessions = pgTable(
  'access_staff_sessions',
  {
    keyHash: text().primaryKey(),
    staffId: staffId(),
    /** What the sign-in still asks for; null: the desk is open. */
    due: text(),
    openedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('access_staff_sessions_staff').on(table.staffId),
    index('access_staff_sessions_end').on(table.expiresAt),
    check('access_staff_sessions_due', among('due', dues)),
  ],
)

/**
 * A new password that an admin asks for on somebody's behalf. Nothing changes until they who owns the account brings two codes: the one
 * that the admin gave them, and one that the admin never saw.
 */
export const accessStaffResets = pgTable(
  'access_staff_resets',
  {
    staffId: staffId().primaryKey(),
    askedBy: staffId(),
    /** The second factor is to be set up anew too. */
    secondFactor: boolean().notNull(),
    codeHash: text().notNull(),
    /** Of the code that another admin gave them, once one has agreed. */
    approvalHash: text(),
    askedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('access_staff_resets_asker').on(table.askedBy),
    index('access_staff_resets_end').on(table.expiresAt),
  ],
)

/** Addresses, as blind indexes, from which an account has signed in: there its owner is no stranger. */
export const accessStaffKnownAddresses = pgTable(
  'access_staff_known_addresses',
  { staffId: staffId(), addressIndex: text().notNull(), seenAt: instant().notNull() },
  (table) => [
    primaryKey({ columns: [table.staffId, table.addressIndex] }),
    index('access_staff_known_addresses_age').on(table.seenAt),
  ],
)
