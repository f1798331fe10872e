import { and, asc, desc, eq } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'

/** The doctor of a hospital whom patients like best. */
export const findAuthor = async (db: Db, hospitalId: number): Promise<number | undefined> =>
  (
    await db
      .select({ id: doctors.id })
      .from(doctors)
      .where(and(eq(doctors.hospitalId, hospitalId), eq(doctors.isOpen, true)))
      .orderBy(desc(doctors.standing), asc(doctors.id))
      .limit(1)
  )[0]?.id
