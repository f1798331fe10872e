import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { guahaoOrders as orders } from '#app/areas/guahao/booking/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoSchedules as schedules } from '#app/areas/guahao/schedules/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { guahaoStopNotices as notices, guahaoStops as stops } from '../tables.ts'

const countOf = (which: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from ${notices} n where n.stop_id = ${stops.id} and ${which})`

const selectStops = (db: Db) =>
  db
    .select({
      id: stops.id,
      scheduleId: stops.scheduleId,
      reason: stops.reason,
      stoppedAt: stops.stoppedAt,
      depName: departments.name,
      doctorName: doctors.name,
      date: schedules.date,
      half: schedules.half,
      told: countOf(sql`true`),
      acknowledged: countOf(sql`n.acknowledged_at is not null`),
      open: countOf(sql`n.outcome = 'open'`),
      substitute: countOf(sql`n.outcome = 'substitute'`),
      other: countOf(sql`n.outcome = 'other'`),
      refund: countOf(sql`n.outcome = 'refund'`),
    })
    .from(stops)
    .innerJoin(schedules, eq(schedules.id, stops.scheduleId))
    .innerJoin(departments, eq(departments.id, schedules.depId))
    .innerJoin(doctors, eq(doctors.id, schedules.doctorId))

/** Whose stops somebody sees: a hospital's, or those of some of its departments. */
interface StopScope {
  hospitalId: number
  departmentIds?: readonly number[] | null
}

const inScope = ({ hospitalId, departmentIds }: StopScope) =>
  and(eq(schedules.hospitalId, hospitalId), departmentIds ? inArray(schedules.depId, [...departmentIds]) : undefined)

/** A hospital's stopped clinics, the newest first, each with what came of it. */
export const listStops = (db: Db, scope: StopScope, asked: { page: number; size: number }) => {
  const found = selectStops(db).where(inScope(scope)).orderBy(desc(stops.id))
  return page(db, found.$dynamic(), asked)
}
export type StopRow = Awaited<ReturnType<typeof listStops>>['rows'][number]

/** A stopped clinic of this hospital. */
export const findStop = async (db: Db, scope: StopScope, id: number): Promise<StopRow | undefined> =>
  (await selectStops(db).where(and(eq(stops.id, id), inScope(scope))))[0]

/** Everybody whom a stop concerns, by number: whether they have answered, and what they chose. */
export const listNoticesOf = (db: Db, stopId: number) =>
  db
    .select({ notice: notices, order: orders })
    .from(notices)
    .innerJoin(orders, eq(orders.id, notices.orderId))
    .where(eq(notices.stopId, stopId))
    .orderBy(asc(orders.number), asc(notices.id))
    .limit(1_000)
