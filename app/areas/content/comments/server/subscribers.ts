import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { eraseOwn, listOwn } from './queries/own.ts'
import { subjectIn } from './queries/subjects.ts'
import { contentCommentDrafts, contentCommentLikes, contentCommentReports, contentComments } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const own = await listOwn(db, patientId)
    hand({
      name: 'content_comments',
      title: '对文章、视频、课程的评论，对商品的提问',
      tables: [contentComments],
      rows: own.comments.map((row) => ({
        comment_id: row.id,
        ...subjectIn(row),
        parent_id: row.rootId ?? '',
        user_name: row.authorName,
        score: row.stars ?? '',
        content: row.content,
        state: row.state,
        says: row.says,
        add_time: formatTime(row.createdAt),
      })),
      keptBecause: '每条评论发出时的网络地址按规定加密留存六个月，到期自动删除；注销账号不会提前删除',
    })
    hand({
      name: 'content_comment_drafts',
      title: '没有发出的评论',
      tables: [contentCommentDrafts],
      rows: own.drafts.map((row) => ({ ...subjectIn(row), content: row.content, add_time: formatTime(row.savedAt) })),
    })
    hand({
      name: 'content_comment_likes',
      title: '点赞的评论',
      tables: [contentCommentLikes],
      rows: own.likes.map((row) => ({ comment_id: row.commentId, add_time: formatTime(row.likedAt) })),
    })
    hand({
      name: 'content_comment_reports',
      title: '对评论的举报',
      tables: [contentCommentReports],
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
