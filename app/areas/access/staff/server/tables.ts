import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import { allRoles, dues, requestStates } from '../rules.ts'

const among = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`)

const staffId = () =>
  reference()
    .notNull()
    .references(() => accessStaff.id, { onDelete: 'cascade' })

/** Somebody who works at desks; where and as what is said by their grants. */
export const accessStaff = pgTable(
  'access_staff',
  {
    id: identity(),
    /** As `normaliseLogin` makes it. */
    loginName: text().notNull().unique(),
    passwordHash: text().notNull(),
    /** The password was given by somebody else: the next sign-in asks for one of their own. */
    mustChange: boolean().notNull(),
    name: text().notNull(),
    /** The second factor's secret, sealed. */
    totpSealed: text(),
    /** The step of the last code that was used; null until the second factor is set up. */
    totpStep: integer(),
    isOn: boolean().notNull().default(true),
    isDemo: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    lastSeenAt: instant(),
    /** At whose desk they were last; null at the platform's own. */
    lastHospitalId: reference().references(() => guahaoHospitals.id, { onDelete: 'set null' }),
    /** Of the code by which its owner proves that a reset is their own wish; null where they have made none, or used it. */
    recoveryHash: text(),
  },
  (table) => [
    index('access_staff_last_hospital').on(table.lastHospitalId),
    check('access_staff_totp', sql`${table.totpStep} is null or ${table.totpSealed} is not null`),
  ],
)

/** A role that a desk has made of a template: what it has more, and what it lacks. What a release gives the template comes by itself. */
export const accessStaffRoles = pgTable(
  'access_staff_roles',
  {
    id: identity(),
    /** null: the platform's, for its own posts. */
    hospitalId: reference().references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The template. */
    role: text().notNull(),
    added: text().array().notNull(),
    removed: text().array().notNull(),
    /** Counts its changes: what another agrees to is done to what was there when it was asked for. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('access_staff_roles_name').on(table.hospitalId, table.name).nullsNotDistinct(),
    check('access_staff_roles_role', among('role', allRoles)),
  ],
)

/** Where somebody works, and as what: one post at each hospital; without one it is the platform's, and reaches all. */
export const accessStaffGrants = pgTable(
  'access_staff_grants',
  {
    id: identity(),
    staffId: staffId(),
    hospitalId: reference().references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    /** The template; of a role that a desk made, that role's. */
    role: text().notNull(),
    roleId: reference().references(() => accessStaffRoles.id),
    /** Only what belongs to these departments; null: to all. */
    departmentIds: bigint({ mode: 'number' }).array(),
    isOn: boolean().notNull().default(true),
    /** Since when the role is what it is. */
    roleSince: instant().notNull(),
    /** Counts its changes: what another agrees to is done to what was there when it was asked for. */
    version: integer().notNull().default(1),
  },
  (table) => [
    unique('access_staff_grants_post').on(table.staffId, table.hospitalId).nullsNotDistinct(),
    index('access_staff_grants_hospital').on(table.hospitalId, table.isOn.desc().nullsFirst(), table.id),
    index('access_staff_grants_role').on(table.roleId),
    check('access_staff_grants_role_code', among('role', allRoles)),
    check(
      'access_staff_grants_departments',
      sql`${table.departmentIds} is null or cardinality(${table.departmentIds}) > 0`,
    ),
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
    /** At whose desk they are; null at the platform's own, and while something is due. */
    hospitalId: reference().references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    /** The address that it was opened from, shortened, and the kind of its browser. */
    fromWhere: text().notNull().default(''),
    openedAt: instant().notNull(),
    /** When somebody touched its page last; null: not since it was opened. */
    touchedAt: instant(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('access_staff_sessions_staff').on(table.staffId),
    index('access_staff_sessions_end').on(table.expiresAt),
    index('access_staff_sessions_hospital').on(table.hospitalId),
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

/** What somebody asks for by which money or rights move: another does it by agreeing, or nobody does. */
export const accessStaffRequests = pgTable(
  'access_staff_requests',
  {
    id: identity(),
    /** At whose desk; null: the platform's own. */
    hospitalId: reference().references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    /** Which room does it, and what: `post.give`. */
    kind: text().notNull(),
    /** Who may agree has this. */
    may: text().notNull(),
    /** What is asked for, in words for who agrees. */
    subject: text().notNull(),
    facts: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    askedBy: staffId(),
    askedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    state: text().notNull(),
    decidedBy: reference().references(() => accessStaff.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    /** Why it was refused. */
    note: text().notNull().default(''),
  },
  (table) => [
    index('access_staff_requests_waiting').on(table.hospitalId, table.state, table.id),
    index('access_staff_requests_asker').on(table.askedBy),
    index('access_staff_requests_decider').on(table.decidedBy),
    check('access_staff_requests_state', among('state', requestStates)),
    check(
      'access_staff_requests_two',
      sql`${table.decidedBy} is null or ${table.decidedBy} <> ${table.askedBy} or ${table.state} = 'withdrawn'`,
    ),
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
