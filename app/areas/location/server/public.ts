import type { Context } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import type { Db } from '#kit/db/open.ts'
import { isKnown, type Position } from '#kit/geo/distance.ts'
import { ALL_COUNTRY, DEFAULT_CITY } from '../rules.ts'
import { addressReader } from './commands/address.ts'
import { findDefaultCity } from './queries/manage.ts'
import {
  type CityRow,
  findCity,
  findNearestCity,
  listCities,
  listCityAreas,
  listCounties,
  listFormerNames,
} from './queries.ts'

export { ALL_COUNTRY, DEFAULT_CITY } from '../rules.ts'
export { countHotCities, listManagedCities, lockCities, setDefaultCity, updateCity } from './queries/manage.ts'
export {
  type AreaRow,
  type CityRow,
  findArea,
  findAreas,
  findCity,
  listAreas,
  listCities,
  listCityAreas,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { locationCities } from './tables.ts'

/** Whether a number names a city, or all the country. */
export const isCityOrCountry = async (db: Db, id: number): Promise<boolean> =>
  id === ALL_COUNTRY.id || (await findCity(db, id)) !== undefined

/** The names of cities by their numbers, all the country among them. */
export const namesOfCities = async (db: Db): Promise<ReadonlyMap<number, string>> =>
  new Map([ALL_COUNTRY, ...(await listCities(db))].map(({ id, name }) => [id, name]))

/** What the desk changes is there after so long. */
const KEPT_SECONDS = 15

/** The city of who has named none: what the desk has made the default, else `DEFAULT_CITY` [X321]. */
export const findUsualCity = async (db: Db): Promise<number> => (await findDefaultCity(db)) ?? DEFAULT_CITY

/** The same as it was a moment ago, for every question that names no city. */
export const usualCity = (asking: Pick<Context, 'db' | 'now'>): Promise<number> =>
  cached(asking, 'default city', KEPT_SECONDS, () => findUsualCity(asking.db))

/** The open city whose centre is nearest to a position (BD09); null where the position is not known. */
export const nearestCity = async (db: Db, position: Position): Promise<CityRow | null> =>
  isKnown(position) ? ((await findNearestCity(db, position)) ?? null) : null

/** Makes a reader that tells city and county of an address, for files with many of them: one visit to the database. */
export const readerOfAddresses = async (db: Db) => {
  const cities = await listCities(db)
  const counties = await listCounties(db)
  const formerNames = await listFormerNames(db)
  const formerCities = Map.groupBy(
    formerNames.filter((row) => row.level === 2),
    (row) => row.cityId,
  )
  const spelledCities = cities.map(({ id, areaCode, name, fullName }) => ({
    id,
    areaCode,
    name,
    fullNames: [fullName, ...(formerCities.get(id) ?? []).map((row) => row.name)],
  }))
  const spelledCounties = [...counties, ...formerNames.filter((row) => row.level === 3)].flatMap(
    ({ id, name, cityId }) => (cityId === null ? [] : [{ id, name, cityId }]),
  )
  return addressReader(spelledCities, spelledCounties)
}

/** Cities of the division codes, each with its districts (or streets, where it has none). */
export const listCitiesWithAreas = async (db: Db, areaCodes: readonly number[]) => {
  const wanted = (await listCities(db)).filter((city) => areaCodes.includes(city.areaCode))
  const areas = Map.groupBy(await listCityAreas(db), (area) => area.cityId)
  return wanted.map((city) => ({ ...city, areas: areas.get(city.id) ?? [] }))
}
