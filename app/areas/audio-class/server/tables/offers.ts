import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { mallCoupons } from '#app/areas/mall/coupons/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import { audioClassClasses } from './classes.ts'
import { patient } from './patient.ts'

/** That somebody was offered the coupon of a class. */
export const audioClassOffers = pgTable(
  'audio_class_offers',
  {
    patientId: patient(),
    classId: reference()
      .notNull()
      .references(() => audioClassClasses.id, { onDelete: 'cascade' }),
    couponId: reference().notNull(),
    offeredAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.patientId, table.classId, table.couponId] })],
)

/** Something that some of those who hear a class get: the class itself, or a coupon. */
export const audioClassActivities = pgTable(
  'audio_class_activities',
  {
    id: identity(),
    classId: reference()
      .notNull()
      .references(() => audioClassClasses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** What is drawn; null: the class itself. */
    couponId: reference().references(() => mallCoupons.id, { onDelete: 'cascade' }),
    total: integer().notNull(),
    left: integer('left_n').notNull(),
    beginsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    index('audio_class_activities_class').on(table.classId, table.endsAt),
    check('audio_class_activities_left', sql`${table.left} between 0 and ${table.total}`),
  ],
)

/** Who drew. */
export const audioClassDraws = pgTable(
  'audio_class_draws',
  {
    activityId: reference()
      .notNull()
      .references(() => audioClassActivities.id, { onDelete: 'cascade' }),
    patientId: patient(),
    drawnAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.patientId] }),
    index('audio_class_draws_patient').on(table.patientId),
  ],
)
