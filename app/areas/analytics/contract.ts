import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import {
  code,
  flag,
  id,
  int,
  listed,
  listOf,
  maybe,
  maybeText,
  notRec,
  pageOf,
  paging,
  text,
} from '#kit/wire/fields.ts'
import { actions, areaTypes, conversionItems, crowds, logTypes, viewed } from './rules.ts'

const tooMany = { 'too-many': '当前网络的请求太多了，请过一小时再试' }
/** A code of letters and digits: no room for a person's words. */
const word = (most: number) => z.string().regex(new RegExp(`^[\\w.:-]{1,${most}}$`))
/** Ten digits: what has eleven is a phone. */
const itemId = () => maybe(int(1, 9_999_999_999))
const itemType = () => maybe(int(1, 9_999))
const address = () => maybeText(2_000)
/** The random id of a visit [X366]. */
const visitId = () => maybe(z.string().regex(/^[0-9A-Z]{32}$/))

const MOST_ACTIONS = 20

const action = z.object({
  event: z.enum(actions),
  page_url: address(),
  from_function_id: maybe(word(32)),
  from_function_name: maybeText(40),
  item_type: itemType(),
  item_id: itemId(),
})

export const chnStaticsAdd = call({
  method: 'POST',
  path: '/chn_statics/add',
  summary: 'Store one event of a channel; of the address the path alone is kept',
  owner: 'anyone',
  body: 'json',
  input: z.object({ page_url: address(), event: word(32), object_id: itemId(), item_type: itemType() }),
  output: z.object({}),
  refuses: tooMany,
})

export const userActionsAdd = call({
  method: 'POST',
  path: '/user_actions/add',
  summary: 'Store a batch of what a visitor did, once for its nonce; a patient’s own numbers go up',
  owner: 'anyone',
  allowStaleKey: true,
  body: 'json',
  bodyLimit: 160_000,
  input: z.object({
    timestamp: int(0, 100_000_000_000_000),
    nonce: code(),
    trace_id: visitId(),
    actions: listed(z.array(action).min(1).max(MOST_ACTIONS)),
  }),
  output: z.object({ count: z.int() }),
  refuses: {
    ...tooMany,
    'nonce-used': '这批数据已经收到过了',
    'too-old': '数据已过期，请核对手机的时间',
  },
})

export const statisticView = call({
  method: 'POST',
  path: '/commerce/v1/statistic/view',
  summary: 'Store one view of something and raise its count; the count afterwards',
  owner: 'anyone',
  body: 'json',
  input: z.object({ object_type: z.enum(viewed), object_id: int(1, 9_999_999_999), source: maybe(word(32)) }),
  output: z.object({ view_count: z.int() }),
  refuses: tooMany,
})

export const collectorLog = call({
  method: 'POST',
  path: '/collector/log',
  summary: 'Store what broke on a phone, masked and cut; the same error of a day is counted [X266] [X291]',
  owner: 'anyone',
  allowStaleKey: true,
  body: 'json',
  input: z.object({
    type: z.preprocess<unknown, z.ZodEnum<{ [T in (typeof logTypes)[number]]: T }>, string | number>(
      (value) => (typeof value === 'number' ? String(value) : value),
      z.enum(logTypes),
    ),
    message: maybeText(4_000),
    stack: maybeText(10_000),
    page_url: address(),
    user_agent: maybeText(1_000),
  }),
  output: z.object({}),
  refuses: tooMany,
})

export const adConversion = call({
  method: 'POST',
  path: '/ad/conversion',
  summary: 'Store what an advert of our own accounts led to, once for each click, deed and item [X143] [X371]',
  owner: 'anyone',
  input: z.object({
    account_id: word(64),
    click_id: word(128),
    action_type: word(32),
    item_type: z.preprocess<unknown, z.ZodLiteral<(typeof conversionItems)[number]>, string | number>(
      (value) => (typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value),
      z.literal(conversionItems),
    ),
    item_id: itemId(),
  }),
  output: z.object({ is_new: flag() }),
  refuses: tooMany,
})

const crowdReply = z.object({ crowd_type: z.string() })
const notMine = { 'not-found': '没有找到这位用户' }

export const userCrowd = call({
  method: 'GET',
  path: '/cube/v1/users/{id}/crowd',
  summary: 'What the patient asked to be shown first; of themselves alone',
  owner: { id: 'patient' },
  login: true,
  input: z.object({ id: id() }),
  output: crowdReply,
  refuses: notMine,
})

export const putCrowd = call({
  method: 'PUT',
  path: '/users/{userId}/crowd/{crowdType}',
  summary: 'Keep what the patient asks to be shown first; for themselves alone',
  owner: { userId: 'patient' },
  login: true,
  consent: 'health',
  input: z.object({ userId: id(), crowdType: z.enum(crowds) }),
  output: crowdReply,
  refuses: notMine,
})

export const userStatistics = call({
  method: 'GET',
  path: '/cube/v1/users/{id}/statistics/{action}',
  summary: 'How often the patient did something; of themselves alone',
  owner: { id: 'patient' },
  login: true,
  input: z.object({ id: id(), action: z.enum(actions) }),
  output: z.object({ action: z.string(), count: z.int() }),
  refuses: notMine,
})

const mark = () => text(32)
const shown = { title: z.string(), image: z.string(), link: z.string() }

export const pageModules = call({
  method: 'GET',
  path: '/cube/v1/users/page/module',
  summary: 'The parts laid out for a page; those of their crowd first where the patient asks with their own id',
  owner: 'anyone',
  allowStaleKey: true,
  input: z.object({ mark: mark(), user_id: maybe(id()) }),
  output: listOf(z.object({ id: z.int(), note: z.string(), crowd_type: z.string(), ...shown })),
})

export const pageLst = call({
  method: 'GET',
  path: '/cube/v1/page/lst',
  summary: 'Page through the published pages of a mark for the channel',
  owner: 'anyone',
  input: z.object({ mark: mark(), ...paging() }),
  output: pageOf(z.object({ id: z.int(), mark: z.string(), ...shown })),
})

export const adlist = call({
  method: 'GET',
  path: '/cube/v1/adlist',
  summary:
    'Adverts that are live, of an area if one is named; not_rec=1 leaves out those that are paid for or chosen for who asks [X254]',
  owner: 'anyone',
  allowStaleKey: true,
  recommends: true,
  input: z.object({
    area_type: maybe(z.enum(areaTypes)),
    id: maybe(id()),
    device_id: maybeText(64),
    ...notRec(),
  }),
  output: listOf(
    z.object({ id: z.int(), area_type: z.string(), area_id: z.int(), is_paid: flag(), is_rec: flag(), ...shown }),
  ),
})

export const advertClick = call({
  method: 'GET',
  path: '/cube/v1/advert/click',
  summary: 'Count a click on an advert, of a device once a day; where it leads',
  owner: 'anyone',
  mutatingGet: true,
  input: z.object({ advert_id: id(), device_id: maybeText(64) }),
  output: z.object({ advert_id: z.int(), link: z.string() }),
  refuses: { ...tooMany, 'not-found': '这个活动已经结束了' },
})
