import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { minutesOf } from '../../rules.ts'
import { type ArticleState, doctorStates, statesBefore } from '../../states.ts'
import {
  contentArticles as articles,
  contentArticleLikes as likes,
  contentArticleVersions as versions,
} from '../tables.ts'

/** An article as its author writes it. */
export type ArticleDraft = Pick<
  typeof articles.$inferInsert,
  'topicId' | 'title' | 'summary' | 'cover' | 'blocks' | 'source' | 'sourceFrom' | 'illNames' | 'isAd'
>

/** Counts a view. */
export const addRead = (db: Db, id: number) =>
  db
    .update(articles)
    .set({ readCount: sql`${articles.readCount} + 1` })
    .where(and(eq(articles.id, id), eq(articles.state, 'published')))

/** Notes that somebody likes an article, once; how many do now. */
export const insertLike = async (db: Db, row: typeof likes.$inferInsert): Promise<number> => {
  const made = await db.insert(likes).values(row).onConflictDoNothing().returning({ id: likes.articleId })
  return countLikes(db, row.articleId, made.length)
}

/** Takes a like back; how many there are now. */
export const deleteLike = async (db: Db, articleId: number, patientId: PatientId): Promise<number> => {
  const gone = await db
    .delete(likes)
    .where(and(eq(likes.articleId, articleId), eq(likes.patientId, patientId)))
    .returning({ id: likes.articleId })
  return countLikes(db, articleId, -gone.length)
}

const countLikes = async (db: Db, articleId: number, by: number): Promise<number> => {
  const [told] = await db
    .update(articles)
    .set({ likeCount: sql`${articles.likeCount} + ${by}` })
    .where(eq(articles.id, articleId))
    .returning({ count: articles.likeCount })
  return told?.count ?? 0
}

/** Takes the likes of somebody who leaves out of the counts; the rows go with the account. */
export const uncountLikes = (db: Db, patient: PatientId) =>
  db
    .update(articles)
    .set({ likeCount: sql`${articles.likeCount} - 1` })
    .where(inArray(articles.id, db.select({ id: likes.articleId }).from(likes).where(eq(likes.patientId, patient))))

/** Writes the first draft of an article. */
export const insertDraft = async (db: Db, doctorId: number, draft: ArticleDraft, now: Date): Promise<number> => {
  const row = { ...draft, minutes: minutesOf(draft.blocks), doctorId, state: 'draft' as const, changedAt: now }
  const [made] = await db.insert(articles).values(row).returning({ id: articles.id })
  return made?.id as number
}

/** Whose article, and which writing of it. */
export interface OwnArticle {
  id: number
  doctorId: number
  version: number
}

const own = ({ id, doctorId, version }: OwnArticle) =>
  and(eq(articles.id, id), eq(articles.doctorId, doctorId), eq(articles.version, version))

/** Writes over an article while its author may, and nobody has meanwhile; tells whether it was so. */
export const updateDraft = async (db: Db, which: OwnArticle, draft: ArticleDraft, now: Date): Promise<boolean> => {
  await keepVersion(db, which, doctorStates)
  const done = await db
    .update(articles)
    .set({
      ...draft,
      minutes: minutesOf(draft.blocks),
      version: sql`${articles.version} + 1`,
      correctedBy: null,
      changedAt: now,
    })
    .where(and(own(which), inArray(articles.state, doctorStates)))
    .returning({ id: articles.id })
  return done.length > 0
}

/** What an editor of the desk may write anew in an article that waits there. */
export type Correction = Pick<ArticleDraft, 'title' | 'summary' | 'blocks'> & { correctedBy: number }

/** Corrects an article that waits at the desk, unless somebody has changed it meanwhile; tells whether it was so. */
export const correctDraft = async (db: Db, which: OwnArticle, correction: Correction, now: Date): Promise<boolean> => {
  await keepVersion(db, which, ['reviewing'])
  const done = await db
    .update(articles)
    .set({
      ...correction,
      minutes: minutesOf(correction.blocks),
      version: sql`${articles.version} + 1`,
      changedAt: now,
    })
    .where(and(own(which), eq(articles.state, 'reviewing')))
    .returning({ id: articles.id })
  return done.length > 0
}

/** Stores what an article says, before it is written anew. */
const keepVersion = (db: Db, which: OwnArticle, states: readonly ArticleState[]) =>
  db
    .insert(versions)
    .select(
      db
        .select({
          articleId: articles.id,
          version: articles.version,
          topicId: articles.topicId,
          title: articles.title,
          summary: articles.summary,
          cover: articles.cover,
          blocks: articles.blocks,
          source: articles.source,
          sourceFrom: articles.sourceFrom,
          illNames: articles.illNames,
          isAd: articles.isAd,
          writtenAt: articles.changedAt,
        })
        .from(articles)
        .where(and(own(which), inArray(articles.state, [...states])))
        .for('update'),
    )
    .onConflictDoNothing()

/** Moves an article along an arrow of `articleStates`; false where there is none from where it is, or it was written anew. */
export const moveArticle = async (
  db: Db,
  which: OwnArticle,
  to: ArticleState,
  set: Partial<typeof articles.$inferInsert>,
): Promise<boolean> => {
  const moved = await db
    .update(articles)
    .set({ ...set, state: to })
    .where(and(own(which), inArray(articles.state, statesBefore(to))))
    .returning({ id: articles.id })
  return moved.length > 0
}

/** Throws a draft away that was never published; tells whether there was one. */
export const deleteDraft = async (db: Db, { id, doctorId }: Omit<OwnArticle, 'version'>): Promise<boolean> => {
  const gone = await db
    .delete(articles)
    .where(and(eq(articles.id, id), eq(articles.doctorId, doctorId), inArray(articles.state, ['draft', 'refused'])))
    .returning({ id: articles.id })
  return gone.length > 0
}
