import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoDepartments as departments } from '../tables.ts'

const classes = alias(catalogue, 'classes')

const searchable = {
  id: departments.id,
  name: departments.name,
  catalogueName: catalogue.name,
  aliases: catalogue.aliases,
  className: classes.name,
  hospitalName: hospitals.name,
  level: hospitals.level,
  cityId: departments.cityId,
  lat: hospitals.lat,
  lng: hospitals.lng,
  bookedCount: departments.bookedCount,
}

/** Open departments as a search takes them in: the next after an id, or these. */
export const listSearchable = async (
  db: Db,
  which: { afterId: number; limit: number } | { ids: readonly number[] },
) => {
  const chosen = 'ids' in which ? inArray(departments.id, [...which.ids]) : gt(departments.id, which.afterId)
  const rows = await db
    .select(searchable)
    .from(departments)
    .innerJoin(hospitals, eq(hospitals.id, departments.hospitalId))
    .innerJoin(catalogue, eq(catalogue.id, departments.catalogueId))
    .innerJoin(classes, eq(classes.id, departments.classId))
    .where(and(eq(departments.isOpen, true), eq(hospitals.isOpen, true), chosen))
    .orderBy(asc(departments.id))
    .limit('ids' in which ? which.ids.length : which.limit)
  return rows.map(({ id, name, catalogueName, aliases, className, hospitalName, bookedCount, ...place }) => ({
    id,
    title: name,
    aliases: [catalogueName, ...aliases].filter((word) => word !== name),
    text: `${hospitalName} ${className}`,
    ...place,
    weight: bookedCount,
  }))
}
