import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import { faultIn, faultWords } from '#app/areas/content/articles/rules.ts'
import {
  deleteDraft,
  findOwn,
  insertDraft,
  listOwn,
  listVersions,
  recallArticle,
  restoreVersion,
  submitArticle,
  updateDraft,
  withdrawArticle,
} from '#app/areas/content/articles/server/public.ts'
import { receiveArticlePicture } from '#app/areas/files/server/public.ts'
import type { DoctorContext, Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { draftOf } from './handlers/draft.ts'
import { asDraft, asRow, asVersion } from './present.ts'

/** Unpublished articles that a doctor may have at once. */
const MOST_DRAFTS = 50

export const handlers: Handlers<typeof contract> = {
  async benchArticles({ page, page_size: size }, { db, doctor }) {
    return paged(await listOwn(db, doctor.doctorId, undefined, { page, size }), asRow)
  },

  async benchArticle({ article_id }, { db, doctor, refuse }) {
    const article = await findOwn(db, doctor.doctorId, article_id)
    return article ? asDraft(article) : refuse('not-found')
  },

  async benchArticleAdd(input, ctx) {
    const { db, doctor, refuse } = ctx
    const unpublished = await listOwn(db, doctor.doctorId, ['draft', 'refused'], { page: 1, size: MOST_DRAFTS })
    if (unpublished.rows.length >= MOST_DRAFTS) return refuse('too-many')
    const write = async (inside: DoctorContext) => {
      const draft = await draftOf(inside, input)
      return typeof draft === 'string' ? draft : insertDraft(inside.db, doctor.doctorId, draft, inside.now)
    }
    const made = await actAsDoctor(ctx, write, (id) => ({ act: 'article.add', kind: 'article', id }))
    return typeof made === 'string' ? refuse(made) : { article_id: made, version: 1 }
  },

  async benchArticleChange({ article_id: id, version, ...written }, ctx) {
    const { doctorId } = ctx.doctor
    const before = await findOwn(ctx.db, doctorId, id)
    if (!before) return ctx.refuse('not-found')
    const write = async (inside: DoctorContext) => {
      const draft = await draftOf(inside, written, before)
      if (typeof draft === 'string') return draft
      return (await updateDraft(inside.db, { id, doctorId, version }, draft, inside.now)) || 'changed'
    }
    const done = await actAsDoctor(ctx, write, () => ({ act: 'article.change', kind: 'article', id }))
    return typeof done === 'string' ? ctx.refuse(done) : { article_id: id, version: version + 1 }
  },

  async benchArticleVersions({ article_id }, { db, doctor, refuse }) {
    if (!(await findOwn(db, doctor.doctorId, article_id))) return refuse('not-found')
    return { list: (await listVersions(db, article_id)).map(asVersion) }
  },

  async benchArticleBack({ article_id, version, to }, ctx) {
    if (!(await findOwn(ctx.db, ctx.doctor.doctorId, article_id))) return ctx.refuse('not-found')
    const which = whichOf(ctx, article_id, version)
    const done = await actAsDoctor(
      ctx,
      async (inside) => (await restoreVersion(inside, which, to)) ?? true,
      () => ({ act: 'article.change', kind: 'article', id: article_id }),
    )
    if (typeof done === 'string') return ctx.refuse(done === 'changed' ? 'changed' : 'no-version')
    return { article_id, version: version + 1 }
  },

  async benchArticleSubmit({ article_id, version }, ctx) {
    const article = await findOwn(ctx.db, ctx.doctor.doctorId, article_id)
    if (!article) return ctx.refuse('not-found')
    const fault = faultIn(article)
    if (fault) return ctx.refuse('faulty', { fault: faultWords[fault] })
    const which = whichOf(ctx, article_id, version)
    const isDone = await move(ctx, 'article.submit', article_id, (inside) => submitArticle(inside, which))
    return isDone ? {} : ctx.refuse('changed')
  },

  async benchArticleRecall({ article_id, version }, ctx) {
    if (!(await findOwn(ctx.db, ctx.doctor.doctorId, article_id))) return ctx.refuse('not-found')
    const which = whichOf(ctx, article_id, version)
    const isDone = await move(ctx, 'article.recall', article_id, (inside) => recallArticle(inside, which))
    return isDone ? {} : ctx.refuse('changed')
  },

  async benchArticleWithdraw({ article_id, version }, ctx) {
    if (!(await findOwn(ctx.db, ctx.doctor.doctorId, article_id))) return ctx.refuse('not-found')
    const which = whichOf(ctx, article_id, version)
    const isDone = await move(ctx, 'article.withdraw', article_id, (inside) => withdrawArticle(inside, which, ''))
    return isDone ? {} : ctx.refuse('changed')
  },

  async benchArticleDelete({ article_id: id }, ctx) {
    const { doctorId } = ctx.doctor
    if (!(await findOwn(ctx.db, doctorId, id))) return ctx.refuse('not-found')
    const isDone = await move(ctx, 'article.delete', id, ({ db }) => deleteDraft(db, { id, doctorId }))
    return isDone ? {} : ctx.refuse('changed')
  },

  async benchArticlePicture(_, ctx) {
    const kept = await receiveArticlePicture(ctx)
    return typeof kept === 'string' ? ctx.refuse(kept, { megabytes: ctx.config.uploads.mostMegabytes }) : kept
  },
}

type Move = 'article.submit' | 'article.recall' | 'article.withdraw' | 'article.delete'

/** Moves an article, and has it written down where it was done. */
const move = (ctx: DoctorContext, act: Move, id: number, work: (inside: DoctorContext) => Promise<boolean>) =>
  actAsDoctor(ctx, work, () => ({ act, kind: 'article', id }))

const whichOf = ({ doctor }: DoctorContext, id: number, version: number) => ({ id, doctorId: doctor.doctorId, version })
