import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { changedColumns, isNew, takeOver } from '#kit/db/upsert.ts'
import { guahaoDoctors as doctors, guahaoDoctorPosts as posts } from '../tables.ts'

/** A doctor whom a file brings, whole. */
export type BroughtDoctor = typeof doctors.$inferInsert

/** Doctors by where they came from. */
export const listBySource = (db: Db, sourceKeys: readonly string[]) =>
  db
    .select({ id: doctors.id, sourceKey: doctors.sourceKey, hospitalId: doctors.hospitalId, depId: doctors.depId })
    .from(doctors)
    .where(inArray(doctors.sourceKey, [...sourceKeys]))

/** Who comes home to another department no longer sits where they were at home. */
export const deleteLeftHomes = (db: Db, rows: readonly BroughtDoctor[]) =>
  db.execute(sql`
    delete from ${posts} p using ${doctors} d, unnest(
      ${sql.param(rows.map((row) => row.sourceKey))}::text[], ${sql.param(rows.map((row) => row.depId))}::bigint[]) as b(source_key, dep_id)
    where d.source_key = b.source_key and d.dep_id <> b.dep_id and p.doctor_id = d.id and p.dep_id = d.dep_id`)

const { name, sex, hospitalId, depId, classId, cityId, changedAt } = doctors
const maybeTold = {
  title: { title: doctors.title },
  skills: { skills: doctors.skills },
  introduction: { introduction: doctors.introduction },
  illnesses: { illTags: doctors.illTags },
  picture: { picture: doctors.picture },
  is_referral: { isReferral: doctors.isReferral },
  is_open: { isOpen: doctors.isOpen },
}

/** Writes doctors whom a file brings: new ones are added, those who differ are changed. Gives those who were written. */
export const upsertDoctors = (db: Db, rows: readonly BroughtDoctor[], brings: ReadonlySet<string>) =>
  db
    .insert(doctors)
    .values([...rows])
    .onConflictDoUpdate({
      target: doctors.sourceKey,
      ...takeOver(changedColumns({ name, sex, hospitalId, depId, classId, cityId }, maybeTold, brings), { changedAt }),
    })
    .returning({ id: doctors.id, depId: doctors.depId, isNew })
