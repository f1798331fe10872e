import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, int, listOf, maybe, maybeText, nothing, notRec, paging, text, time } from '#kit/wire/fields.ts'
import { feedKinds, PAGE_SIZE } from './rules.ts'

const topic = int(1, 99)
const tab = int(0, 99)

const entry = z.object({
  item_type: z.enum(feedKinds),
  item_id: z.string(),
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  /** Of the picture, in pixels; so that nothing moves when it comes. */
  width: z.int(),
  height: z.int(),
  /** 0 where it has no topic. */
  cat_id: z.int(),
  cat_name: z.string(),
  author_name: z.string(),
  author_note: z.string(),
  /** How much there is of it: 约 3 分钟, 1:23, 5 节. */
  length: z.string(),
  read_num: z.int(),
  add_time: time(),
  /** Where it is read; '' where all of it stands here. */
  url: z.string(),
  /** Why it is shown. */
  why: z.string(),
  /** Somebody pays for it: it is shown with the word 广告. */
  is_ad: flag(),
  is_demo: flag(),
})

const feed = z.object({
  list: z.array(entry),
  /** What the next page is asked by; '' after the last. */
  next_cursor: z.string(),
})

/** Where the page before ended; the number of a page does where something new may move the list. */
const place = { cursor: maybeText(100), ...paging(PAGE_SIZE) }
const badPlace = { 'bad-cursor': '列表已经更新，请从头看起' }
const noTab = { 'no-tab': '没有这个栏目' }
const noTopic = { 'not-found': '没有这个栏目' }

const tabs = listOf(
  z.object({
    tab_id: z.int(),
    title: z.string(),
    url: z.string(),
    /** The first: it is always there. */
    is_fixed: flag(),
  }),
)

export const feedNew = call({
  method: 'GET',
  path: '/main/feed_new',
  summary:
    'Page through the home feed or one of its tabs, the newest first, by a cursor without repeats; not_rec chooses nothing for who asks [X137] [X254]',
  owner: 'anyone',
  recommends: true,
  input: z.object({ tab_id: maybe(tab), ...place, ...notRec() }),
  output: feed,
  refuses: { ...noTab, ...badPlace },
})

export const recommendFeed = call({
  method: 'GET',
  path: '/content_recommend/feed_new',
  summary: 'The same feed for pages of content',
  owner: 'anyone',
  recommends: true,
  input: z.object({ tab_id: maybe(tab), ...place, ...notRec() }),
  output: feed,
  refuses: { ...noTab, ...badPlace },
})

export const docPopularScience = call({
  method: 'GET',
  path: '/content_recommend/doc_popular_science',
  summary: 'Page through what doctors wrote, filmed and spoke for everybody',
  owner: 'anyone',
  recommends: true,
  input: z.object({ ...place, ...notRec() }),
  output: feed,
  refuses: badPlace,
})

export const recommendTabs = call({
  method: 'GET',
  path: '/content_recommend/tab_list',
  summary: 'The tabs of content; the first fixed one, Recommend, leads to the home feed [X139]',
  owner: 'anyone',
  input: nothing(),
  output: tabs,
})

export const contentTabs = call({
  method: 'GET',
  path: '/contentByNewPage/getTabList',
  summary: 'The tabs of content in order; the first is always Recommend [X139]',
  owner: 'anyone',
  input: nothing(),
  output: tabs,
})

export const firstList = call({
  method: 'GET',
  path: '/main/getfirstlist',
  summary: 'The topics of content that have something, with how much',
  owner: 'anyone',
  input: nothing(),
  output: listOf(z.object({ id: z.int(), name: z.string(), num: z.int() })),
})

export const secondList = call({
  method: 'GET',
  path: '/main/getsecondlist',
  summary: 'Page through everything about one topic, the newest first',
  owner: 'anyone',
  input: z.object({ id: topic, ...place }),
  output: feed,
  refuses: { ...noTopic, ...badPlace },
})

export const healthCollege = call({
  method: 'GET',
  path: '/contentByNewPage/healthCollegeList',
  summary:
    'Page through the columns of the health college with their newest entries; of one topic that column alone [X359]',
  owner: 'anyone',
  input: z.object({ cat_id: maybe(topic), ...paging(6) }),
  output: z.object({
    list: z.array(z.object({ cat_id: z.int(), cat_name: z.string(), num: z.int(), items: z.array(entry) })),
    page: z.int(),
    total_page_num: z.int(),
  }),
  refuses: noTopic,
})

export const feedLess = call({
  method: 'POST',
  path: '/content_recommend/less',
  summary: 'Want less: of one entry, or of its whole topic; or take that back (state 0)',
  owner: 'self',
  login: true,
  input: z.object({
    item_type: maybe(z.enum(feedKinds)),
    item_id: maybe(text(64)),
    cat_id: maybe(topic),
    state: int(0, 1),
  }),
  output: z.object({ state: flag() }),
  refuses: {
    nothing: '没有说明少看什么',
    'too-many': '您要少看的已经很多了，请先取消一些',
  },
})

export const feedWishes = call({
  method: 'GET',
  path: '/content_recommend/wishes',
  summary: 'The topics of which the patient wants less, and how many single entries they left out',
  owner: 'self',
  login: true,
  input: nothing(),
  output: z.object({ topics: z.array(z.object({ cat_id: z.int(), cat_name: z.string() })), item_num: z.int() }),
})
