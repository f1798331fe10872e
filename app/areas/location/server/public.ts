import type { Db } from '#kit/db/open.ts'
import { isKnown, type Position } from '#kit/geo/distance.ts'
import { addressReader } from './commands/address.ts'
import { type CityRow, findNearestCity, listCities, listCityAreas, listCounties, listFormerNames } from './queries.ts'

export { ALL_COUNTRY, DEFAULT_CITY } from '../rules.ts'
export { type AreaRow, type CityRow, findArea, findAreas, findCity, listAreas, listCities } from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { locationCities } from './tables.ts'

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
