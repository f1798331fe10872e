import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { guahaoSchedules as schedules, guahaoSlots as slots } from '#app/areas/guahao/schedules/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'

const clinic = {
  id: schedules.id,
  hospitalId: schedules.hospitalId,
  hospitalName: hospitals.name,
  depId: schedules.depId,
  depName: departments.name,
  date: schedules.date,
  half: schedules.half,
  feeFen: schedules.feeFen,
  state: schedules.state,
  stopReason: schedules.stopReason,
  beginMinutes: sql<number>`min(${slots.beginMinutes})::int`,
  endMinutes: sql<number>`max(${slots.endMinutes})::int`,
  total: sql<number>`sum(${slots.total})::int`,
  left: sql<number>`sum(${slots.left})::int`,
  waiting: sql<number>`sum(${slots.waitingCount})::int`,
}

const selectClinics = (db: Db) =>
  db
    .select(clinic)
    .from(schedules)
    .innerJoin(slots, eq(slots.scheduleId, schedules.id))
    .innerJoin(departments, eq(departments.id, schedules.depId))
    .innerJoin(hospitals, eq(hospitals.id, schedules.hospitalId))
    .$dynamic()

export type ClinicRow = Awaited<ReturnType<typeof selectClinics>>[number]

/** A doctor's clinics from this day on, in the order of time. */
export const listClinics = (db: Db, doctorId: number, from: Day): Promise<ClinicRow[]> =>
  selectClinics(db)
    .where(and(eq(schedules.doctorId, doctorId), gte(schedules.date, from)))
    .groupBy(schedules.id, hospitals.id, departments.id)
    .orderBy(asc(schedules.date), asc(sql`min(${slots.beginMinutes})`), asc(schedules.id))
    .limit(200)

/** A doctor's own clinic. */
export const findClinic = async (db: Db, doctorId: number, id: number): Promise<ClinicRow | undefined> =>
  (
    await selectClinics(db)
      .where(and(eq(schedules.id, id), eq(schedules.doctorId, doctorId)))
      .groupBy(schedules.id, hospitals.id, departments.id)
  )[0]
