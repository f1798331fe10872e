import { nicknameOf } from '#app/areas/access/patients/server/public.ts'
import { faultIn, maskedName } from '#app/areas/guahao/comments/rules.ts'
import { meanScore } from '#app/areas/guahao/hospitals/rules.ts'
import type { Handlers, PatientContext, RequestContext } from '#app/context.ts'
import type { PageRequest } from '#kit/db/page.ts'
import { earlier } from '#kit/time/span.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract/own.ts'
import { FEW_REPLIES, MOST_REPLIES, REPLY_MINUTES } from '../../rules.ts'
import { asComment } from '../present.ts'
import type { ClassRow } from '../queries/classes.ts'
import * as queries from '../queries/comments.ts'
import { hasClass } from '../queries/owned.ts'
import { hasHeard } from '../queries/plays.ts'
import { findOpen } from './open.ts'

/** A page of comments on a class, each with its first replies. */
export const listWithReplies = async ({ db }: RequestContext, classId: number, asked: PageRequest) => {
  const found = await queries.listComments(db, classId, asked)
  const replies = await queries.listReplies(
    db,
    found.rows.map(({ id }) => id),
    FEW_REPLIES,
  )
  return paged(found, (row) => asComment(row, replies.get(row.id) ?? []))
}

/** What people say of a class, in sum. */
export const starsOf = async ({ db }: RequestContext, row: ClassRow) => {
  const counts = await queries.countStars(db, row.id)
  return {
    score: meanScore(row.starSum, row.starCount),
    comment_num: row.starCount,
    star_nums: [1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0),
  }
}

/** Whether who asks has a class, or has heard something of it. */
const knows = async ({ db, patient }: RequestContext, classId: number): Promise<boolean> =>
  patient !== null && ((await hasClass(db, patient, classId)) || (await hasHeard(db, patient, classId)))

/** Whether who asks knows a class, and has not said anything of it yet. */
export const mayComment = async (ctx: RequestContext, classId: number): Promise<boolean> => {
  const { db, patient } = ctx
  return patient !== null && (await knows(ctx, classId)) && !(await queries.hasCommented(db, patient, classId))
}

const ownName = async ({ db, patient }: PatientContext): Promise<string> => maskedName(await nicknameOf(db, patient))

type Said = Pick<Handlers<typeof contract>, 'classCommentList' | 'addClassComment' | 'addClassReply'>

export const commentHandlers: Said = {
  async classCommentList({ class_id: classId, page, page_size: size }, ctx) {
    if (!(await findOpen(ctx, classId))) return ctx.refuse('not-found')
    return listWithReplies(ctx, classId, { page, size })
  },

  async addClassComment({ class_id: classId, content, score: stars }, ctx) {
    const { now: writtenAt, patient: patientId, refuse } = ctx
    if (!(await findOpen(ctx, classId))) return refuse('not-found')
    const fault = faultIn(content)
    if (fault) return refuse(fault)
    if (!(await knows(ctx, classId))) return refuse('not-heard')
    const authorName = await ownName(ctx)
    const row = { classId, patientId, authorName, stars, content, writtenAt }
    const id = await ctx.transact(({ db }) => queries.insertComment(db, row))
    return id === undefined ? refuse('commented-already') : { comment_id: id }
  },

  async addClassReply({ class_id: classId, comment_id: commentId, content }, ctx) {
    const { db, now, patient: patientId, refuse } = ctx
    if (!(await findOpen(ctx, classId))) return refuse('not-found')
    if (!(await queries.isOfClass(db, commentId, classId))) return refuse('no-comment')
    const fault = faultIn(content)
    if (fault) return refuse(fault)
    const since = earlier(now, { minutes: REPLY_MINUTES })
    if ((await queries.countReplies(db, patientId, since)) >= MOST_REPLIES) return refuse('too-often')
    const row = { commentId, patientId, authorName: await ownName(ctx), content, writtenAt: now }
    return ctx.transact((inside) => queries.insertReply(inside.db, row))
  },
}
