import { permitted, servesPlatform, tellAct } from '#app/areas/desk/staff/server/public.ts'
import { findAnyOrder, listItems } from '#app/areas/orders/checkout/server/public.ts'
import { reviewWords } from '#app/areas/orders/reviews/rules.ts'
import { listSoldReviews, refuseReview, type Seller, showReview } from '#app/areas/orders/reviews/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'

export const handlers = permitted(contract, {
  async deskReviews({ list = 'waiting', page, page_size: size }, here) {
    const found = await listSoldReviews(here.db, sellerOf(here), { isWaiting: list === 'waiting', page, size })
    const items = await listItems(
      here.db,
      found.rows.map(({ review }) => review.orderId),
    )
    return paged(found, ({ review }) => ({
      ...{ order_id: review.orderId, user_name: review.authorName, stars: review.stars, content: review.content },
      goods_names: (items.get(review.orderId) ?? []).map(({ name }) => name).join('、'),
      ...{
        images: review.images,
        state_desc: reviewWords[review.state],
        says: review.says,
        add_time: review.writtenAt,
      },
    }))
  },

  async deskReviewShow({ order_id }, here) {
    if (!(await isSoldHere(here, order_id))) return here.refuse('not-found')
    const isShown = await here.transact(async (inside) => {
      const done = await showReview(inside, order_id)
      if (done) await tellAct(inside, { act: 'review.show', kind: 'goods-order', id: order_id })
      return done
    })
    return isShown ? {} : here.refuse('not-found')
  },

  async deskReviewRefuse({ order_id, reason }, here) {
    if (!(await isSoldHere(here, order_id))) return here.refuse('not-found')
    const isRefused = await here.transact(async (inside) => {
      const done = await refuseReview(inside, order_id, reason)
      if (done) await tellAct(inside, { act: 'review.refuse', kind: 'goods-order', id: order_id, after: { reason } })
      return done
    })
    return isRefused ? {} : here.refuse('not-found')
  },
})

const sellerOf = (here: StaffHere): Seller => ({
  hospitalId: here.staff.hospitalId,
  isPlatform: servesPlatform(here),
})

const isSoldHere = async (here: StaffHere, orderId: string): Promise<boolean> => {
  const order = await findAnyOrder(here.db, orderId)
  const { hospitalId, isPlatform } = sellerOf(here)
  return order !== undefined && (order.hospitalId === null ? isPlatform : order.hospitalId === hospitalId)
}
