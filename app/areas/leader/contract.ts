import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, listOf, maybe, nothing, pageOf, paging } from '#kit/wire/fields.ts'

/** 0 is the country. */
const city = int(0, 999_999)
const notFound = { 'not-found': '没有找到这个榜单' }

export const leaderCities = call({
  method: 'GET',
  path: '/leader/v1/leader_famous/citys',
  summary: 'The country and the cities that have doctors on the leaderboard',
  owner: 'anyone',
  input: nothing(),
  output: listOf(z.object({ city_id: z.int(), city_name: z.string() })),
})

export const leaderIlls = call({
  method: 'GET',
  path: '/leader/v1/leader_famous/ills',
  summary: 'Illnesses for which a city (without one the country) has doctors on the leaderboard',
  owner: 'anyone',
  input: z.object({ city_id: maybe(city) }),
  output: listOf(z.object({ ill_id: z.int(), ill_name: z.string() })),
})

export const leaderDocs = call({
  method: 'GET',
  path: '/leader/v1/leader_famous/docs',
  summary:
    'Page through the doctors of the leaderboard in their order: of a city, or the country; for an illness, or for all',
  owner: 'anyone',
  input: z.object({ city_id: maybe(city), ill_id: maybe(id()), ...paging() }),
  output: pageOf(
    z.object({
      position: z.int(),
      doctor_id: z.int(),
      doctor_name: z.string(),
      title_name: z.string(),
      unit_id: z.int(),
      unit_name: z.string(),
      dep_id: z.int(),
      dep_name: z.string(),
      image: z.string(),
      ill_tags: z.array(z.string()),
      booked_num: z.int(),
      score: z.number(),
      is_focused: flag(),
    }),
  ),
})

export const leaderDetail = call({
  method: 'GET',
  path: '/leader/v1/leader/detail',
  summary: 'What stands at the head of a board and what is shared of it; how many doctors it has [X295]',
  owner: 'anyone',
  envelope: 'result_code',
  input: z.object({ id: id() }),
  output: z.object({
    id: z.int(),
    name: z.string(),
    subtitle: z.string(),
    image: z.string(),
    share_title: z.string(),
    share_desc: z.string(),
    share_img: z.string(),
    share_url: z.string(),
    member_count: z.int(),
  }),
  refuses: notFound,
})

export const leaderSharePoint = call({
  method: 'GET',
  path: '/leader/v1/share/point',
  summary: 'What the patient has earned today by sharing a board, and what they can still earn by it',
  owner: 'self',
  login: true,
  input: z.object({ id: id() }),
  output: z.object({ earned: z.int(), can_earn: z.int() }),
  refuses: notFound,
})
