import { and, asc, desc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import type { ManagedState } from '#app/areas/guahao/hospitals/rules.ts'
import { inState } from '#app/areas/guahao/hospitals/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { managedDoctorSorts } from '../../rules.ts'
import { guahaoDoctors as doctors, guahaoDoctorPosts as posts } from '../tables.ts'

interface ManagedRequest extends ListRequest<keyof typeof managedDoctorSorts> {
  state?: ManagedState | undefined
  dep_id?: number | undefined
}

/** Doctors who are at home in a hospital, closed ones too, with their departments. */
export const listManaged = (db: Db, hospitalId: number, asked: ManagedRequest) =>
  listQuery(
    db,
    (db) =>
      db
        .select({ doctor: doctors, depName: departments.name })
        .from(doctors)
        .innerJoin(departments, eq(departments.id, doctors.depId)),
    {
      scope: eq(doctors.hospitalId, hospitalId),
      searched: [doctors.name, departments.name, doctors.skills],
      filters: { state: inState(doctors), dep_id: (depId) => eq(doctors.depId, depId) },
      sorts: managedDoctorSorts,
      sortedBy: { name: doctors.name, title: doctors.title, booked: doctors.bookedCount, changed: doctors.changedAt },
      usual: [asc(doctors.depId)],
      last: desc(doctors.id),
      key: doctors.id,
    },
    asked,
  )

/** A doctor who is at home in this hospital. */
export const findManaged = async (db: Db, hospitalId: number, id: number) =>
  (
    await db
      .select()
      .from(doctors)
      .where(and(eq(doctors.id, id), eq(doctors.hospitalId, hospitalId)))
  )[0]

/** Where a doctor sits: departments with the doors behind which they are found. */
export const listDoctorPosts = (db: Db, doctorId: number) =>
  db
    .select({ depId: posts.depId, hospitalId: departments.hospitalId, room: posts.room })
    .from(posts)
    .innerJoin(departments, eq(departments.id, posts.depId))
    .where(eq(posts.doctorId, doctorId))
    .orderBy(asc(posts.depId))

/** A doctor does not sit at these departments any more. */
export const deletePosts = async (db: Db, doctorId: number, depIds: readonly number[]): Promise<void> => {
  if (depIds.length === 0) return
  await db.delete(posts).where(and(eq(posts.doctorId, doctorId), inArray(posts.depId, [...depIds])))
}

/** Gives a doctor another photograph; '' is the portrait that is made for them. */
export const setPicture = (db: Db, id: number, picture: string) =>
  db.update(doctors).set({ picture }).where(eq(doctors.id, id))

/** Says from which day on a doctor sees nobody; null: they see people again. */
export const setClosing = (db: Db, id: number, closesOn: Day | null, today: Day, now: Date) =>
  db
    .update(doctors)
    .set({ closesOn, isOpen: closesOn === null || closesOn > today, changedAt: now })
    .where(eq(doctors.id, id))

/** Closes those whose day has come; which. */
export const closeDue = async (db: Db, today: Day): Promise<number[]> => {
  const due = and(eq(doctors.isOpen, true), lte(doctors.closesOn, today))
  const closed = await db.update(doctors).set({ isOpen: false }).where(due).returning({ id: doctors.id })
  return closed.map(({ id }) => id)
}

/**
 * After a file said who sees people: those that it closed get the day on which they were, those that see people again lose it.
 * Gives whose state is another one.
 */
export const settleClosings = async (
  db: Db,
  ids: readonly number[],
  today: Day,
): Promise<{ id: number; hospitalId: number; isOpen: boolean }[]> => {
  const closed = sql`not ${doctors.isOpen} and coalesce(${doctors.closesOn} > ${today}, true)`
  const reopened = sql`${doctors.isOpen} and ${doctors.closesOn} <= ${today}`
  return db
    .update(doctors)
    .set({ closesOn: sql`case when ${doctors.isOpen} then null else ${today}::date end` })
    .where(and(inArray(doctors.id, [...ids]), or(closed, reopened)))
    .returning({ id: doctors.id, hospitalId: doctors.hospitalId, isOpen: doctors.isOpen })
}
