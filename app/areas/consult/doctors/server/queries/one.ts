import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoIllnesses as illnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type AdvertPlace, type ConsultationKind, consultationKinds } from '../../rules.ts'
import {
  consultAdverts as adverts,
  consultDoctors as asked,
  consultBindings as bindings,
  consultDepartmentServices as departmentServices,
  consultLevels as levels,
  consultServices as services,
} from '../tables.ts'
import type { ConsultDoctorRow } from './list.ts'

export type ServiceRow = typeof services.$inferSelect
export type DepartmentServiceRow = typeof departmentServices.$inferSelect

const inKinds = sql.raw(`array_position(array[${consultationKinds.map((kind) => `'${kind}'`).join(', ')}], kind)`)

export const findConsultDoctor = async (db: Db, doctorId: number): Promise<ConsultDoctorRow | undefined> =>
  (await db.select().from(asked).where(eq(asked.doctorId, doctorId)))[0]

/** What these doctors offer now, by doctor: also what is off, as all of a doctor's is while they are busy. */
export const listServices = async (
  db: Db,
  doctorIds: readonly number[],
): Promise<ReadonlyMap<number, ServiceRow[]>> => {
  if (doctorIds.length === 0) return new Map()
  const rows = await db
    .select({
      ...getTableColumns(services),
      isOn: sql<boolean>`${services.isOn} and not coalesce(${asked.isBusy}, false)`,
    })
    .from(services)
    .leftJoin(asked, eq(asked.doctorId, services.doctorId))
    .where(inArray(services.doctorId, [...doctorIds]))
    .orderBy(asc(services.doctorId), inKinds)
  return Map.groupBy(rows, ({ doctorId }) => doctorId)
}

/** A doctor as one who can be asked, and what they offer now. */
export interface Offer {
  asked: ConsultDoctorRow
  /** They work still. */
  isOpen: boolean
  services: ServiceRow[]
}

/** What a doctor offers; undefined where they never could be asked. */
export const findOffer = async (db: Db, doctorId: number): Promise<Offer | undefined> => {
  const service = { ...getTableColumns(services), isOn: sql<boolean>`${services.isOn} and not ${asked.isBusy}` }
  const rows = await db
    .select({ asked, isOpen: doctors.isOpen, service })
    .from(asked)
    .innerJoin(doctors, eq(doctors.id, asked.doctorId))
    .leftJoin(services, eq(services.doctorId, asked.doctorId))
    .where(eq(asked.doctorId, doctorId))
    .orderBy(inKinds)
  const [first] = rows
  return first && { ...first, services: rows.flatMap((row) => row.service ?? []) }
}

/**
 * What stands beside a doctor's services: the illnesses that they are known for, how many keep to them, whether who asks does, and
 * the level of their membership.
 */
export const findColleagues = async (db: Db, doctorId: number, patient: PatientId | null) => {
  const own = and(eq(bindings.doctorId, doctors.id), eq(bindings.patientId, patient ?? NOBODY))
  const rows = await db
    .select({
      illness: { id: illnesses.id, name: illnesses.name },
      boundCount: db.$count(bindings, eq(bindings.doctorId, doctorId)),
      boundAt: bindings.boundAt,
      level: levels.level,
    })
    .from(doctors)
    .leftJoin(illnesses, sql`${illnesses.name} = any(${doctors.illTags})`)
    .leftJoin(bindings, own)
    .leftJoin(levels, eq(levels.patientId, patient ?? NOBODY))
    .where(eq(doctors.id, doctorId))
    .orderBy(asc(illnesses.id))
  const { boundCount = 0, boundAt = null, level = null } = rows[0] ?? {}
  return {
    illnesses: rows.flatMap(({ illness }) => illness ?? []),
    boundCount,
    isBound: boundAt !== null,
    level: level ?? 0,
  }
}

/** No patient has this id. */
const NOBODY = 0

