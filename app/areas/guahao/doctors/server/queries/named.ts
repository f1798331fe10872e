import { and, asc, desc, eq, ilike } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { containing } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoDoctors as doctors } from '../tables.ts'

/** Doctors with these words in their name, of a hospital or of all, and where they are; those called just so first. */
export const listNamed = (
  db: Db,
  { words, hospitalId }: { words: string; hospitalId?: number | undefined },
  limit: number,
): Promise<{ id: number; name: string; hospital: string }[]> =>
  db
    .select({ id: doctors.id, name: doctors.name, hospital: hospitals.name })
    .from(doctors)
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(
      and(
        ilike(doctors.name, containing(words)),
        hospitalId === undefined ? undefined : eq(doctors.hospitalId, hospitalId),
      ),
    )
    .orderBy(desc(eq(doctors.name, words)), asc(doctors.id))
    .limit(limit)
