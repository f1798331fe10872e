import { maskedName } from '#app/areas/access/patients/rules.ts'
import { nicknameOf } from '#app/areas/access/patients/server/public.ts'
import { takePictures } from '#app/areas/files/server/public.ts'
import { faultIn, REPORT_HOURS } from '#app/areas/guahao/comments/rules.ts'
import { findCommentOrder } from '#app/areas/mall/goods/server/public.ts'
import { findOwnOrder, listItems, setReviewed, wordsOf } from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { later } from '#kit/time/span.ts'
import type { ParsedInput, RefusalName } from '#kit/wire/call.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { answersIn, isOver, MOST_PICTURES } from '../rules.ts'
import { asShow } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async writeReview(input, ctx) {
    const { patient, refuse } = ctx
    const order = await findOwnOrder(ctx.db, patient, input.order_id)
    if (!order) return refuse('not-found')
    if (!isOver(order.state)) return refuse('not-over', { state: wordsOf(order) })
    return ctx.transact(async (inside) => {
      const written = await write(inside, input)
      if (typeof written === 'string') return refuse(written)
      const items = await listItems(inside.db, [order.id])
      return asShow({ review: written, sellerName: order.sellerName }, items, patient)
    })
  },

  async getOrderShowIndex({ page, page_size: size }, { db, patient }) {
    const found = await queries.listShown(db, { page, size })
    const items = await listItems(
      db,
      found.rows.map(({ review }) => review.orderId),
    )
    return paged(found, (row) => asShow(row, items, patient))
  },

  async getOrderShowDetail({ order_id }, { db, patient, refuse }) {
    const found = await queries.findSeen(db, patient, order_id)
    return found ? asShow(found, await listItems(db, [order_id]), patient) : refuse('not-found')
  },

  async reportReview({ comment_id, order_id, reason }, { db, now, patient: patientId, refuse }) {
    const orderId = order_id ?? (comment_id && (await findCommentOrder(db, comment_id)))
    if (!orderId || !(await queries.isShown(db, orderId))) return refuse('not-found')
    const report = { orderId, patientId, reason, reportedAt: now, dueAt: later(now, { hours: REPORT_HOURS }) }
    return (await queries.insertReport(db, report)) ? {} : refuse('known')
  },

  async orderSurvey({ order_id }, { db, patient, refuse }) {
    const order = await findOwnOrder(db, patient, order_id)
    if (!order) return refuse('not-found')
    if (!isOver(order.state)) return refuse('not-over', { state: wordsOf(order) })
    const questions = await queries.listQuestions(db)
    const list = questions.map(({ id, kind, title, options }) => ({ question_id: id, kind, title, options }))
    return { list, is_answered: await queries.hasAnswered(db, order_id) }
  },

  async answerSurvey({ order_id: orderId, answers: sent }, { db, now, patient, refuse }) {
    const order = await findOwnOrder(db, patient, orderId)
    if (!order) return refuse('not-found')
    if (!isOver(order.state)) return refuse('not-over', { state: wordsOf(order) })
    const answers = answersIn(sent, await queries.listQuestions(db))
    if (!answers) return refuse('bad-answers')
    const isKept = await queries.insertSurvey(db, { orderId, patientId: patient, answers, answeredAt: now })
    return isKept ? {} : refuse('answered')
  },
}

/** Writes what is said, where it may be said; otherwise why not. */
const write = async (
  { db, now, patient }: PatientContext,
  { order_id: orderId, stars, content, images: sent = '' }: ParsedInput<typeof contract.writeReview>,
): Promise<queries.ReviewRow | RefusalName<typeof contract.writeReview>> => {
  const fault = faultIn(content)
  if (fault) return fault
  const images = [...new Set(sent.split(',').filter(Boolean))]
  const isTaken = images.length <= MOST_PICTURES && (await takePictures(db, patient, 'comment', images))
  if (!isTaken) return 'bad-pictures'
  const authorName = maskedName(await nicknameOf(db, patient))
  const row = { orderId, patientId: patient, authorName, stars, content, images, writtenAt: now }
  const written = await queries.putReview(db, row)
  if (written) await setReviewed(db, orderId, true)
  return written ?? 'known'
}
