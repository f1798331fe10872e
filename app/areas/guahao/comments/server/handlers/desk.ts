import { exportList, permitted, recordDone } from '#app/areas/access/staff/server/public.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { foldedText, MOST_WORD, MOST_WORDS, wordsIn } from '../../rules/hold.ts'
import { answerComment, hideComment, moveReplyTo, showComment } from '../commands/moderate.ts'
import { decideReports } from '../commands/reports.ts'
import { asManaged, asManagedReply, asReport, asRules, managedColumns } from '../present/desk.ts'
import {
  findManaged,
  findManagedReply,
  listManaged,
  listManagedReplies,
  listReports,
  ownReports,
} from '../queries/moderate.ts'
import { findHoldRules, putHoldRules } from '../queries/rules.ts'

export const handlers = permitted(contract, {
  async deskComments({ list = 'todo', ...asked }, ctx) {
    const found = await listManaged(ctx.db, ctx.staff, { ...asked, list }).page(asked)
    return paged(found, (row) => asManaged(row, ctx.now))
  },

  async deskCommentsExport({ list = 'todo', ...more }, ctx) {
    const asked = { ...more, list }
    const found = listManaged(ctx.db, ctx.staff, asked)
    const rows = async (portion: Portion) => (await found.upTo(portion)).map((row) => asManaged(row, ctx.now))
    return (
      (await exportList(ctx, { title: '患者评价', rows, columns: managedColumns, asked })) ?? ctx.refuse('too-many')
    )
  },

  async deskComment({ comment_id: id }, ctx) {
    const comment = await findManaged(ctx.db, ctx.staff, id)
    if (!comment) return ctx.refuse('not-found')
    const [replies, reports] = [await listManagedReplies(ctx.db, id), await listReports(ctx.db, id)]
    return { ...asManaged(comment, ctx.now), replies: replies.map(asManagedReply), reports: reports.map(asReport) }
  },

  async deskCommentShow({ comment_id: id }, ctx) {
    const comment = await findManaged(ctx.db, ctx.staff, id)
    if (!comment) return ctx.refuse('not-found')
    const done = await recordDone(ctx, { act: 'comment.show', kind: 'comment', id }, (inside) =>
      showComment(inside, comment),
    )
    return done ? {} : ctx.refuse('done')
  },

  async deskCommentHide({ comment_id: id, reason }, ctx) {
    const comment = await findManaged(ctx.db, ctx.staff, id)
    if (!comment) return ctx.refuse('not-found')
    const act = { act: 'comment.hide', kind: 'comment', id, after: { reason } } as const
    const done = await recordDone(ctx, act, (inside) => hideComment(inside, comment, reason))
    return done ? {} : ctx.refuse('done')
  },

  async deskCommentAnswer({ comment_id: id, content }, ctx) {
    const comment = await findManaged(ctx.db, ctx.staff, id)
    if (!comment) return ctx.refuse('not-found')
    if (comment.state !== 'shown') return ctx.refuse('not-shown')
    const act = { act: 'comment.answer', kind: 'comment', id } as const
    return { reply_id: await recordDone(ctx, act, (inside) => answerComment(inside, comment, content)) }
  },

  async deskReportTake({ comment_id: id }, ctx) {
    if (!(await findManaged(ctx.db, ctx.staff, id))) return ctx.refuse('not-found')
    const act = { act: 'comment.report-take', kind: 'comment', id } as const
    const many = await recordDone(ctx, act, (inside) => ownReports(inside.db, id, ctx.staff.staffId))
    return many > 0 ? {} : ctx.refuse('none')
  },

  async deskReportDismiss({ comment_id: id }, ctx) {
    if (!(await findManaged(ctx.db, ctx.staff, id))) return ctx.refuse('not-found')
    const act = { act: 'comment.report-dismiss', kind: 'comment', id } as const
    const many = await recordDone(ctx, act, (inside) => decideReports(inside, { id }, 'dismissed'))
    return many > 0 ? {} : ctx.refuse('none')
  },

  async deskReplyMove({ reply_id: id, state }, ctx) {
    const reply = await findManagedReply(ctx.db, ctx.staff, id)
    if (!reply) return ctx.refuse('not-found')
    const act = {
      act: state === 'shown' ? 'comment.reply-show' : 'comment.reply-hide',
      kind: 'comment-reply',
      id,
    } as const
    return (await recordDone(ctx, act, (inside) => moveReplyTo(inside, reply, state))) ? {} : ctx.refuse('done')
  },

  async deskCommentRules(_, { db, staff }) {
    return asRules(await findHoldRules(db, staff.hospitalId))
  },

  async deskCommentRulesSave({ words: typed = '', ...asked }, ctx) {
    const words = wordsIn(typed)
    const isTooMuch = words.length > MOST_WORDS || words.some((word) => word.length > MOST_WORD)
    if (isTooMuch) return ctx.refuse('too-many-words')
    const rules = {
      firstCount: asked.first_count,
      holdsLinks: asked.holds_links === 1,
      holdsPictures: asked.holds_pictures === 1,
      words: words.filter((word) => foldedText(word) !== ''),
    }
    const { words: _, ...told } = rules
    const after = { ...told, wordCount: rules.words.length }
    await recordDone(ctx, { act: 'comment.rules', kind: 'comment-rules', id: ctx.staff.hospitalId, after }, (inside) =>
      putHoldRules(inside.db, ctx.staff.hospitalId, rules),
    )
    return asRules(rules)
  },
})
