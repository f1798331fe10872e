import type { RequestContext } from '#app/context.ts'
import { positionOf } from '#kit/geo/position.ts'
import { earlier } from '#kit/time/span.ts'
import { cityOfPlace, PLACE_HOURS, provinceOf } from '../../rules.ts'
import { asWhereabouts } from '../present.ts'
import { findPlaced, upsertVisitor, whoOf } from '../queries/visitors.ts'
import { type CityRow, findAreas, findCity, listCities } from '../queries.ts'

interface Told {
  lat?: number | undefined
  lng?: number | undefined
  source?: string | undefined
  area_code?: number | undefined
  city_name?: string | undefined
  sc_distinct_id?: string | undefined
}

/** Keeps where the visitor is, if anything says who they are; what is there, or null where no position was told. */
export const keepPlace = async (told: Told, { db, now, patient }: RequestContext) => {
  const position = positionOf(told)
  if (!position) return null
  const { source = '', area_code: areaCode, city_name: cityName } = told
  const city = cityOfPlace(await listCities(db), { ...position, areaCode, cityName })
  if (!city) throw new Error('there is no city to be in')
  const who = whoOf(patient, told.sc_distinct_id)
  const placed = { ...position, source, areaCode: areaCode ?? null, placedCityId: city.id, placedAt: now }
  if (who) await upsertVisitor(db, who, placed, now)
  return whereabouts(db, { ...position, source, areaCode: placed.areaCode }, city)
}

/** What was kept of where the visitor is, nothing where that is too long ago. */
export const storedPlace = async ({ sc_distinct_id }: Told, { db, now, patient }: RequestContext) => {
  const who = whoOf(patient, sc_distinct_id)
  const placed = who && (await findPlaced(db, who, earlier(now, { hours: PLACE_HOURS })))
  const city = placed && (await findCity(db, placed.placedCityId ?? 0))
  if (!city) return {}
  return whereabouts(db, { ...placed, lat: placed.lat ?? 0, lng: placed.lng ?? 0 }, city)
}

interface Placed {
  lat: number
  lng: number
  source: string
  areaCode: number | null
}

const whereabouts = async (db: RequestContext['db'], { source, areaCode, ...position }: Placed, city: CityRow) => {
  const areas = await findAreas(db, [provinceOf(city.areaCode), ...(areaCode === null ? [] : [areaCode])])
  return asWhereabouts(position, source, city, [...areas.values()])
}
