import { and, eq, ilike, or } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctorPosts as posts } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'

/** The class of the catalogue that holds the departments for children. */
const CHILDREN = 6

/** Whether a doctor sits in a department for children. */
export const isChildDoctor = async (db: Db, doctorId: number): Promise<boolean> => {
  const found = await db
    .select({ id: departments.id })
    .from(posts)
    .innerJoin(departments, eq(departments.id, posts.depId))
    .where(and(eq(posts.doctorId, doctorId), or(eq(departments.classId, CHILDREN), ilike(departments.name, '%儿%'))))
    .limit(1)
  return found.length > 0
}
