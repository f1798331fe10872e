import { listItems } from '#app/areas/orders/checkout/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { getOrderShowDetail } from '../contract.ts'
import { asShow } from './present.ts'
import { findSeen, listOwnReports, listOwnReviews, listOwnSurveys } from './queries.ts'
import { ordersReviewReports, ordersReviews, ordersSurveys } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const rows = []
    for (const { orderId } of await listOwnReviews(db, patientId)) {
      const found = await findSeen(db, patientId, orderId)
      if (found) rows.push(getOrderShowDetail.output.parse(asShow(found, await listItems(db, [orderId]), patientId)))
    }
    hand({ name: 'order_reviews', title: '订单评价', tables: [ordersReviews], rows })
    const reports = await listOwnReports(db, patientId)
    hand({
      name: 'order_review_reports',
      title: '对商品评价的举报',
      tables: [ordersReviewReports],
      rows: reports.map(({ orderId, reason, state, reportedAt }) => ({
        order_id: orderId,
        reason,
        state,
        add_time: formatTime(reportedAt),
      })),
    })
    const surveys = await listOwnSurveys(db, patientId)
    hand({
      name: 'order_surveys',
      title: '订单问卷',
      tables: [ordersSurveys],
      rows: surveys.map(({ orderId, answers, answeredAt }) => ({
        order_id: orderId,
        answers,
        add_time: formatTime(answeredAt),
      })),
    })
  },
}
