import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/public.ts'
import { guahaoDepartments } from '#app/areas/guahao/departments/server/public.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { SignupState } from '../states.ts'

/** Something that a hospital holds in its house. */
export const activitiesEvents = pgTable(
  'activities_events',
  {
    id: identity(),
    hospitalId: reference().notNull(),
    depId: reference().notNull(),
    title: text().notNull(),
    intro: text().notNull(),
    /** Where in the hospital: 门诊楼 3 层报告厅. */
    place: text().notNull(),
    /** Who speaks. */
    doctorIds: reference().array().notNull().default([]),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    signUntil: instant().notNull(),
    places: integer().notNull(),
    /** Places that somebody has. */
    taken: integer().notNull().default(0),
    waitingCount: integer().notNull().default(0),
    minAge: smallint(),
    maxAge: smallint(),
    /** One moves: questions on health are asked first. */
    asksHealth: boolean().notNull().default(false),
    /** Points for who came. */
    points: smallint().notNull().default(0),
    /** When those who have a place were reminded of it. */
    remindedAt: instant(),
    /** When those who came were thanked, and got their points. */
    thankedAt: instant(),
    calledOffAt: instant(),
    calledOffWhy: text().notNull().default(''),
    isDemo: boolean().notNull().default(false),
    changedAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'activities_events_department',
      columns: [table.depId],
      foreignColumns: [guahaoDepartments.id],
    }).onDelete('cascade'),
    index('activities_events_begin').on(table.startsAt, table.id),
    index('activities_events_department').on(table.depId, table.startsAt),
    index('activities_events_hospital').on(table.hospitalId, table.startsAt),
    check('activities_events_taken', sql`${table.taken} between 0 and ${table.places}`),
    check('activities_events_waiting', sql`${table.waitingCount} >= 0`),
    check('activities_events_points', sql`${table.points} >= 0`),
    check(
      'activities_events_order',
      sql`${table.signUntil} <= ${table.startsAt} and ${table.startsAt} < ${table.endsAt}`,
    ),
    check('activities_events_off', sql`(${table.calledOffAt} is null) = (${table.calledOffWhy} = '')`),
  ],
)

/** Somebody who comes, or would. Ids are given under the event's lock: the smaller one came first. */
export const activitiesSignups = pgTable(
  'activities_signups',
  {
    id: identity(),
    eventId: reference()
      .notNull()
      .references(() => activitiesEvents.id, { onDelete: 'cascade' }),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    memberId: reference().notNull(),
    /** The grown-up who comes along; null where they are grown up. */
    guardianId: reference(),
    /** What is said at the door. */
    code: text().notNull(),
    state: text().$type<SignupState>().notNull(),
    /** Until when an offer waits for its answer. */
    offerUntil: instant(),
    /** Said no to every question on health. */
    wasAsked: boolean().notNull().default(false),
    /** The number of their certificate, once they asked for it. */
    certificateNo: text(),
    signedAt: instant().notNull(),
    movedAt: instant().notNull(),
  },
  (table) => [
    unique('activities_signups_code').on(table.eventId, table.code),
    unique('activities_signups_certificate').on(table.certificateNo),
    uniqueIndex('activities_signups_once')
      .on(table.eventId, table.memberId)
      .where(sql`state not in ('passed', 'cancelled', 'ended')`),
    index('activities_signups_line').on(table.eventId, table.id),
    index('activities_signups_patient').on(table.patientId, table.id.desc().nullsFirst()),
    index('activities_signups_member').on(table.memberId),
    index('activities_signups_offer').on(table.offerUntil).where(sql`state = 'offered'`),
    check(
      'activities_signups_state',
      sql`${table.state} in ('signed', 'waiting', 'offered', 'passed', 'cancelled', 'ended', 'came', 'missed')`,
    ),
    check('activities_signups_certified', sql`${table.certificateNo} is null or ${table.state} = 'came'`),
    check('activities_signups_until', sql`(${table.state} = 'offered') = (${table.offerUntil} is not null)`),
  ],
)
