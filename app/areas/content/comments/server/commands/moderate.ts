import type { ReportState } from '#app/areas/guahao/comments/rules.ts'
import { filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { messages } from '../../rules/messages.ts'
import { closeReports, type ManagedComment } from '../queries/moderate.ts'
import { subjectIn } from '../queries/subjects.ts'
import { insertComment, moveComment } from '../queries/write.ts'
import { notifyAnswered, notifyAuthor } from './notify.ts'

/**
 * Shows what is held, refused or hidden to everybody; what it answers hears of it the first time. False where somebody was quicker.
 * In one transaction.
 */
export const showComment = async (ctx: Context, comment: ManagedComment): Promise<boolean> => {
  if (!(await moveComment(ctx.db, comment.id, 'shown'))) return false
  await notifyAuthor(ctx, comment, filled(messages.shown, {}))
  if (comment.state === 'held') await notifyAnswered(ctx, comment)
  return true
}

/**
 * Takes a comment from everybody but its author, who is told why: refused where nobody has read it, hidden where it was shown.
 * Who reported it is told that they were right. False where somebody was quicker. In one transaction.
 */
export const hideComment = async (ctx: Context, comment: ManagedComment, says: string): Promise<boolean> => {
  const isNew = comment.state === 'held'
  if (!(await moveComment(ctx.db, comment.id, isNew ? 'refused' : 'hidden', { says }))) return false
  await notifyAuthor(ctx, comment, filled(isNew ? messages.refused : messages.hidden, { reason: says }))
  await decideReports(ctx, comment.id, 'upheld')
  return true
}

/** Answers in the name of the hospital, below the same comment; who is answered is told. In one transaction. */
export const answerComment = async (
  ctx: Context,
  comment: ManagedComment,
  { content, name }: { content: string; name: string },
): Promise<number> => {
  const { hospitalId, id, rootId } = comment
  const subject = { ...subjectIn(comment), title: '', hospitalId }
  const reply = await insertComment(ctx.db, subject, {
    rootId: rootId ?? id,
    replyTo: rootId === null ? null : id,
    patientId: null,
    authorName: name,
    content,
    isOfficial: true,
    state: 'shown',
    createdAt: ctx.now,
  })
  await notifyAuthor(ctx, comment, filled(messages.answered, { who: name, content }))
  return reply
}

/** Closes the open reports of a comment, and tells who reported it; how many there were. In one transaction. */
export const decideReports = async (ctx: Context, id: number, state: Exclude<ReportState, 'open'>): Promise<number> => {
  const closed = await closeReports(ctx.db, id, state, ctx.now)
  for (const { patientId } of closed) await notifyBy(ctx, messages[state], { patientId, values: {} })
  return closed.length
}
