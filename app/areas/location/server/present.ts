import type { Position } from '#kit/geo/distance.ts'
import { earlier } from '#kit/time/span.ts'
import { ALL_COUNTRY, provinceOf, WEATHER_HOURS } from '../rules.ts'
import type { WeatherRow } from './queries/weather.ts'
import type { AreaRow, CityRow } from './queries.ts'

export const asCity = (row: CityRow) => ({
  city_id: row.id,
  city_name: row.name,
  area_code: row.areaCode,
  pinyin: row.pinyin,
  initials: row.initials,
  letter: row.letter,
  lat: row.lat,
  lng: row.lng,
  is_hot: row.hotRank !== null,
})

/** All the country as a choice among cities. */
export const allCountry = {
  city_id: ALL_COUNTRY.id,
  city_name: ALL_COUNTRY.name,
  area_code: null,
  pinyin: 'quanguo',
  initials: 'qg',
  letter: '',
  lat: 0,
  lng: 0,
  is_hot: false,
}

export const asArea = (row: AreaRow) => ({
  area_id: row.id,
  area_name: row.name,
  parent_id: row.parentId,
  level: row.level,
})

/** Where somebody is, in words: `areas` holds the province and the county or district, where they are known. */
export const asWhereabouts = ({ lat, lng }: Position, source: string, city: CityRow, areas: readonly AreaRow[]) => {
  const county = areas.find(({ level }) => level > 2)
  return {
    lat,
    lng,
    source_type: source,
    area_code: county?.id ?? city.areaCode,
    province_id: provinceOf(city.areaCode),
    province_name: areas.find(({ level }) => level === 1)?.name ?? '',
    city_id: city.id,
    city: city.fullName,
    city_name: city.name,
    cur_area_id: county?.id ?? 0,
    cur_area_name: county?.name ?? '',
  }
}

export const asNorm = (area: AreaRow, city: CityRow) => ({
  ...asArea(area),
  province_id: provinceOf(area.id),
  city_id: city.id,
  city_name: city.name,
})

/** Null where nothing was told, or too long ago. */
export const asWeather = (row: WeatherRow | undefined, now: Date) => {
  if (!row?.observedAt || row.observedAt < earlier(now, { hours: WEATHER_HOURS })) return null
  const { text, temperature, humidity, wind, observedAt } = row
  return { text, temperature, humidity, wind, observed_time: observedAt }
}
