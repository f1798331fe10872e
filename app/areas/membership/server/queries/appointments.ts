import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { type AppointState, appointFrom, openAppointStates } from '../../states.ts'
import { membershipAppointments as appointments, membershipBenefits as benefits } from '../tables.ts'

export type AppointmentRow = typeof appointments.$inferSelect

/** Writes an appointment; undefined where the member has this benefit booked already. */
export const insertAppointment = async (
  db: Db,
  row: typeof appointments.$inferInsert,
): Promise<AppointmentRow | undefined> =>
  (await db.insert(appointments).values(row).onConflictDoNothing().returning())[0]

/** What a member has booked of a benefit and is still to happen. */
export const findOpenAppointment = async (
  db: Db,
  patient: PatientId,
  { memberId, benefitId }: { memberId: number; benefitId: number },
): Promise<AppointmentRow | undefined> =>
  (
    await db
      .select()
      .from(appointments)
      .where(
        and(
          eq(appointments.patientId, patient),
          eq(appointments.memberId, memberId),
          eq(appointments.benefitId, benefitId),
          inArray(appointments.state, openAppointStates),
        ),
      )
  )[0]

export const findAppointment = async (db: Db, patient: PatientId, id: number): Promise<AppointmentRow | undefined> =>
  (
    await db
      .select()
      .from(appointments)
      .where(and(eq(appointments.patientId, patient), eq(appointments.id, id)))
  )[0]

/** Moves an appointment on; undefined where it cannot go there from where it stands. */
export const moveAppointment = async (
  db: Db,
  id: number,
  to: AppointState,
  { now, reason = '' }: { now: Date; reason?: string | undefined },
): Promise<AppointmentRow | undefined> =>
  (
    await db
      .update(appointments)
      .set({ state: to, reason, movedAt: now })
      .where(and(eq(appointments.id, id), inArray(appointments.state, appointFrom(to))))
      .returning()
  )[0]

const withBenefit = (db: Db) =>
  db
    .select({ appointment: appointments, benefit: benefits })
    .from(appointments)
    .innerJoin(benefits, eq(benefits.id, appointments.benefitId))

/** An appointment whoever it belongs to: for the desk. */
export const findAnyBooking = async (db: Db, id: number) => (await withBenefit(db).where(eq(appointments.id, id)))[0]

/** A patient's appointments, the newest first. */
export const listAppointments = (db: Db, patientId: number, asked: PageRequest) =>
  page(
    db,
    withBenefit(db).where(eq(appointments.patientId, patientId)).orderBy(desc(appointments.id)).$dynamic(),
    asked,
  )

/** Appointments of a state, those that wait longest first; what is over the newest first. */
export const listAppointmentsIn = (db: Db, state: AppointState, asked: PageRequest) => {
  const isOpen = (openAppointStates as readonly string[]).includes(state)
  const order = isOpen ? asc(appointments.id) : desc(appointments.id)
  return page(db, withBenefit(db).where(eq(appointments.state, state)).orderBy(order).$dynamic(), asked)
}

/** Whether a member has something booked that is still to happen. */
export const hasOpen = async (db: Db, memberId: number): Promise<boolean> =>
  (await db.$count(
    appointments,
    and(eq(appointments.memberId, memberId), inArray(appointments.state, openAppointStates)),
  )) > 0

/** What a patient has booked and is still to happen. */
export const listOpenAppointments = (db: Db, patient: PatientId) =>
  withBenefit(db)
    .where(and(eq(appointments.patientId, patient), inArray(appointments.state, openAppointStates)))
    .orderBy(asc(appointments.id))
