import { permitted, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { findAnyOrder, listItems } from '#app/areas/orders/checkout/server/public.ts'
import { reviewWords } from '#app/areas/orders/reviews/rules.ts'
import { listSoldReviews, refuseReview, type Seller, showReview } from '#app/areas/orders/reviews/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'

export const handlers = permitted(contract, {
  async deskReviews({ list = 'waiting', page, page_size: size }, ctx) {
    const found = await listSoldReviews(ctx.db, sellerOf(ctx), { isWaiting: list === 'waiting', page, size })
    const items = await listItems(
      ctx.db,
      found.rows.map(({ review }) => review.orderId),
    )
    return paged(found, ({ review }) => ({
      order_id: review.orderId,
      user_name: review.authorName,
      stars: review.stars,
      content: review.content,
      goods_names: (items.get(review.orderId) ?? []).map(({ name }) => name).join('、'),
      images: review.images,
      state_desc: reviewWords[review.state],
      says: review.says,
      add_time: review.writtenAt,
    }))
  },

  async deskReviewShow({ order_id }, ctx) {
    if (!(await isSoldHere(ctx, order_id))) return ctx.refuse('not-found')
    const isShown = await ctx.transact(async (inside) => {
      const done = await showReview(inside, order_id)
      if (done) await recordAct(inside, { act: 'review.show', kind: 'goods-order', id: order_id })
      return done
    })
    return isShown ? {} : ctx.refuse('not-found')
  },

  async deskReviewRefuse({ order_id, reason }, ctx) {
    if (!(await isSoldHere(ctx, order_id))) return ctx.refuse('not-found')
    const isRefused = await ctx.transact(async (inside) => {
      const done = await refuseReview(inside, order_id, reason)
      if (done) await recordAct(inside, { act: 'review.refuse', kind: 'goods-order', id: order_id, after: { reason } })
      return done
    })
    return isRefused ? {} : ctx.refuse('not-found')
  },
})

const sellerOf = (ctx: StaffContext): Seller => ({
  hospitalId: ctx.staff.hospitalId,
  isPlatform: servesPlatform(ctx),
})

const isSoldHere = async (ctx: StaffContext, orderId: string): Promise<boolean> => {
  const order = await findAnyOrder(ctx.db, orderId)
  const { hospitalId, isPlatform } = sellerOf(ctx)
  return order !== undefined && (order.hospitalId === null ? isPlatform : order.hospitalId === hospitalId)
}
