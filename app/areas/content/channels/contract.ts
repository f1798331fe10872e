import { z } from 'zod'
import { openAsks } from '#app/areas/consult/consultations/contract.ts'
import { docArticleList } from '#app/areas/content/articles/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { call } from '#kit/wire/call.ts'
import { flag, id, idList, listOf, maybe, maybeText, nothing, pageOf, paging, position } from '#kit/wire/fields.ts'
import { allBlocks, allFlags, type Flag } from './rules.ts'

const noChannel = { 'not-found': '没有找到这个合作渠道，请核对链接' }
const category = z.object({ pubcat_id: z.int(), pubcat_name: z.string() })
const block = z.enum(allBlocks)
const set = Object.fromEntries(allFlags.map((name) => [name, flag()])) as Record<Flag, ReturnType<typeof flag>>

export const getChannelConfig = call({
  method: 'GET',
  path: '/Chn/getChannelConfig',
  summary:
    'How the channel of who asks looks: title, colour, blocks in their order, brand, and its flags [X100] [X113]',
  owner: 'anyone',
  input: nothing(),
  output: z.object({
    channel: z.int(),
    title: z.string(),
    brand: z.string(),
    slogan: z.string(),
    /** `#rrggbb` */
    theme: z.string(),
    blocks: z.array(block),
    ...set,
    /** Its own default city; null for the usual one. */
    city_id: z.int().nullable(),
    group_name: z.string(),
    /** '' where it has no group. */
    group_url: z.string(),
  }),
  refuses: noChannel,
})

export const doctorIndexSetting = call({
  method: 'GET',
  path: '/Chn/doctorIndexSetting',
  summary: "The channel's doctor home: blocks, titles, and the ids of the categories to show [X113]",
  owner: 'anyone',
  input: nothing(),
  output: z.object({
    blocks: z.array(block),
    doctor_title: z.string(),
    doctor_pubcat_ids: z.array(z.int()),
    ask_title: z.string(),
    ask_pubcat_ids: z.array(z.int()),
  }),
  refuses: noChannel,
})

export const getPubcatByIds = call({
  method: 'GET',
  path: '/Chn/getPubcatByIds',
  summary: 'The public categories of these ids in this order, each with how much of the type there is in it [X113]',
  owner: 'anyone',
  input: z.object({ ids: idList(50), type: maybe(z.enum(['doctor', 'ask'])) }),
  output: listOf(category),
})

export const channelUserInfo = call({
  method: 'GET',
  path: '/chn/getUserInfo',
  summary: "The signed-in patient as the channel's page greets them [X113]",
  owner: 'self',
  login: true,
  input: nothing(),
  output: z.object({ user_id: z.int(), nickname: z.string(), channel: z.int() }),
})

const categoriesOf = {
  owner: 'anyone',
  input: z.object({ unit_id: maybe(id()) }),
  output: listOf(category),
  refuses: noChannel,
} as const

export const getUnitPubcat = call({
  method: 'GET',
  path: '/chn/getUnitPubcat',
  summary: 'The public categories in which doctors of a hospital have written; of the channel’s hospitals without one',
  ...categoriesOf,
})

export const getPubcateList = call({
  method: 'GET',
  path: '/newunit/getPubcateList',
  summary: 'The same for the list of the channel’s hospitals, which is narrowed by them [X113]',
  ...categoriesOf,
})

export const channelUnitList = call({
  method: 'GET',
  path: '/newunit/channelUnitList',
  summary: 'Page through the hospitals that a channel opens in the chosen city, with their distance from a position',
  owner: 'anyone',
  input: z.object({ pubcat_id: maybe(id()), keyword: maybeText(50), ...position, ...paging() }),
  output: pageOf(unitList.output.shape.list.element),
  refuses: noChannel,
})

export const channelPicks = call({
  method: 'GET',
  path: '/chn/picks',
  summary: 'The doctors, articles and questions that the channel picked, in its order',
  owner: 'anyone',
  input: nothing(),
  output: z.object({
    doctors: doctorList.output.shape.list,
    articles: docArticleList.output.shape.list,
    questions: openAsks.output.shape.list,
  }),
  refuses: noChannel,
})
