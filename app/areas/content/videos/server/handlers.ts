import { isMarked } from '#app/areas/account/marks/server/public.ts'
import { isTopic } from '#app/areas/content/articles/rules.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers, Here } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { asCards, asPlayList, posterOf } from './present.ts'
import * as queries from './queries.ts'

const RELATED = 4

interface Paging {
  page: number
  page_size: number
}

export const handlers: Handlers<typeof contract> = {
  async videosOfDoctor({ doctor_id: doctorId, ...paging }, here) {
    const found = await ofDoctor(here, doctorId, paging)
    if (!found) return here.refuse('not-found')
    return { videoList: found.list, video_total_page: found.total_page_num, page: found.page }
  },

  async videoByDoctor({ doctor_id: doctorId, ...paging }, here) {
    return (await ofDoctor(here, doctorId, paging)) ?? here.refuse('not-found')
  },

  async videoByTopic({ pubcat_id: topicId, sort, ...paging }, here) {
    if (topicId !== undefined && !isTopic(topicId)) return here.refuse('not-found')
    return list(here, { topicId, sort }, paging)
  },

  async videoDetail({ file_id: id }, here) {
    const { db, patient, refuse } = here
    const video = await queries.findPublished(db, id)
    const [card, ...related] = video
      ? await asCards(here, [video, ...(await queries.listRelated(db, video, RELATED))])
      : []
    if (!video || !card) return refuse('not-found')
    const is_liked = await queries.isLiked(db, patient, id)
    return {
      ...card,
      play_list: asPlayList(here, video),
      is_liked,
      is_mark: await isMarked(db, patient, 'video', id),
      related,
    }
  },

  async videoLike({ file_id: id }, here) {
    if (!(await queries.findPublished(here.db, id))) return here.refuse('not-found')
    const like_num = await here.transact(({ db, patient: patientId, now }) =>
      queries.insertLike(db, { videoId: id, patientId, likedAt: now }),
    )
    return { file_id: id, like_num, is_liked: true }
  },

  async playInfo({ file_id }, here) {
    const video = await queries.findPublished(here.db, file_id)
    if (!video) return here.refuse('not-found')
    return { file_id, duration: video.seconds, image: posterOf(video), play_list: asPlayList(here, video) }
  },
}

/** A page of published videos as everybody sees them. */
const list = async (here: Here, filter: queries.VideoFilter, { page, page_size: size }: Paging) => {
  const found = await queries.listVideos(here.db, filter, { page, size })
  return { list: await asCards(here, found.rows), page: found.page, total_page_num: found.totalPages }
}

/** A page of a doctor's; undefined where there is no such doctor. */
const ofDoctor = async (here: Here, doctorId: number, paging: Paging) => {
  const found = await list(here, { doctorId }, paging)
  return found.list.length > 0 || (await findDoctor(here.db, doctorId)) ? found : undefined
}
