import { z } from 'zod'
import { docArticleList } from '#app/areas/content/articles/contract.ts'
import { videoByTopic } from '#app/areas/content/videos/contract.ts'
import { depList } from '#app/areas/guahao/departments/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, int, pageOf, paging } from '#kit/wire/fields.ts'

const input = z.object({ ...paging() })

export const getDoctorMarkList = call({
  method: 'GET',
  path: '/account/getDoctorMarkList',
  summary: 'Page through the doctors whom the patient follows, the newest first',
  owner: 'self',
  login: true,
  input,
  output: pageOf(doctorList.output.shape.list.element),
})

export const getUnitMarkList = call({
  method: 'GET',
  path: '/account/getUnitMarkList',
  summary: 'Page through the hospitals that the patient follows, the newest first',
  owner: 'self',
  login: true,
  input,
  output: pageOf(unitList.output.shape.list.element),
})

export const getDepMarkList = call({
  method: 'GET',
  path: '/account/getDepMarkList',
  summary: 'Page through the departments that the patient keeps, the newest first',
  owner: 'self',
  login: true,
  input,
  output: pageOf(depList.output.shape.list.element.extend({ unit_name: z.string() })),
})

export const getGoodsMarkList = call({
  method: 'GET',
  path: '/account/getGoodsMarkList',
  summary: 'Page through the goods that the patient keeps, the newest first',
  owner: 'self',
  login: true,
  input,
  output: pageOf(entityGoodsList.output.shape.list.element),
})

export const getArticleMarkList = call({
  method: 'GET',
  path: '/account/getArticleMarkList',
  summary: 'Page through the articles that the patient keeps, the newest mark first',
  owner: 'self',
  login: true,
  input,
  output: pageOf(docArticleList.output.shape.list.element),
})

export const getVideoMarkList = call({
  method: 'GET',
  path: '/video/getVideoMarkList',
  summary: 'Page through the videos that the patient keeps, the newest mark first',
  owner: 'self',
  login: true,
  input,
  output: videoByTopic.output,
})

export const markArticle = call({
  method: 'POST',
  path: '/do/markArticle',
  summary: 'Keep an article, or let go of it (state 0); the state afterwards',
  owner: 'self',
  login: true,
  input: z.object({ article_id: id(), state: int(0, 1) }),
  output: z.object({ article_id: z.int(), state: flag() }),
  refuses: { 'not-found': '没有找到这篇文章，它可能已经撤下了' },
})

export const doFocus = call({
  method: 'GET',
  path: '/do/focus',
  summary: 'Follow or keep something, or stop it (state 0); the state afterwards',
  owner: 'self',
  login: true,
  mutatingGet: true,
  input: z.object({
    type: z.enum(['doctor', 'unit', 'department', 'goods', 'article', 'video', 'ask']),
    /** An id; of a consultation its code. */
    object_id: z.union([code(), id()]),
    state: int(0, 1),
  }),
  output: z.object({ type: z.string(), object_id: z.union([z.int(), z.string()]), state: flag() }),
  refuses: { 'not-found': '没有找到要收藏的内容，它可能已经下线了' },
})
