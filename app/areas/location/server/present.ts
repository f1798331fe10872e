import { ALL_COUNTRY } from '../rules.ts'
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
