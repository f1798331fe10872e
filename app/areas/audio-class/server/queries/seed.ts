import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import {
  audioClassActivities as activities,
  audioClassClasses as classes,
  audioClassSections as sections,
} from '../tables.ts'

/** Doctors of the demonstration: those of the oldest hospitals, or those whom patients like best. */
export const listDemoDoctors = (db: Db, order: 'oldest' | 'liked') =>
  db
    .select({ id: doctors.id, hospitalId: doctors.hospitalId, illTags: doctors.illTags })
    .from(doctors)
    .where(and(eq(doctors.isDemo, true), eq(doctors.isOpen, true)))
    .orderBy(...(order === 'oldest' ? [asc(doctors.hospitalId)] : [desc(doctors.standing)]), asc(doctors.id))
    .limit(200)

/** How often each section of a class was started before the demonstration began, fewer the later it comes. */
export const setPlayed = async (db: Db, classId: number, most: number) => {
  await db
    .update(sections)
    .set({ playCount: sql`${most}::int / (${sections.position} + 1)` })
    .where(eq(sections.classId, classId))
  const sum = db
    .select({ sum: sql`sum(${sections.playCount})` })
    .from(sections)
    .where(eq(sections.classId, classId))
  await db
    .update(classes)
    .set({ playCount: sql`(${sum})` })
    .where(eq(classes.id, classId))
}

/** Begins an activity beside a class. */
export const insertActivity = (db: Db, row: typeof activities.$inferInsert) => db.insert(activities).values(row)
