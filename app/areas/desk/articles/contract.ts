import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { docsayDetail } from '#app/areas/content/articles/contract.ts'
import { isWhole, MOST, MOST_AHEAD_DAYS } from '#app/areas/content/articles/rules.ts'
import { call } from '#kit/wire/call.ts'
import { clockedTime, flag, id, int, listed, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'

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
  input: z.object({
    list: maybe(z.enum(['reviewing', 'scheduled', 'published', 'refused', 'withdrawn'])),
    ...paging(20),
  }),
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
      /** When it is shown by itself; null unless it is scheduled. */
      publish_time: time().nullable(),
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
    publish_time: time().nullable(),
    /** What the rules find in it now: empty where nothing. */
    fault_words: z.string(),
  }),
  refuses: notFound,
})

/** What may be empty: a cell of a table, what stands below a picture. */
const maybeEmpty = (most: number) => maybeText(most).transform((given) => given ?? '')
const cell = maybeEmpty(MOST.cell)

const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: text(MOST.paragraph) }),
  z.object({ type: z.literal('heading'), text: text(MOST.heading) }),
  z.object({ type: z.literal('list'), items: z.array(text(MOST.item)).min(1).max(MOST.items) }),
  z.object({ type: z.literal('steps'), items: z.array(text(MOST.item)).min(1).max(MOST.items) }),
  z.object({ type: z.literal('quote'), text: text(MOST.paragraph) }),
  z.object({
    type: z.literal('table'),
    head: z.array(cell).max(MOST.columns),
    rows: z.array(z.array(cell).min(1).max(MOST.columns)).min(1).max(MOST.rows),
  }),
  z.object({ type: z.literal('picture'), image: text(200), caption: maybeEmpty(MOST.caption) }),
  z.object({ type: z.literal('references'), items: z.array(text(MOST.item)).min(1).max(MOST.items) }),
])

export const deskArticleCorrect = call({
  method: 'POST',
  path: '/desk/article/correct',
  summary:
    'Correct the words of an article that waits; its author sees what it was, and another at the desk publishes it',
  ...ofHospital,
  body: 'json',
  input: z.object({
    article_id: id(),
    version,
    title: text(MOST.title),
    summary: text(MOST.summary),
    content: listed(z.array(block).min(1).max(MOST.blocks)).refine(isWhole, 'a table or the references are not whole'),
  }),
  output: z.object({ article_id: z.int(), version: z.int() }),
  refuses: { ...changed, pictures: '只能用文章里已有的图片' },
})

const ownHand = { 'own-hand': '您改过这篇文章的文字，请让另一位同事看过再发布' }

export const deskArticlePublish = call({
  method: 'POST',
  path: '/desk/article/publish',
  changesPages: true,
  summary: 'Publish an article that waits, as it was read',
  ...ofHospital,
  input: z.object({ article_id: id(), version }),
  output: z.object({}),
  refuses: { ...changed, ...ownHand, faulty: '文章里有不能发布的内容，请退回给医生修改' },
})

export const deskArticleSchedule = call({
  method: 'POST',
  path: '/desk/article/schedule',
  summary: 'Have an article that waits shown by itself at a moment, as it was read',
  ...ofHospital,
  input: z.object({ article_id: id(), version, publish_at: clockedTime() }),
  output: z.object({}),
  refuses: {
    ...changed,
    ...ownHand,
    faulty: '文章里有不能发布的内容，请退回给医生修改',
    time: `请选现在以后、${MOST_AHEAD_DAYS} 天以内的时间`,
  },
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
  changesPages: true,
  summary: 'Take an article away that is published, or will be, and tell its author why',
  ...ofHospital,
  input: z.object({ article_id: id(), version, reason: text(MOST.reason) }),
  output: z.object({}),
  refuses: changed,
})
