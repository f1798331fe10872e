import { changeComments, noteComment, takeBackComments } from '#app/areas/mall/goods/server/public.ts'
import { type FilledMessage, filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { listItems, setReviewed } from '#app/areas/orders/checkout/server/public.ts'
import type { Context } from '#app/context.ts'
import { messages } from '../../rules/messages.ts'
import { answerReviewRow, decideReview, type ReviewRow } from '../queries.ts'
import { decideReports } from './reports.ts'

/**
 * Shows a review that waits or is hidden: to everybody, and as a comment of each of its goods. False where it is neither. In one
 * transaction.
 */
export const showReview = async (ctx: Context, orderId: string): Promise<boolean> => {
  const { db } = ctx
  const review = await decideReview(db, orderId, { from: ['waiting', 'hidden'], state: 'shown', says: '' })
  if (!review) return false
  const { patientId, authorName, stars, content, images, answer, writtenAt: createdAt } = review
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
      answer,
      createdAt,
    })
  return true
}

/** Refuses a review that waits, and tells its author why. False where it does not wait. In one transaction. */
export const refuseReview = async (ctx: Context, orderId: string, says: string): Promise<boolean> => {
  const review = await decideReview(ctx.db, orderId, { from: ['waiting'], state: 'refused', says })
  if (!review) return false
  await setReviewed(ctx.db, orderId, false)
  await tellAuthor(ctx, review, filled(messages.refused, { reason: says }))
  return true
}

/**
 * Hides a review that is shown, here and among the comments of its goods, and tells its author why and who reported it that they
 * were right. False where it is not shown. In one transaction.
 */
export const hideReview = async (ctx: Context, orderId: string, says: string): Promise<boolean> => {
  const review = await decideReview(ctx.db, orderId, { from: ['shown'], state: 'hidden', says })
  if (!review) return false
  await takeBackComments(ctx.db, orderId)
  await tellAuthor(ctx, review, filled(messages.hidden, { reason: says }))
  await decideReports(ctx, orderId, 'upheld')
  return true
}

/** Answers a review that is shown, over what was answered before; its author is told. False where it is not shown. In one transaction. */
export const answerReview = async (ctx: Context, orderId: string, answer: string): Promise<boolean> => {
  const review = await answerReviewRow(ctx.db, orderId, answer)
  if (!review) return false
  await changeComments(ctx.db, orderId, { answer })
  await tellAuthor(ctx, review, filled(messages.answered, { content: answer }))
  return true
}

const tellAuthor = (ctx: Context, { orderId, patientId }: ReviewRow, { template, values }: FilledMessage) =>
  notifyBy(ctx, template, { patientId, values, link: `/health/orderdetail?order_id=${orderId}` })
