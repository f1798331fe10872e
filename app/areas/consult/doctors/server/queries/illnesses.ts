import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import {
  guahaoIllnesses as illnesses,
  guahaoIllnessDepartments as treatedBy,
} from '#app/areas/guahao/illnesses/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { consultDoctors as asked } from '../tables.ts'

const tag = { id: illnesses.id, name: illnesses.name }

/** Illnesses that a department or class of the catalogue treats, symptoms apart; of all departments those most looked at. */
export const listTreated = (db: Db, catalogueId: number | undefined, most: number) => {
  const of = db
    .select({ id: treatedBy.illnessId })
    .from(treatedBy)
    .innerJoin(catalogue, eq(catalogue.id, treatedBy.catalogueId))
    .where(or(eq(catalogue.id, catalogueId ?? 0), eq(catalogue.parentId, catalogueId ?? 0)))
  return db
    .select(tag)
    .from(illnesses)
    .where(and(eq(illnesses.isSymptom, false), catalogueId === undefined ? undefined : inArray(illnesses.id, of)))
    .orderBy(desc(illnesses.viewCount), asc(illnesses.id))
    .limit(most)
}

/** Illnesses that famous doctors are known for, with the class of the catalogue where they sit. */
export const listFamousIllnesses = (db: Db, catalogueId: number | undefined) => {
  const of = or(eq(departments.classId, catalogueId ?? 0), eq(departments.catalogueId, catalogueId ?? 0))
  return db
    .selectDistinct({ ...tag, depId: catalogue.id, depName: catalogue.name, position: catalogue.position })
    .from(asked)
    .innerJoin(doctors, eq(doctors.id, asked.doctorId))
    .innerJoin(departments, eq(departments.id, doctors.depId))
    .innerJoin(catalogue, eq(catalogue.id, departments.classId))
    .innerJoin(illnesses, sql`${illnesses.name} = any(${doctors.illTags})`)
    .where(
      and(
        eq(asked.isFamous, true),
        eq(asked.certifyState, 'certified'),
        eq(doctors.isOpen, true),
        catalogueId === undefined ? undefined : of,
      ),
    )
    .orderBy(asc(catalogue.position), asc(illnesses.id))
}
