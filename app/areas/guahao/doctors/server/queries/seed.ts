import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import {
  guahaoEmployeeBenefits as benefits,
  guahaoDoctors as doctors,
  guahaoDoctorPosts as posts,
  guahaoServiceHours as serviceHours,
} from '../tables.ts'

const selectPosts = (db: Db) =>
  db
    .select({
      depId: departments.id,
      hospitalId: departments.hospitalId,
      cityId: departments.cityId,
      classId: departments.classId,
      catalogueId: departments.catalogueId,
      department: departments.name,
      level: hospitals.level,
      /** The main hospital, for a branch. */
      parentId: hospitals.parentId,
    })
    .from(departments)
    .innerJoin(hospitals, eq(hospitals.id, departments.hospitalId))
    .orderBy(asc(departments.id))
    .$dynamic()

/** A department that doctors are invented for, with its hospital. */
export type SeedPost = Awaited<ReturnType<typeof selectPosts>>[number]

/** Departments of the demonstration world, in the order in which they were made. */
export const listDemoPosts = (db: Db): Promise<SeedPost[]> =>
  selectPosts(db).where(and(eq(departments.isDemo, true), eq(hospitals.isDemo, true)))

/** Departments of imported hospitals in which nobody sits. */
export const listEmptyPosts = (db: Db): Promise<SeedPost[]> =>
  selectPosts(db).where(
    and(
      eq(hospitals.isDemo, false),
      eq(departments.isOpen, true),
      notExists(db.select({ one: sql`1` }).from(posts).where(eq(posts.depId, departments.id))),
    ),
  )

/** The doctors of the demonstration world by their source. */
export const listDemoDoctors = (db: Db) =>
  db.select({ id: doctors.id, sourceKey: doctors.sourceKey }).from(doctors).where(eq(doctors.isDemo, true))

export const seedDoctors = (db: Db, rows: readonly (typeof doctors.$inferInsert)[]) => insertRows(db, doctors, rows)

export const seedPosts = (db: Db, rows: readonly (typeof posts.$inferInsert)[]) => insertRows(db, posts, rows)

export const seedServiceHours = (db: Db, rows: readonly (typeof serviceHours.$inferInsert)[]) =>
  insertRows(db, serviceHours, rows)

export const seedBenefits = (db: Db, rows: readonly (typeof benefits.$inferInsert)[]) => insertRows(db, benefits, rows)
