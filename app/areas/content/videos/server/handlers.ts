import { isMarked } from '#app/areas/account/marks/server/public.ts'
import { isTopic } from '#app/areas/content/articles/rules.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { asCards, asPlayList, posterOf } from './present.ts'
import * as queries from './queries.ts'

const RELATED = 4

interface Paging {
  page: number
  page_size: number
}

export const handlers: Handlers<typeof contract> = {
  async videosOfDoctor({ doctor_id: doctorId, ...paging }, ctx) {
    const found = await ofDoctor(ctx, doctorId, paging)
    if (!found) return ctx.refuse('not-found')
    return { videoList: found.list, video_total_page: found.total_page_num, page: found.page }
  },

  async videoByDoctor({ doctor_id: doctorId, ...paging }, ctx) {
    return (await ofDoctor(ctx, doctorId, paging)) ?? ctx.refuse('not-found')
  },

  async videoByTopic({ pubcat_id: topicId, sort, ...paging }, ctx) {
    if (topicId !== undefined && !isTopic(topicId)) return ctx.refuse('not-found')
    return list(ctx, { topicId, sort }, paging)
  },

  async videoDetail({ file_id: id }, ctx) {
    const { db, patient, refuse } = ctx
    const video = await queries.findPublished(db, id)
    const [card, ...related] = video
      ? await asCards(ctx, [video, ...(await queries.listRelated(db, video, RELATED))])
      : []
    if (!video || !card) return refuse('not-found')
    const is_liked = await queries.isLiked(db, patient, id)
    return {
      ...card,
      play_list: asPlayList(ctx, video),
      is_liked,
      is_mark: await isMarked(db, patient, 'video', id),
      related,
    }
  },

  async videoLike({ file_id: id }, ctx) {
    if (!(await queries.findPublished(ctx.db, id))) return ctx.refuse('not-found')
    const like_num = await ctx.transact(({ db, patient: patientId, now }) =>
      queries.insertLike(db, { videoId: id, patientId, likedAt: now }),
    )
    return { file_id: id, like_num, is_liked: true }
  },

  async playInfo({ file_id }, ctx) {
    const video = await queries.findPublished(ctx.db, file_id)
    if (!video) return ctx.refuse('not-found')
    return { file_id, duration: video.seconds, image: posterOf(video), play_list: asPlayList(ctx, video) }
  },
}

/** A page of published videos as everybody sees them. */
const list = async (ctx: RequestContext, filter: queries.VideoFilter, { page, page_size: size }: Paging) => {
  const found = await queries.listVideos(ctx.db, filter, { page, size })
  return { list: await asCards(ctx, found.rows), page: found.page, total_page_num: found.totalPages }
}

/** A page of a doctor's; undefined where there is no such doctor. */
const ofDoctor = async (ctx: RequestContext, doctorId: number, paging: Paging) => {
  const found = await list(ctx, { doctorId }, paging)
  return found.list.length > 0 || (await findDoctor(ctx.db, doctorId)) ? found : undefined
}
