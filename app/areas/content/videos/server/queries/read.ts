import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type Page, type PageRequest, page } from '#kit/db/page.ts'
import type { VideoSort } from '../../rules.ts'
import { contentVideoLikes as likes, contentVideos as videos } from '../tables.ts'

/** A video as it is stored. */
export type VideoRow = typeof videos.$inferSelect

/** Which of the published videos. */
export interface VideoFilter {
  topicId?: number | undefined
  doctorId?: number | undefined
  sort?: VideoSort | undefined
}

const isPublished = eq(videos.state, 'published')
const newest = [desc(videos.publishedAt), desc(videos.id)]
const hottest = [desc(videos.heat), desc(videos.id)]

/** Published videos that fit. */
export const listVideos = (
  db: Db,
  { topicId, doctorId, sort }: VideoFilter,
  asked: PageRequest,
): Promise<Page<VideoRow>> => {
  const fits = and(
    isPublished,
    topicId === undefined ? undefined : eq(videos.topicId, topicId),
    doctorId === undefined ? undefined : eq(videos.doctorId, doctorId),
  )
  const found = db.select().from(videos).where(fits)
  return page(db, found.orderBy(...(sort === 'hot' ? hottest : newest)).$dynamic(), asked)
}

/** A video that everybody may watch. */
export const findPublished = async (db: Db, id: number): Promise<VideoRow | undefined> =>
  (
    await db
      .select()
      .from(videos)
      .where(and(isPublished, eq(videos.id, id)))
  )[0]

/** Those of these that everybody may watch. */
export const listPublished = (db: Db, ids: readonly number[]): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(and(isPublished, inArray(videos.id, [...ids])))

/** Others of the same doctor or topic, the most watched first. */
export const listRelated = (db: Db, { id, topicId, doctorId }: VideoRow, most: number): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(and(isPublished, ne(videos.id, id), or(eq(videos.doctorId, doctorId), eq(videos.topicId, topicId))))
    .orderBy(...hottest)
    .limit(most)

/** Whether the patient likes a video. */
export const isLiked = async (db: Db, patient: PatientId | null, videoId: number): Promise<boolean> =>
  patient !== null && (await db.$count(likes, and(eq(likes.videoId, videoId), eq(likes.patientId, patient)))) > 0

/** All that a patient likes. */
export const listOwnLikes = (db: Db, patient: PatientId) =>
  db.select().from(likes).where(eq(likes.patientId, patient)).orderBy(asc(likes.videoId))
