import { findOpenClass, knowsClass } from '#app/areas/audio-class/server/public.ts'
import { faultIn } from '#app/areas/guahao/comments/rules.ts'
import { meanScore } from '#app/areas/guahao/hospitals/rules.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import type { PageRequest } from '#kit/db/page.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract/reviews.ts'
import { FEW_REPLIES } from '../../rules.ts'
import { writeComment, writeReview } from '../commands/write.ts'
import { asReview } from '../present.ts'
import { findComment } from '../queries/read.ts'
import * as queries from '../queries/reviews.ts'
import { findSubject } from '../queries/subjects.ts'

/** A page of reviews of a class, each with its first replies. */
const listWithReplies = async ({ db, patient }: RequestContext, classId: number, asked: PageRequest) => {
  const found = await queries.listReviews(db, patient, classId, asked)
  const ids = found.rows.map(({ id }) => id)
  const replies = await queries.listFirstReplies(db, patient, ids, FEW_REPLIES)
  return paged(found, (row) => asReview(row, replies.get(row.id) ?? []))
}

/** Whether who asks knows a class, and has not said anything of it yet. */
const mayReview = async (ctx: RequestContext, classId: number): Promise<boolean> => {
  const { db, patient } = ctx
  return patient !== null && (await knowsClass(ctx, classId)) && !(await queries.hasReviewed(db, patient, classId))
}

export const reviewHandlers: Handlers<typeof contract> = {
  async classComments({ class_id: classId, page, page_size: size }, ctx) {
    const row = await findOpenClass(ctx, classId)
    if (!row) return ctx.refuse('not-found')
    const counts = await queries.countStars(ctx.db, classId)
    return {
      score: meanScore(row.starSum, row.starCount),
      comment_num: row.starCount,
      star_nums: [1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0),
      ...(await listWithReplies(ctx, classId, { page, size })),
      may_comment: await mayReview(ctx, classId),
    }
  },

  async classCommentList({ class_id: classId, page, page_size: size }, ctx) {
    if (!(await findOpenClass(ctx, classId))) return ctx.refuse('not-found')
    return listWithReplies(ctx, classId, { page, size })
  },

  async addClassComment({ class_id: classId, content, score: stars }, ctx) {
    const subject = await findSubject(ctx.db, 'class', classId)
    if (!subject) return ctx.refuse('not-found')
    const fault = faultIn(content)
    if (fault) return ctx.refuse(fault)
    if (!(await knowsClass(ctx, classId))) return ctx.refuse('not-heard')
    return ctx.transact((inside) => writeReview(inside, subject, { content, stars }))
  },

  async addClassReply({ class_id: classId, comment_id: rootId, content }, ctx) {
    const { db, patient, refuse } = ctx
    const subject = await findSubject(db, 'class', classId)
    if (!subject) return refuse('not-found')
    const root = await findComment(db, patient, rootId)
    const isReview = root?.classId === classId && root.stars !== null && root.state === 'shown'
    if (!isReview) return refuse('no-comment')
    const fault = faultIn(content)
    if (fault) return refuse(fault)
    return ctx.transact(async (inside) => {
      const made = await writeComment(inside, subject, { content, answered: root })
      if (made instanceof Refused) return made
      const after = await findComment(inside.db, patient, rootId)
      return { reply_id: made.comment_id, reply_num: after?.replyCount ?? 0, is_held: made.is_held }
    })
  },
}
