import { and, desc, eq } from 'drizzle-orm'
import { audioClassClasses as classes } from '#app/areas/audio-class/server/public.ts'
import { contentVideos as videos } from '#app/areas/content/videos/server/public.ts'
import { contains } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'

/** Published videos with these words in their title, the newest first. */
export const listVideosNamed = async (db: Db, words: string, most: number): Promise<number[]> =>
  (
    await db
      .select({ id: videos.id })
      .from(videos)
      .where(and(eq(videos.state, 'published'), contains(videos.title, words)))
      .orderBy(desc(videos.publishedAt), desc(videos.id))
      .limit(most)
  ).map(({ id }) => id)

/** The same of classes. */
export const listClassesNamed = async (db: Db, words: string, most: number): Promise<number[]> =>
  (
    await db
      .select({ id: classes.id })
      .from(classes)
      .where(and(eq(classes.state, 'on'), contains(classes.title, words)))
      .orderBy(desc(classes.publishedAt), desc(classes.id))
      .limit(most)
  ).map(({ id }) => id)
