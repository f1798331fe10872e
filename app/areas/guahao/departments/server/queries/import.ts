import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { changedColumns, isNew, takeOver } from '#kit/db/upsert.ts'
import { guahaoDepartments as departments } from '../tables.ts'

/** A department that a file brings, whole. */
export type BroughtDepartment = typeof departments.$inferInsert

/** Departments by where they came from. */
export const listBySource = (db: Db, sourceKeys: readonly string[]) =>
  db
    .select({
      id: departments.id,
      sourceKey: departments.sourceKey,
      hospitalId: departments.hospitalId,
      classId: departments.classId,
      cityId: departments.cityId,
    })
    .from(departments)
    .where(inArray(departments.sourceKey, [...sourceKeys]))

const brought = (rows: readonly BroughtDepartment[]) => sql`unnest(
  ${sql.param(rows.map((row) => row.hospitalId))}::bigint[],
  ${sql.param(rows.map((row) => row.name))}::text[],
  ${sql.param(rows.map((row) => row.sourceKey))}::text[]) as b(hospital_id, name, source_key)`

/** An invented department becomes the real one of its name: what was invented about it goes, who works there stays. */
export const updateInvented = (db: Db, rows: readonly BroughtDepartment[]) =>
  db.execute(sql`
    update ${departments} d set source_key = b.source_key, introduction = '', location = '', notice = '', is_referral = false
    from ${brought(rows)}
    where d.hospital_id = b.hospital_id and d.name = b.name and d.is_demo
      and not exists (select from ${departments} mine where mine.source_key = b.source_key)`)

/** Where departments' names are taken by others of their hospital: the source of who brings the name. */
export const listTakenNames = async (db: Db, rows: readonly BroughtDepartment[]): Promise<ReadonlySet<string>> => {
  const taken = await db
    .select({ sourceKey: sql<string>`b.source_key` })
    .from(departments)
    .innerJoin(
      brought(rows),
      and(
        eq(departments.hospitalId, sql`b.hospital_id`),
        eq(departments.name, sql`b.name`),
        ne(departments.sourceKey, sql`b.source_key`),
      ),
    )
  return new Set(taken.map((row) => row.sourceKey))
}

const { name, classId, catalogueId, isDemo, changedAt } = departments
const maybeTold = {
  introduction: { introduction: departments.introduction },
  location: { location: departments.location },
  notice: { notice: departments.notice },
  is_referral: { isReferral: departments.isReferral },
  is_open: { isOpen: departments.isOpen },
}

/** Writes departments that a file brings: new ones are added, those that differ are changed. Gives those that were written. */
export const upsertDepartments = (db: Db, rows: readonly BroughtDepartment[], brings: ReadonlySet<string>) =>
  db
    .insert(departments)
    .values([...rows])
    .onConflictDoUpdate({
      target: departments.sourceKey,
      ...takeOver(changedColumns({ name, classId, catalogueId, isDemo }, maybeTold, brings), { changedAt }),
    })
    .returning({ id: departments.id, isNew })

/** Says something else above the schedules of departments, where `from` is what stands there. */
export const replaceNotice = (db: Db, ids: readonly number[], from: string, to: string) =>
  db
    .update(departments)
    .set({ notice: to })
    .where(and(sql`${departments.id} = any(${sql.param([...ids])}::bigint[])`, eq(departments.notice, from)))
