import { and, asc, desc, eq, inArray, lte, notInArray, or } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { ArticleState } from '../../states.ts'
import { contentArticles as articles, contentArticleVersions as versions } from '../tables.ts'

/** A doctor's articles in any state, the last written first. */
export const listOwn = (db: Db, doctorId: number, states: readonly ArticleState[] | undefined, asked: PageRequest) => {
  const found = db
    .select()
    .from(articles)
    .where(and(eq(articles.doctorId, doctorId), states && inArray(articles.state, [...states])))
    .orderBy(desc(articles.changedAt), desc(articles.id))
  return page(db, found.$dynamic(), asked)
}

/** An article of a doctor in any state. */
export const findOwn = async (db: Db, doctorId: number, id: number) =>
  (
    await db
      .select()
      .from(articles)
      .where(and(eq(articles.id, id), eq(articles.doctorId, doctorId)))
  )[0]

/** Whose doctors' articles a desk reviews: its own hospital's, and for the platform those of hospitals without a desk. */
export interface Reviewed {
  hospitalId: number
  /** Hospitals that have a desk; undefined: only its own counts. */
  desks: readonly number[] | undefined
}

const isReviewed = ({ hospitalId, desks }: Reviewed) =>
  or(eq(doctors.hospitalId, hospitalId), desks && notInArray(doctors.hospitalId, [...desks, hospitalId]))

/** Articles that a desk reviews and that wait for review, the longest first; or in another state, the latest first. */
export const listReviewed = (db: Db, reviewed: Reviewed, state: ArticleState, asked: PageRequest) => {
  const order =
    state === 'reviewing'
      ? [asc(articles.submittedAt), asc(articles.id)]
      : [desc(articles.submittedAt), desc(articles.id)]
  const found = db
    .select({ article: articles, doctorName: doctors.name, title: doctors.title })
    .from(articles)
    .innerJoin(doctors, eq(doctors.id, articles.doctorId))
    .where(and(isReviewed(reviewed), eq(articles.state, state)))
    .orderBy(...order)
  return page(db, found.$dynamic(), asked)
}

/** An article that a desk reviews and that has been handed in. */
export const findReviewed = async (db: Db, reviewed: Reviewed, id: number) =>
  (
    await db
      .select({ article: articles, doctorName: doctors.name, title: doctors.title })
      .from(articles)
      .innerJoin(doctors, eq(doctors.id, articles.doctorId))
      .where(
        and(
          eq(articles.id, id),
          isReviewed(reviewed),
          inArray(articles.state, ['reviewing', 'scheduled', 'refused', 'published', 'withdrawn']),
        ),
      )
  )[0]

/** An earlier writing of an article. */
export type VersionRow = typeof versions.$inferSelect

const MOST_VERSIONS = 50

/** Earlier writings of an article, the latest first. */
export const listVersions = (db: Db, articleId: number): Promise<VersionRow[]> =>
  db
    .select()
    .from(versions)
    .where(eq(versions.articleId, articleId))
    .orderBy(desc(versions.version))
    .limit(MOST_VERSIONS)

export const findVersion = async (db: Db, articleId: number, version: number): Promise<VersionRow | undefined> =>
  (
    await db
      .select()
      .from(versions)
      .where(and(eq(versions.articleId, articleId), eq(versions.version, version)))
  )[0]

/** Articles whose moment has come. */
export const listDue = (db: Db, now: Date) =>
  db
    .select({ id: articles.id, doctorId: articles.doctorId, version: articles.version })
    .from(articles)
    .where(and(eq(articles.state, 'scheduled'), lte(articles.publishesAt, now)))
    .orderBy(asc(articles.publishesAt))
    .limit(100)
