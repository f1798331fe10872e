import {
  type ActDone,
  hasAnother,
  listDeskHospitals,
  permitted,
  recordAct,
  servesPlatform,
} from '#app/areas/access/staff/server/public.ts'
import {
  type ArticleFault,
  faultIn,
  faultWords,
  MOST_AHEAD_DAYS,
  picturesIn,
} from '#app/areas/content/articles/rules.ts'
import {
  type ArticleRow,
  correctDraft,
  findReviewed,
  listReviewed,
  publishArticle,
  type Reviewed,
  refuseArticle,
  scheduleArticle,
  withdrawArticle,
} from '#app/areas/content/articles/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { formatTime, parseTime } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { asDraft, asWaiting } from './present.ts'

export const handlers = permitted(contract, {
  async deskArticles({ list = 'reviewing', page, page_size: size }, ctx) {
    return paged(await listReviewed(ctx.db, await reviewedBy(ctx), list, { page, size }), asWaiting)
  },

  async deskArticle({ article_id }, ctx) {
    const found = await findReviewed(ctx.db, await reviewedBy(ctx), article_id)
    return found ? { ...asDraft(found), fault_words: wordsOf(faultIn(found.article)) } : ctx.refuse('not-found')
  },

  async deskArticleCorrect({ article_id, version, title, summary, content: blocks }, ctx) {
    const article = await articleHere(ctx, article_id)
    if (!article) return ctx.refuse('not-found')
    const had = new Set(picturesIn(article.blocks))
    if (!picturesIn(blocks).every((picture) => had.has(picture))) return ctx.refuse('pictures')
    const correction = { title, summary, blocks, correctedBy: ctx.staff.staffId }
    const done = await decide(ctx, { act: 'article.correct', kind: 'article', id: article_id }, ({ db, now }) =>
      correctDraft(db, { ...own(article), version }, correction, now),
    )
    return done ? { article_id, version: version + 1 } : ctx.refuse('changed')
  },

  async deskArticlePublish({ article_id, version }, ctx) {
    const article = await articleHere(ctx, article_id)
    if (!article) return ctx.refuse('not-found')
    if (faultIn(article)) return ctx.refuse('faulty')
    if (await isOwnHand(ctx, article)) return ctx.refuse('own-hand')
    const done = await decide(ctx, { act: 'article.publish', kind: 'article', id: article_id }, (inside) =>
      publishArticle(inside, { ...own(article), version }),
    )
    return done ? {} : ctx.refuse('changed')
  },

  async deskArticleSchedule({ article_id, version, publish_at }, ctx) {
    const article = await articleHere(ctx, article_id)
    if (!article) return ctx.refuse('not-found')
    if (faultIn(article)) return ctx.refuse('faulty')
    if (await isOwnHand(ctx, article)) return ctx.refuse('own-hand')
    const at = parseTime(publish_at)
    if (at <= ctx.now || at > later(ctx.now, { days: MOST_AHEAD_DAYS })) return ctx.refuse('time')
    const act = { act: 'article.schedule', kind: 'article', id: article_id, after: { date: formatTime(at) } } as const
    const done = await decide(ctx, act, (inside) => scheduleArticle(inside, { ...own(article), version }, at))
    return done ? {} : ctx.refuse('changed')
  },

  async deskArticleRefuse({ article_id, version, reason }, ctx) {
    const article = await articleHere(ctx, article_id)
    if (!article) return ctx.refuse('not-found')
    const act = { act: 'article.refuse', kind: 'article', id: article_id, after: { reason } } as const
    const done = await decide(ctx, act, (inside) => refuseArticle(inside, { ...own(article), version }, reason))
    return done ? {} : ctx.refuse('changed')
  },

  async deskArticleWithdraw({ article_id, version, reason }, ctx) {
    const article = await articleHere(ctx, article_id)
    if (!article) return ctx.refuse('not-found')
    const act = { act: 'article.withdraw', kind: 'article', id: article_id, after: { reason } } as const
    const done = await decide(ctx, act, (inside) => withdrawArticle(inside, { ...own(article), version }, reason))
    return done ? {} : ctx.refuse('changed')
  },
})

const wordsOf = (fault: ArticleFault | undefined): string => (fault ? faultWords[fault] : '')

/** Whose articles who asks reviews. */
const reviewedBy = async (ctx: StaffContext): Promise<Reviewed> => ({
  hospitalId: ctx.staff.hospitalId,
  desks: servesPlatform(ctx) ? await listDeskHospitals(ctx.db) : undefined,
})

const articleHere = async (ctx: StaffContext, id: number): Promise<ArticleRow | undefined> =>
  (await findReviewed(ctx.db, await reviewedBy(ctx), id))?.article

/** Who wrote in an article themselves does not publish it, where another could [docs/decisions/0066]. */
const isOwnHand = async (ctx: StaffContext, { correctedBy }: ArticleRow): Promise<boolean> =>
  correctedBy === ctx.staff.staffId && (await hasAnother(ctx, 'articles.review'))

const own = ({ id, doctorId }: ArticleRow) => ({ id, doctorId })

/** Decides and writes it down, both or neither. */
const decide = (ctx: StaffContext, act: ActDone, work: (inside: StaffContext) => Promise<boolean>): Promise<boolean> =>
  ctx.transact(async (inside) => {
    const done = await work(inside)
    if (done) await recordAct(inside, act)
    return done
  })
