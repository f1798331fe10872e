import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, maybe, maybeText, pageOf, paging, time } from '#kit/wire/fields.ts'
import { ADMIRERS, articleSorts, articleSources, PAGE_SIZE } from './rules.ts'

const articleCard = z.object({
  article_id: z.int(),
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  cat_id: z.int(),
  cat_name: z.string(),
  doctor_id: z.int(),
  doctor_name: z.string(),
  doctor_image: z.string(),
  title_name: z.string(),
  unit_name: z.string(),
  dep_name: z.string(),
  add_time: time(),
  source: z.enum(articleSources),
  source_tips: z.string(),
  ill_names: z.array(z.string()),
  read_num: z.int(),
  like_num: z.int(),
  /** How long it takes to read. */
  minutes: z.int(),
  /** Somebody pays for it: it is shown with the word 广告. */
  is_ad: flag(),
  is_demo: flag(),
})

/** A piece of an article: never markup. */
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
  z.object({ type: z.literal('steps'), items: z.array(z.string()) }),
  z.object({ type: z.literal('quote'), text: z.string() }),
  z.object({ type: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  z.object({ type: z.literal('picture'), image: z.string(), caption: z.string() }),
  z.object({ type: z.literal('references'), items: z.array(z.string()) }),
])

const articles = pageOf(articleCard)
const topic = int(1, 99)
const notFound = { 'not-found': '没有找到这篇文章，它可能已经撤下了' }
const noDoctor = { 'not-found': '没有找到这位医生' }

export const docArticleList = call({
  method: 'GET',
  path: '/ask/docArticleList',
  summary: 'Page through what doctors write, the newest first; of one topic [X329]',
  owner: 'anyone',
  input: z.object({ cat_id: maybe(topic), ...paging(PAGE_SIZE) }),
  output: articles,
})

export const searchDocArticle = call({
  method: 'GET',
  path: '/Chn/searchDocArticle',
  summary: 'Find published articles by words, topic and doctor, the newest or the most read first [X329]',
  owner: 'anyone',
  input: z.object({
    keyword: maybeText(50),
    pubcat_id: maybe(topic),
    doctor_id: maybe(id()),
    sort: maybe(z.enum(articleSorts)),
    ...paging(PAGE_SIZE),
  }),
  output: articles,
})

export const docsayByDoctor = call({
  method: 'GET',
  path: '/contentByNewPage/getDocsayByDoctorId',
  summary: 'Page through the articles of a doctor, the newest first',
  owner: 'anyone',
  input: z.object({ doctor_id: id(), ...paging(PAGE_SIZE) }),
  output: articles,
  refuses: noDoctor,
})

export const docsayByTopic = call({
  method: 'GET',
  path: '/contentByNewPage/getDocsayByCatId',
  summary: 'Page through the articles of a topic, the newest first',
  owner: 'anyone',
  input: z.object({ cat_id: topic, ...paging(PAGE_SIZE) }),
  output: articles,
  refuses: { 'not-found': '没有这个栏目' },
})

export const moreDocArticles = call({
  method: 'POST',
  path: '/account/getMoreDocArticleByCatId',
  summary: 'The next page of the articles of a topic [X329]',
  owner: 'anyone',
  input: z.object({ cat_id: topic, ...paging(PAGE_SIZE) }),
  output: articles,
  refuses: { 'not-found': '没有这个栏目' },
})

export const docSayList = call({
  method: 'GET',
  path: '/doctor/getDocSayList',
  summary: "Page through a doctor's articles, and how many there are",
  owner: 'anyone',
  envelope: 'result_code',
  input: z.object({ doctor_id: id(), ...paging(PAGE_SIZE) }),
  output: z.object({
    docsaylist: z.array(articleCard),
    docsaytotal: z.int(),
    page: z.int(),
    total_page_num: z.int(),
  }),
  refuses: noDoctor,
})

export const docsayFeed = call({
  method: 'GET',
  path: '/docsay/feed',
  summary: 'Page through all articles, or those of a doctor, the newest first',
  owner: 'anyone',
  input: z.object({ doctor_id: maybe(id()), ...paging(PAGE_SIZE) }),
  output: articles,
})

export const docsayFollowList = call({
  method: 'GET',
  path: '/docsay/follow_list',
  summary: 'Page through the articles of the doctors whom the patient follows, the newest first',
  owner: 'self',
  login: true,
  input: z.object(paging(PAGE_SIZE)),
  output: articles,
})

export const docsayDetail = call({
  method: 'GET',
  path: '/docsay/detail',
  summary: 'An article: where it comes from, its pieces, the illnesses it is about, and others like it [X119]',
  owner: 'anyone',
  input: z.object({ id: id() }),
  output: articleCard.extend({
    content: z.array(block),
    /** What the asker does with it; nothing for a visitor. */
    is_liked: flag(),
    is_mark: flag(),
    is_focused: flag(),
    related: z.array(articleCard),
  }),
  refuses: notFound,
})

export const docsayLike = call({
  method: 'POST',
  path: '/docsay/like',
  summary: 'Like an article, or stop it (state 0); how many like it now',
  owner: 'self',
  login: true,
  input: z.object({ id: id(), state: int(0, 1) }),
  output: z.object({ article_id: z.int(), like_num: z.int(), is_liked: flag() }),
  refuses: notFound,
})

export const docsayFocus = call({
  method: 'POST',
  path: '/docsay/focus',
  summary: 'Follow the author of articles, or stop it (state 0)',
  owner: 'self',
  login: true,
  input: z.object({ doctor_id: id(), state: int(0, 1) }),
  output: z.object({ doctor_id: z.int(), is_focused: flag(), fans_num: z.int() }),
  refuses: noDoctor,
})

export const docsayAdmire = call({
  method: 'GET',
  path: '/docsay/admire',
  summary: 'Page through who likes an article, the latest first, by masked names [X330]',
  owner: 'anyone',
  input: z.object({ id: id(), ...paging(ADMIRERS) }),
  output: pageOf(z.object({ user_name: z.string(), user_image: z.string(), add_time: time() })),
  refuses: notFound,
})
