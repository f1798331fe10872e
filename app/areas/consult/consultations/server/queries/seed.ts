import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ConsultationKind } from '#app/areas/consult/doctors/rules.ts'
import { consultDoctors as asked, consultServices as services } from '#app/areas/consult/doctors/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoIllnesses as illnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Db } from '#kit/db/open.ts'

/** For each of these illnesses a doctor who is known for it and answers by text. */
export const listKnownFor = async (db: Db, names: readonly string[]) => {
  const rows = await db
    .selectDistinctOn([illnesses.name], { name: illnesses.name, illnessId: illnesses.id, doctorId: doctors.id })
    .from(illnesses)
    .innerJoin(doctors, sql`${illnesses.name} = any(${doctors.illTags})`)
    .innerJoin(asked, eq(asked.doctorId, doctors.id))
    .innerJoin(services, and(eq(services.doctorId, doctors.id), eq(services.kind, 'text')))
    .where(and(inArray(illnesses.name, [...names]), eq(asked.certifyState, 'certified')))
    .orderBy(asc(illnesses.name), desc(asked.answeredCount), asc(doctors.id))
  return new Map(rows.map((row) => [row.name, row]))
}

/** Certified doctors who are asked in this way, the best known first. */
export const listFor = async (db: Db, kind: ConsultationKind): Promise<number[]> =>
  (
    await db
      .select({ doctorId: services.doctorId })
      .from(services)
      .innerJoin(asked, eq(asked.doctorId, services.doctorId))
      .where(and(eq(services.kind, kind), eq(asked.certifyState, 'certified')))
      .orderBy(desc(asked.answeredCount), asc(services.doctorId))
  ).map(({ doctorId }) => doctorId)
