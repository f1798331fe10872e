import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, listOf, maybe, maybeText, nothing, pageOf, paging } from '#kit/wire/fields.ts'

const illness = z.object({
  ill_id: z.int(),
  ill_name: z.string(),
  /** Plain words that people use for it. */
  aliases: z.array(z.string()),
  is_symptom: flag(),
})

/**
 * Ten a page [X269]; the `timestamp` (milliseconds) that the first page gives goes with the later ones, so that they stay
 * steady. What is sent with the first one changes nothing: a phone's clock may be wrong.
 */
const steady = {
  page: paging().page,
  limit: maybe(int(1, 50)).transform((limit) => limit ?? 10),
  timestamp: maybe(int(0, 9_999_999_999_999)),
}
const steadyPage = pageOf(illness).extend({ timestamp: z.int() })
const notFound = { 'not-found': '没有找到这种疾病' }

export const diseaseList = call({
  method: 'GET',
  path: '/disease/list',
  summary: 'Page through illnesses as of the timestamp; those that a department sees',
  owner: 'anyone',
  input: z.object({ ...steady, dep_id: maybe(id()), catalogue_id: maybe(int(1, 999_999)) }),
  output: steadyPage,
  refuses: { 'not-found': '没有找到这个科室' },
})

export const diseaseSearch = call({
  method: 'GET',
  path: '/disease/search',
  summary: 'Search illnesses by their name or by what people call them, as of the timestamp',
  owner: 'anyone',
  input: z.object({ ...steady, keyword: maybeText(50) }),
  output: steadyPage,
})

export const diseaseRecommend = call({
  method: 'GET',
  path: '/disease/recommend',
  summary: 'Illnesses that are looked at most from the city',
  owner: 'anyone',
  input: nothing(),
  output: listOf(illness),
})

export const diseaseDetail = call({
  method: 'GET',
  path: '/disease/detail',
  summary: 'An illness: what it is, and which departments see it, the usual one first',
  owner: 'anyone',
  input: z.object({ ill_id: id() }),
  output: illness.extend({
    description: z.string(),
    departments: z.array(
      z.object({
        catalogue_id: z.int(),
        class_id: z.int(),
        name: z.string(),
        /** A hospital of the asker's city has it. */
        is_here: flag(),
      }),
    ),
  }),
  refuses: notFound,
})

export const diseaseViewed = call({
  method: 'POST',
  path: '/disease/view',
  summary: 'Count that an illness was looked at from the city',
  owner: 'anyone',
  input: z.object({ ill_id: id() }),
  output: z.object({ ill_id: z.int() }),
  refuses: notFound,
})

export const illSearch = call({
  method: 'GET',
  path: '/comment/illsearch',
  summary: 'Search illnesses by words, for the tags of a comment',
  owner: 'anyone',
  input: z.object({ keyword: maybeText(50), ...paging() }),
  output: pageOf(illness),
})
