import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import {
  flag,
  id,
  int,
  listOf,
  maybe,
  maybeText,
  nothing,
  notRec,
  pageOf,
  paging,
  text,
  time,
} from '#kit/wire/fields.ts'

const category = z.object({
  category_id: z.int(),
  parent_id: z.int().nullable(),
  category_name: z.string(),
  img: z.string(),
  /** 0 encyclopedia, 1 diaries, 2 questions [X134]. */
  showType: z.int(),
  has_articles: flag(),
})
const advert = z.object({
  ad_id: z.int(),
  location: z.int(),
  title: z.string(),
  text: z.string(),
  img: z.string(),
  url: z.string(),
  /** Somebody pays for it: it says 广告. */
  is_ad: flag(),
})

export const getCategoryAd = call({
  method: 'GET',
  path: '/health/getcategoryad',
  summary:
    'Adverts that stand in a place (1 to 8, 13, 14) of the city now, those of one category too; not_rec=1: none that is paid for',
  owner: 'anyone',
  recommends: true,
  input: z.object({ category_id: maybe(id()), location: int(1, 99), ...notRec() }),
  output: listOf(advert),
})

export const getHealthCategory = call({
  method: 'GET',
  path: '/health/gethealthcategory',
  summary: 'The topmost categories of goods of the health mall',
  owner: 'anyone',
  input: nothing(),
  output: listOf(category),
})

export const getFloatingWindow = call({
  method: 'GET',
  path: '/health/getFloatingWindow',
  summary: 'The advert that floats over the home of the health mall; null where there is none',
  owner: 'anyone',
  recommends: true,
  input: z.object(notRec()),
  output: z.object({ advert: advert.nullable() }),
})

export const getCityCategory = call({
  method: 'GET',
  path: '/health/getcitycategory',
  summary: 'Categories under one in the city, each with how its articles are shown [X134]',
  owner: 'anyone',
  input: z.object({ category_id: maybe(id()) }),
  output: listOf(category),
})

export const getArticleCategory = call({
  method: 'GET',
  path: '/health/getarticlecategory',
  summary: 'Categories of articles, all or those under one',
  owner: 'anyone',
  input: z.object({ category_id: maybe(id()) }),
  output: listOf(category),
})

export const getArticle = call({
  method: 'GET',
  path: '/health/getarticle',
  summary: 'Page through the articles of a category, the newest first, with the hospital that wrote them [X135]',
  owner: 'anyone',
  input: z.object({ category_id: id(), ...paging() }),
  output: pageOf(
    z.object({
      article_id: z.int(),
      title: z.string(),
      content: z.string(),
      img: z.string(),
      /** The picture of its video; empty where it has none. */
      videoImg: z.string(),
      author: z.string(),
      add_time: time(),
      unitId: z.int(),
      unit: z.object({ unit_id: z.int(), unit_name: z.string(), isFocus: flag() }),
    }),
  ),
})

export const getCategory = call({
  method: 'GET',
  path: '/health/getcategory',
  summary: 'Categories under one, the topmost where none is named, or with form_rec the recommended ones',
  owner: 'anyone',
  input: z.object({ form_rec: maybe(int(0, 1)), category_id: maybe(id()) }),
  output: listOf(category),
})

export const catalogueList = call({
  method: 'GET',
  path: '/catalogue/list',
  summary: 'The tree of medical projects, whole or below one branch',
  owner: 'anyone',
  input: z.object({ parent_id: maybe(id()) }),
  output: listOf(category.extend({ children: z.array(category) })),
})

export const defineTabList = call({
  method: 'GET',
  path: '/define_tab/list',
  summary: 'The tabs of a page of the mall that are shown here now, in their order',
  owner: 'anyone',
  input: z.object({ page_mark: text(40) }),
  output: listOf(
    z.object({ tab_id: z.int(), tab_name: z.string(), kind: z.string(), category_id: z.int().nullable() }),
  ),
})

export const getOrderListAd = call({
  method: 'GET',
  path: '/account/getOrderListAd',
  summary: 'The advert of the list of orders; null where there is none',
  owner: 'anyone',
  recommends: true,
  input: z.object({ from: maybeText(20), ...notRec() }),
  output: z.object({ advert: advert.nullable() }),
})
