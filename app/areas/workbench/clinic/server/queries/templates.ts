import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import { accessDoctors as accounts } from '#app/areas/access/doctors/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors, guahaoDoctorPosts as posts } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { workbenchNoteTemplates as templates } from '../tables.ts'

/** So many templates of colleagues are shown. */
const MOST_SHARED = 200

/** Where a doctor sits. */
export const listOwnPosts = (db: Db, doctorId: number) =>
  db
    .select({ depId: departments.id, depName: departments.name })
    .from(posts)
    .innerJoin(departments, eq(departments.id, posts.depId))
    .where(eq(posts.doctorId, doctorId))
    .orderBy(asc(departments.name), asc(departments.id))

/** A doctor's own templates, then those that colleagues share in these departments. */
export const listTemplates = (db: Db, doctorId: number, depIds: readonly number[]) => {
  const own = eq(templates.doctorId, doctorId)
  return db
    .select({ template: templates, doctorName: doctors.name, depName: departments.name })
    .from(templates)
    .innerJoin(doctors, eq(doctors.id, templates.doctorId))
    .leftJoin(departments, eq(departments.id, templates.depId))
    .where(depIds.length > 0 ? or(own, inArray(templates.depId, [...depIds])) : own)
    .orderBy(desc(own), asc(templates.name), asc(templates.id))
    .limit(MOST_SHARED)
}

export type ListedTemplate = Awaited<ReturnType<typeof listTemplates>>[number]

/** Locks a doctor's account, so that two tabs together do not keep more than there may be; how many there are. */
export const countOwnLocked = async (db: Db, doctorId: number): Promise<number> => {
  await db.select({ id: accounts.doctorId }).from(accounts).where(eq(accounts.doctorId, doctorId)).for('no key update')
  return db.$count(templates, eq(templates.doctorId, doctorId))
}

export const insertTemplate = async (db: Db, row: typeof templates.$inferInsert): Promise<number> => {
  const [made] = await db.insert(templates).values(row).returning({ id: templates.id })
  if (!made) throw new Error('the template was not written')
  return made.id
}

const ownOf = (doctorId: number, id: number) => and(eq(templates.id, id), eq(templates.doctorId, doctorId))

/** Changes one of a doctor's own; undefined where it is not there. */
export const updateTemplate = async (
  db: Db,
  id: number,
  row: typeof templates.$inferInsert,
): Promise<number | undefined> =>
  (await db.update(templates).set(row).where(ownOf(row.doctorId, id)).returning({ id: templates.id }))[0]?.id

/** False where it was not there. */
export const deleteTemplate = async (db: Db, doctorId: number, id: number): Promise<boolean> =>
  (await db.delete(templates).where(ownOf(doctorId, id)).returning({ id: templates.id })).length > 0
