import { findFinishedVisit } from '#app/areas/guahao/booking/server/public.ts'
import { findIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { earlier, later } from '#kit/time/span.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { faultIn, MOST_REPLIES, REPLY_MINUTES, REPORT_HOURS } from '../rules.ts'
import { ownName, writeComment, writeReply } from './commands/write-comment.ts'
import { asComment, asLike, asReply } from './present.ts'
import * as read from './queries/read.ts'
import * as write from './queries/write.ts'

export const handlers: Handlers<typeof contract> = {
  async commentList({ kind, id, tag_id: illnessId, page, page_size: size }, { db, patient }) {
    const found = await read.listComments(db, patient, { kind, id, illnessId, page, size })
    const liked = await read.likedAmong(
      db,
      patient,
      found.rows.map((row) => row.id),
    )
    return paged(found, (row) => asComment(row, liked.has(row.id)))
  },

  async commentDetail({ kind, comment_id: id }, { db, patient, refuse }) {
    const comment = await read.findComment(db, kind, id, patient)
    if (!comment) return refuse('not-found')
    return asComment(comment, (await read.likedAmong(db, patient, [id])).has(id))
  },

  async commentLikeList({ kind, comment_id: id, page, page_size: size }, { db, refuse }) {
    if (!(await read.findComment(db, kind, id))) return refuse('not-found')
    return paged(await read.listLikes(db, id, { page, size }), asLike)
  },

  async addCommentLike({ kind, comment_id: id }, ctx) {
    if (!(await read.findComment(ctx.db, kind, id))) return ctx.refuse('not-found')
    const likes = await ctx.transact(async (inside) => {
      const { db, now: likedAt, patient: patientId } = inside
      return write.insertLike(db, { commentId: id, patientId, authorName: await ownName(inside), likedAt })
    })
    return { comment_id: id, like_count: likes, is_liked: true }
  },

  async addComment(input, ctx) {
    const { db, patient, refuse } = ctx
    const visit = input.kind === 'goods' ? undefined : await findFinishedVisit(db, patient, input.order_id)
    if (!visit) return refuse('not-found')
    const illnesses = await findIllnesses(db, input.ill_ids ?? [])
    if (illnesses.length < new Set(input.ill_ids).size) return refuse('unknown-illness')
    const fault = faultIn(input.content)
    if (fault) return refuse(fault)
    const tags = illnesses.map((illness) => illness.name)
    const written = await writeComment(ctx, input, visit.order, tags)
    return written ? { comment_id: written.id, is_held: written.isHeld } : refuse('already-commented')
  },

  async commentReplies({ kind, comment_id: id, page, page_size: size }, { db, patient, refuse }) {
    if (!(await read.findComment(db, kind, id))) return refuse('not-found')
    return paged(await read.listReplies(db, id, patient, { page, size }), asReply)
  },

  async addCommentReply({ kind, comment_id: commentId, reply_id: replyTo, content }, ctx) {
    const { db, now, patient: patientId, refuse } = ctx
    const comment = await read.findComment(db, kind, commentId)
    if (!comment) return refuse('not-found')
    if (replyTo !== undefined && !(await read.hasReply(db, commentId, replyTo))) return refuse('not-found')
    const fault = faultIn(content)
    if (fault) return refuse(fault)
    const since = earlier(now, { minutes: REPLY_MINUTES })
    if ((await read.countReplies(db, patientId, since)) >= MOST_REPLIES) return refuse('too-often')
    return writeReply(ctx, comment, { replyTo: replyTo ?? null, content })
  },

  async reportComment({ kind, comment_id: commentId, reason, content = '' }, { db, patient: patientId, now, refuse }) {
    if (!(await read.findComment(db, kind, commentId))) return refuse('not-found')
    const dueAt = later(now, { hours: REPORT_HOURS })
    const isNew = await write.insertReport(db, { commentId, patientId, reason, content, reportedAt: now, dueAt })
    return isNew ? { comment_id: commentId, is_reported: true } : refuse('already-reported')
  },

  async checkReport({ kind, comment_id: id }, { db, patient, refuse }) {
    if (!(await read.findComment(db, kind, id))) return refuse('not-found')
    return { comment_id: id, is_reported: await read.hasReported(db, patient, id) }
  },

  async commentIllTags({ kind, id }, { db }) {
    const tags = await read.countIllTags(db, kind, id)
    return { list: tags.map((tag) => ({ tag_id: tag.id, tag_name: tag.name, count: tag.count })) }
  },
}
