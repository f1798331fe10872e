import { insertVideo, moveVideo, type VideoDraft } from '#app/areas/content/videos/server/public.ts'
import { seedVideo } from '#app/areas/files/server/public.ts'
import { videoBytes } from './a-video.ts'
import type { TestApp } from './start-test-app.ts'

let made = 0

/** A video of a doctor that nobody but the desk sees yet; each is another one. */
export const draftVideo = async (
  app: TestApp,
  { doctorId, hospitalId }: { doctorId: number; hospitalId: number },
  more: Partial<VideoDraft> = {},
): Promise<number> => {
  const { db, now } = app.context()
  const film = await seedVideo(app.context(), hospitalId, videoBytes())
  const words = { topicId: 1, title: `第${++made}个`, summary: '一句话说清楚', ...more }
  const id = film && (await insertVideo(db, { doctorId, ...words, ...film, changedAt: now }))
  if (!id) throw new Error('the video was not taken')
  return id
}

/** A video that everybody watches. */
export const publishedVideo = async (
  app: TestApp,
  whose: { doctorId: number; hospitalId: number },
  more: Partial<VideoDraft> = {},
): Promise<number> => {
  const id = await draftVideo(app, whose, more)
  const { db, now } = app.context()
  if (!(await moveVideo(db, { id, version: 1 }, 'published', { publishedAt: now }))) throw new Error('not published')
  return id
}
