import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { day, identity, instant, reference } from '#kit/db/columns.ts'

/** A patient's account: who signs in. The people they book for are members. */
export const accessPatients = pgTable(
  'access_patients',
  {
    id: identity(),
    /** Sealed; found by its blind index. Null where a counter registered somebody who has no number: nobody can sign in to it yet. */
    mobileSealed: text(),
    mobileIndex: text().unique(),
    nickname: text().notNull(),
    /** Who they are themselves, once they have said so; '' and null until then. */
    truename: text().notNull().default(''),
    /** female, male or not known. */
    sex: text(),
    birthday: day(),
    areaId: reference(),
    /** Through which app they signed up; null: at a counter, or before this was kept. */
    joinedChannel: integer(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('access_patients_joined').on(table.createdAt),
    check('access_patients_sex', sql`${table.sex} in ('female', 'male')`),
    check('access_patients_number', sql`num_nulls(${table.mobileSealed}, ${table.mobileIndex}) in (0, 2)`),
  ],
)

/** On which days a patient used the product while signed in: what is counted, and nothing of what they did. */
export const accessPatientDays = pgTable(
  'access_patient_days',
  {
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    day: day().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.day] }),
    index('access_patient_days_day').on(table.day, table.patientId),
  ],
)

/** An open session; the key itself is never stored. */
export const accessPatientSessions = pgTable(
  'access_patient_sessions',
  {
    keyHash: text().primaryKey(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    channel: integer().notNull(),
    /** Blind index of the address it was opened from: its owner is no stranger there. */
    addressIndex: text().notNull(),
    openedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The session that this one took the place of: who confirms twice is told so twice. */
    replacedHash: text(),
    /** The first key of those that took each other's place, by its hash; null: it is this one. */
    familyHash: text(),
  },
  (table) => [
    index('access_patient_sessions_patient').on(table.patientId, table.addressIndex),
    index('access_patient_sessions_family').on(table.familyHash).where(sql`family_hash is not null`),
    index('access_patient_sessions_end').on(table.expiresAt),
  ],
)

/** Keys that another has taken the place of: whoever shows one later has it from somebody else, or somebody else has the new one. */
export const accessSpentKeys = pgTable(
  'access_spent_keys',
  {
    keyHash: text().primaryKey(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** As of the session that took its place. */
    familyHash: text().notNull(),
    spentAt: instant().notNull(),
    /** Once none of its family can be alive. */
    forgetAt: instant().notNull(),
  },
  (table) => [
    index('access_spent_keys_patient').on(table.patientId),
    index('access_spent_keys_family').on(table.familyHash),
    index('access_spent_keys_end').on(table.forgetAt),
  ],
)

/** The key that will take the place of a session's own once its holder confirms it. Until then it opens nothing. */
export const accessNextSessions = pgTable(
  'access_next_sessions',
  {
    /** One for each session: the newest. It goes where its session goes. */
    replacesHash: text()
      .primaryKey()
      .references(() => accessPatientSessions.keyHash, { onDelete: 'cascade' }),
    keyHash: text().notNull().unique(),
    channel: integer().notNull(),
    /** It must be confirmed until then … */
    waitsUntil: instant().notNull(),
    /** … and lives so long. */
    expiresAt: instant().notNull(),
  },
  (table) => [index('access_next_sessions_end').on(table.waitsUntil)],
)

/** Who a patient is to a provider of identities (`door`); one of them there, and one patient to each. */
export const accessIdentities = pgTable(
  'access_identities',
  {
    id: identity(),
    /** `messenger`, `city-1`, … */
    door: text().notNull(),
    /** Sealed; found by its blind index. */
    openIdSealed: text().notNull(),
    openIdIndex: text().notNull(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    boundAt: instant().notNull(),
  },
  (table) => [
    unique('access_identities_person').on(table.door, table.openIdIndex),
    unique('access_identities_patient').on(table.patientId, table.door),
  ],
)

/** Somebody whom a provider has named and who has no account yet: waits for their phone number. */
export const accessBindTickets = pgTable(
  'access_bind_tickets',
  {
    ticketHash: text().primaryKey(),
    door: text().notNull(),
    openIdSealed: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('access_bind_tickets_end').on(table.expiresAt)],
)

/** Authorization codes that were shown: none is taken twice, whatever its provider says. */
export const accessShownCodes = pgTable(
  'access_shown_codes',
  { codeHash: text().primaryKey(), forgetAt: instant().notNull() },
  (table) => [index('access_shown_codes_end').on(table.forgetAt)],
)

/** A key good for one moment and one sign-in, for another window of the same person. */
export const accessMomentKeys = pgTable(
  'access_moment_keys',
  {
    keyHash: text().primaryKey(),
    /** It goes with the session that asked for it. */
    sessionHash: text()
      .notNull()
      .references(() => accessPatientSessions.keyHash, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('access_moment_keys_session').on(table.sessionHash),
    index('access_moment_keys_end').on(table.expiresAt),
  ],
)

/** A one-time token that the sending of a code must present, good for one number and one address. */
export const accessSmsTokens = pgTable(
  'access_sms_tokens',
  {
    tokenHash: text().primaryKey(),
    mobileIndex: text().notNull(),
    addressIndex: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('access_sms_tokens_end').on(table.expiresAt)],
)

/** A code that was sent. It answers only to the token it was sent with, or to the address that asked for it. */
export const accessSmsCodes = pgTable(
  'access_sms_codes',
  {
    id: identity(),
    /** login, bind, cancel or verify. */
    purpose: text().notNull(),
    mobileIndex: text().notNull(),
    addressIndex: text().notNull(),
    tokenHash: text().notNull(),
    /** Keyed digest of number, token and code: six digits alone would be guessed from a plain one. */
    codeHash: text().notNull(),
    tries: smallint().notNull().default(0),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('access_sms_codes_newest').on(
      table.mobileIndex,
      table.purpose,
      table.sentAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('access_sms_codes_end').on(table.expiresAt),
  ],
)

/** What a number has been sent: the gate of the next message. */
export const accessSmsQuotas = pgTable(
  'access_sms_quotas',
  {
    mobileIndex: text().primaryKey(),
    day: day().notNull(),
    sentToday: smallint().notNull(),
    lastSentAt: instant().notNull(),
    /** Codes since the last one that was used. */
    unused: smallint().notNull(),
  },
  (table) => [index('access_sms_quotas_age').on(table.lastSentAt)],
)

/** Something to be solved before the next code: a sum in a picture, or a puzzle that the phone computes. */
export const accessChallenges = pgTable(
  'access_challenges',
  {
    id: text().primaryKey(),
    /** picture or puzzle. */
    kind: text().notNull(),
    /** Of a puzzle its beginning, of a picture the keyed digest of the answer. */
    riddle: text().notNull(),
    /** Solved: the pass that is good for one message. */
    passHash: text().unique(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('access_challenges_end').on(table.expiresAt)],
)

/** How often an address did something within its hour. */
export const accessTallies = pgTable(
  'access_tallies',
  {
    /** What was counted, and the blind index of the address. */
    bucket: text().primaryKey(),
    count: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index('access_tallies_end').on(table.endsAt)],
)
