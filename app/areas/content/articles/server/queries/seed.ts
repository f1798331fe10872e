import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { minutesOf } from '../../rules.ts'
import { contentArticles as articles, contentArticleLikes as likes } from '../tables.ts'

/** Doctors of the demonstration world whom patients like best. */
export const listAuthors = (db: Db) =>
  db
    .select({ id: doctors.id, illTags: doctors.illTags })
    .from(doctors)
    .where(and(eq(doctors.isDemo, true), eq(doctors.isOpen, true)))
    .orderBy(desc(doctors.standing), asc(doctors.id))
    .limit(400)

/** Writes articles as they stand; their ids in the same order. */
export const insertArticles = async (db: Db, rows: readonly (typeof articles.$inferInsert)[]): Promise<number[]> => {
  const made = await db
    .insert(articles)
    .values(rows.map((row) => ({ ...row, minutes: minutesOf(row.blocks) })))
    .returning({ id: articles.id })
  return made.map(({ id }) => id)
}

/** Writes who likes what, and counts it. */
export const insertLikes = async (db: Db, rows: readonly (typeof likes.$inferInsert)[]) => {
  if (rows.length === 0) return
  await db.insert(likes).values([...rows])
  await db.execute(sql`
    update ${articles} a set like_count = liked.n
    from (select article_id, count(*)::int as n from ${likes} group by article_id) liked where a.id = liked.article_id`)
}
