import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { eraseOwn, listOwn } from './queries/own.ts'
import { guahaoCommentLikes, guahaoCommentReplies, guahaoCommentReports, guahaoComments } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const own = await listOwn(db, patientId)
    hand({
      name: 'comments',
      title: '评价',
      tables: [guahaoComments],
      rows: own.comments.map((row) => ({
        comment_id: row.id,
        kind: row.kind,
        target_id: row.targetId,
        order_id: row.orderId ?? '',
        user_name: row.authorName,
        score: row.stars,
        content: row.content,
        words: row.words,
        ill_tags: row.illTags,
        images: row.images,
        visit_date: row.visitedOn ?? '',
        state: row.state,
        says: row.says,
        add_time: formatTime(row.createdAt),
      })),
    })
    hand({
      name: 'comment_replies',
      title: '对评价的回复',
      tables: [guahaoCommentReplies],
      rows: own.replies.map((row) => ({
        reply_id: row.id,
        comment_id: row.commentId,
        content: row.content,
        state: row.state,
        add_time: formatTime(row.createdAt),
      })),
    })
    hand({
      name: 'comment_likes',
      title: '点赞',
      tables: [guahaoCommentLikes],
      rows: own.likes.map((row) => ({ comment_id: row.commentId, add_time: formatTime(row.likedAt) })),
    })
    hand({
      name: 'comment_reports',
      title: '举报',
      tables: [guahaoCommentReports],
      rows: own.reports.map((row) => ({
        comment_id: row.commentId,
        reason: row.reason,
        content: row.content,
        state: row.state,
        add_time: formatTime(row.reportedAt),
      })),
    })
  },

  'patient.left': ({ patientId }, { db }) => eraseOwn(db, patientId),
}
