import { type FilledMessage, filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { address } from '#kit/wire/address.ts'
import { messages } from '../../rules/messages.ts'
import { findAuthorOf } from '../queries/authors.ts'
import { type SubjectRow, subjectIn } from '../queries/subjects.ts'

interface Said extends SubjectRow {
  id: number
  patientId: number | null
}

/** Tells who wrote something what became of it; nobody where they left, or the hospital wrote it. */
export const notifyAuthor = async (ctx: Context, said: Said, told: FilledMessage): Promise<void> => {
  const { id: comment_id, patientId } = said
  if (patientId === null) return
  const link = address('/article/comments', { ...subjectIn(said), comment_id })
  await notifyBy(ctx, told.template, { patientId, values: told.values, link })
}

interface Reply extends Said {
  rootId: number | null
  replyTo: number | null
  authorName: string
  content: string
}

/** Tells whom a reply answers that everybody reads it now; not who answers themselves. */
export const notifyAnswered = async (ctx: Context, reply: Reply): Promise<void> => {
  const answered = reply.replyTo ?? reply.rootId
  if (answered === null) return
  const patientId = await findAuthorOf(ctx.db, answered)
  if (patientId === reply.patientId) return
  const told = filled(messages.replied, { who: reply.authorName, content: reply.content })
  await notifyAuthor(ctx, { ...reply, id: answered, patientId }, told)
}
