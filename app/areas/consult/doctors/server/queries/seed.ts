import { asc, eq } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import {
  guahaoDoctors as doctors,
  guahaoServiceHours as serviceHours,
} from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'

/** Invented doctors who answer online, with what they offer: a row for each way to ask. */
export const listOnline = (db: Db) =>
  db
    .selectDistinct({
      doctorId: doctors.id,
      title: doctors.title,
      bookedCount: doctors.bookedCount,
      cityId: doctors.cityId,
      classId: departments.classId,
      catalogueId: departments.catalogueId,
      service: serviceHours.service,
    })
    .from(serviceHours)
    .innerJoin(doctors, eq(doctors.id, serviceHours.doctorId))
    .innerJoin(departments, eq(departments.id, doctors.depId))
    .where(eq(doctors.isDemo, true))
    .orderBy(asc(doctors.id), asc(serviceHours.service))
