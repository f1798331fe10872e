import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { day, flag, id, int, listOf, maybe, maybeText, nothing, text, time } from '#kit/wire/fields.ts'
import { type AdvertPlace, advertPlaces, MOST_ADVERTS } from '../rules.ts'

const managing = { owner: 'self', staff: true, may: 'search-words.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '搜索词由平台统一管理，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这个词，可能已被删除，请刷新后再看' }

const place = z.enum(Object.keys(advertPlaces) as AdvertPlace[])

const wordRow = { row: 'search-word', by: 'word_id' } as const

export const deskSearchWords = call({
  method: 'GET',
  path: '/desk/search-words',
  summary:
    'What the operator shows around a search: in the box, above results, where there are none; those that are over too',
  shows: [wordRow],
  ...managing,
  input: nothing(),
  output: listOf(
    z.object({
      word_id: z.int(),
      place,
      word: z.string(),
      link: z.string(),
      /** Null: every city. */
      city_id: z.int().nullable(),
      city_name: z.string(),
      /** Null: every channel. */
      channel: z.int().nullable(),
      is_ad: flag(),
      position: z.int(),
      begin_time: time(),
      end_time: time().nullable(),
      /** It is shown now. */
      is_shown: flag(),
      version: versionShown(),
    }),
  ),
  refuses: notHere,
})

const sheet = {
  place,
  word: text(30),
  link: maybeText(300),
  city: maybe(int(0, 999_999)),
  channel: maybe(int(0, 999_999_999)),
  is_ad: int(0, 1),
  position: int(0, 999),
  from: day(),
  until: maybe(day()),
}
const faults = {
  city: '没有这个城市，请重新选择',
  link: '链接要填本站的页面地址，以 / 开头；搜索框里的词可以不填',
  prescription: '处方药不能做广告，请换一个链接',
  span: '结束日不能早于开始日',
}
const output = z.object({ word_id: z.int() })

export const deskSearchWordAdd = call({
  method: 'POST',
  path: '/desk/search-words/add',
  changesPages: true,
  summary: 'Show a word in the search box, or a line above results or where there are none, from a day to a day',
  edits: wordRow,
  ...managing,
  idempotency: 'framework',
  input: z.object(sheet),
  output,
  refuses: { ...notHere, ...faults, 'too-many': `最多 ${MOST_ADVERTS} 个，请先删除不用的` },
})

export const deskSearchWordChange = call({
  method: 'POST',
  path: '/desk/search-words/{word_id}/change',
  changesPages: true,
  summary: 'Write a word around the search over what it was',
  edits: wordRow,
  ...managing,
  input: z.object({ word_id: id(), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notFound, ...changedSince, ...faults },
})

export const deskSearchWordRemove = call({
  method: 'POST',
  path: '/desk/search-words/{word_id}/remove',
  changesPages: true,
  summary: 'Take a word around the search away',
  ...managing,
  input: z.object({ word_id: id() }),
  output,
  refuses: notFound,
})

export const deskHotWords = call({
  method: 'GET',
  path: '/desk/hot-words',
  summary: 'What was searched for most in the last 30 days, how often, and whether everybody sees it',
  ...managing,
  input: nothing(),
  output: listOf(
    z.object({
      word: z.string(),
      search_num: z.int(),
      is_muted: flag(),
      /** Its place among those that everybody sees; null: it stands further down, or is not to be shown. */
      rank: z.int().nullable(),
    }),
  ),
  refuses: notHere,
})

export const deskHotWordMute = call({
  method: 'POST',
  path: '/desk/hot-words/mute',
  changesPages: true,
  summary: 'Keep a word out of those that everybody sees, or let it in again; what it finds stays',
  ...managing,
  input: z.object({ word: text(50), is_muted: int(0, 1) }),
  output: z.object({ word: z.string() }),
  refuses: notFound,
})
