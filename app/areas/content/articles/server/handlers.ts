import { maskedName } from '#app/areas/access/patients/rules.ts'
import { nicknameOf } from '#app/areas/access/patients/server/public.ts'
import { isMarked, listMarkedIds } from '#app/areas/account/marks/server/public.ts'
import { findDoctor, followDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers, PatientContext, RequestContext } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { isTopic } from '../rules.ts'
import { asAdmirer, asCards } from './present.ts'
import { listMeant } from './queries/meant.ts'
import {
  type ArticleFilter,
  countOfDoctor,
  findPublished,
  isLiked,
  listArticles,
  listLikes,
  listRelated,
} from './queries/read.ts'
import { deleteLike, insertLike } from './queries/write.ts'

const RELATED = 3

interface Paging {
  page: number
  page_size: number
}

export const handlers: Handlers<typeof contract> = {
  docArticleList: ({ cat_id: topicId, ...paging }, ctx) => list(ctx, { topicId }, paging),

  searchDocArticle({ keyword, pubcat_id: topicId, doctor_id: doctorId, sort, ...paging }, ctx) {
    return search(ctx, keyword, { topicId, doctorId, sort }, paging)
  },

  async docsayByDoctor({ doctor_id: doctorId, ...paging }, ctx) {
    const found = await list(ctx, { doctorId }, paging)
    return found.list.length > 0 || (await findDoctor(ctx.db, doctorId)) ? found : ctx.refuse('not-found')
  },

  async docsayByTopic({ cat_id: topicId, ...paging }, ctx) {
    return isTopic(topicId) ? list(ctx, { topicId }, paging) : ctx.refuse('not-found')
  },

  async moreDocArticles({ cat_id: topicId, ...paging }, ctx) {
    return isTopic(topicId) ? list(ctx, { topicId }, paging) : ctx.refuse('not-found')
  },

  async docSayList({ doctor_id: doctorId, ...paging }, ctx) {
    if (!(await findDoctor(ctx.db, doctorId))) return ctx.refuse('not-found')
    const { list: docsaylist, ...pages } = await list(ctx, { doctorId }, paging)
    return { docsaylist, docsaytotal: await countOfDoctor(ctx.db, doctorId), ...pages }
  },

  docsayFeed: ({ doctor_id: doctorId, ...paging }, ctx) => list(ctx, { doctorId }, paging),

  async docsayFollowList(paging, ctx) {
    const doctorIds = await listMarkedIds(ctx.db, ctx.patient, 'doctor')
    return list(ctx, { doctorIds }, paging)
  },

  async docsayDetail({ id }, ctx) {
    const { db, patient, refuse } = ctx
    const article = await findPublished(db, id)
    const [card, ...related] = article
      ? await asCards(ctx, [article, ...(await listRelated(db, article, RELATED))])
      : []
    if (!article || !card) return refuse('not-found')
    const is_focused = await isMarked(db, patient, 'doctor', article.doctorId)
    const marked = { is_mark: await isMarked(db, patient, 'article', id), is_focused }
    return { ...card, content: article.blocks, is_liked: await isLiked(db, patient, id), ...marked, related }
  },

  async docsayLike({ id, state }, ctx) {
    if (!(await findPublished(ctx.db, id))) return ctx.refuse('not-found')
    return { article_id: id, like_num: await like(ctx, id, state === 1), is_liked: state === 1 }
  },

  async docsayFocus({ doctor_id, state }, ctx) {
    const fans = await followDoctor(ctx, doctor_id, state === 1)
    return fans === null ? ctx.refuse('not-found') : { doctor_id, is_focused: state === 1, fans_num: fans }
  },

  async docsayAdmire({ id, page, page_size: size }, { db, refuse }) {
    if (!(await findPublished(db, id))) return refuse('not-found')
    return paged(await listLikes(db, id, { page, size }), asAdmirer)
  },
}

/** A page of published articles as everybody sees them. */
const list = async (ctx: RequestContext, filter: ArticleFilter, { page, page_size: size }: Paging) => {
  const found = await listArticles(ctx.db, filter, { page, size })
  return { list: await asCards(ctx, found.rows), page: found.page, total_page_num: found.totalPages }
}

/** The same of those that have the words; where none has them, of those that are meant by them. */
const search = async (ctx: RequestContext, keyword: string | undefined, filter: ArticleFilter, paging: Paging) => {
  const found = await list(ctx, { ...filter, keyword }, paging)
  if (keyword === undefined || found.total_page_num > 0) return found
  return list(ctx, { ...filter, ids: await listMeant(ctx.db, keyword, filter) }, paging)
}

/** Likes an article, or stops it; how many like it now. */
const like = (ctx: PatientContext, articleId: number, on: boolean): Promise<number> =>
  ctx.transact(async ({ db, patient, now }) => {
    if (!on) return deleteLike(db, articleId, patient)
    const readerName = maskedName(await nicknameOf(db, patient))
    return insertLike(db, { articleId, patientId: patient, readerName, likedAt: now })
  })
