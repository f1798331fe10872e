import { noteComment } from '#app/areas/mall/goods/server/public.ts'
import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import { listItems, setReviewed } from '#app/areas/orders/checkout/server/public.ts'
import type { Context } from '#app/context.ts'
import { decideReview } from './queries.ts'

export { countToReview, findOver, listSoldReviews, putReview, type Seller } from './queries.ts'

/** Shows a review that waits: to everybody, and as a comment of each of its goods. False where it does not wait. In one transaction. */
export const showReview = async (ctx: Context, orderId: string): Promise<boolean> => {
  const { db } = ctx
  const review = await decideReview(db, orderId, { state: 'shown', says: '' })
  if (!review) return false
  const { patientId, authorName, stars, content, images, writtenAt: createdAt } = review
  for (const { goodsId, skuName } of (await listItems(db, [orderId])).get(orderId) ?? [])
    await noteComment(db, {
      goodsId,
      orderId,
      patientId,
      authorName,
      skuName,
      stars,
      content,
      images,
      createdAt,
    })
  return true
}

/** Refuses a review that waits, and tells its author why. False where it does not wait. In one transaction. */
export const refuseReview = async (ctx: Context, orderId: string, says: string): Promise<boolean> => {
  const review = await decideReview(ctx.db, orderId, { state: 'refused', says })
  if (!review) return false
  await setReviewed(ctx.db, orderId, false)
  await notifyPatient(ctx, {
    patientId: review.patientId,
    kind: 'order',
    title: '评价没有通过审核',
    text: `您写的评价暂时不能展示：${says}。可以在订单里改好再提交。`,
    link: `/health/orderdetail?order_id=${orderId}`,
  })
  return true
}
