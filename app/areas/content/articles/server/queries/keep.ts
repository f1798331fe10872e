import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type Asked, page } from '#kit/db/page.ts'
import type { ArticleState } from '../../states.ts'
import { contentArticles as articles } from '../tables.ts'

/** A doctor's articles in any state, the last written first. */
export const listOwn = (db: Db, doctorId: number, states: readonly ArticleState[] | undefined, asked: Asked) => {
  const found = db
    .select()
    .from(articles)
    .where(and(eq(articles.doctorId, doctorId), states && inArray(articles.state, [...states])))
    .orderBy(desc(articles.changedAt), desc(articles.id))
  return page(found.$dynamic(), asked)
}

/** An article of a doctor in any state. */
export const findOwn = async (db: Db, doctorId: number, id: number) =>
  (
    await db
      .select()
      .from(articles)
      .where(and(eq(articles.id, id), eq(articles.doctorId, doctorId)))
  )[0]

/** Articles of a hospital's doctors that wait for review, the longest first; or in another state, the latest first. */
export const listOfHospital = (db: Db, hospitalId: number, state: ArticleState, asked: Asked) => {
  const order =
    state === 'reviewing'
      ? [asc(articles.submittedAt), asc(articles.id)]
      : [desc(articles.submittedAt), desc(articles.id)]
  const found = db
    .select({ article: articles, doctorName: doctors.name, title: doctors.title })
    .from(articles)
    .innerJoin(doctors, eq(doctors.id, articles.doctorId))
    .where(and(eq(doctors.hospitalId, hospitalId), eq(articles.state, state)))
    .orderBy(...order)
  return page(found.$dynamic(), asked)
}

/** An article of a hospital's doctor that has been handed in. */
export const findOfHospital = async (db: Db, hospitalId: number, id: number) =>
  (
    await db
      .select({ article: articles, doctorName: doctors.name, title: doctors.title })
      .from(articles)
      .innerJoin(doctors, eq(doctors.id, articles.doctorId))
      .where(
        and(
          eq(articles.id, id),
          eq(doctors.hospitalId, hospitalId),
          inArray(articles.state, ['reviewing', 'refused', 'published', 'withdrawn']),
        ),
      )
  )[0]
