import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { guahaoOrders } from '#app/areas/guahao/booking/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { Unread } from '#kit/db/unread.ts'
import type { StopOutcome } from '../rules.ts'
import { guahaoStopNotices as notices, guahaoStops as stops } from './tables.ts'

export type NoticeRow = typeof notices.$inferSelect

const orders = guahaoOrders
const offered = alias(guahaoOrders, 'offered')
const substitutes = alias(doctors, 'substitutes')

/** A patient's stopped appointments, undecided ones first, then the newest. */
export const listNotices = (db: Db, patient: PatientId, asked: { page: number; size: number }) => {
  const found = db
    .select({
      notice: notices,
      reason: stops.reason,
      order: orders,
      hospitalName: hospitals.name,
      depName: departments.name,
      doctorName: doctors.name,
      offered,
      substituteName: substitutes.name,
      substituteTitle: substitutes.title,
    })
    .from(notices)
    .innerJoin(stops, eq(stops.id, notices.stopId))
    .innerJoin(orders, eq(orders.id, notices.orderId))
    .innerJoin(hospitals, eq(hospitals.id, orders.hospitalId))
    .innerJoin(departments, eq(departments.id, orders.depId))
    .innerJoin(doctors, eq(doctors.id, orders.doctorId))
    .leftJoin(offered, eq(offered.id, notices.offeredOrderId))
    .leftJoin(substitutes, eq(substitutes.id, offered.doctorId))
    .where(eq(notices.patientId, patient))
    .orderBy(sql`(${notices.outcome} = 'open') desc`, desc(notices.id))
  return page(db, found.$dynamic(), asked)
}
export type NoticeOfList = Awaited<ReturnType<typeof listNotices>>['rows'][number]

/** A patient's notice, kept as it is until the transaction ends. */
export const lockNotice = async (db: Db, patient: PatientId, id: number): Promise<NoticeRow | undefined> =>
  (
    await db
      .select()
      .from(notices)
      .where(and(eq(notices.id, id), eq(notices.patientId, patient)))
      .for('update')
  )[0]

export const insertStop = async (db: Db, row: typeof stops.$inferInsert): Promise<number> => {
  const [made] = await db.insert(stops).values(row).returning({ id: stops.id })
  if (!made) throw new Error('no stop was written')
  return made.id
}

export const insertNotices = async (db: Db, rows: readonly (typeof notices.$inferInsert)[]) => {
  if (rows.length > 0) await db.insert(notices).values([...rows])
}

/** Writes down what was decided; false where that was decided before. */
export const closeNotice = async (
  db: Db,
  id: number,
  how: {
    outcome: Exclude<StopOutcome, 'open'>
    decidedAt: Date
    acknowledgedAt: Date | null
    newOrderId: string | null
  },
): Promise<boolean> => {
  const closed = await db
    .update(notices)
    .set(how)
    .where(and(eq(notices.id, id), eq(notices.outcome, 'open')))
    .returning({ id: notices.id })
  return closed.length > 0
}

/** Notices whose time to choose is over, a few at a time. */
export const listDue = (db: Db, now: Date): Promise<{ id: number; patientId: number }[]> =>
  db
    .select({ id: notices.id, patientId: notices.patientId })
    .from(notices)
    .where(and(sql`${notices.outcome} = 'open'`, lte(notices.chooseUntil, now)))
    .orderBy(asc(notices.chooseUntil), asc(notices.id))
    .limit(500)

/** Notices on which a patient has not decided yet, the newest first. */
export const listUndecided = (db: Db, patient: PatientId): Unread<NoticeRow> =>
  db
    .select()
    .from(notices)
    .where(and(eq(notices.patientId, patient), eq(notices.outcome, 'open')))
    .orderBy(desc(notices.id))

/** All notices of a patient, the newest first. */
export const listEver = (db: Db, patient: PatientId): Promise<NoticeRow[]> =>
  db.select().from(notices).where(eq(notices.patientId, patient)).orderBy(desc(notices.id))
