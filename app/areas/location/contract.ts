import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, int, listOf, maybe, maybeText, nothing, position, text, time } from '#kit/wire/fields.ts'

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
  summary: "The asker's city: the one they chose, else the one nearest to their position, else the default city [X321]",
  owner: 'anyone',
  cookies: true,
  input: z.object({ ...position, area_code: maybe(int(1, 999_999_999_999)) }),
  output: city.extend({ source: z.enum(['chosen', 'area', 'position', 'default']) }),
})

export const cityListV11 = call({
  method: 'GET',
  path: '/city/v1-1/list',
  summary: 'Open cities, one after the other',
  owner: 'anyone',
  input: nothing(),
  output: listOf(city),
})

export const cityListV12 = call({
  method: 'GET',
  path: '/city/v1-2/list',
  summary: 'Open cities: the hot ones, then all by first letter, each with its areas (areas=0 leaves them out)',
  owner: 'anyone',
  input: z.object({ areas: maybe(int(0, 1)) }),
  output: z.object({
    hot: z.array(city),
    list: z.array(z.object({ letter: z.string(), cities: z.array(city.extend({ areas: z.array(area) })) })),
  }),
})

export const areaList = call({
  method: 'GET',
  path: '/sys/getarealist',
  summary: 'Divisions below a province, city or county; without parent the provinces',
  owner: 'anyone',
  input: z.object({ parent_id: maybe(int(0, 999_999_999_999)) }),
  output: listOf(area),
})

export const cityAreaList = call({
  method: 'GET',
  path: '/sys/getcityarealist',
  summary: 'Counties and districts of the chosen city, or its streets where it has none',
  owner: 'anyone',
  input: nothing(),
  output: listOf(area),
})

export const cityByName = call({
  method: 'GET',
  path: '/sys/getCityByName',
  summary: 'The city of that name, short or official',
  owner: 'anyone',
  input: z.object({ city_name: text(40) }),
  output: city,
  refuses: { 'not-found': '没有找到这个城市，请换个名称试试' },
})

export const cityLetters = call({
  method: 'GET',
  path: '/sys/citylist',
  summary: 'Open cities by first letter; id 0, all the country, stands before them [X180]',
  owner: 'anyone',
  input: nothing(),
  output: listOf(z.object({ letter: z.string(), cities: z.array(city) })),
})

/** Whom a place or a city is kept for, where nobody is signed in. */
const distinctId = { sc_distinct_id: maybeText(100) }
const areaCode = maybe(int(1, 999_999_999_999))
const chosen = { city_id: maybe(int(0, 999_999_999)), city_name: maybeText(40) }
const aCity = z.object({ city_id: z.int(), city_name: z.string() })
const unknownCity = { 'not-found': '没有找到这个城市，请换个名称试试' }
const unknownPlace = { 'no-position': '没有位置，没有保存' }

const whereabouts = z.object({
  lat: z.number(),
  lng: z.number(),
  area_code: z.int(),
  province_id: z.int(),
  province_name: z.string(),
  city_id: z.int(),
  /** As officials write it. */
  city: z.string(),
  /** As people say it. */
  city_name: z.string(),
  /** The county or district, 0 where only the city is known. */
  cur_area_id: z.int(),
  cur_area_name: z.string(),
  source_type: z.string(),
})

export const latAndLng = call({
  method: 'GET',
  path: '/main/latAndLng',
  summary:
    'set keeps where the visitor is, for the patient or their distinct id, and gives its city; get gives what was kept within 12 hours, or nothing [X090] [X267]',
  owner: 'self',
  allowStaleKey: true,
  mutatingGet: true,
  input: z.object({
    type: z.enum(['set', 'get']),
    ...position,
    source: maybeText(30),
    area_code: areaCode,
    city_name: maybeText(40),
    ...distinctId,
  }),
  output: whereabouts.partial(),
  refuses: unknownPlace,
})

export const addCity = call({
  method: 'POST',
  path: '/city/addCityMongo',
  summary:
    'Keep the city that the visitor chose, for the patient or their distinct id, and for the open id of their messaging app',
  owner: 'self',
  allowStaleKey: true,
  input: z.object({ ...chosen, source: maybeText(30), ...distinctId, qqHealthOpenId: maybeText(100) }),
  output: aCity,
  refuses: unknownCity,
})

export const addLatLng = call({
  method: 'POST',
  path: '/city/addLatLngMongo',
  summary: 'Keep where the visitor is now, over where they were before',
  owner: 'self',
  allowStaleKey: true,
  input: z.object({ ...position, source: maybeText(30), area_code: areaCode, ...distinctId }),
  output: aCity,
  refuses: unknownPlace,
})

export const setCityCookie = call({
  method: 'POST',
  path: '/city/setCityCookie',
  summary: 'Set the cookie of the chosen city, and keep the choice as addCityMongo does',
  owner: 'self',
  allowStaleKey: true,
  input: z.object({ ...chosen, ...distinctId, qqHealthOpenId: maybeText(100) }),
  output: aCity,
  refuses: unknownCity,
})

export const openIdCity = call({
  method: 'GET',
  path: '/city/getOpenIdCityMessage',
  summary: 'The city that was chosen under an open id, or nothing',
  owner: 'anyone',
  input: z.object({ open_id: text(100) }),
  output: aCity.partial(),
})

export const areaByNorm = call({
  method: 'GET',
  path: '/area_info/by_norm',
  summary:
    "The platform's row of a division code: its area and its city; an unknown code gives the default city [X322]",
  owner: 'anyone',
  input: z.object({ area_code: int(1, 999_999_999_999) }),
  output: z.object({
    area_id: z.int(),
    area_name: z.string(),
    level: z.int(),
    parent_id: z.int().nullable(),
    province_id: z.int(),
    city_id: z.int(),
    city_name: z.string(),
    /** 1: the code is unknown, this is the default city. */
    is_default: flag(),
  }),
})

export const cityWeather = call({
  method: 'GET',
  path: '/cube/v1/weather',
  summary: 'The weather of the chosen city as it was last told, null where nothing of the last 6 hours is known',
  owner: 'anyone',
  input: nothing(),
  output: aCity.extend({
    weather: z
      .object({
        text: z.string(),
        /** Degrees Celsius. */
        temperature: z.int(),
        humidity: z.int().nullable(),
        wind: z.string(),
        observed_time: time(),
      })
      .nullable(),
  }),
  refuses: unknownCity,
})
