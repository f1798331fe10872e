import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { titles } from '../../rules.ts'
import { guahaoDoctors as doctors } from '../tables.ts'

const searchable = {
  id: doctors.id,
  name: doctors.name,
  title: doctors.title,
  skills: doctors.skills,
  illTags: doctors.illTags,
  hospitalName: hospitals.name,
  depName: departments.name,
  level: hospitals.level,
  cityId: doctors.cityId,
  lat: hospitals.lat,
  lng: hospitals.lng,
  bookedCount: doctors.bookedCount,
}

/** Open doctors as a search takes them in, where they are at home: the next after an id, or these. */
export const listSearchable = async (
  db: Db,
  which: { afterId: number; limit: number } | { ids: readonly number[] },
) => {
  const chosen = 'ids' in which ? inArray(doctors.id, [...which.ids]) : gt(doctors.id, which.afterId)
  const rows = await db
    .select(searchable)
    .from(doctors)
    .innerJoin(departments, eq(departments.id, doctors.depId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(and(eq(doctors.isOpen, true), eq(departments.isOpen, true), eq(hospitals.isOpen, true), chosen))
    .orderBy(asc(doctors.id))
    .limit('ids' in which ? which.ids.length : which.limit)
  return rows.map(({ id, name, title, skills, illTags, hospitalName, depName, bookedCount, ...place }) => ({
    id,
    title: name,
    aliases: [],
    text: [hospitalName, depName, titles[title], ...illTags, skills].join(' '),
    ...place,
    weight: bookedCount,
  }))
}
