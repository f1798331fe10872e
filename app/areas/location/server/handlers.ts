import type { Handlers } from '#app/context.ts'
import { positionOf } from '#kit/geo/position.ts'
import { cookieDomain, cookieText, cookieValue } from '#kit/wire/cookie.ts'
import type { Incoming } from '#kit/wire/server/answer.ts'
import type * as contract from '../contract.ts'
import { ALL_COUNTRY, byLetter, cityAround, cityOfVisitor } from '../rules.ts'
import { choiceOf, keepChoice } from './handlers/choice.ts'
import { keepPlace, storedPlace } from './handlers/place.ts'
import { allCountry, asArea, asCity, asNorm, asWeather } from './present.ts'
import { nearestCity, usualCity } from './public.ts'
import { findWeather } from './queries/weather.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async userCity({ area_code, ...place }, { db, now, channelCity, incoming }) {
    const position = positionOf(place)
    const [cities, nearest, usual] = await Promise.all([
      queries.listCities(db),
      position && nearestCity(db, position),
      channelCity ?? usualCity({ db, now }),
    ])
    const { id, source } = cityOfVisitor(cities, {
      chosen: cityChosen(incoming),
      areaCode: area_code,
      nearest: nearest?.id,
      usual,
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

  async latAndLng(input, ctx) {
    if (input.type === 'get') return storedPlace(input, ctx)
    return (await keepPlace(input, ctx)) ?? ctx.refuse('no-position')
  },

  async addLatLng(input, ctx) {
    return (await keepPlace(input, ctx)) ?? ctx.refuse('no-position')
  },

  async addCity(input, ctx) {
    return (await keepChoice(input, ctx)) ?? ctx.refuse('not-found')
  },

  async setCityCookie(input, ctx) {
    const city = await keepChoice(input, ctx)
    if (!city) return ctx.refuse('not-found')
    ctx.incoming.cookies?.push(cityCookie(ctx.config.publicUrl, city.city_id))
    return city
  },

  openIdCity: ({ open_id }, ctx) => choiceOf(open_id, ctx),

  async areaByNorm({ area_code }, { db, now }) {
    const area = await queries.findAreaToday(db, area_code)
    const cities = new Map((await queries.listCities(db)).map(({ areaCode, id }) => [areaCode, id]))
    const known = area?.cityId ?? cityAround(cities, area_code)
    const city = await queries.findCity(db, known ?? (await usualCity({ db, now })))
    const shown = area ?? (await queries.findArea(db, city?.areaCode ?? 0))
    if (!shown || !city) throw new Error('the default city has no area')
    return { ...asNorm(shown, city), is_default: known === undefined }
  },

  async cityWeather(_, { db, city: id, now, refuse }) {
    const [city, weather] = await Promise.all([queries.findCity(db, id), findWeather(db, id)])
    return city ? { city_id: id, city_name: city.name, weather: asWeather(weather, now) } : refuse('not-found')
  },
}

const A_YEAR = 365

/** The cookie as the browser itself writes it (`keepCity`). */
const cityCookie = (publicUrl: string, city: number): string => {
  const { hostname, protocol } = new URL(publicUrl)
  const terms = { days: A_YEAR, secure: protocol === 'https:', domain: cookieDomain(hostname) }
  return cookieText('city', String(city), terms)
}

/** The city id that the question or, without one, the asker's cookie names. */
const cityChosen = ({ input, headers }: Incoming): number | undefined => {
  const said = input.city_id || cookieValue(String(headers.cookie ?? ''), 'city')
  return /^\d{1,9}$/.test(String(said)) ? Number(said) : undefined
}
