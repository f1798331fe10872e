import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, int, listOf, maybe, nothing, position, text } from '#kit/wire/fields.ts'

const city = z.object({
  /** 0 is all the country. */
  city_id: z.int(),
  city_name: z.string(),
  area_code: z.int().nullable(),
  pinyin: z.string(),
  initials: z.string(),
  letter: z.string(),
  lat: z.number(),
  lng: z.number(),
  is_hot: flag(),
})

const area = z.object({ area_id: z.int(), area_name: z.string(), parent_id: z.int().nullable(), level: z.int() })

export const userCity = call({
  method: 'GET',
  path: '/city/userCity',
  does: "The asker's city: the one he chose, else the one nearest to his position, else the default city [X321]",
  owner: 'anyone',
  ask: z.object({ ...position, area_code: maybe(int(1, 999_999_999_999)) }),
  reply: city.extend({ source: z.enum(['chosen', 'area', 'position', 'default']) }),
})

export const cityListV11 = call({
  method: 'GET',
  path: '/city/v1-1/list',
  does: 'Open cities, one after the other',
  owner: 'anyone',
  ask: nothing(),
  reply: listOf(city),
})

export const cityListV12 = call({
  method: 'GET',
  path: '/city/v1-2/list',
  does: 'Open cities: the hot ones, then all by first letter, each with its areas (areas=0 leaves them out)',
  owner: 'anyone',
  ask: z.object({ areas: maybe(int(0, 1)) }),
  reply: z.object({
    hot: z.array(city),
    list: z.array(z.object({ letter: z.string(), cities: z.array(city.extend({ areas: z.array(area) })) })),
  }),
})

export const areaList = call({
  method: 'GET',
  path: '/sys/getarealist',
  does: 'Divisions below a province, city or county; without parent the provinces',
  owner: 'anyone',
  ask: z.object({ parent_id: maybe(int(0, 999_999_999_999)) }),
  reply: listOf(area),
})

export const cityAreaList = call({
  method: 'GET',
  path: '/sys/getcityarealist',
  does: 'Counties and districts of the chosen city, or its streets where it has none',
  owner: 'anyone',
  ask: nothing(),
  reply: listOf(area),
})

export const cityByName = call({
  method: 'GET',
  path: '/sys/getCityByName',
  does: 'The city of that name, short or official',
  owner: 'anyone',
  ask: z.object({ city_name: text(40) }),
  reply: city,
  refuses: { 'not-found': '没有找到这个城市，请换个名称试试' },
})

export const cityLetters = call({
  method: 'GET',
  path: '/sys/citylist',
  does: 'Open cities by first letter; id 0, all the country, stands before them [X180]',
  owner: 'anyone',
  ask: nothing(),
  reply: listOf(z.object({ letter: z.string(), cities: z.array(city) })),
})
