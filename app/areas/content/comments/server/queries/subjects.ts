import { and, eq } from 'drizzle-orm'
import { findPublishedClass } from '#app/areas/audio-class/server/public.ts'
import { contentArticles as articles } from '#app/areas/content/articles/server/public.ts'
import { contentVideos as videos } from '#app/areas/content/videos/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { SubjectKind } from '../../rules.ts'
import { contentComments as comments } from '../tables.ts'

/** What is talked about, and whose staff look after what is said. */
export interface Subject {
  kind: SubjectKind
  id: number
  title: string
  hospitalId: number
}

/** The columns that name a subject, all but one null. */
export const columnsOf = ({ kind, id }: Pick<Subject, 'kind' | 'id'>) => ({
  articleId: kind === 'article' ? id : null,
  videoId: kind === 'video' ? id : null,
  classId: kind === 'class' ? id : null,
})

/** The same read back. */
export const subjectIn = (row: Pick<typeof comments.$inferSelect, 'articleId' | 'videoId' | 'classId'>) => {
  if (row.articleId !== null) return { kind: 'article', id: row.articleId } as const
  return row.videoId === null
    ? ({ kind: 'class', id: row.classId ?? 0 } as const)
    : ({ kind: 'video', id: row.videoId } as const)
}

/** The column that names the subjects of a kind. */
export const columnOf = (kind: SubjectKind) =>
  ({ article: comments.articleId, video: comments.videoId, class: comments.classId })[kind]

/** What everybody may see of a kind; undefined where it is not published any more. */
export const findSubject = async (db: Db, kind: SubjectKind, id: number): Promise<Subject | undefined> => {
  if (kind === 'class') {
    const found = await findPublishedClass(db, id)
    return found && { kind, id, title: found.title, hospitalId: found.hospitalId }
  }
  const [found] = await (kind === 'article' ? listArticle(db, id) : listVideo(db, id))
  return found && { kind, id, ...found }
}

// Of what is talked about the title and whose staff look after it are wanted alone: not its pieces.
const listArticle = (db: Db, id: number) =>
  db
    .select({ title: articles.title, hospitalId: doctors.hospitalId })
    .from(articles)
    .innerJoin(doctors, eq(doctors.id, articles.doctorId))
    .where(and(eq(articles.id, id), eq(articles.state, 'published')))

const listVideo = (db: Db, id: number) =>
  db
    .select({ title: videos.title, hospitalId: doctors.hospitalId })
    .from(videos)
    .innerJoin(doctors, eq(doctors.id, videos.doctorId))
    .where(and(eq(videos.id, id), eq(videos.state, 'published')))
