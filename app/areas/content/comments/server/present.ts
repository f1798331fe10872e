import type { PatientId } from '#app/context.ts'
import { commentStates } from '../states.ts'
import type { CommentRow } from './queries/read.ts'

const imageOf = ({ id }: Pick<CommentRow, 'id'>): string => `/pictures/portrait/talk-${id}.svg`

/** A comment or a reply as its reader sees it. */
export const asComment = (row: CommentRow, patient: PatientId | null) => ({
  comment_id: row.id,
  parent_id: row.rootId,
  reply_to: row.replyTo,
  reply_to_name: row.answeredName ?? '',
  user_name: row.authorName,
  user_image: imageOf(row),
  score: row.stars ?? 0,
  content: row.content,
  like_num: row.likeCount,
  is_liked: row.isLiked,
  reply_num: row.replyCount,
  is_mine: patient !== null && row.patientId === patient,
  is_official: row.isOfficial,
  state: row.state,
  state_desc: commentStates[row.state].own,
  says: row.says,
  add_time: row.createdAt,
})

const standingOf = ({ state, says }: Pick<CommentRow, 'state' | 'says'>) => ({
  state_desc: commentStates[state].own,
  says,
})

/** A review of a class with the first replies to it. */
export const asReview = (row: CommentRow, replies: readonly CommentRow[]) => ({
  comment_id: row.id,
  user_name: row.authorName,
  user_image: imageOf(row),
  score: row.stars ?? 0,
  content: row.content,
  add_time: row.createdAt,
  ...standingOf(row),
  reply_num: row.replyCount,
  replies: replies.map((reply) => ({
    reply_id: reply.id,
    user_name: reply.authorName,
    content: reply.content,
    add_time: reply.createdAt,
    ...standingOf(reply),
  })),
})
