import { PLATFORM_NAME } from '#app/areas/access/staff/rules.ts'
import { exportList, permitted, recordAct, recordDone, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { foldedText, MOST_WORD, MOST_WORDS, wordsIn } from '#app/areas/guahao/comments/rules/hold.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { answerComment, decideReports, hideComment, showComment } from '../commands/moderate.ts'
import { openOrigin } from '../commands/origin.ts'
import { asManaged, asReport, asRules, managedColumns } from '../present/desk.ts'
import * as moderate from '../queries/moderate.ts'
import { findOrigin } from '../queries/origins.ts'
import { findRules, putRules } from '../queries/rules.ts'
import { findSubject, subjectIn } from '../queries/subjects.ts'

export const handlers = permitted(contract, {
  async deskDiscussions({ list = 'todo', ...asked }, ctx) {
    const found = await moderate.listManaged(ctx.db, sellersOf(ctx), { ...asked, list }).page(asked)
    return paged(found, (row) => asManaged(row, ctx.now))
  },

  async deskDiscussionsExport({ list = 'todo', ...more }, ctx) {
    const asked = { ...more, list }
    const found = moderate.listManaged(ctx.db, sellersOf(ctx), asked)
    const rows = async (portion: Portion) => (await found.upTo(portion)).map((row) => asManaged(row, ctx.now))
    return (
      (await exportList(ctx, { title: '评论和提问', rows, columns: managedColumns, asked })) ?? ctx.refuse('too-many')
    )
  },

  async deskDiscussion({ comment_id: id }, ctx) {
    const { db, now, refuse } = ctx
    const comment = await moderate.findManaged(db, sellersOf(ctx), id)
    if (!comment) return refuse('not-found')
    const { kind, id: subjectId } = subjectIn(comment)
    const replies = await moderate.listManagedReplies(db, id)
    return {
      ...asManaged(comment, now),
      title: (await findSubject(db, kind, subjectId))?.title ?? '',
      replies: replies.map((row) => asManaged(row, now)),
      reports: (await moderate.listReports(db, id)).map(asReport),
    }
  },

  async deskDiscussionShow({ comment_id: id }, ctx) {
    const comment = await moderate.findManaged(ctx.db, sellersOf(ctx), id)
    if (!comment) return ctx.refuse('not-found')
    const act = { act: 'discussion.show', kind: 'discussion', id } as const
    return (await recordDone(ctx, act, (inside) => showComment(inside, comment))) ? {} : ctx.refuse('done')
  },

  async deskDiscussionHide({ comment_id: id, reason }, ctx) {
    const comment = await moderate.findManaged(ctx.db, sellersOf(ctx), id)
    if (!comment) return ctx.refuse('not-found')
    const act = { act: 'discussion.hide', kind: 'discussion', id, after: { reason } } as const
    return (await recordDone(ctx, act, (inside) => hideComment(inside, comment, reason))) ? {} : ctx.refuse('done')
  },

  async deskDiscussionAnswer({ comment_id: id, content }, ctx) {
    const { db, refuse } = ctx
    const comment = await moderate.findManaged(db, sellersOf(ctx), id)
    if (!comment) return refuse('not-found')
    if (comment.state !== 'shown') return refuse('not-shown')
    const name =
      comment.hospitalId === null ? PLATFORM_NAME : ((await findHospital(db, comment.hospitalId))?.name ?? '')
    const act = { act: 'discussion.answer', kind: 'discussion', id } as const
    return {
      comment_id: await recordDone(ctx, act, (inside) => answerComment(inside, comment, { content, name })),
    }
  },

  async deskDiscussionTake({ comment_id: id }, ctx) {
    if (!(await moderate.findManaged(ctx.db, sellersOf(ctx), id))) return ctx.refuse('not-found')
    const act = { act: 'discussion.report-take', kind: 'discussion', id } as const
    const many = await recordDone(ctx, act, (inside) => moderate.ownReports(inside.db, id, ctx.staff.staffId))
    return many > 0 ? {} : ctx.refuse('none')
  },

  async deskDiscussionDismiss({ comment_id: id }, ctx) {
    if (!(await moderate.findManaged(ctx.db, sellersOf(ctx), id))) return ctx.refuse('not-found')
    const act = { act: 'discussion.report-dismiss', kind: 'discussion', id } as const
    const many = await recordDone(ctx, act, (inside) => decideReports(inside, id, 'dismissed'))
    return many > 0 ? {} : ctx.refuse('none')
  },

  async deskDiscussionOrigin({ comment_id: id, reason }, ctx) {
    if (!(await moderate.findManaged(ctx.db, sellersOf(ctx), id))) return ctx.refuse('not-found')
    const origin = await findOrigin(ctx.db, id)
    if (!origin) return ctx.refuse('not-kept')
    await recordAct(ctx, { act: 'discussion.origin', kind: 'discussion', id, after: { reason } })
    return { address: openOrigin(ctx, origin.addressSealed), add_time: origin.writtenAt }
  },

  async deskDiscussionRules(_, { db, staff }) {
    return asRules(await findRules(db, staff.hospitalId))
  },

  async deskDiscussionRulesSave({ words: typed = '', ...asked }, ctx) {
    const words = wordsIn(typed).filter((word) => foldedText(word) !== '')
    if (words.length > MOST_WORDS || words.some((word) => word.length > MOST_WORD)) return ctx.refuse('too-many-words')
    const numbers = {
      holdsAll: asked.holds_all === 1,
      firstCount: asked.first_count,
      youngDays: asked.young_days,
      burstCount: asked.burst_count,
      holdsLinks: asked.holds_links === 1,
      holdsPrices: asked.holds_prices === 1,
    }
    const id = ctx.staff.hospitalId
    const after = { ...numbers, wordCount: words.length }
    await recordDone(ctx, { act: 'discussion.rules', kind: 'discussion-rules', id, after }, (inside) =>
      putRules(inside.db, id, { ...numbers, words }),
    )
    return asRules({ ...numbers, words })
  },
})
