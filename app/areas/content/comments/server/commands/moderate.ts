import type { ReportState } from '#app/areas/guahao/comments/rules.ts'
import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { address } from '#kit/wire/address.ts'
import { closeReports, type ManagedComment } from '../queries/moderate.ts'
import { subjectIn } from '../queries/subjects.ts'
import { insertComment, moveComment } from '../queries/write.ts'

/** Shows what is held, refused or hidden to everybody. False where somebody was quicker. In one transaction. */
export const showComment = async (ctx: Context, comment: ManagedComment): Promise<boolean> => {
  if (!(await moveComment(ctx.db, comment.id, 'shown'))) return false
  await tellAuthor(ctx, comment, '您的评论已展示', '您写的评论已经通过审核，大家都能看到了。')
  return true
}

/**
 * Takes a comment from everybody but its author, who is told why: refused where nobody has read it, hidden where it was shown.
 * Who reported it is told that they were right. False where somebody was quicker. In one transaction.
 */
export const hideComment = async (ctx: Context, comment: ManagedComment, says: string): Promise<boolean> => {
  const isNew = comment.state === 'held'
  if (!(await moveComment(ctx.db, comment.id, isNew ? 'refused' : 'hidden', { says }))) return false
  const title = isNew ? '您的评论没有通过审核' : '您的评论不再展示'
  await tellAuthor(ctx, comment, title, `${title}：${says}。只有您自己还能看到；有不同意见可以联系客服。`)
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
  await tellAuthor(ctx, comment, '医院回复了您的评论', `${name}：${content}`)
  return reply
}

const outcomes: Readonly<Record<Exclude<ReportState, 'open'>, string>> = {
  upheld: '您举报的评论已经核实，不再展示。谢谢您的提醒。',
  dismissed: '您举报的评论已经核实，没有发现不合适的内容，会继续展示。谢谢您的提醒。',
}

/** Closes the open reports of a comment, and tells who reported it; how many there were. In one transaction. */
export const decideReports = async (ctx: Context, id: number, state: Exclude<ReportState, 'open'>): Promise<number> => {
  const closed = await closeReports(ctx.db, id, state, ctx.now)
  for (const { patientId } of closed)
    await notifyPatient(ctx, { patientId, kind: 'system', title: '举报处理结果', text: outcomes[state] })
  return closed.length
}

const tellAuthor = async (ctx: Context, comment: ManagedComment, title: string, text: string): Promise<void> => {
  const { id: comment_id, patientId } = comment
  if (patientId === null) return
  const link = address('/article/comments', { ...subjectIn(comment), comment_id })
  await notifyPatient(ctx, { patientId, kind: 'system', title, text, link })
}
