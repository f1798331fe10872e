import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/public.ts'
import { activitiesActs } from '#app/areas/activities/acts/server/public.ts'
import { day, fen, identity, instant, reference } from '#kit/db/columns.ts'
import type { PrizeKind } from '../rules.ts'

const actId = () =>
  reference()
    .notNull()
    .references(() => activitiesActs.id)
const patientId = () =>
  reference()
    .notNull()
    .references(() => accessPatients.id, { onDelete: 'cascade' })

/** How often one may draw in a lottery. */
export const activitiesLotteries = pgTable(
  'activities_lotteries',
  {
    actId: actId().primaryKey(),
    /** Draws of a patient each day for nothing, and how many more by friends' help. */
    freeEach: smallint().notNull(),
    helpsEach: smallint().notNull(),
  },
  (table) => [check('activities_lotteries_each', sql`${table.freeEach} >= 0 and ${table.helpsEach} >= 0`)],
)

/** What can be won. */
export const activitiesPrizes = pgTable(
  'activities_prizes',
  {
    id: identity(),
    actId: actId(),
    kind: text().$type<PrizeKind>().notNull(),
    title: text().notNull(),
    /** The drawing, a `ThingShape`. */
    picture: text().notNull(),
    /** Hundredths of a percent. */
    weight: integer().notNull(),
    worthFen: fen().notNull(),
    /** Pieces that there ever were, and those left; null: without end. */
    total: integer(),
    left: integer('left_n'),
    points: integer().notNull().default(0),
    couponId: reference(),
    position: smallint().notNull(),
  },
  (table) => [
    index('activities_prizes_act').on(table.actId, table.position),
    check('activities_prizes_kind', sql`${table.kind} in ('points', 'coupon', 'goods', 'thanks')`),
    check('activities_prizes_left', sql`${table.left} between 0 and ${table.total}`),
    check('activities_prizes_endless', sql`(${table.kind} = 'thanks') = (${table.total} is null)`),
    check('activities_prizes_counted', sql`(${table.total} is null) = (${table.left} is null)`),
    check('activities_prizes_weight', sql`${table.weight} between 0 and 10000`),
    check('activities_prizes_worth', sql`${table.worthFen} between 0 and 5000000`),
    check('activities_prizes_points', sql`(${table.kind} = 'points') = (${table.points} > 0)`),
    check('activities_prizes_coupon', sql`(${table.kind} = 'coupon') = (${table.couponId} is not null)`),
  ],
)

/** A draw, and what it brought. */
export const activitiesDraws = pgTable(
  'activities_draws',
  {
    id: identity(),
    actId: actId(),
    patientId: patientId(),
    day: day().notNull(),
    /** Which of their draws of the day it is, from 1. */
    seat: smallint().notNull(),
    prizeId: reference()
      .notNull()
      .references(() => activitiesPrizes.id),
    drawnAt: instant().notNull(),
  },
  (table) => [
    unique('activities_draws_seat').on(table.patientId, table.actId, table.day, table.seat),
    index('activities_draws_act').on(table.actId, table.id.desc().nullsFirst()),
    index('activities_draws_prize').on(table.prizeId),
    check('activities_draws_seats', sql`${table.seat} > 0`),
  ],
)

/** A prize that is sent: where to, and in which parcel. */
export const activitiesParcels = pgTable(
  'activities_parcels',
  {
    drawId: reference()
      .primaryKey()
      .references(() => activitiesDraws.id, { onDelete: 'cascade' }),
    patientId: patientId(),
    /** Name, number and address. */
    receiverSealed: text().notNull(),
    askedAt: instant().notNull(),
    carrier: text().notNull().default(''),
    parcelNo: text().notNull().default(''),
    sentAt: instant(),
  },
  (table) => [
    index('activities_parcels_patient').on(table.patientId),
    index('activities_parcels_open').on(table.askedAt).where(sql`${table.sentAt} is null`),
    check('activities_parcels_sent', sql`(${table.sentAt} is null) = (${table.parcelNo} = '')`),
  ],
)

/** A friend's help: one more draw on that day. */
export const activitiesHelps = pgTable(
  'activities_helps',
  {
    actId: actId(),
    /** Whom it helps, and who helps. */
    patientId: patientId(),
    helperId: patientId(),
    day: day().notNull(),
    /** Which help of that day it is, from 1. */
    seat: smallint().notNull(),
    helpedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actId, table.patientId, table.helperId] }),
    unique('activities_helps_seat').on(table.patientId, table.actId, table.day, table.seat),
    index('activities_helps_helper').on(table.helperId),
    check('activities_helps_other', sql`${table.patientId} <> ${table.helperId}`),
  ],
)
