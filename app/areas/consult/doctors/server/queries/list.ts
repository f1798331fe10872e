import { and, asc, desc, eq, exists, gte, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import {
  guahaoDoctors as doctors,
  guahaoDoctorPosts as posts,
  guahaoServiceHours as serviceHours,
} from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import {
  guahaoIllnesses as illnesses,
  guahaoIllnessDepartments as treatedBy,
} from '#app/areas/guahao/illnesses/server/public.ts'
import { containing } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { type ConsultationKind, type ConsultDoctorSort, PSYCHOLOGY_CLASS } from '../../rules.ts'
import { consultDoctors as asked, consultServices as services } from '../tables.ts'

/** One of the things that somebody typed: its words, and the illnesses and departments that they mean by it. */
export interface Typed {
  words: readonly string[]
  illnessIds: readonly number[]
  catalogueIds: readonly number[]
}

/** Whom one looks for among the doctors who can be asked. */
export interface ConsultDoctorFilter {
  /** All of these. */
  typed?: readonly Typed[] | undefined
  /** A department or a class of the catalogue. */
  catalogueId?: number | undefined
  classId?: number | undefined
  hospitalId?: number | undefined
  /** A department of one hospital. */
  depId?: number | undefined
  illnessId?: number | undefined
  title?: number | undefined
  /** The level of their hospital. */
  level?: number | undefined
  kind?: ConsultationKind | undefined
  minFen?: number | undefined
  maxFen?: number | undefined
  isFamous?: true | undefined
  /** Who answers online at this hour. */
  at?: { weekday: number; minutes: number } | undefined
  sort?: ConsultDoctorSort | 'newest' | undefined
}

export type ConsultDoctorRow = typeof asked.$inferSelect

const selectAsked = (db: Db, filter: ConsultDoctorFilter) =>
  db
    .select({ asked })
    .from(asked)
    .innerJoin(doctors, eq(doctors.id, asked.doctorId))
    .innerJoin(departments, eq(departments.id, doctors.depId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(and(isThere, ...matching(db, filter)))
    .orderBy(...ordersOf(filter), asc(asked.doctorId))

/** Certified doctors who offer something and whose hospital is open. */
export const listConsultDoctors = (db: Db, filter: ConsultDoctorFilter, turn: { page: number; size: number }) =>
  page(db, selectAsked(db, filter).$dynamic(), turn)

/** The first of them: how many there are is not counted, which takes longer than finding some. */
export const listFirstConsultDoctors = async (
  db: Db,
  filter: ConsultDoctorFilter,
  most: number,
): Promise<ConsultDoctorRow[]> => (await selectAsked(db, filter).limit(most)).map((row) => row.asked)

/** Whether a doctor of the mind answers. */
export const hasPsychologists = async (db: Db): Promise<boolean> =>
  (await listFirstConsultDoctors(db, { classId: PSYCHOLOGY_CLASS }, 1)).length > 0

const isThere = and(
  eq(asked.certifyState, 'certified'),
  eq(doctors.isOpen, true),
  eq(departments.isOpen, true),
  eq(hospitals.isOpen, true),
)

const matching = (db: Db, filter: ConsultDoctorFilter): (SQL | undefined)[] => {
  const { typed = [], catalogueId, classId, hospitalId, depId, illnessId, title, level, isFamous, at } = filter
  return [
    exists(db.select({ one: sql`1` }).from(services).where(offered(filter))),
    ...typed.map((one) => isAbout(db, one)),
    catalogueId === undefined
      ? undefined
      : or(eq(departments.catalogueId, catalogueId), eq(departments.classId, catalogueId)),
    classId === undefined ? undefined : eq(departments.classId, classId),
    hospitalId === undefined ? undefined : eq(doctors.hospitalId, hospitalId),
    depId === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(posts)
            .where(and(eq(posts.doctorId, doctors.id), eq(posts.depId, depId))),
        ),
    illnessId === undefined ? undefined : treats(db, [illnessId]),
    title === undefined ? undefined : eq(doctors.title, title),
    level === undefined ? undefined : eq(hospitals.level, level),
    isFamous && eq(asked.isFamous, true),
    eq(asked.isBusy, false),
    at && isOnline(db, at),
  ]
}

const offered = ({ kind, minFen, maxFen }: ConsultDoctorFilter) =>
  and(
    eq(services.doctorId, asked.doctorId),
    eq(services.isOn, true),
    kind && eq(services.kind, kind),
    minFen === undefined ? undefined : gte(services.priceFen, minFen),
    maxFen === undefined ? undefined : lte(services.priceFen, maxFen),
  )

/** All of the words stand with the doctor, or they see what is meant. */
const isAbout = (db: Db, { words, illnessIds, catalogueIds }: Typed) =>
  or(
    stands(words),
    illnessIds.length === 0 ? undefined : treats(db, illnessIds),
    catalogueIds.length === 0 ? undefined : inArray(departments.catalogueId, [...catalogueIds]),
  )

const stands = (words: readonly string[]): SQL | undefined =>
  words.length === 0 ? sql`false` : and(...words.map((word) => hasWords(containing(word))))

const hasWords = (pattern: string) =>
  or(
    ilike(doctors.name, pattern),
    ilike(hospitals.name, pattern),
    ilike(departments.name, pattern),
    ilike(doctors.skills, pattern),
    sql`array_to_string(${doctors.illTags}, ' ') ilike ${pattern}`,
  )

/** Who is known for one of these illnesses; a symptom is nobody's, and its departments are asked. */
const treats = (db: Db, illnessIds: readonly number[]) => {
  const here = and(eq(treatedBy.illnessId, illnesses.id), eq(treatedBy.catalogueId, departments.catalogueId))
  const seen = exists(db.select({ one: sql`1` }).from(treatedBy).where(here))
  const known = sql`${illnesses.name} = any(${doctors.illTags})`
  return exists(
    db
      .select({ one: sql`1` })
      .from(illnesses)
      .where(and(inArray(illnesses.id, [...illnessIds]), or(known, and(illnesses.isSymptom, seen)))),
  )
}

const isOnline = (db: Db, { weekday, minutes }: { weekday: number; minutes: number }) => {
  const now = and(
    eq(serviceHours.doctorId, asked.doctorId),
    eq(serviceHours.weekday, weekday),
    lte(serviceHours.beginMinutes, minutes),
    sql`${minutes} < ${serviceHours.endMinutes}`,
  )
  return exists(db.select({ one: sql`1` }).from(serviceHours).where(now))
}

/** Unless somebody asks for another order, whom the words stand with come before who is meant by them. */
const ordersOf = (filter: ConsultDoctorFilter): SQL[] => {
  const literally = stands(filter.typed?.flatMap(({ words }) => words) ?? [])
  const isUsual = (filter.sort ?? 'default') === 'default' && filter.typed !== undefined
  return [...(isUsual && literally ? [desc(literally)] : []), orderOf(filter)]
}

const orderOf = (filter: ConsultDoctorFilter): SQL => {
  switch (filter.sort) {
    case 'fastest':
      return sql`${asked.usualWaitMinutes} asc nulls last`
    case 'score':
      return desc(asked.standing)
    case 'price':
      return sql`(select min(${services.priceFen}) from ${services} where ${offered(filter)})`
    case 'newest':
      return desc(asked.openedAt)
    default:
      return desc(asked.answeredCount)
  }
}

/** Departments of the catalogue, or their classes, whose doctors can be asked. */
export const listConsultDepartments = (db: Db, of: 'class' | 'department', filter: ConsultDoctorFilter = {}) => {
  const column = of === 'class' ? departments.classId : departments.catalogueId
  const ids = db
    .select({ id: column })
    .from(asked)
    .innerJoin(doctors, eq(doctors.id, asked.doctorId))
    .innerJoin(departments, eq(departments.id, doctors.depId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(and(isThere, ...matching(db, filter)))
  return db
    .select({ id: catalogue.id, name: catalogue.name })
    .from(catalogue)
    .where(inArray(catalogue.id, ids))
    .orderBy(asc(catalogue.position), asc(catalogue.id))
}
