import { faultIn, REPORT_HOURS } from '#app/areas/guahao/comments/rules.ts'
import type { Handlers, PatientContext, RequestContext } from '#app/context.ts'
import type { Page, PageRequest } from '#kit/db/page.ts'
import { later } from '#kit/time/span.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { writeComment } from './commands/write.ts'
import { reviewHandlers } from './handlers/reviews.ts'
import { asComment } from './present.ts'
import { cachedForVisitors } from './queries/cached.ts'
import { asPageOf, findDiscussion, listComments } from './queries/discussions.ts'
import * as read from './queries/read.ts'
import { findSubject, type Subject, subjectIn } from './queries/subjects.ts'
import * as write from './queries/write.ts'

export const handlers: Handlers<typeof contract> = {
  ...reviewHandlers,

  async docsayReply({ kind = 'article', id, comment_id: rootId, page, page_size: size }, ctx) {
    const [about, asked] = [
      { kind, id },
      { page, size },
    ]
    const readPage = () => readTalk(ctx, about, rootId, asked)
    const name = [kind, id, rootId, page, size].join()
    const found = await (ctx.patient === null ? cachedForVisitors(ctx, name, readPage) : readPage())
    return typeof found === 'string' ? ctx.refuse(found) : found
  },

  async docsayCommentDetail({ comment_id }, ctx) {
    const found = await findReadable(ctx, comment_id)
    if (!found) return ctx.refuse('no-comment')
    const { root, subject } = found
    const { kind, id, title } = subject
    return { kind, id, title, comment: asComment(root, ctx.patient) }
  },

  async docsayCommentCreate({ kind = 'article', id, comment_id, content }, ctx) {
    const { db, refuse } = ctx
    const subject = await findSubject(db, kind, id)
    if (!subject) return refuse('not-found')
    const found = comment_id === undefined ? undefined : await findShown(ctx, comment_id)
    if (comment_id !== undefined && !(found && isAbout(found.comment, subject))) return refuse('no-comment')
    const fault = faultIn(content)
    if (fault) return refuse(fault)
    return ctx.transact((inside) => writeComment(inside, subject, { content, answered: found?.comment }))
  },

  async docsayDraft({ kind = 'article', id }, { db, patient }) {
    return { content: await read.findDraft(db, patient, { kind, id }) }
  },

  async docsayDraftSave({ kind = 'article', id, content }, { db, now: savedAt, patient: patientId, refuse }) {
    if (content === undefined) {
      await write.deleteDraft(db, patientId, { kind, id })
      return { content: '' }
    }
    if (!(await findSubject(db, kind, id))) return refuse('not-found')
    await write.putDraft(db, { kind, id }, { patientId, content, savedAt })
    return { content }
  },

  async docsayCommentDelete({ comment_id: id }, ctx) {
    const isGone = await ctx.transact(({ db, patient: patientId }) =>
      write.moveComment(db, id, 'deleted', { patientId }),
    )
    return isGone ? { comment_id: id } : ctx.refuse('no-comment')
  },

  async docsayCommentReport({ comment_id: commentId, reason, content = '' }, ctx) {
    const { db, patient: patientId, now: reportedAt, refuse } = ctx
    const found = await findShown(ctx, commentId)
    if (!found) return refuse('no-comment')
    if (found.comment.patientId === patientId) return refuse('own')
    const dueAt = later(reportedAt, { hours: REPORT_HOURS })
    const isNew = await write.insertReport(db, { commentId, patientId, reason, content, reportedAt, dueAt })
    return isNew ? { comment_id: commentId, is_reported: true } : refuse('already-reported')
  },

  async docsayCommentLike({ comment_id: id, state }, ctx) {
    if (!(await findShown(ctx, id))) return ctx.refuse('no-comment')
    return { comment_id: id, like_num: await like(ctx, id, state === 1), is_liked: state === 1 }
  },
}

const asPage = ({ patient }: RequestContext, found: Page<read.CommentRow>) =>
  paged(found, (row) => asComment(row, patient))

/** A page of what is said of something, or below one comment of it; or why there is none. */
const readTalk = async (
  ctx: RequestContext,
  about: Pick<Subject, 'kind' | 'id'>,
  rootId: number | undefined,
  asked: PageRequest,
) => {
  const { db, patient } = ctx
  const discussion = await findDiscussion(db, patient, about)
  if (!discussion) return 'not-found'
  const whole = { title: discussion.title, comment_num: discussion.shownCount }
  if (rootId === undefined) {
    const rows = await listComments(db, patient, about, asked)
    return { ...asPage(ctx, asPageOf(rows, discussion.commentCount, asked)), ...whole }
  }
  const root = await read.findComment(db, patient, rootId)
  if (!root || !isAbout(root, about)) return 'no-comment'
  return { ...asPage(ctx, await read.listReplies(db, patient, root.id, asked)), ...whole }
}

const isAbout = (comment: read.CommentRow, { kind, id }: Pick<Subject, 'kind' | 'id'>): boolean => {
  const about = subjectIn(comment)
  return about.kind === kind && about.id === id
}

/** A comment that who asks may read, with the one below which it stands, where what it is about is still published. */
const findReadable = async ({ db, patient }: RequestContext, id: number) => {
  const comment = await read.findComment(db, patient, id)
  if (!comment) return undefined
  const root = comment.rootId === null ? comment : await read.findComment(db, patient, comment.rootId)
  const about = subjectIn(comment)
  const subject = await findSubject(db, about.kind, about.id)
  return root && subject ? { comment, root, subject } : undefined
}

/** The same where everybody reads it: what is held, hidden or deleted is not liked, answered or reported. */
const findShown = async (ctx: RequestContext, id: number) => {
  const found = await findReadable(ctx, id)
  if (found?.comment.state !== 'shown') return undefined
  return ['shown', 'deleted'].includes(found.root.state) ? found : undefined
}

/** Likes a comment, or stops it; how many like it now. */
const like = (ctx: PatientContext, commentId: number, on: boolean): Promise<number> =>
  ctx.transact(({ db, patient, now: likedAt }) =>
    on ? write.insertLike(db, { commentId, patientId: patient, likedAt }) : write.deleteLike(db, commentId, patient),
  )
