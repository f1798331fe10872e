import { and, asc, desc, eq, getTableColumns, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { containing } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { type Page, type PageRequest, page } from '#kit/db/page.ts'
import type { ArticleSort } from '../../rules.ts'
import { contentArticles as articles, contentArticleLikes as likes } from '../tables.ts'

/** An article as it is stored. */
export type ArticleRow = typeof articles.$inferSelect
/** The same as lists need it: its pieces are most of it, and who looks at a list reads none. */
export type ListedRow = Omit<ArticleRow, 'blocks'>

const { blocks: _, ...listed } = getTableColumns(articles)

/** Which of the published articles. */
export interface ArticleFilter {
  topicId?: number | undefined
  doctorId?: number | undefined
  doctorIds?: readonly number[] | undefined
  ids?: readonly number[] | undefined
  keyword?: string | undefined
  sort?: ArticleSort | undefined
}

const isPublished = eq(articles.state, 'published')
const newest = [desc(articles.publishedAt), desc(articles.id)]
const hottest = [desc(articles.heat), desc(articles.id)]

/** Published articles that fit. */
export const listArticles = (
  db: Db,
  { topicId, doctorId, doctorIds, ids, keyword, sort }: ArticleFilter,
  asked: PageRequest,
): Promise<Page<ListedRow>> => {
  const fits = and(
    isPublished,
    topicId === undefined ? undefined : eq(articles.topicId, topicId),
    doctorId === undefined ? undefined : eq(articles.doctorId, doctorId),
    doctorIds === undefined ? undefined : inArray(articles.doctorId, [...doctorIds]),
    ids === undefined ? undefined : inArray(articles.id, [...ids]),
    ...wordsOf(keyword).map(says),
  )
  const found = db.select(listed).from(articles).where(fits)
  return page(db, found.orderBy(...(sort === 'hot' ? hottest : newest)).$dynamic(), asked)
}

const wordsOf = (keyword = '') => keyword.split(/\s+/).filter(Boolean)

/** Whether an article has a word in its head or among its illnesses. */
const says = (word: string): SQL | undefined => {
  const pattern = containing(word)
  return or(
    ilike(articles.title, pattern),
    ilike(articles.summary, pattern),
    sql`array_to_string(${articles.illNames}, ' ') ilike ${pattern}`,
  )
}

export const countOfDoctor = (db: Db, doctorId: number): Promise<number> =>
  db.$count(articles, and(isPublished, eq(articles.doctorId, doctorId)))

/** An article that everybody may read. */
export const findPublished = async (db: Db, id: number): Promise<ArticleRow | undefined> =>
  (
    await db
      .select()
      .from(articles)
      .where(and(isPublished, eq(articles.id, id)))
  )[0]

/** Those of these that everybody may read. */
export const listPublished = (db: Db, ids: readonly number[]): Promise<ListedRow[]> =>
  db
    .select(listed)
    .from(articles)
    .where(and(isPublished, inArray(articles.id, [...ids])))

/** Others about the same illnesses, then of the same topic, the most read first. */
export const listRelated = (db: Db, { id, topicId, illNames }: ListedRow, most: number): Promise<ListedRow[]> => {
  const shared = sql`cardinality(array(select unnest(${articles.illNames}) intersect select unnest(${sql.param([...illNames])}::text[])))`
  return db
    .select(listed)
    .from(articles)
    .where(and(isPublished, ne(articles.id, id), or(eq(articles.topicId, topicId), sql`${shared} > 0`)))
    .orderBy(sql`${shared} desc`, ...hottest)
    .limit(most)
}

/** Whether the patient likes an article. */
export const isLiked = async (db: Db, patient: PatientId | null, articleId: number): Promise<boolean> =>
  patient !== null && (await db.$count(likes, and(eq(likes.articleId, articleId), eq(likes.patientId, patient)))) > 0

/** Who likes an article, the latest first. */
export const listLikes = (db: Db, articleId: number, asked: PageRequest) => {
  const found = db
    .select({ readerName: likes.readerName, likedAt: likes.likedAt })
    .from(likes)
    .where(eq(likes.articleId, articleId))
    .orderBy(desc(likes.likedAt), asc(likes.patientId))
  return page(db, found.$dynamic(), asked)
}

/** All that a patient likes. */
export const listOwnLikes = (db: Db, patient: PatientId) =>
  db.select().from(likes).where(eq(likes.patientId, patient)).orderBy(asc(likes.articleId))
