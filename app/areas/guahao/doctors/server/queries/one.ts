import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import {
  guahaoEmployeeBenefits as benefits,
  guahaoDoctors as doctors,
  guahaoDoctorPosts as posts,
  guahaoServiceHours as serviceHours,
} from '../tables.ts'
import { card } from './list.ts'

/** Where a doctor is looked for. */
export interface Post {
  hospitalId?: number | undefined
  depId?: number | undefined
}

/** A doctor at the place asked for, or where they are at home; nothing where they do not sit. */
export const findDoctor = async (db: Db, id: number, where: Post = {}) => postAt(await listPostsOf(db, id), where)

/** The first of a doctor's places that fits. */
export const postAt = (seats: readonly DoctorRow[], { hospitalId, depId }: Post): DoctorRow | undefined =>
  seats.find((seat) => (hospitalId ?? seat.hospitalId) === seat.hospitalId && (depId ?? seat.depId) === seat.depId)

export type DoctorRow = Awaited<ReturnType<typeof listPostsOf>>[number]

/** A doctor at each place where they sit, their home first. */
export const listPostsOf = async (db: Db, doctorId: number) => (await findSeats(db, doctorId)) ?? []

const selectSeats = (db: Db, { ids }: { ids: readonly number[] }) =>
  db
    .select({
      ...card,
      introduction: doctors.introduction,
      shareCount: doctors.shareCount,
      isOpen: doctors.isOpen,
      catalogueId: departments.catalogueId,
    })
    .from(posts)
    .innerJoin(doctors, eq(doctors.id, posts.doctorId))
    .innerJoin(departments, eq(departments.id, posts.depId))
    .innerJoin(hospitals, eq(hospitals.id, departments.hospitalId))
    .where(isAnyOf(posts.doctorId, ids))
    .orderBy(sql`${posts.depId} = ${doctors.depId} desc`, asc(posts.depId))
const findSeats = batchLoader(async (db, ids: readonly number[]) =>
  Map.groupBy(await selectSeats(db, { ids }), (seat) => seat.id),
)

/** When they answer online, in the order of the week. */
export const listServiceHours = (db: Db, doctorId: number) =>
  db
    .select()
    .from(serviceHours)
    .where(eq(serviceHours.doctorId, doctorId))
    .orderBy(asc(serviceHours.service), asc(serviceHours.weekday), asc(serviceHours.beginMinutes))

/** The free consultations that a hospital grants the patient as one of its staff, while they hold. */
export const findBenefit = async (db: Db, patient: PatientId, hospitalId: number, today: Day) => {
  const holds = and(eq(benefits.patientId, patient), eq(benefits.hospitalId, hospitalId), gte(benefits.lastDay, today))
  return (await db.select().from(benefits).where(holds))[0]
}

/** All benefits that a patient was ever granted. */
export const listBenefits = (db: Db, patient: PatientId) =>
  db.select().from(benefits).where(eq(benefits.patientId, patient)).orderBy(benefits.hospitalId)
