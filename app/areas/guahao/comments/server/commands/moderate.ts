import { type FilledMessage, filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { address } from '#kit/wire/address.ts'
import { messages } from '../../rules/messages.ts'
import type { VoiceState } from '../../rules.ts'
import { type ManagedComment, type ManagedReply, moveComment, moveReply } from '../queries/moderate.ts'
import { countReply, insertReply } from '../queries/write.ts'
import { countStars } from './count-stars.ts'
import { decideReports } from './reports.ts'

/** Shows a comment that is held or hidden to everybody. False where it is shown, or somebody was quicker. In one transaction. */
export const showComment = async (ctx: Context, comment: ManagedComment): Promise<boolean> => {
  if (comment.state === 'shown' || !(await moveComment(ctx.db, comment, { state: 'shown', says: '' }))) return false
  await countStars(ctx.db, comment, 1)
  await tellAuthor(ctx, comment, filled(messages.shown, {}))
  return true
}

/**
 * Hides a comment from everybody but its author, who is told why; who reported it is told that they were right. False where it
 * is hidden, or somebody was quicker. In one transaction.
 */
export const hideComment = async (ctx: Context, comment: ManagedComment, says: string): Promise<boolean> => {
  if (comment.state === 'hidden' || !(await moveComment(ctx.db, comment, { state: 'hidden', says }))) return false
  if (comment.state === 'shown') await countStars(ctx.db, comment, -1)
  await tellAuthor(ctx, comment, filled(messages.hidden, { reason: says }))
  await decideReports(ctx, comment, 'upheld')
  return true
}

/** Answers a comment that everybody reads, in the name of the hospital; its author is told. In one transaction. */
export const answerComment = async (ctx: Context, comment: ManagedComment, content: string): Promise<number> => {
  const authorName = comment.hospitalName ?? ''
  const row = { commentId: comment.id, patientId: null, authorName, content, isOfficial: true, createdAt: ctx.now }
  const { reply_id } = await insertReply(ctx.db, row)
  await tellAuthor(ctx, comment, filled(messages.answered, { who: authorName, content }))
  return reply_id
}

/** Shows or hides a reply. False where it stands so, or somebody was quicker. In one transaction. */
export const moveReplyTo = async (
  ctx: Context,
  reply: ManagedReply,
  state: Exclude<VoiceState, 'held'>,
): Promise<boolean> => {
  if (reply.state === state || !(await moveReply(ctx.db, reply, state))) return false
  if (state === 'shown') await countReply(ctx.db, reply.commentId, 1)
  else if (reply.state === 'shown') await countReply(ctx.db, reply.commentId, -1)
  return true
}

const tellAuthor = async (ctx: Context, comment: ManagedComment, told: FilledMessage): Promise<void> => {
  const { id: comment_id, kind, targetId: id, patientId } = comment
  if (patientId === null) return
  await notifyBy(ctx, told.template, {
    patientId,
    values: told.values,
    link: address('/comment/list', { kind, id, comment_id }),
  })
}
