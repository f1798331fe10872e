import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { accountMembers as members } from '#app/areas/account/members/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { Unread } from '#kit/db/unread.ts'
import type { Day } from '#kit/time/day.ts'
import type { AppointmentState } from '../../states.ts'
import {
  ordersAppointments as appointments,
  ordersAppointmentPlans as plans,
  ordersReports as reports,
} from '../tables.ts'

export type AppointmentRow = typeof appointments.$inferSelect

const named = {
  appointment: appointments,
  hospitalName: hospitals.name,
  hospitalAddress: hospitals.address,
  hospitalPhone: hospitals.phone,
  hasReport: sql<boolean>`exists (select from ${reports} r where r.appointment_id = ${appointments.id})`,
}

const selectNamed = (db: Db) =>
  db.select(named).from(appointments).innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))

/** An appointment with the seller that it is in. */
export type NamedAppointment = Awaited<ReturnType<typeof listOwn>>[number]

/** The appointments of an order, with the plans that they are by and the names of who comes: those that stand first, the next of them before the others. */
export const listOfOrder = (db: Db, orderId: string) =>
  db
    .select({ ...named, plan: plans, memberName: members.truename })
    .from(appointments)
    .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
    .innerJoin(plans, eq(plans.id, appointments.planId))
    .innerJoin(members, eq(members.id, appointments.memberId))
    .where(eq(appointments.orderId, orderId))
    .orderBy(
      sql`${appointments.state} = 'booked' desc`,
      sql`${appointments.state} = 'arrived' desc`,
      asc(appointments.date),
      asc(appointments.beginMinutes),
      asc(appointments.id),
    )
/** An appointment as its order shows it. */
export type OrderAppointment = Awaited<ReturnType<typeof listOfOrder>>[number]

/** All appointments of a patient, the newest first. */
export const listOwn = (db: Db, patient: PatientId) =>
  selectNamed(db).where(eq(appointments.patientId, patient)).orderBy(desc(appointments.id))

/** Appointments of a member to which they came, the newest first. */
export const listArrived = (db: Db, patient: PatientId, memberId: number) =>
  selectNamed(db)
    .where(
      and(eq(appointments.patientId, patient), eq(appointments.memberId, memberId), eq(appointments.state, 'arrived')),
    )
    .orderBy(desc(appointments.date))
    .limit(50)

/** Appointments of a patient that stand, the next first. */
export const listOwnStanding = (db: Db, patient: PatientId): Unread<AppointmentRow> =>
  db
    .select()
    .from(appointments)
    .where(and(eq(appointments.patientId, patient), eq(appointments.state, 'booked')))
    .orderBy(asc(appointments.date), asc(appointments.beginMinutes))

/** The next appointment for a member that stands. */
export const findStandingOf = async (db: Db, memberId: number): Promise<AppointmentRow | undefined> =>
  (
    await db
      .select()
      .from(appointments)
      .where(and(eq(appointments.memberId, memberId), eq(appointments.state, 'booked')))
      .orderBy(asc(appointments.date), asc(appointments.beginMinutes))
      .limit(1)
  )[0]

/** Appointments of an order in these states, the next first. */
export const listInStates = (db: Db, orderId: string, states: readonly AppointmentState[]): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointments)
    .where(and(eq(appointments.orderId, orderId), inArray(appointments.state, [...states])))
    .orderBy(asc(appointments.date), asc(appointments.beginMinutes), asc(appointments.id))

/** An appointment, whoever's it is: for the desk. */
export const findAnyAppointment = async (db: Db, id: number): Promise<AppointmentRow | undefined> =>
  (await db.select().from(appointments).where(eq(appointments.id, id)))[0]

/** Moves appointments on to a state, only from `from`; those that were. */
export const changeState = (
  db: Db,
  ids: readonly number[],
  to: AppointmentState,
  { from, now }: { from: readonly AppointmentState[]; now: Date },
): Promise<AppointmentRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .update(appointments)
        .set({ state: to, changedAt: now })
        .where(and(inArray(appointments.id, [...ids]), inArray(appointments.state, [...from])))
        .returning()

/** A seller's appointments of a day that were not cancelled, in the order in which people come. */
export const listOfDay = (db: Db, hospitalId: number, date: Day): Promise<NamedAppointment[]> =>
  selectNamed(db)
    .where(
      and(
        eq(appointments.hospitalId, hospitalId),
        eq(appointments.date, date),
        sql`${appointments.state} <> 'cancelled'`,
      ),
    )
    .orderBy(asc(appointments.beginMinutes), asc(appointments.id))

/** Appointments that still stand though their day is over. */
export const listOverdue = (db: Db, lastDay: Day, most: number): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointments)
    .where(and(eq(appointments.state, 'booked'), lte(appointments.date, lastDay)))
    .orderBy(asc(appointments.date), asc(appointments.id))
    .limit(most)

/** Appointments of a day of which nobody was reminded. */
export const listToRemind = (db: Db, date: Day, most: number): Promise<NamedAppointment[]> =>
  selectNamed(db)
    .where(and(eq(appointments.state, 'booked'), eq(appointments.date, date), isNull(appointments.remindedAt)))
    .orderBy(asc(appointments.id))
    .limit(most)

export const setReminded = (db: Db, ids: readonly number[], now: Date) =>
  db
    .update(appointments)
    .set({ remindedAt: now })
    .where(inArray(appointments.id, [...ids]))

/** What a patient has paid and can use in a seller, the oldest first. */
export const listUsableOrders = async (db: Db, patient: PatientId): Promise<string[]> =>
  (
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.patientId, patient), eq(orders.state, 'paid'), eq(orders.isSent, false)))
      .orderBy(asc(orders.madeAt), asc(orders.id))
  ).map(({ id }) => id)
