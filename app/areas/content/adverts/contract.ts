import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, idList, int, listOf, maybe, maybeText, notRec } from '#kit/wire/fields.ts'
import { allPageKeys, logActions } from './rules.ts'

const advert = z.object({
  id: z.int(),
  location: z.int(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  link: z.string(),
  /** 701 the advert itself, 2 goods, 205 short film, 101 film, 203 note, 202 article. */
  item_type: z.int(),
  item_id: z.int().nullable(),
  /** Somebody pays for it: it says 广告. */
  is_ad: flag(),
  /** Topics beside whose articles it does not stand. */
  topic_ids: z.array(z.int()),
  /** How often a day one device sees it in lists; null: as often as it comes. */
  most_a_day: z.int().nullable(),
})
const pageKey = z.enum(allPageKeys)
const looking = { owner: 'anyone', recommends: true } as const
const placed = { location: maybe(int(1, 999)), page_key: maybe(pageKey) }

export const advertsForReader = call({
  method: 'GET',
  path: '/adlist',
  summary:
    'Adverts among what is read, for an age and a sex; not_rec=1: neither what is chosen so nor what is paid for [X254]',
  ...looking,
  input: z.object({
    age: maybe(int(0, 150)),
    user_id: maybe(id()),
    sex: maybe(int(0, 2)),
    user_dep_ids: maybe(idList(20)),
    device_id: maybeText(64),
    ...notRec(),
  }),
  output: listOf(advert),
})

export const advertIds = call({
  method: 'GET',
  path: '/advert/ids',
  summary: 'Ids of the adverts that are live for the city and the channel, in a location or on a page, in their order',
  ...looking,
  input: z.object({ ...placed, ...notRec() }),
  output: z.object({ ids: z.array(z.int()) }),
})

export const advertDetail = call({
  method: 'GET',
  path: '/advert/detail',
  summary: 'One advert that is live for the city and the channel',
  ...looking,
  input: z.object({ id: id(), ...notRec() }),
  output: advert,
  refuses: { 'not-found': '这条广告已经下线了' },
})

export const advertList = call({
  method: 'GET',
  path: '/advert/list',
  summary: 'The adverts of these ids, or of a location or page, that are live for the city and the channel',
  ...looking,
  input: z.object({ ids: maybe(idList(50)), ...placed, ...notRec() }),
  output: listOf(advert),
})

export const storePageAdverts = call({
  method: 'GET',
  path: '/Store/pageAd',
  summary: "Adverts that are live on a page, the store's own where none is named",
  ...looking,
  input: z.object({ store_id: id(), page_key: maybe(pageKey), ...notRec() }),
  output: listOf(advert),
  refuses: { 'not-found': '没有找到这家店' },
})

export const recordAdvertLog = call({
  method: 'GET',
  path: '/store/recordLog',
  summary: 'Log that an advert, or a page of a store, was seen or clicked: of one reader once a day',
  owner: 'anyone',
  mutatingGet: true,
  allowStaleKey: true,
  input: z.object({ store_id: maybe(id()), page_key: pageKey, action: z.enum(logActions), object_id: maybe(id()) }),
  output: z.object({ is_counted: flag() }),
  refuses: { 'not-found': '没有找到这家店或这条广告' },
})
