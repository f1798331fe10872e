import { z } from 'zod'
import { offLineList } from '#app/areas/activities/offline/contract.ts'
import { classesByCondition } from '#app/areas/audio-class/contract.ts'
import { docArticleList } from '#app/areas/content/articles/contract.ts'
import { videoByTopic } from '#app/areas/content/videos/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { couponInfo } from '#app/areas/mall/coupons/contract.ts'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import { call } from '#kit/wire/call.ts'
import { id, int, pageOf, paging, shortId } from '#kit/wire/fields.ts'
import { allModuleKinds, FIRST_ITEMS } from './rules.ts'

const notFound = { 'not-found': '没有找到这个专题，它可能已经下线' }

/** Something of another room, as that room shows it. */
const item = z.discriminatedUnion('type', [
  docArticleList.output.shape.list.element.extend({ type: z.literal('article') }),
  videoByTopic.output.shape.list.element.extend({ type: z.literal('video') }),
  classesByCondition.output.shape.list.element.extend({ type: z.literal('class') }),
  doctorList.output.shape.list.element.extend({ type: z.literal('doctor') }),
  entityGoodsList.output.shape.list.element.extend({ type: z.literal('goods') }),
  offLineList.output.shape.list.element.extend({ type: z.literal('activity') }),
  couponInfo.output.extend({ type: z.literal('coupon') }),
])

const card = z.object({
  subjectId: z.int(),
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  view_num: z.int(),
})

const module = z.object({
  module_id: z.int(),
  /** Of its counter: how often something of it was opened. */
  fieldNo: z.int(),
  kind: z.enum(allModuleKinds),
  title: z.string(),
  words: z.string(),
  image: z.string(),
  /** So much there is to be seen of it; 0 of words, pictures and tables of contents. */
  size: z.int(),
  /** The first of it. */
  list: z.array(item),
})

export const specialSubjectList = call({
  method: 'GET',
  path: '/special_subject_list',
  summary: 'Page through the special subjects that are live for the city and the channel, the newest first',
  owner: 'anyone',
  input: z.object(paging(10)),
  output: pageOf(card),
})

export const specialSubjectDetail = call({
  method: 'GET',
  path: '/special_subject_detail_front',
  summary: 'One live special subject with its modules; those that have nothing to show now are left out [X099]',
  owner: 'anyone',
  input: z.object({ subjectId: id() }),
  output: card.extend({ share_num: z.int(), modules: z.array(module) }),
  refuses: notFound,
})

export const subjectModuleData = call({
  method: 'GET',
  path: '/get_sub_moduledata',
  summary: 'Page through the things of one module of a live special subject, under its subject and number [X099]',
  owner: 'anyone',
  input: z.object({ subjectId: id(), module_id: shortId(), ...paging(FIRST_ITEMS) }),
  output: pageOf(item).extend({ subjectId: z.int(), fieldNo: z.int(), size: z.int() }),
  refuses: notFound,
})

export const subjectFieldInc = call({
  method: 'PUT',
  path: '/special_subject/{subjectId}/field_no/{fieldNo}',
  summary:
    'Count once more: 1 that a live special subject was opened, 2 that it was shared, else what was opened of a module',
  owner: 'anyone',
  allowStaleKey: true,
  input: z.object({ subjectId: id(), fieldNo: int(1, 1_000_000) }),
  output: z.object({ subjectId: z.int(), fieldNo: z.int(), num: z.int() }),
  refuses: notFound,
})
