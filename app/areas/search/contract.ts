import { z } from 'zod'
import { docArticleList } from '#app/areas/content/articles/contract.ts'
import { specialSubjectList } from '#app/areas/content/subjects/contract.ts'
import { depList } from '#app/areas/guahao/departments/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { diseaseList } from '#app/areas/guahao/illnesses/contract.ts'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import { call } from '#kit/wire/call.ts'
import { decimal, flag, int, listOf, maybe, maybeText, nothing, notRec, paging, position } from '#kit/wire/fields.ts'

const keyword = maybeText(50)
const kind = z.enum(['doctor', 'unit', 'department', 'illness', 'goods', 'article', 'video', 'subject'])
const sort = z.enum(['default', 'distance', 'hot', 'price_asc', 'price_desc'])
const price = maybe(decimal(0, 1_000_000))

const doctor = doctorList.output.shape.list.element
const unit = unitList.output.shape.list.element
const department = depList.output.shape.list.element.extend({ unit_name: z.string() })
const illness = diseaseList.output.shape.list.element
const goods = entityGoodsList.output.shape.list.element
const article = docArticleList.output.shape.list.element
const subject = specialSubjectList.output.shape.list.element
const video = z.object({ file_id: z.int(), title: z.string() })

/** A card with the kind that it is. */
const found = z.discriminatedUnion('type', [
  doctor.extend({ type: z.literal('doctor') }),
  unit.extend({ type: z.literal('unit') }),
  department.extend({ type: z.literal('department') }),
  illness.extend({ type: z.literal('illness') }),
  goods.extend({ type: z.literal('goods') }),
  article.extend({ type: z.literal('article') }),
  video.extend({ type: z.literal('video') }),
  subject.extend({ type: z.literal('subject') }),
])

/** How something was found, so that the page can say so. */
const told = {
  keyword: z.string(),
  /** Where: the city that was asked for, or 0, all the country, where that city had nothing. */
  city_id: z.int(),
  city_name: z.string(),
  /** Nothing had all the words; these are like them. */
  is_alike: flag(),
}
/** At most 1,000 are counted. */
const total = z.int()
const group = <T extends z.ZodType>(card: T) => z.object({ total, list: z.array(card) })
const page = { page: z.int(), total_page_num: z.int(), total }

export const ajaxSearch = call({
  method: 'GET',
  path: '/search/ajaxsearch',
  summary: 'Search everything by words: one mixed page, what fits best first',
  owner: 'anyone',
  input: z.object({ keyword, ...position, ...paging() }),
  output: z.object({ ...told, ...page, list: z.array(found) }),
})

export const searchComplex = call({
  method: 'GET',
  path: '/search/complex',
  summary: 'Search everything by words: of each kind the total and the best few',
  owner: 'anyone',
  input: z.object({ keyword, ...position, size: maybe(int(1, 10)) }),
  output: z.object({
    ...told,
    total,
    /** The kinds of which something was found, the one that fits best first. */
    order: z.array(kind),
    doctors: group(doctor),
    units: group(unit),
    departments: group(department),
    diseases: group(illness),
    goods: group(goods),
    articles: group(article),
    videos: group(video),
    subjects: group(subject),
  }),
})

export const searchSingle = call({
  method: 'GET',
  path: '/search/single',
  summary: 'Page through what is found of one kind, with level, price, distance and sort [X127]',
  owner: 'anyone',
  input: z.object({
    keyword,
    type: maybe(kind),
    level: maybe(int(0, 99)),
    sort: maybe(sort),
    price_min: price,
    price_max: price,
    ...position,
    ...paging(),
  }),
  output: z.object({ ...told, ...page, list: z.array(found) }),
})

export const searchShopItem = call({
  method: 'GET',
  path: '/search/shopitem',
  summary: 'Page through goods by words, with price and sort',
  owner: 'anyone',
  input: z.object({ keyword, sort: maybe(sort), price_min: price, price_max: price, ...paging() }),
  output: z.object({ ...told, ...page, list: z.array(goods) }),
})

export const soapiSearch = call({
  method: 'POST',
  path: '/soapi/search',
  summary: 'Search hospitals, departments, doctors and illnesses in one go; with type only that kind, in pages',
  owner: 'anyone',
  input: z.object({ keyword, type: maybe(kind), ...paging() }),
  output: z.object({
    ...told,
    ...page,
    units: group(unit),
    departments: group(department),
    doctors: group(doctor),
    diseases: group(illness),
  }),
})

const sortChoice = z.object({ sort: z.string(), sort_name: z.string() })

export const searchSortList = call({
  method: 'GET',
  path: '/search/sortList',
  summary: 'Sort choices of a kind of result, all sorting first [X367]',
  owner: 'anyone',
  input: z.object({ type: maybe(kind) }),
  output: listOf(sortChoice),
})

export const sysSearchSort = call({
  method: 'GET',
  path: '/sys/searchSort',
  summary: 'Sort choices of the search for hospitals and doctors',
  owner: 'anyone',
  input: nothing(),
  output: listOf(sortChoice),
})

export const searchFilterList = call({
  method: 'GET',
  path: '/search/filterList',
  summary: 'Filter choices of a kind of result, no limit first [X367]',
  owner: 'anyone',
  input: z.object({ type: maybe(kind) }),
  output: listOf(
    z.object({
      name: z.string(),
      title: z.string(),
      options: z.array(z.object({ value: z.int(), text: z.string() })),
    }),
  ),
})

export const searchTips = call({
  method: 'GET',
  path: '/search/ajaxtips',
  summary: 'Words to search for, by what has been typed so far: Chinese, its pinyin, or the initials of that',
  owner: 'anyone',
  input: z.object({ keyword }),
  output: listOf(z.object({ word: z.string(), type: kind, type_name: z.string() })),
})

export const searchRankList = call({
  method: 'GET',
  path: '/search/ranklist',
  summary: 'What was searched for most in the last 30 days',
  owner: 'anyone',
  input: nothing(),
  output: listOf(z.object({ rank: z.int(), word: z.string() })),
})

const advert = z.object({
  id: z.int(),
  title: z.string(),
  image: z.string(),
  link: z.string(),
  /** Somebody pays for it: it is shown with the word 广告. */
  is_paid: flag(),
})

export const searchAd = call({
  method: 'GET',
  path: '/search/searchad',
  summary:
    'What the operator shows beside results, or below them where there are none; not_rec=1: nothing that is paid for',
  owner: 'anyone',
  recommends: true,
  input: z.object({ keyword, location: maybe(z.enum(['top', 'bottom'])), ...notRec() }),
  output: listOf(advert),
})

export const mainSearchAdvert = call({
  method: 'GET',
  path: '/main/searchAdvert',
  summary: 'The words that stand in the search box, another one each day, and those to try',
  owner: 'anyone',
  input: nothing(),
  output: z.object({ default_word: z.string(), list: z.array(advert) }),
})
