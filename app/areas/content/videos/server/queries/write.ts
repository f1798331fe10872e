import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { statesBefore, type VideoState } from '../../states.ts'
import { contentVideoLikes as likes, contentVideos as videos } from '../tables.ts'

/** What the desk writes beside a film. */
export type VideoDraft = Pick<typeof videos.$inferInsert, 'doctorId' | 'topicId' | 'title' | 'summary' | 'poster'>

/** Counts a play. */
export const addPlay = (db: Db, id: number) =>
  db
    .update(videos)
    .set({ playCount: sql`${videos.playCount} + 1` })
    .where(and(eq(videos.id, id), eq(videos.state, 'published')))

/** Notes that somebody likes a video, once; how many do now. */
export const insertLike = async (db: Db, row: typeof likes.$inferInsert): Promise<number> => {
  const made = await db.insert(likes).values(row).onConflictDoNothing().returning({ id: likes.videoId })
  const [told] = await db
    .update(videos)
    .set({ likeCount: sql`${videos.likeCount} + ${made.length}` })
    .where(eq(videos.id, row.videoId))
    .returning({ count: videos.likeCount })
  return told?.count ?? 0
}

/** Takes the likes of somebody who leaves out of the counts; the rows go with the account. */
export const uncountLikes = (db: Db, patient: PatientId) =>
  db
    .update(videos)
    .set({ likeCount: sql`${videos.likeCount} - 1` })
    .where(inArray(videos.id, db.select({ id: likes.videoId }).from(likes).where(eq(likes.patientId, patient))))

/** Writes the first draft of a video; undefined where its film is in another one already. */
export const insertVideo = async (db: Db, row: Omit<typeof videos.$inferInsert, 'id'>): Promise<number | undefined> =>
  (await db.insert(videos).values(row).onConflictDoNothing().returning({ id: videos.id }))[0]?.id

/** Which video, and which writing of it. */
export interface WhichVideo {
  id: number
  version: number
}

const which = ({ id, version }: WhichVideo) => and(eq(videos.id, id), eq(videos.version, version))

/** Writes over what stands beside a film, where nobody has meanwhile; the version that it has now. */
export const updateVideo = async (db: Db, one: WhichVideo, sheet: VideoDraft, now: Date): Promise<number | undefined> =>
  (
    await db
      .update(videos)
      .set({ ...sheet, version: sql`${videos.version} + 1`, changedAt: now })
      .where(which(one))
      .returning({ version: videos.version })
  )[0]?.version

/** Moves a video along an arrow of `videoStates`; false where there is none from where it is, or it was written anew. */
export const moveVideo = async (
  db: Db,
  one: WhichVideo,
  to: VideoState,
  set: Partial<typeof videos.$inferInsert>,
): Promise<boolean> => {
  const moved = await db
    .update(videos)
    .set({ ...set, state: to })
    .where(and(which(one), inArray(videos.state, statesBefore(to))))
    .returning({ id: videos.id })
  return moved.length > 0
}
