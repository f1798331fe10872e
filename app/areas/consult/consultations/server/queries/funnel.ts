import { eq, sql } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { type DeedSums, type DeedsAsked, deedSums } from '#kit/db/deed-sums.ts'
import type { Db } from '#kit/db/open.ts'
import { consultConsultations as consultations } from '../tables.ts'

/** Consultations by the function of the product by which patients came; done where it reached a doctor, paid or free. */
export const consultationDeeds = (db: Db, asked: DeedsAsked): Promise<DeedSums[]> =>
  deedSums(
    db,
    {
      from: sql`${consultations} left join ${doctors} on ${eq(doctors.id, consultations.doctorId)}`,
      functionId: consultations.fromFunctionId,
      madeAt: consultations.madeAt,
      hospitalId: doctors.hospitalId,
      depId: doctors.depId,
      isDone: sql`'waiting' = any(${consultations.path})`,
    },
    asked,
  )
