import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  point,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { day, identity, instant, reference, standing } from '#kit/db/columns.ts'

const hospitalId = () =>
  reference()
    .notNull()
    .references(() => guahaoHospitals.id, { onDelete: 'cascade' })

/** A hospital that can be booked, or a branch of one. */
export const guahaoHospitals = pgTable(
  'guahao_hospitals',
  {
    id: identity(),
    /** Names the row in the file or system that it came from; the same source twice is the same hospital. */
    sourceKey: text().notNull().unique(),
    parentId: reference(),
    name: text().notNull(),
    aliases: text().array().notNull().default([]),
    level: smallint().notNull(),
    kind: smallint().notNull(),
    cityId: integer().notNull(),
    areaId: reference(),
    address: text().notNull(),
    /** Baidu system (BD09); 0,0 where the place is not known. */
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** The same place in Mercator metres: nearest in this plane is nearest on the ground. Null where not known. */
    spot: point({ mode: 'xy' }),
    phone: text().notNull().default(''),
    openHours: text().notNull().default(''),
    introduction: text().notNull().default(''),
    traffic: text().notNull().default(''),
    notice: text().notNull().default(''),
    /** Blocks of the home page in their order. */
    blocks: text().array().notNull(),
    groupId: text().notNull().default(''),
    groupName: text().notNull().default(''),
    /** 1 our own proxy, 2 a third party runs the booking, null none. */
    proxyType: smallint(),
    bookedCount: integer().notNull().default(0),
    fansCount: integer().notNull().default(0),
    starSum: integer().notNull().default(0),
    starCount: integer().notNull().default(0),
    standing: standing(),
    isOpen: boolean().notNull().default(true),
    /** From this day on nobody is seen there; null while no end is known. `isOpen` follows when the day comes. */
    closesOn: day(),
    isDemo: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    // What keeps the city of a hospital beside it points here.
    unique('guahao_hospitals_city').on(table.id, table.cityId),
    index('guahao_hospitals_hot').on(table.cityId, table.bookedCount.desc().nullsFirst(), table.id),
    index('guahao_hospitals_level').on(table.cityId, table.level.desc().nullsFirst(), table.id),
    // Of the open ones alone: so it also counts them, without looking at a single hospital.
    index('guahao_hospitals_hot_everywhere')
      .on(table.bookedCount.desc().nullsFirst(), table.id)
      .where(sql`${table.isOpen}`),
    index('guahao_hospitals_level_everywhere').on(table.level.desc().nullsFirst(), table.id),
    index('guahao_hospitals_spot').using('gist', table.spot),
    index('guahao_hospitals_parent').on(table.parentId),
    index('guahao_hospitals_proxied').on(table.id).where(sql`${table.proxyType} is not null`),
    index('guahao_hospitals_closed').on(table.id).where(sql`not ${table.isOpen}`),
    check('guahao_hospitals_counts', sql`${table.bookedCount} >= 0 and ${table.fansCount} >= 0`),
    check('guahao_hospitals_stars', sql`${table.starSum} between ${table.starCount} and 5 * ${table.starCount}`),
  ],
)

/** How a hospital lets itself be booked; a hospital without a row keeps the usual sheet of `rules.ts`. */
export const guahaoBookingRules = pgTable('guahao_booking_rules', {
  hospitalId: hospitalId().primaryKey(),
  releaseMinutes: smallint().notNull(),
  daysAhead: smallint().notNull(),
  cancelDaysBefore: smallint().notNull(),
  cancelMinutes: smallint().notNull(),
  minAge: smallint(),
  maxAge: smallint(),
  needsIdCard: boolean().notNull(),
  needsVisitCard: boolean().notNull(),
  mostPerDay: smallint().notNull(),
  mostOpen: smallint().notNull(),
  missedLimit: smallint().notNull(),
  missedDays: smallint().notNull(),
  missedBanDays: smallint().notNull(),
  holdMinutes: smallint().notNull(),
  paysOnSite: boolean().notNull().default(false),
  waitlistPayHours: smallint().notNull(),
  waitlistFromMinutes: smallint().notNull(),
  waitlistToMinutes: smallint().notNull(),
})

/** Services that a hospital offers, in their order. */
export const guahaoHospitalServices = pgTable(
  'guahao_hospital_services',
  {
    id: identity(),
    hospitalId: hospitalId(),
    /** guahao, ask_text, ask_phone, ask_video, family_doctor, … */
    name: text().notNull(),
    title: text().notNull(),
    icon: text().notNull(),
    link: text().notNull(),
    position: smallint().notNull(),
    isOn: boolean().notNull(),
  },
  (table) => [unique('guahao_hospital_services_once').on(table.hospitalId, table.name)],
)

/** Pictures and videos of a hospital's hospital. */
export const guahaoHospitalMedia = pgTable(
  'guahao_hospital_media',
  {
    id: identity(),
    hospitalId: hospitalId(),
    /** banner, ambient or video */
    kind: text().notNull(),
    title: text().notNull(),
    url: text().notNull(),
    cover: text().notNull().default(''),
    position: smallint().notNull(),
  },
  (table) => [index('guahao_hospital_media_order').on(table.hospitalId, table.kind, table.position)],
)

/** Notices and news that a hospital publishes. */
export const guahaoHospitalPosts = pgTable(
  'guahao_hospital_posts',
  {
    id: identity(),
    hospitalId: hospitalId(),
    title: text().notNull(),
    content: text().notNull(),
    publishedAt: instant().notNull(),
  },
  (table) => [index('guahao_hospital_posts_newest').on(table.hospitalId, table.publishedAt.desc().nullsFirst())],
)
