import { asc, desc, eq } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Db } from '#kit/db/open.ts'

/** Kind of the hospitals that serve a community. */
const COMMUNITY = 9

/** For each community's centre the doctor of the highest title, who leads its team. */
export const listLeaders = (db: Db) =>
  db
    .selectDistinctOn([hospitals.id], {
      doctorId: doctors.id,
      name: doctors.name,
      hospitalId: hospitals.id,
      cityId: hospitals.cityId,
      areaId: hospitals.areaId,
      address: hospitals.address,
      phone: hospitals.phone,
    })
    .from(hospitals)
    .innerJoin(doctors, eq(doctors.hospitalId, hospitals.id))
    .where(eq(hospitals.kind, COMMUNITY))
    .orderBy(asc(hospitals.id), desc(doctors.title), asc(doctors.id))
    .limit(60)
