import { type ActDone, permitted, recordDone, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { findAnyOrder, listItems } from '#app/areas/orders/checkout/server/public.ts'
import { reviewWords } from '#app/areas/orders/reviews/rules.ts'
import {
  answerReview,
  dismissReports,
  hideReview,
  listSoldReviews,
  ownReports,
  refuseReview,
  type Seller,
  showReview,
} from '#app/areas/orders/reviews/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'

export const handlers = permitted(contract, {
  async deskReviews({ list = 'waiting', page, page_size: size }, ctx) {
    const found = await listSoldReviews(ctx.db, sellerOf(ctx), { list, page, size })
    const items = await listItems(
      ctx.db,
      found.rows.map(({ review }) => review.orderId),
    )
    return paged(found, ({ review, reasons, dueAt, ownerName }) => ({
      order_id: review.orderId,
      user_name: review.authorName,
      stars: review.stars,
      content: review.content,
      goods_names: (items.get(review.orderId) ?? []).map(({ name }) => name).join('、'),
      images: review.images,
      state: review.state,
      state_desc: reviewWords[review.state],
      says: review.says,
      answer: review.answer,
      report_reasons: reasons,
      due_time: dueAt,
      is_late: dueAt !== null && dueAt < ctx.now,
      owner_name: ownerName ?? '',
      add_time: review.writtenAt,
    }))
  },

  async deskReviewShow({ order_id }, ctx) {
    return (await decided(ctx, order_id, { act: 'review.show' }, showReview)) ? {} : ctx.refuse('not-found')
  },

  async deskReviewRefuse({ order_id, reason }, ctx) {
    const act = { act: 'review.refuse', after: { reason } } as const
    const done = await decided(ctx, order_id, act, (inside) => refuseReview(inside, order_id, reason))
    return done ? {} : ctx.refuse('not-found')
  },

  async deskReviewHide({ order_id, reason }, ctx) {
    const act = { act: 'review.hide', after: { reason } } as const
    const done = await decided(ctx, order_id, act, (inside) => hideReview(inside, order_id, reason))
    return done ? {} : ctx.refuse('not-found')
  },

  async deskReviewAnswer({ order_id, content }, ctx) {
    const work = (inside: StaffContext) => answerReview(inside, order_id, content)
    return (await decided(ctx, order_id, { act: 'review.answer' }, work)) ? {} : ctx.refuse('not-found')
  },

  async deskReviewReportTake({ order_id }, ctx) {
    const work = async (inside: StaffContext) => (await ownReports(inside.db, order_id, ctx.staff.staffId)) > 0
    return (await decided(ctx, order_id, { act: 'review.report-take' }, work)) ? {} : ctx.refuse('not-found')
  },

  async deskReviewReportDismiss({ order_id }, ctx) {
    const work = async (inside: StaffContext) => (await dismissReports(inside, order_id)) > 0
    return (await decided(ctx, order_id, { act: 'review.report-dismiss' }, work)) ? {} : ctx.refuse('not-found')
  },
})

/** Does something about a review of what the desk sold, and writes it into the audit, both or neither; false where it came to nothing. */
const decided = async (
  ctx: StaffContext,
  orderId: string,
  act: Pick<ActDone, 'act' | 'after'>,
  work: (inside: StaffContext, orderId: string) => Promise<boolean>,
): Promise<boolean> => {
  if (!(await isSoldHere(ctx, orderId))) return false
  return recordDone(ctx, { ...act, kind: 'goods-order', id: orderId }, (inside) => work(inside, orderId))
}

const sellerOf = (ctx: StaffContext): Seller => ({
  hospitalId: ctx.staff.hospitalId,
  isPlatform: servesPlatform(ctx),
})

const isSoldHere = async (ctx: StaffContext, orderId: string): Promise<boolean> => {
  const order = await findAnyOrder(ctx.db, orderId)
  const { hospitalId, isPlatform } = sellerOf(ctx)
  return order !== undefined && (order.hospitalId === null ? isPlatform : order.hospitalId === hospitalId)
}
