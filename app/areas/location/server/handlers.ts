import { positionOf } from '#kit/geo/position.ts'
import { cookieValue } from '#kit/wire/cookie.ts'
import type { Incoming } from '#kit/wire/server/answer.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { ALL_COUNTRY, byLetter, cityOfVisitor } from '../rules.ts'
import { allCountry, asArea, asCity } from './present.ts'
import { nearestCity } from './public.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async userCity({ area_code, ...place }, { db, incoming }) {
    const position = positionOf(place)
    const [cities, nearest] = await Promise.all([queries.listCities(db), position && nearestCity(db, position)])
    const { id, source } = cityOfVisitor(cities, {
      chosen: cityChosen(incoming),
      areaCode: area_code,
      nearest: nearest?.id,
    })
    const city = cities.find((row) => row.id === id)
    return { ...(city ? asCity(city) : allCountry), source }
  },

  async cityListV11(_, { db }) {
    return { list: (await queries.listCities(db)).map(asCity) }
  },

  async cityListV12({ areas = 1 }, { db }) {
    const [hot, cities, counties] = await Promise.all([
      queries.listHotCities(db),
      queries.listCities(db),
      areas ? queries.listCityAreas(db) : [],
    ])
    const areasOf = Map.groupBy(counties, (area) => area.cityId)
    return {
      hot: hot.map(asCity),
      list: byLetter(cities).map(({ letter, rows }) => ({
        letter,
        cities: rows.map((row) => ({ ...asCity(row), areas: (areasOf.get(row.id) ?? []).map(asArea) })),
      })),
    }
  },

  async areaList({ parent_id }, { db }) {
    return { list: (await queries.listAreas(db, parent_id || null)).map(asArea) }
  },

  async cityAreaList(_, { db, city }) {
    const areas = city === ALL_COUNTRY.id ? queries.listAreas(db, null) : queries.listCityAreas(db, city)
    return { list: (await areas).map(asArea) }
  },

  async cityByName({ city_name }, { db, refuse }) {
    const city = await queries.findCityByName(db, city_name)
    return city ? asCity(city) : refuse('not-found')
  },

  async cityLetters(_, { db }) {
    const letters = byLetter(await queries.listCities(db))
    return {
      list: [
        { letter: '', cities: [allCountry] },
        ...letters.map(({ letter, rows }) => ({ letter, cities: rows.map(asCity) })),
      ],
    }
  },
}

/** The city id that the question or, without one, the asker's cookie names. */
const cityChosen = ({ input, headers }: Incoming): number | undefined => {
  const said = input.city_id || cookieValue(String(headers.cookie ?? ''), 'city')
  return /^\d{1,9}$/.test(String(said)) ? Number(said) : undefined
}
