import { and, eq, ilike, type SQL } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { containing } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'

/** Those of these doctors who see patients, in the order given. */
export const keepOpenDoctors = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const open = await db
    .select({ id: doctors.id })
    .from(doctors)
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(and(isAnyOf(doctors.id, ids), eq(doctors.isOpen, true), eq(hospitals.isOpen, true)))
  return inOrder(ids, open)
}

/** Those of these hospitals that are open in a city (0: anywhere) and have these words in their name, in the order given. */
export const keepOpenHospitals = async (
  db: Db,
  ids: readonly number[],
  { city, keyword }: { city: number; keyword?: string | undefined },
): Promise<number[]> => {
  const fits: (SQL | undefined)[] = [
    isAnyOf(hospitals.id, ids),
    eq(hospitals.isOpen, true),
    city === 0 ? undefined : eq(hospitals.cityId, city),
    keyword === undefined ? undefined : ilike(hospitals.name, containing(keyword)),
  ]
  const open = await db
    .select({ id: hospitals.id })
    .from(hospitals)
    .where(and(...fits))
  return inOrder(ids, open)
}

const inOrder = (ids: readonly number[], found: readonly { id: number }[]): number[] => {
  const there = new Set(found.map(({ id }) => id))
  return ids.filter((id) => there.has(id))
}
