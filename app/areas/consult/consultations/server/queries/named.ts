import { and, eq, getTableColumns } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import { accountMembers as members, whoMemberIs } from '#app/areas/account/members/server/public.ts'
import { consultDoctors as asked } from '#app/areas/consult/doctors/server/public.ts'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { guahaoIllnesses as illnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { consultConsultations as asks } from '../tables.ts'

/** Consultations with what pages show beside them, each of which is found by its key. */
export const selectNamed = (db: Db) =>
  db
    .select({
      ...getTableColumns(asks),
      member: whoMemberIs,
      nickname: patients.nickname,
      illness: illnesses.name,
      department: catalogue.name,
      usualWaitMinutes: asked.usualWaitMinutes,
    })
    .from(asks)
    .leftJoin(members, eq(members.id, asks.memberId))
    .leftJoin(patients, eq(patients.id, asks.patientId))
    .leftJoin(illnesses, eq(illnesses.id, asks.illnessId))
    .leftJoin(catalogue, eq(catalogue.id, asks.catalogueId))
    .leftJoin(asked, eq(asked.doctorId, asks.doctorId))

/** A consultation with the names of whom and what it is about, and how long its doctor usually lets wait. */
export type NamedConsultation = Awaited<ReturnType<typeof selectNamed>>[number]

/** The same of one of the patient's own. */
export const findOwnNamed = async (db: Db, patient: PatientId, id: string): Promise<NamedConsultation | undefined> =>
  (await selectNamed(db).where(and(eq(asks.id, id), eq(asks.patientId, patient))))[0]
