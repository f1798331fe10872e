import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { contentVideoLikes as likes, contentVideos as videos } from '../tables.ts'

/** Doctors of the demonstration world whom patients like best. */
export const listSpeakersOfAll = (db: Db) =>
  db
    .select({ id: doctors.id, hospitalId: doctors.hospitalId, illTags: doctors.illTags })
    .from(doctors)
    .where(and(eq(doctors.isDemo, true), eq(doctors.isOpen, true)))
    .orderBy(desc(doctors.standing), asc(doctors.id))
    .limit(200)

/** Writes who likes what, and counts it. */
export const insertLikes = async (db: Db, rows: readonly (typeof likes.$inferInsert)[]) => {
  if (rows.length === 0) return
  await db.insert(likes).values([...rows])
  await db.execute(sql`
    update ${videos} v set like_count = liked.n
    from (select video_id, count(*)::int as n from ${likes} group by video_id) liked where v.id = liked.video_id`)
}
