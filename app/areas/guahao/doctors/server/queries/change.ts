import { and, eq, inArray, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import type { NewStars } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoDoctors as doctors, guahaoDoctorPosts as posts } from '../tables.ts'

/** A doctor to be written; hospital, class and city follow from their department. */
export type NewDoctor = Omit<typeof doctors.$inferInsert, 'hospitalId' | 'classId' | 'cityId'>

/** Writes new doctors, each sitting at their home department; their ids in the same order. */
export const insertDoctors = async (db: Db, rows: readonly NewDoctor[]): Promise<number[]> => {
  const depIds = [...new Set(rows.map((row) => row.depId))]
  const homes = await db
    .select({
      id: departments.id,
      hospitalId: departments.hospitalId,
      classId: departments.classId,
      cityId: departments.cityId,
    })
    .from(departments)
    .where(inArray(departments.id, depIds))
  const homeOf = new Map(homes.map(({ id, ...home }) => [id, home]))
  const whole = rows.map((row) => ({ ...row, ...(homeOf.get(row.depId) as (typeof homes)[number]) }))
  const made = await db.insert(doctors).values(whole).returning({ doctorId: doctors.id, depId: doctors.depId })
  await insertPosts(db, made)
  return made.map(({ doctorId }) => doctorId)
}

/** Lets doctors sit at further departments. */
export const insertPosts = (db: Db, rows: readonly { doctorId: number; depId: number }[]) =>
  db
    .insert(posts)
    .values([...rows])
    .onConflictDoNothing()

/** Changes the number of followers; the new number. */
export const updateFans = async (db: Db, id: number, by: 1 | -1): Promise<number> => {
  const [row] = await db
    .update(doctors)
    .set({ fansCount: sql`${doctors.fansCount} + ${by}` })
    .where(eq(doctors.id, id))
    .returning({ fans: doctors.fansCount })
  return row?.fans ?? 0
}

/** Counts a share; the new number, or nothing where there is no such doctor. */
export const updateShares = async (db: Db, id: number): Promise<number | undefined> => {
  const [row] = await db
    .update(doctors)
    .set({ shareCount: sql`${doctors.shareCount} + 1` })
    .where(eq(doctors.id, id))
    .returning({ shares: doctors.shareCount })
  return row?.shares
}

/** Counts comments: one statement for many doctors. */
export const addStars = (db: Db, given: readonly NewStars[]) => {
  const column = (name: keyof NewStars) => sql.param(given.map((one) => one[name]))
  return db.execute(sql`
    update ${doctors} set star_sum = star_sum + given.sum, star_count = star_count + given.count
    from unnest(${column('id')}::bigint[], ${column('sum')}::integer[], ${column('count')}::integer[]) given (id, sum, count)
    where ${doctors.id} = given.id`)
}

/** Counts bookings that were made (or, negative, taken back): one statement for many doctors. */
export const addBooked = (db: Db, counts: ReadonlyMap<number, number>) =>
  db.execute(sql`
    update ${doctors} set booked_count = greatest(0, ${doctors.bookedCount} + counted.by)
    from unnest(${sql.param([...counts.keys()])}::bigint[], ${sql.param([...counts.values()])}::integer[]) as counted(id, by)
    where ${doctors.id} = counted.id`)

/** Notes when a place is free next with each of these doctors, null where none is: one statement for many. */
export const setNextFree = (db: Db, times: ReadonlyMap<number, Date | null>) =>
  db.execute(sql`
    update ${doctors} set next_free_at = told.at
    from unnest(${sql.param([...times.keys()])}::bigint[], ${sql.param([...times.values()])}::timestamptz[]) as told(id, at)
    where ${doctors.id} = told.id and ${doctors.nextFreeAt} is distinct from told.at`)

/** Says behind which door a doctor sees patients of a department; false where they do not sit there. */
export const setRoom = async (db: Db, at: { doctorId: number; depId: number }, room: string): Promise<boolean> => {
  const set = await db
    .update(posts)
    .set({ room })
    .where(and(eq(posts.doctorId, at.doctorId), eq(posts.depId, at.depId)))
    .returning({ depId: posts.depId })
  return set.length > 0
}
