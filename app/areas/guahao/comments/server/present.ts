import { ownVoiceWords } from '../rules.ts'
import type { CommentRow, listLikes, listReplies } from './queries/read.ts'

/** A comment as its card shows it. */
export const asComment = (row: CommentRow, isLiked: boolean) => ({
  comment_id: row.id,
  user_name: row.authorName,
  user_image: `/pictures/portrait/comment-${row.id}.svg`,
  score: row.stars,
  content: row.content,
  words: row.words,
  ill_tags: row.illTags,
  images: row.images,
  like_count: row.likeCount,
  is_liked: isLiked,
  reply_count: row.replyCount,
  add_time: row.createdAt,
  state: row.state,
  state_desc: ownVoiceWords[row.state],
  says: row.says,
  unit_id: row.hospitalId,
  unit_name: row.hospitalName ?? '',
  dep_name: row.depName ?? '',
  doctor_id: row.doctorId,
  doctor_name: row.doctorName ?? '',
  visit_date: row.visitedOn ?? '',
})

type Row<List extends (...asked: never[]) => Promise<{ rows: unknown[] }>> = Awaited<ReturnType<List>>['rows'][number]

export const asLike = (row: Row<typeof listLikes>) => ({
  user_name: row.authorName,
  user_image: `/pictures/portrait/${encodeURIComponent(row.authorName)}-${row.likedAt.getTime()}.svg`,
  add_time: row.likedAt,
})

export const asReply = (row: Row<typeof listReplies>) => ({
  reply_id: row.id,
  comment_id: row.commentId,
  reply_to: row.replyTo,
  reply_to_name: row.answeredName ?? '',
  user_name: row.authorName,
  content: row.content,
  is_official: row.isOfficial,
  is_doctor: row.doctorId !== null,
  state_desc: ownVoiceWords[row.state],
  add_time: row.createdAt,
})
