import { z } from 'zod'
import { docsayDetail } from '#app/areas/content/articles/contract.ts'
import { articleSources, MOST } from '#app/areas/content/articles/rules.ts'
import { deskArticleCorrect } from '#app/areas/desk/articles/contract.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { call } from '#kit/wire/call.ts'
import { file, flag, id, int, listed, listOf, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'

const mine = { doctor: true } as const
const ofDoctor = { owner: { article_id: 'article of the doctor' }, ...mine } as const
const notFound = { 'not-found': '没有找到这篇文章' }
const version = int(1, 1_000_000)
const which = { article_id: id(), version }
const changed = { ...notFound, changed: '文章的状态变了，请刷新后再试' }

const written = {
  cat_id: int(1, 99),
  title: text(MOST.title),
  summary: text(MOST.summary),
  /** An address of `benchArticlePicture`; none means the generated one. */
  image: maybeText(200),
  content: deskArticleCorrect.input.shape.content,
  source: z.enum(articleSources),
  source_from: maybeText(40),
  ill_names: listed(z.array(text(30)).max(MOST.illnesses)),
  is_ad: int(0, 1),
}
const notSaved = {
  'unknown-topic': '没有这个栏目，请重新选择',
  'unknown-illness': '有一种疾病不在疾病库里，请从搜索结果里选',
  'no-source': '转载的文章请写明出处',
  pictures: '有图片已经失效，请重新上传',
  'too-many-pictures': `一篇文章最多 ${MOST.pictures} 张图片`,
}

export const benchArticles = call({
  method: 'GET',
  path: '/workbench/articles',
  summary: "Page through the doctor's own articles in every state, the last written first",
  owner: 'self',
  ...mine,
  input: z.object({ ...paging(20) }),
  output: pageOf(
    z.object({
      article_id: z.int(),
      title: z.string(),
      image: z.string(),
      cat_name: z.string(),
      state: z.string(),
      state_desc: z.string(),
      says: z.string(),
      read_num: z.int(),
      like_num: z.int(),
      change_time: time(),
    }),
  ),
})

export const benchArticle = call({
  method: 'GET',
  path: '/workbench/article',
  summary: 'One of the doctor’s articles with everything that can be changed about it',
  ...ofDoctor,
  input: z.object({ article_id: id() }),
  output: z.object({
    article_id: z.int(),
    /** To be sent back with the change. */
    version: z.int(),
    cat_id: z.int(),
    title: z.string(),
    summary: z.string(),
    /** Empty: the generated one. */
    image: z.string(),
    content: docsayDetail.output.shape.content,
    source: z.enum(articleSources),
    source_from: z.string(),
    ill_names: z.array(z.string()),
    is_ad: flag(),
    state: z.string(),
    state_desc: z.string(),
    says: z.string(),
    /** When it is shown by itself; null unless it is scheduled. */
    publish_time: time().nullable(),
    /** Somebody of the desk wrote in it last; what it was is among its versions. */
    is_corrected: flag(),
    may_write: flag(),
    /** Why it could not be handed in as it is; empty where it could. */
    fault_words: z.string(),
  }),
  refuses: notFound,
})

export const benchArticleAdd = call({
  method: 'POST',
  path: '/workbench/article/add',
  summary: 'Write the draft of a new article',
  owner: 'self',
  ...mine,
  body: 'json',
  input: z.object(written),
  output: z.object({ article_id: z.int(), version: z.int() }),
  refuses: { ...notSaved, 'too-many': '草稿太多了，请先提交或删掉一些' },
})

export const benchArticleChange = call({
  method: 'POST',
  path: '/workbench/article/change',
  summary: 'Write an article anew, while it is a draft, was sent back or is withdrawn',
  ...ofDoctor,
  body: 'json',
  input: z.object({ ...which, ...written }),
  output: z.object({ article_id: z.int(), version: z.int() }),
  refuses: { ...changed, ...notSaved },
})

export const benchArticleVersions = call({
  method: 'GET',
  path: '/workbench/article/versions',
  summary: 'Earlier writings of an article, the latest first',
  ...ofDoctor,
  input: z.object({ article_id: id() }),
  output: listOf(
    z.object({
      version: z.int(),
      title: z.string(),
      summary: z.string(),
      content: docsayDetail.output.shape.content,
      change_time: time(),
    }),
  ),
  refuses: notFound,
})

export const benchArticleBack = call({
  method: 'POST',
  path: '/workbench/article/back',
  summary: 'Write an earlier writing over an article, as a new one',
  ...ofDoctor,
  input: z.object({ ...which, to: version }),
  output: z.object({ article_id: z.int(), version: z.int() }),
  refuses: { ...changed, 'no-version': '没有找到这一版，请刷新后再看' },
})

export const benchArticleSubmit = call({
  method: 'POST',
  path: '/workbench/article/submit',
  summary: 'Hand an article in for review at the hospital’s desk',
  ...ofDoctor,
  input: z.object(which),
  output: z.object({}),
  refuses: { ...changed, faulty: '{fault}' },
})

export const benchArticleRecall = call({
  method: 'POST',
  path: '/workbench/article/recall',
  summary: 'Take an article back out of the review',
  ...ofDoctor,
  input: z.object(which),
  output: z.object({}),
  refuses: changed,
})

export const benchArticleWithdraw = call({
  method: 'POST',
  path: '/workbench/article/withdraw',
  summary: 'Take an article away that is published, or will be',
  ...ofDoctor,
  input: z.object(which),
  output: z.object({}),
  refuses: changed,
})

export const benchArticleDelete = call({
  method: 'POST',
  path: '/workbench/article/delete',
  summary: 'Throw away a draft, or an article that was sent back',
  ...ofDoctor,
  input: z.object({ article_id: id() }),
  output: z.object({}),
  refuses: changed,
})

export const benchArticlePicture = call({
  method: 'POST',
  path: '/workbench/article/picture',
  summary: 'Keep a picture for an article and give its address; it is encoded anew and nothing but its pixels is kept',
  owner: 'self',
  ...mine,
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string() }),
  refuses: uploadimg.refuses,
})
