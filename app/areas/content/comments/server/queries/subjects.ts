import { and, eq, ne } from 'drizzle-orm'
import { findPublishedClass } from '#app/areas/audio-class/server/public.ts'
import { contentArticles as articles } from '#app/areas/content/articles/server/public.ts'
import { contentVideos as videos } from '#app/areas/content/videos/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { drugTypes } from '#app/areas/mall/goods/rules.ts'
import { mallGoods as goods } from '#app/areas/mall/goods/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type SubjectKind, subjectKinds } from '../../rules.ts'
import { contentComments as comments } from '../tables.ts'

/** What is talked about, and whose staff look after what is said. */
export interface Subject {
  kind: SubjectKind
  id: number
  title: string
  /** Null: the platform, which sells these goods itself. */
  hospitalId: number | null
}

const columns = { article: 'articleId', video: 'videoId', class: 'classId', goods: 'goodsId' } as const

/** The columns in which a comment names its subject, for whoever reads comments. */
export const subjectFields = {
  articleId: comments.articleId,
  videoId: comments.videoId,
  classId: comments.classId,
  goodsId: comments.goodsId,
}

/** What they hold: all but one null. */
export type SubjectRow = Pick<typeof comments.$inferSelect, keyof typeof subjectFields>

/** The columns that name a subject. */
export const columnsOf = ({ kind, id }: Pick<Subject, 'kind' | 'id'>): SubjectRow => ({
  articleId: null,
  videoId: null,
  classId: null,
  goodsId: null,
  [columns[kind]]: id,
})

/** The same read back. */
export const subjectIn = (row: SubjectRow): Pick<Subject, 'kind' | 'id'> => {
  const kind = subjectKinds.find((one) => row[columns[one]] !== null) ?? 'article'
  return { kind, id: row[columns[kind]] ?? 0 }
}

/** The column that names the subjects of a kind, in comments or in what is like them. */
export const columnOf = <Column>(kind: SubjectKind, table: Readonly<Record<keyof SubjectRow, Column>>): Column =>
  table[columns[kind]]

/** What everybody may see of a kind; undefined where it is not published any more. */
export const findSubject = async (db: Db, kind: SubjectKind, id: number): Promise<Subject | undefined> => {
  if (kind === 'class') {
    const found = await findPublishedClass(db, id)
    return found && { kind, id, title: found.title, hospitalId: found.hospitalId }
  }
  const [found] = await { article: listArticle, video: listVideo, goods: listAskable }[kind](db, id)
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

/** Goods that can be asked about: on sale, and no drug on prescription, of which nobody tells another anything. */
export const isAskable = and(eq(goods.isOn, true), ne(goods.drugType, drugTypes.prescription))

const listAskable = (db: Db, id: number) =>
  db
    .select({ title: goods.name, hospitalId: goods.hospitalId })
    .from(goods)
    .where(and(eq(goods.id, id), isAskable))
