import { type SQL, sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { accountMembers } from '#app/areas/account/members/server/public.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallGoods } from '#app/areas/mall/goods/server/public.ts'
import { ordersOrders } from '#app/areas/orders/checkout/server/public.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'
import { type AppointmentState, allStates, piecedStates, placedStates } from '../states.ts'

const among = (states: readonly AppointmentState[]): SQL =>
  sql.raw(`state in (${states.map((state) => `'${state}'`).join(', ')})`)

const patientId = () =>
  reference()
    .notNull()
    .references(() => accessPatients.id, { onDelete: 'cascade' })
const orderId = () =>
  text()
    .notNull()
    .references(() => ordersOrders.id, { onDelete: 'cascade' })

/** When a seller takes those who bought something of it; a plan for some goods counts in place of the seller's own. */
export const ordersAppointmentPlans = pgTable(
  'orders_appointment_plans',
  {
    id: identity(),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    /** Null: for all goods that have no plan of their own. */
    goodsId: reference().references(() => mallGoods.id, { onDelete: 'cascade' }),
    /** For each weekday, Monday first: morning, afternoon, evening as '1' or '0'. */
    bookable: text().array().notNull(),
    /** Begin and end of morning, afternoon and evening, in minutes after midnight. */
    hours: smallint().array().notNull(),
    /** Of each half hour. */
    places: smallint().notNull(),
    cutDaysBefore: smallint().notNull(),
    cutMinutes: smallint().notNull(),
  },
  (table) => [
    unique('orders_appointment_plans_once').on(table.hospitalId, table.goodsId).nullsNotDistinct(),
    check('orders_appointment_plans_week', sql`cardinality(${table.bookable}) = 7`),
    check('orders_appointment_plans_hours', sql`cardinality(${table.hours}) = 6`),
    check('orders_appointment_plans_places', sql`${table.places} between 0 and 200`),
    check(
      'orders_appointment_plans_cut',
      sql`${table.cutDaysBefore} between 0 and 30 and ${table.cutMinutes} between 0 and 1440`,
    ),
  ],
)

/** A day on which a plan has other places each half hour; 0: it is closed. */
export const ordersAppointmentExceptions = pgTable(
  'orders_appointment_exceptions',
  {
    id: identity(),
    planId: reference()
      .notNull()
      .references(() => ordersAppointmentPlans.id, { onDelete: 'cascade' }),
    date: day().notNull(),
    places: smallint().notNull(),
  },
  (table) => [
    unique('orders_appointment_exceptions_once').on(table.planId, table.date),
    check('orders_appointment_exceptions_places', sql`${table.places} between 0 and 200`),
  ],
)

/**
 * When somebody comes for a piece of what was bought. The unique indexes are the promises that hold whatever happens at the
 * same time: a piece has one appointment, a seat of a slot one patient, a member one place at a time.
 */
export const ordersAppointments = pgTable(
  'orders_appointments',
  {
    id: identity(),
    orderId: orderId(),
    /** Which of its items, and which piece of it, from 1. */
    position: smallint().notNull(),
    piece: smallint().notNull(),
    goodsId: reference().notNull(),
    patientId: patientId(),
    memberId: reference()
      .notNull()
      .references(() => accountMembers.id, { onDelete: 'cascade' }),
    planId: reference()
      .notNull()
      .references(() => ordersAppointmentPlans.id, { onDelete: 'cascade' }),
    hospitalId: reference().notNull(),
    date: day().notNull(),
    beginMinutes: smallint().notNull(),
    /** Which of the slot's places. */
    seat: smallint().notNull(),
    state: text().$type<AppointmentState>().notNull(),
    madeAt: instant().notNull(),
    /** The function of the product by which who asked came; null: by none that is known. */
    fromFunctionId: text(),
    /** When it came to its state, or its time was changed. */
    changedAt: instant().notNull(),
    remindedAt: instant(),
  },
  (table) => [
    index('orders_appointments_function').on(table.madeAt).where(sql`from_function_id is not null`),
    uniqueIndex('orders_appointments_piece').on(table.orderId, table.position, table.piece).where(among(piecedStates)),
    uniqueIndex('orders_appointments_seat')
      .on(table.planId, table.date, table.beginMinutes, table.seat)
      .where(among(placedStates)),
    uniqueIndex('orders_appointments_same_time')
      .on(table.memberId, table.date, table.beginMinutes)
      .where(among(['booked'])),
    index('orders_appointments_order').on(table.orderId),
    index('orders_appointments_patient').on(table.patientId),
    index('orders_appointments_member').on(table.memberId),
    index('orders_appointments_desk').on(table.hospitalId, table.date, table.beginMinutes),
    index('orders_appointments_day').on(table.date),
    index('orders_appointments_due')
      .on(table.date)
      .where(among(['booked'])),
    check('orders_appointments_state', among(allStates)),
    check('orders_appointments_seats', sql`${table.seat} between 1 and 200 and ${table.piece} > 0`),
    check(
      'orders_appointments_begin',
      sql`${table.beginMinutes} between 0 and 1410 and ${table.beginMinutes} % 30 = 0`,
    ),
  ],
)

/** What somebody read and signed before something is done to them. */
export const ordersConsents = pgTable(
  'orders_consents',
  {
    id: identity(),
    orderId: orderId(),
    goodsId: reference().notNull(),
    patientId: patientId(),
    /** The words as they read them. */
    text: text().notNull(),
    /** The address of the picture of their signature. */
    signSealed: text().notNull(),
    signedAt: instant().notNull(),
  },
  (table) => [
    unique('orders_consents_once').on(table.orderId, table.goodsId),
    index('orders_consents_patient').on(table.patientId),
  ],
)

/** What came out of an exam or a test, as the seller wrote it. */
export const ordersReports = pgTable('orders_reports', {
  id: identity(),
  appointmentId: reference()
    .notNull()
    .unique()
    .references(() => ordersAppointments.id, { onDelete: 'cascade' }),
  /** A `Report`. */
  contentSealed: text().notNull(),
  issuedAt: instant().notNull(),
})
