import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { docsayDetail } from '#app/areas/content/articles/contract.ts'
import { MOST } from '#app/areas/content/articles/rules.ts'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, maybe, pageOf, paging, text, time } from '#kit/wire/fields.ts'

const reviewing = { staff: true, may: 'articles.review' } as const
const ofHospital = { owner: { article_id: 'article of the hospital' }, ...reviewing } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这篇文章' }
const changed = { ...notFound, changed: '这篇文章已经处理过，或医生又改过了，请刷新后再看' }
/** Which writing was read: no other is decided upon. */
const version = int(1, 1_000_000)

export const deskArticles = call({
  method: 'GET',
  path: '/desk/articles',
  summary:
    "Articles of the hospital's doctors that wait, the longest first; or those that were decided, the latest first",
  owner: 'self',
  ...reviewing,
  input: z.object({ list: maybe(z.enum(['reviewing', 'published', 'refused', 'withdrawn'])), ...paging(20) }),
  output: pageOf(
    z.object({
      article_id: z.int(),
      title: z.string(),
      doctor_name: z.string(),
      cat_name: z.string(),
      source_tips: z.string(),
      is_ad: flag(),
      read_num: z.int(),
      says: z.string(),
      submit_time: time().nullable(),
    }),
  ),
  refuses: notAllowed,
})

export const deskArticle = call({
  method: 'GET',
  path: '/desk/article',
  summary: 'An article as it would be read, with what its author says of it',
  ...ofHospital,
  input: z.object({ article_id: id() }),
  output: z.object({
    article_id: z.int(),
    /** To be sent back with the decision. */
    version: z.int(),
    title: z.string(),
    summary: z.string(),
    image: z.string(),
    content: docsayDetail.output.shape.content,
    doctor_name: z.string(),
    title_name: z.string(),
    cat_name: z.string(),
    source_tips: z.string(),
    ill_names: z.array(z.string()),
    is_ad: flag(),
    state: z.string(),
    state_desc: z.string(),
    says: z.string(),
    /** What the rules find in it now: empty where nothing. */
    fault_words: z.string(),
  }),
  refuses: notFound,
})

export const deskArticlePublish = call({
  method: 'POST',
  path: '/desk/article/publish',
  summary: 'Publish an article that waits, as it was read',
  ...ofHospital,
  input: z.object({ article_id: id(), version }),
  output: z.object({}),
  refuses: { ...changed, faulty: '文章里有不能发布的内容，请退回给医生修改' },
})

export const deskArticleRefuse = call({
  method: 'POST',
  path: '/desk/article/refuse',
  summary: 'Send an article that waits back to its author, and say why',
  ...ofHospital,
  input: z.object({ article_id: id(), version, reason: text(MOST.reason) }),
  output: z.object({}),
  refuses: changed,
})

export const deskArticleWithdraw = call({
  method: 'POST',
  path: '/desk/article/withdraw',
  summary: 'Take a published article away, and tell its author why',
  ...ofHospital,
  input: z.object({ article_id: id(), version, reason: text(MOST.reason) }),
  output: z.object({}),
  refuses: changed,
})
