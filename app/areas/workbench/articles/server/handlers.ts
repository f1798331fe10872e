import { faultIn, faultWords } from '#app/areas/content/articles/rules.ts'
import {
  deleteDraft,
  findOwn,
  insertDraft,
  listOwn,
  recallArticle,
  submitArticle,
  updateDraft,
  withdrawArticle,
} from '#app/areas/content/articles/server/public.ts'
import { receiveArticlePicture } from '#app/areas/files/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { DoctorHere, Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { draftOf } from './handlers/draft.ts'
import { asRow, asSheet } from './present.ts'

/** Unpublished articles that a doctor may have at once. */
const MOST_DRAFTS = 50

export const handlers: Handlers<typeof contract> = {
  async benchArticles({ page, page_size: size }, { db, doctor }) {
    return paged(await listOwn(db, doctor.doctorId, undefined, { page, size }), asRow)
  },

  async benchArticle({ article_id }, { db, doctor, refuse }) {
    const article = await findOwn(db, doctor.doctorId, article_id)
    return article ? asSheet(article) : refuse('not-found')
  },

  async benchArticleAdd(ask, here) {
    const { db, doctor, refuse } = here
    const unpublished = await listOwn(db, doctor.doctorId, ['draft', 'refused'], { page: 1, size: MOST_DRAFTS })
    if (unpublished.rows.length >= MOST_DRAFTS) return refuse('too-many')
    const made = await here.transact(async (inside) => {
      const draft = await draftOf(inside, ask)
      return typeof draft === 'string' ? draft : insertDraft(inside.db, doctor.doctorId, draft, inside.now)
    })
    return typeof made === 'string' ? refuse(made) : { article_id: made, version: 1 }
  },

  async benchArticleChange({ article_id: id, version, ...ask }, here) {
    const { doctorId } = here.doctor
    const before = await findOwn(here.db, doctorId, id)
    if (!before) return here.refuse('not-found')
    const done = await here.transact(async (inside) => {
      const draft = await draftOf(inside, ask, before)
      if (typeof draft === 'string') return draft
      const isDone = await updateDraft(inside.db, { id, doctorId, version }, draft, inside.now)
      return isDone ? undefined : 'changed'
    })
    return done === undefined ? { article_id: id, version: version + 1 } : here.refuse(done)
  },

  async benchArticleSubmit({ article_id, version }, here) {
    const article = await findOwn(here.db, here.doctor.doctorId, article_id)
    if (!article) return here.refuse('not-found')
    const fault = faultIn(article)
    if (fault) return here.refuse('faulty', { fault: faultWords[fault] })
    return (await submitArticle(here, whichOf(here, article_id, version))) ? {} : here.refuse('changed')
  },

  async benchArticleRecall({ article_id, version }, here) {
    if (!(await findOwn(here.db, here.doctor.doctorId, article_id))) return here.refuse('not-found')
    return (await recallArticle(here, whichOf(here, article_id, version))) ? {} : here.refuse('changed')
  },

  async benchArticleWithdraw({ article_id, version }, here) {
    if (!(await findOwn(here.db, here.doctor.doctorId, article_id))) return here.refuse('not-found')
    const done = await here.transact((inside) => withdrawArticle(inside, whichOf(here, article_id, version), ''))
    return done ? {} : here.refuse('changed')
  },

  async benchArticleDelete({ article_id: id }, here) {
    const { doctorId } = here.doctor
    if (!(await findOwn(here.db, doctorId, id))) return here.refuse('not-found')
    return (await deleteDraft(here.db, { id, doctorId })) ? {} : here.refuse('changed')
  },

  async benchArticlePicture(_, here) {
    const kept = await receiveArticlePicture(here)
    return typeof kept === 'string' ? here.refuse(kept, { megabytes: here.config.uploads.mostMegabytes }) : kept
  },
}

const whichOf = ({ doctor }: DoctorHere, id: number, version: number) => ({ id, doctorId: doctor.doctorId, version })
