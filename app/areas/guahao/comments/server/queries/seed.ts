import { asc, eq } from 'drizzle-orm'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoComments as comments, guahaoCommentReplies as replies } from '../tables.ts'

/** Doctors of the demonstration world with the class of their department. */
export const listDemoDoctors = (db: Db) =>
  db
    .select({
      id: doctors.id,
      hospitalId: doctors.hospitalId,
      depId: doctors.depId,
      title: doctors.title,
      illTags: doctors.illTags,
      className: catalogue.name,
    })
    .from(doctors)
    .innerJoin(catalogue, eq(catalogue.id, doctors.classId))
    .where(eq(doctors.isDemo, true))
    .orderBy(asc(doctors.id))

export const seedComments = (db: Db, rows: readonly (typeof comments.$inferInsert)[]) => insertRows(db, comments, rows)

/** Comments of a few stars: they are answered. */
export const listUnhappy = (db: Db) =>
  db
    .select({ id: comments.id, createdAt: comments.createdAt })
    .from(comments)
    .where(eq(comments.stars, 2))
    .orderBy(asc(comments.id))

export const seedReplies = (db: Db, rows: readonly (typeof replies.$inferInsert)[]) => insertRows(db, replies, rows)
