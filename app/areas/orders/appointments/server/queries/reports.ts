import { and, desc, eq, inArray } from 'drizzle-orm'
import { accountMembers as members } from '#app/areas/account/members/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { ordersItems as items } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { ordersAppointments as appointments, ordersReports as reports } from '../tables.ts'

export type ReportRow = typeof reports.$inferSelect

/** Reports of these appointments, by the appointments' ids. */
export const reportsOf = async (db: Db, appointmentIds: readonly number[]): Promise<ReadonlyMap<number, ReportRow>> => {
  if (appointmentIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(reports)
    .where(inArray(reports.appointmentId, [...appointmentIds]))
  return new Map(rows.map((row) => [row.appointmentId, row]))
}

/** Reports of a patient's members, the newest first, with what was examined, whom and where. */
export const listOwnReports = (db: Db, patient: PatientId, turn: { page: number; size: number }) =>
  page(
    db,
    db
      .select({
        report: reports,
        orderId: appointments.orderId,
        goodsName: items.name,
        memberName: members.truename,
        hospitalName: hospitals.name,
      })
      .from(reports)
      .innerJoin(appointments, eq(appointments.id, reports.appointmentId))
      .innerJoin(items, and(eq(items.orderId, appointments.orderId), eq(items.position, appointments.position)))
      .innerJoin(members, eq(members.id, appointments.memberId))
      .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
      .where(eq(appointments.patientId, patient))
      .orderBy(desc(reports.issuedAt), desc(reports.appointmentId))
      .$dynamic(),
    turn,
  )

/** Writes a report over the one that there is. */
export const putReport = (db: Db, row: typeof reports.$inferInsert) =>
  db
    .insert(reports)
    .values(row)
    .onConflictDoUpdate({
      target: reports.appointmentId,
      set: { contentSealed: row.contentSealed, issuedAt: row.issuedAt },
    })
