import { type ArticleFault, faultIn, faultWords } from '#app/areas/content/articles/rules.ts'
import {
  type ArticleRow,
  findReviewed,
  listReviewed,
  publishArticle,
  type Reviewed,
  refuseArticle,
  withdrawArticle,
} from '#app/areas/content/articles/server/public.ts'
import {
  type ActDone,
  listDeskHospitals,
  permitted,
  servesPlatform,
  tellAct,
} from '#app/areas/desk/staff/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { asSheet, asWaiting } from './present.ts'

export const handlers = permitted(contract, {
  async deskArticles({ list = 'reviewing', page, page_size: size }, here) {
    return paged(await listReviewed(here.db, await reviewedBy(here), list, { page, size }), asWaiting)
  },

  async deskArticle({ article_id }, here) {
    const found = await findReviewed(here.db, await reviewedBy(here), article_id)
    return found ? { ...asSheet(found), fault_words: wordsOf(faultIn(found.article)) } : here.refuse('not-found')
  },

  async deskArticlePublish({ article_id, version }, here) {
    const article = await articleHere(here, article_id)
    if (!article) return here.refuse('not-found')
    if (faultIn(article)) return here.refuse('faulty')
    const done = await decide(here, { act: 'article.publish', kind: 'article', id: article_id }, (inside) =>
      publishArticle(inside, { ...own(article), version }),
    )
    return done ? {} : here.refuse('changed')
  },

  async deskArticleRefuse({ article_id, version, reason }, here) {
    const article = await articleHere(here, article_id)
    if (!article) return here.refuse('not-found')
    const act = { act: 'article.refuse', kind: 'article', id: article_id, after: { reason } } as const
    const done = await decide(here, act, (inside) => refuseArticle(inside, { ...own(article), version }, reason))
    return done ? {} : here.refuse('changed')
  },

  async deskArticleWithdraw({ article_id, version, reason }, here) {
    const article = await articleHere(here, article_id)
    if (!article) return here.refuse('not-found')
    const act = { act: 'article.withdraw', kind: 'article', id: article_id, after: { reason } } as const
    const done = await decide(here, act, (inside) => withdrawArticle(inside, { ...own(article), version }, reason))
    return done ? {} : here.refuse('changed')
  },
})

const wordsOf = (fault: ArticleFault | undefined): string => (fault ? faultWords[fault] : '')

/** Whose articles who asks reviews. */
const reviewedBy = async (here: StaffHere): Promise<Reviewed> => ({
  hospitalId: here.staff.hospitalId,
  desks: servesPlatform(here) ? await listDeskHospitals(here.db) : undefined,
})

const articleHere = async (here: StaffHere, id: number): Promise<ArticleRow | undefined> =>
  (await findReviewed(here.db, await reviewedBy(here), id))?.article

const own = ({ id, doctorId }: ArticleRow) => ({ id, doctorId })

/** Decides and writes it down, both or neither. */
const decide = (here: StaffHere, act: ActDone, work: (inside: StaffHere) => Promise<boolean>): Promise<boolean> =>
  here.transact(async (inside) => {
    const done = await work(inside)
    if (done) await tellAct(inside, act)
    return done
  })
