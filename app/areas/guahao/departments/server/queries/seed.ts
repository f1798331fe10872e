import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoDepartments as departments } from '../tables.ts'

const selectHospitals = (db: Db) =>
  db
    .select({
      id: hospitals.id,
      sourceKey: hospitals.sourceKey,
      cityId: hospitals.cityId,
      kind: hospitals.kind,
      level: hospitals.level,
    })
    .from(hospitals)
    .orderBy(asc(hospitals.id))
    .$dynamic()

/** A hospital that departments are invented for. */
export type SeedHospital = Awaited<ReturnType<typeof selectHospitals>>[number]

/** Hospitals of the demonstration world, in the order in which they were made. */
export const listDemoHospitals = (db: Db): Promise<SeedHospital[]> =>
  selectHospitals(db).where(eq(hospitals.isDemo, true))

/** Imported hospitals without any department. */
export const listBareHospitals = (db: Db): Promise<SeedHospital[]> =>
  selectHospitals(db).where(
    and(
      eq(hospitals.isDemo, false),
      notExists(db.select({ one: sql`1` }).from(departments).where(eq(departments.hospitalId, hospitals.id))),
    ),
  )

/** Writes the many departments of the demonstration world. */
export const seedDepartments = (db: Db, rows: readonly (typeof departments.$inferInsert)[]) =>
  insertRows(db, departments, rows)
