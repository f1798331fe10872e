import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'
import { type EventKind, eventKinds } from '../../rules.ts'
import { familyDoctorSignings, familyDoctorTeams } from './teams.ts'

const owned = () => ({
  patientId: reference()
    .notNull()
    .references(() => accessPatients.id, { onDelete: 'cascade' }),
  memberId: reference().notNull(),
})

/** The health record of a member; what it says is sealed. */
export const familyDoctorRecords = pgTable(
  'family_doctor_records',
  { id: identity(), ...owned(), contentSealed: text().notNull(), changedAt: instant().notNull() },
  (table) => [uniqueIndex('family_doctor_records_once').on(table.memberId)],
)

/** What a member measures at home. */
export const familyDoctorSettings = pgTable(
  'family_doctor_settings',
  {
    id: identity(),
    ...owned(),
    configSealed: text().notNull(),
    /** When a message reminds them next; null: nothing is to be reminded of. */
    remindsAt: instant(),
  },
  (table) => [
    uniqueIndex('family_doctor_settings_once').on(table.memberId),
    index('family_doctor_settings_reminds').on(table.remindsAt),
  ],
)

export const familyDoctorReports = pgTable(
  'family_doctor_reports',
  {
    id: identity(),
    ...owned(),
    checkedOn: day().notNull(),
    contentSealed: text().notNull(),
    images: text().array().notNull(),
    /** Given by the team, not by the resident. */
    isTeam: boolean().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [
    index('family_doctor_reports_member').on(table.memberId),
    index('family_doctor_reports_newest').on(
      table.patientId,
      table.checkedOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

/** A health record as it was sent to a doctor, and what they said about it. */
export const familyDoctorAssessments = pgTable(
  'family_doctor_assessments',
  {
    id: identity(),
    ...owned(),
    teamId: reference()
      .notNull()
      .references(() => familyDoctorTeams.id, { onDelete: 'cascade' }),
    recordSealed: text().notNull(),
    adviceSealed: text(),
    sentAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [
    uniqueIndex('family_doctor_assessments_one_open').on(table.memberId).where(sql`answered_at is null`),
    index('family_doctor_assessments_newest').on(table.memberId, table.id.desc().nullsFirst()),
    check('family_doctor_assessments_whole', sql`num_nulls(${table.adviceSealed}, ${table.answeredAt}) in (0, 2)`),
  ],
)

export const familyDoctorPlans = pgTable(
  'family_doctor_plans',
  {
    id: identity(),
    ...owned(),
    teamId: reference()
      .notNull()
      .references(() => familyDoctorTeams.id, { onDelete: 'cascade' }),
    titleSealed: text().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [index('family_doctor_plans_newest').on(table.patientId, table.id.desc().nullsFirst())],
)

export const familyDoctorPlanItems = pgTable(
  'family_doctor_plan_items',
  {
    id: identity(),
    planId: reference()
      .notNull()
      .references(() => familyDoctorPlans.id, { onDelete: 'cascade' }),
    textSealed: text().notNull(),
    /** From when on it can be confirmed, in seconds since 1970, as the wire has it. */
    spanNew: integer().notNull(),
    confirmedAt: instant(),
    /** When the patient was told that its time has come, or that was passed over. */
    remindedAt: instant(),
  },
  (table) => [
    index('family_doctor_plan_items_plan').on(table.planId, table.spanNew),
    index('family_doctor_plan_items_remind').on(table.spanNew).where(sql`confirmed_at is null and reminded_at is null`),
    check('family_doctor_plan_items_in_time', sql`extract(epoch from ${table.confirmedAt}) >= ${table.spanNew}`),
  ],
)

/** What was done, by the team or the resident. */
export const familyDoctorEvents = pgTable(
  'family_doctor_events',
  {
    id: identity(),
    patientId: reference().references(() => accessPatients.id, { onDelete: 'set null' }),
    memberId: reference(),
    /** The signing whose promise it keeps; null for what the resident added themselves. */
    signingId: text().references(() => familyDoctorSignings.id, { onDelete: 'cascade' }),
    kind: text().$type<EventKind>().notNull(),
    contentSealed: text().notNull(),
    /** The report, assessment or plan that it is about. */
    objectId: reference(),
    happenedAt: instant().notNull(),
  },
  (table) => [
    index('family_doctor_events_newest').on(table.memberId, table.happenedAt.desc().nullsFirst(), table.id),
    index('family_doctor_events_signing').on(table.signingId, table.kind),
    check(
      'family_doctor_events_kind',
      sql`${table.kind} in (${sql.raw(eventKinds.map((one) => `'${one}'`).join(', '))})`,
    ),
    check('family_doctor_events_held', sql`num_nonnulls(${table.patientId}, ${table.signingId}) > 0`),
  ],
)
