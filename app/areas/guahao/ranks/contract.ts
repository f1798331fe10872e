import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, listOf, maybe, nothing, paging, text, time } from '#kit/wire/fields.ts'

const rankId = int(1, 9_999)
const notFound = { 'not-found': '没有找到这个榜单' }

const place = z.object({
  position: z.int(),
  /** Null in a rank of hospitals. */
  doctor_id: z.int().nullable(),
  unit_id: z.int(),
  name: z.string(),
  /** A doctor's title, a hospital's level. */
  title_name: z.string(),
  unit_name: z.string(),
  dep_id: z.int().nullable(),
  dep_name: z.string(),
  image: z.string(),
  ill_tags: z.array(z.string()),
  fans_num: z.int(),
  is_focused: flag(),
  /** What it ranks by, in words: 预约 1280 次. */
  figure: z.string(),
})

export const rankIndex = call({
  method: 'GET',
  path: '/guahao/v1/rank/index',
  summary: 'All ranks with title, cover and who is first in the city (in the country, where the city has nobody)',
  owner: 'anyone',
  input: nothing(),
  output: listOf(
    z.object({
      rank_id: z.int(),
      title: z.string(),
      subtitle: z.string(),
      /** doctor or unit */
      type: z.string(),
      cover: z.string(),
      top: z.array(z.object({ position: z.int(), name: z.string(), title_name: z.string(), image: z.string() })),
    }),
  ),
})

export const rankList = call({
  method: 'GET',
  path: '/guahao/v1/rank/list',
  summary:
    "Page through a rank's places: of a city (`option_id`, 0 is the country), a class of departments, an illness",
  owner: 'anyone',
  input: z.object({
    rank_id: rankId,
    option_id: maybe(int(0, 999_999)),
    /** A class of departments. */
    dep_id: maybe(int(0, 9_999)),
    ill_id: maybe(id()),
    ...paging(),
  }),
  output: z.object({
    rankList: z.array(place),
    page: z.int(),
    total_page_num: z.int(),
    computed_at: time().nullable(),
  }),
  refuses: notFound,
})

export const rankOption = call({
  method: 'GET',
  path: '/guahao/v1/rank/option',
  summary: 'What a rank can be filtered by: city, class of departments, illness, period',
  owner: 'anyone',
  input: z.object({ rank_id: rankId }),
  output: z.object({
    city: z.array(z.object({ option_id: z.int(), title: z.string() })),
    department: z.array(z.object({ dep_id: z.int(), title: z.string() })),
    disease: z.array(z.object({ ill_id: z.int(), title: z.string() })),
    period: z.array(z.object({ title: z.string() })),
  }),
  refuses: notFound,
})

export const rankTitle = call({
  method: 'GET',
  path: '/guahao/v1/rank/title',
  summary: 'Title, subtitle and share texts of a rank',
  owner: 'anyone',
  input: z.object({ rank_id: rankId }),
  output: z.object({
    rank_id: z.int(),
    title: z.string(),
    subtitle: z.string(),
    type: z.string(),
    share_title: z.string(),
    share_desc: z.string(),
    share_img: z.string(),
  }),
  refuses: notFound,
})

export const rankRule = call({
  method: 'GET',
  path: '/guahao/v1/rank/rule',
  summary: 'How a rank is computed',
  owner: 'anyone',
  input: z.object({ rank_id: rankId }),
  output: z.object({ rank_id: z.int(), rule: z.string() }),
  refuses: notFound,
})

export const rankFeedback = call({
  method: 'POST',
  path: '/guahao/v1/rank/userFeedback',
  summary: 'Say something about a rank',
  owner: 'anyone',
  input: z.object({ rank_id: rankId, feedback: text(500) }),
  output: z.object({ rank_id: z.int() }),
  refuses: { ...notFound, 'too-often': '您提得太快了，请过一会儿再来' },
})
