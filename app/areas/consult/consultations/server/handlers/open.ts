import { isMarked, listMarks } from '#app/areas/account/marks/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract/open.ts'
import { keepConsultation } from '../commands/keep.ts'
import { asRating } from '../present/close-out.ts'
import { asOpenConsultations } from '../present/opened.ts'
import * as queries from '../queries.ts'

interface Paging {
  page: number
  page_size: number
}

export const openHandlers: Handlers<typeof contract> = {
  async doctorOpenAsks({ doctor_id: doctorId, ...paging }, ctx) {
    const found = await list(ctx, { doctorId }, 'newest', paging)
    return found.list.length > 0 || (await findDoctor(ctx.db, doctorId)) ? found : ctx.refuse('not-found')
  },

  async doctorRatings({ doctor_id: doctorId, page, page_size: size }, ctx) {
    if (!(await findDoctor(ctx.db, doctorId))) return ctx.refuse('not-found')
    return paged(await queries.listRatings(ctx.db, doctorId, { page, size }), (row) => asRating(row, ctx))
  },

  openAsks: ({ ill_id: illnessId, ...paging }, ctx) => list(ctx, { illnessId }, 'newest', paging),

  hotAsks: ({ pubcat_id: topicId, ...paging }, ctx) => list(ctx, { topicId, channel: ctx.channel }, 'hot', paging),

  hotOutAsks: ({ pubcat_id: topicId, ...paging }, ctx) =>
    list(ctx, { topicId, notChannel: ctx.channel }, 'hot', paging),

  advisoryList: ({ ill_id: illnessId, pubcat_id: topicId, ...paging }, ctx) =>
    list(ctx, { illnessId, topicId }, 'hot', paging),

  async openAskRead({ ask_id }, { db }) {
    await queries.addRead(db, ask_id)
    return {}
  },

  async askMarkList({ page, page_size: size }, ctx) {
    const marks = await listMarks(ctx.db, ctx.patient, 'consultation', { page, size })
    const open = await queries.listSharedOf(
      ctx.db,
      marks.rows.map(({ targetId }) => targetId),
    )
    const byId = new Map((await asOpenConsultations(ctx, open)).map((shown) => [shown.ask_id, shown]))
    const list = marks.rows.flatMap(({ targetId }) => byId.get(targetId) ?? [])
    return { list, page: marks.page, total_page_num: marks.totalPages }
  },

  async keepAsk({ ask_id, state }, ctx) {
    const isOn = state === 1
    return (await keepConsultation(ctx, ask_id, isOn)) ? { ask_id, state: isOn } : ctx.refuse('not-found')
  },

  async openAskDetail({ ask_id }, ctx) {
    const [shown] = await asOpenConsultations(ctx, await queries.listSharedOf(ctx.db, [ask_id]))
    if (!shown) return ctx.refuse('not-found')
    return { ...shown, is_focused: await isMarked(ctx.db, ctx.patient, 'consultation', ask_id) }
  },
}

/** A page of the consultations that everybody may read. */
const list = async (
  ctx: RequestContext,
  filter: queries.SharedFilter,
  sort: 'newest' | 'hot',
  { page, page_size: size }: Paging,
) => {
  const found = await queries.listShared(ctx.db, filter, { sort, page, size })
  return { list: await asOpenConsultations(ctx, found.rows), page: found.page, total_page_num: found.totalPages }
}
