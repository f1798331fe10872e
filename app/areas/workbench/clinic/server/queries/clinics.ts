import { and, asc, eq } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctorPosts as posts } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { guahaoSchedules as schedules } from '#app/areas/guahao/schedules/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'

const selectClinics = (db: Db) =>
  db
    .select({
      id: schedules.id,
      hospitalId: schedules.hospitalId,
      hospitalName: hospitals.name,
      depName: departments.name,
      date: schedules.date,
      half: schedules.half,
      state: schedules.state,
      room: posts.room,
    })
    .from(schedules)
    .innerJoin(hospitals, eq(hospitals.id, schedules.hospitalId))
    .innerJoin(departments, eq(departments.id, schedules.depId))
    .leftJoin(posts, and(eq(posts.doctorId, schedules.doctorId), eq(posts.depId, schedules.depId)))

export type ClinicRow = Awaited<ReturnType<typeof selectClinics>>[number]

/** A doctor's clinics of a day, in the order of the half days. */
export const listClinics = (db: Db, doctorId: number, date: Day): Promise<ClinicRow[]> =>
  selectClinics(db)
    .where(and(eq(schedules.doctorId, doctorId), eq(schedules.date, date)))
    .orderBy(asc(schedules.half), asc(schedules.id))

/** A doctor's own clinic of any day. */
export const findClinic = async (db: Db, doctorId: number, id: number): Promise<ClinicRow | undefined> =>
  (await selectClinics(db).where(and(eq(schedules.doctorId, doctorId), eq(schedules.id, id))))[0]