/** What a doctor offers as they have it set themselves, whether they are busy or not. */
export const listOwnServices = (db: Db, doctorId: number): Promise<ServiceRow[]> =>
  db.select().from(services).where(eq(services.doctorId, doctorId)).orderBy(inKinds)

/** A way to ask a certified doctor that is open; undefined where there is none. */
export const findService = async (
  db: Db,
  doctorId: number,
  kind: ConsultationKind,
): Promise<ServiceRow | undefined> => {
  const isFree = and(eq(services.isOn, true), eq(asked.isBusy, false))
  const isOpen = and(isFree, eq(asked.certifyState, 'certified'), eq(doctors.isOpen, true))
  const [found] = await db
    .select({ service: services })
    .from(services)
    .innerJoin(asked, eq(asked.doctorId, services.doctorId))
    .innerJoin(doctors, eq(doctors.id, services.doctorId))
    .where(and(eq(services.doctorId, doctorId), eq(services.kind, kind), isOpen))
  return found?.service
}

/** A way to ask a department that is open. */
export const findDepartmentService = async (
  db: Db,
  catalogueId: number,
  kind: ConsultationKind,
): Promise<DepartmentServiceRow | undefined> => {
  const one = and(eq(departmentServices.catalogueId, catalogueId), eq(departmentServices.kind, kind))
  return (
    await db
      .select()
      .from(departmentServices)
      .where(and(one, eq(departmentServices.isOn, true)))
  )[0]
}

/** Certified doctors of a department who offer this way to ask: one of them takes what is asked of the department. */
const seated = (kind: ConsultationKind) =>
  and(
    eq(services.kind, kind),
    eq(services.isOn, true),
    eq(asked.certifyState, 'certified'),
    eq(doctors.isOpen, true),
    eq(departments.isOpen, true),
  )

/** Whether a doctor takes what is asked of a department in this way. */
export const isSeated = async (
  db: Db,
  doctorId: number,
  catalogueId: number,
  kind: ConsultationKind,
): Promise<boolean> => {
  const found = await db
    .select({ id: asked.doctorId })
    .from(asked)
    .innerJoin(services, eq(services.doctorId, asked.doctorId))
    .innerJoin(doctors, eq(doctors.id, asked.doctorId))
    .innerJoin(departments, eq(departments.id, doctors.depId))
    .where(and(eq(asked.doctorId, doctorId), eq(departments.catalogueId, catalogueId), seated(kind)))
  return found.length > 0
}

/** Departments that can be asked and have doctors for it, with their ways to ask and how many take it. */
export const listDepartmentServices = (db: Db) =>
  db
    .select({
      service: departmentServices,
      name: catalogue.name,
      doctorCount: sql<number>`count(distinct ${asked.doctorId})::int`,
    })
    .from(departmentServices)
    .innerJoin(catalogue, eq(catalogue.id, departmentServices.catalogueId))
    .innerJoin(departments, eq(departments.catalogueId, departmentServices.catalogueId))
    .innerJoin(doctors, eq(doctors.depId, departments.id))
    .innerJoin(asked, eq(asked.doctorId, doctors.id))
    .innerJoin(services, and(eq(services.doctorId, doctors.id), eq(services.kind, departmentServices.kind)))
    .where(
      and(
        eq(departmentServices.isOn, true),
        eq(services.isOn, true),
        eq(asked.certifyState, 'certified'),
        eq(doctors.isOpen, true),
        eq(departments.isOpen, true),
      ),
    )
    .groupBy(departmentServices.catalogueId, departmentServices.kind, catalogue.id)
    .orderBy(asc(catalogue.parentId), asc(catalogue.position), asc(catalogue.id))

/** The adverts that stand in a place now, in their order. */
export const listAdverts = (db: Db, place: AdvertPlace, now: Date) =>
  db
    .select()
    .from(adverts)
    .where(
      and(eq(adverts.place, place), lte(adverts.beginsAt, now), or(isNull(adverts.endsAt), gt(adverts.endsAt, now))),
    )
    .orderBy(asc(adverts.position), desc(adverts.id))
