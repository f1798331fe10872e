import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { audioClassClasses as classes } from '#app/areas/audio-class/server/public.ts'
import { contentArticles as articles } from '#app/areas/content/articles/server/public.ts'
import { contentVideos as videos } from '#app/areas/content/videos/server/public.ts'
import { mallGoods as goods } from '#app/areas/mall/goods/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { Page, PageRequest } from '#kit/db/page.ts'
import { contentComments as comments } from '../tables.ts'
import { type CommentRow, isReadBy, isShown, selectComments } from './read.ts'
import { columnOf, isAskable, type Subject } from './subjects.ts'

type About = Pick<Subject, 'kind' | 'id'>

/** The comments on a subject; answers stand below them, reviews by themselves. */
const isOn = ({ kind, id }: About) =>
  and(eq(columnOf(kind, comments), id), isNull(comments.rootId), isNull(comments.stars))

/** What is talked about and how much of it is read: one question, as it is asked wherever something is shown with what readers say. */
export interface Discussion {
  title: string
  /** Comments that who asks may read. */
  commentCount: number
  /** What everybody reads, answers with it: one below what is hidden is not. */
  shownCount: number
}

/** What is said of a subject, in sum; undefined where it is not published any more. */
export const findDiscussion = async (
  db: Db,
  patient: PatientId | null,
  about: About,
): Promise<Discussion | undefined> => {
  const answers = sql`sum(${comments.replyCount}) filter (where ${inArray(comments.state, ['shown', 'deleted'])})`
  const counted = db
    .select({
      commentCount: sql<number>`(count(*) filter (where ${isReadBy(patient)}))::int`.as('readable'),
      shownCount: sql<number>`(count(*) filter (where ${isShown}) + coalesce(${answers}, 0))::int`.as('read_by_all'),
    })
    .from(comments)
    .where(isOn(about))
    .as('counted')
  const { table, title, isPublished } = published[about.kind]
  const [found] = await db
    .select({ title, commentCount: counted.commentCount, shownCount: counted.shownCount })
    .from(table)
    .innerJoin(counted, sql`true`)
    .where(and(eq(table.id, about.id), isPublished))
  return found
}

const published = {
  article: { table: articles, title: articles.title, isPublished: eq(articles.state, 'published') },
  video: { table: videos, title: videos.title, isPublished: eq(videos.state, 'published') },
  class: { table: classes, title: classes.title, isPublished: eq(classes.state, 'on') },
  goods: { table: goods, title: goods.name, isPublished: isAskable },
} as const

/** Comments on a subject that this patient may read, the newest first. */
export const listComments = (
  db: Db,
  patient: PatientId | null,
  about: About,
  { page, size }: PageRequest,
): Promise<CommentRow[]> =>
  selectComments(db, patient)
    .where(and(isOn(about), isReadBy(patient)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(size)
    .offset((page - 1) * size)

/** The same as a page among so many. */
export const asPageOf = (rows: CommentRow[], count: number, { page, size }: PageRequest): Page<CommentRow> => ({
  rows,
  page,
  totalPages: Math.max(Math.ceil(count / size), rows.length > 0 ? page : 0),
})
