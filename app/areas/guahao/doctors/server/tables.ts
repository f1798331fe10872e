import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { guahaoDepartments } from '#app/areas/guahao/departments/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { day, identity, instant, reference, standing } from '#kit/db/columns.ts'
import type { HalfDay } from '#kit/time/spoken.ts'

/** A doctor who can be booked, at the department where they are at home. */
export const guahaoDoctors = pgTable(
  'guahao_doctors',
  {
    id: identity(),
    /** Names the row in the file or system that it came from; the same source twice is the same doctor. */
    sourceKey: text().notNull().unique(),
    hospitalId: reference().notNull(),
    depId: reference().notNull(),
    /** Class and city of the department, so that lists need no second table; the foreign key keeps them true. */
    classId: integer().notNull(),
    cityId: integer().notNull(),
    name: text().notNull(),
    /** female or male */
    sex: text().$type<'female' | 'male'>().notNull(),
    /** Code of `titles` in rules.ts. */
    title: smallint().notNull(),
    skills: text().notNull().default(''),
    introduction: text().notNull().default(''),
    /** Names of illnesses they are known for. */
    illTags: text().array().notNull().default([]),
    /** A photograph's address; empty means the generated portrait. */
    picture: text().notNull().default(''),
    /** Takes patients whom another hospital refers. */
    isReferral: boolean().notNull().default(false),
    fansCount: integer().notNull().default(0),
    bookedCount: integer().notNull().default(0),
    shareCount: integer().notNull().default(0),
    starSum: integer().notNull().default(0),
    starCount: integer().notNull().default(0),
    standing: standing(),
    /** When a place with them is free next, told by the schedules; null where none is. */
    nextFreeAt: instant(),
    isOpen: boolean().notNull().default(true),
    /** From this day on nobody is seen there; null while no end is known. `isOpen` follows when the day comes. */
    closesOn: day(),
    isDemo: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'guahao_doctors_department',
      columns: [table.depId, table.hospitalId, table.classId, table.cityId],
      foreignColumns: [
        guahaoDepartments.id,
        guahaoDepartments.hospitalId,
        guahaoDepartments.classId,
        guahaoDepartments.cityId,
      ],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index('guahao_doctors_dep').on(table.depId),
    index('guahao_doctors_hospital').on(table.hospitalId, table.standing.desc().nullsFirst(), table.id),
    index('guahao_doctors_ill').using('gin', table.illTags),
    index('guahao_doctors_booked').on(table.cityId, table.bookedCount.desc().nullsFirst(), table.id),
    index('guahao_doctors_booked_class').on(
      table.cityId,
      table.classId,
      table.bookedCount.desc().nullsFirst(),
      table.id,
    ),
    index('guahao_doctors_booked_everywhere').on(table.bookedCount.desc().nullsFirst(), table.id),
    index('guahao_doctors_standing').on(table.cityId, table.standing.desc().nullsFirst(), table.id),
    index('guahao_doctors_standing_everywhere').on(table.standing.desc().nullsFirst(), table.id),
    index('guahao_doctors_soonest').on(table.cityId, table.nextFreeAt, table.id),
    index('guahao_doctors_soonest_everywhere').on(table.nextFreeAt, table.id),
    check('guahao_doctors_sex', sql`${table.sex} in ('female', 'male')`),
    check(
      'guahao_doctors_counts',
      sql`least(${table.fansCount}, ${table.bookedCount}, ${table.shareCount}) >= 0 and ${table.starSum} between ${table.starCount} and 5 * ${table.starCount}`,
    ),
  ],
)

/** Where a doctor sits: their home department, and others beside it. */
export const guahaoDoctorPosts = pgTable(
  'guahao_doctor_posts',
  {
    doctorId: reference()
      .notNull()
      .references(() => guahaoDoctors.id, { onDelete: 'cascade' }),
    depId: reference()
      .notNull()
      .references(() => guahaoDepartments.id, { onDelete: 'cascade' }),
    /** The door behind which they usually see patients there, as it is written on it; ''. */
    room: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.depId] }), index('guahao_doctor_posts_dep').on(table.depId)],
)

/** When a doctor answers online: by service, weekday and half day. */
export const guahaoServiceHours = pgTable(
  'guahao_service_hours',
  {
    id: identity(),
    doctorId: reference()
      .notNull()
      .references(() => guahaoDoctors.id, { onDelete: 'cascade' }),
    /** ask_text, ask_phone or ask_video */
    service: text().notNull(),
    /** 1 = Monday … 7 = Sunday */
    weekday: smallint().notNull(),
    /** am, pm or night */
    half: text().$type<HalfDay>().notNull(),
    beginMinutes: smallint().notNull(),
    endMinutes: smallint().notNull(),
  },
  (table) => [
    unique('guahao_service_hours_once').on(table.doctorId, table.service, table.weekday, table.half),
    check('guahao_service_hours_day', sql`${table.weekday} between 1 and 7 and ${table.half} in ('am', 'pm', 'night')`),
    check(
      'guahao_service_hours_span',
      sql`0 <= ${table.beginMinutes} and ${table.beginMinutes} < ${table.endMinutes} and ${table.endMinutes} <= 1440`,
    ),
  ],
)

/** Free consultations that a partner hospital grants to a member of its staff. */
export const guahaoEmployeeBenefits = pgTable(
  'guahao_employee_benefits',
  {
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    grantedCount: smallint().notNull(),
    usedCount: smallint().notNull().default(0),
    /** The last day on which it holds. */
    lastDay: day().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.hospitalId] }),
    check(
      'guahao_employee_benefits_left',
      sql`0 <= ${table.usedCount} and ${table.usedCount} <= ${table.grantedCount}`,
    ),
  ],
)
