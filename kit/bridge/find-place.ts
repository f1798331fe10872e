import { isKnown } from '#kit/geo/distance.ts'
import { toBaidu } from '#kit/geo/systems.ts'
import { callMap, inTime } from './map-services.ts'
import {
  type FoundPlace,
  type NamedPlace,
  PlaceDenied,
  type PlaceSource,
  PlaceTimeout,
  type PlaceTrouble,
  type PlaceWays,
  type Whereabouts,
} from './place-source.ts'
import { countFailure, isRefused, refuse } from './refusal.ts'
import { keepPlace, readPlace } from './stored-place.ts'

/** An app that never answers must not hold up the page. */
const SOURCE_MS = 3_000

/** `now`: what was kept, or refused a while ago, does not count: the person themselves asks to be found. */
export interface Search {
  now?: boolean
}

/**
 * Where somebody is, by the first that knows: what was kept (half a day), the native app, the city-government app, other
 * apps around the page, the server, the map service [X158]. 0,0 where nobody does [X302].
 */
export const findPlace = async (ways: PlaceWays, { now = false }: Search = {}): Promise<Whereabouts> => {
  const kept = now ? undefined : readPlace()
  if (kept) return kept
  for (const source of [ways.nativeApp, ways.cityApp, ...(ways.embedded ?? [])]) {
    const found = source && (await askSource(source, ways))
    if (found) return settle(ways, source.name, found, true)
  }
  const stored = now ? null : await askServer(ways)
  if (stored) {
    // It may be half a day old already: kept no longer than a visit's next pages need.
    keepPlace(stored, false)
    return stored
  }
  return !now && isRefused() ? nowhere : byMap(ways)
}

const askSource = async ({ name, find }: PlaceSource, { log }: PlaceWays): Promise<FoundPlace | null> => {
  try {
    const found = await inTime(find(), SOURCE_MS)
    return found && isKnown(found) ? found : null
  } catch (error) {
    log(kindOf(error), name, error)
    return null
  }
}

const askServer = async ({ stored, log }: PlaceWays): Promise<Whereabouts | null> => {
  try {
    const place = await stored()
    return place && isKnown(place) ? place : null
  } catch (error) {
    log('unavailable', 'server', error)
    return null
  }
}

/** Denied: in peace for a while. Any other failure is counted [X163] [X164]. */
const byMap = async (ways: PlaceWays): Promise<Whereabouts> => {
  const { name } = ways.map
  try {
    const { isExact, ...found } = await callMap(ways.map)
    return await settle(ways, name, found, isExact)
  } catch (error) {
    const kind = kindOf(error)
    if (kind === 'denied') refuse()
    const isThird = kind !== 'denied' && countFailure() === 'third'
    ways.log(isThird ? 'three-failures' : kind, name, error)
    return nowhere
  }
}

const kindOf = (error: unknown): PlaceTrouble => {
  if (error instanceof PlaceDenied) return 'denied'
  return error instanceof PlaceTimeout ? 'timeout' : 'unavailable'
}

/** In the Baidu system [X091], kept here and told to the server, which says where that is. */
const settle = async (ways: PlaceWays, name: string, found: FoundPlace, isExact: boolean): Promise<Whereabouts> => {
  const { system, area_code, city_name } = found
  const position = { lat: found.lat, lng: found.lng }
  const told: NamedPlace = {
    ...(system === 'bd09' ? position : toBaidu(position, system)),
    source: name,
    area_code: area_code ?? '',
    city_name: city_name ?? '',
  }
  const place = await tellServer(ways, told)
  keepPlace(place, isExact)
  return place
}

/** Without an answer of the server the position is known all the same. */
const tellServer = async ({ store, log }: PlaceWays, told: NamedPlace): Promise<Whereabouts> => {
  try {
    return await store(told)
  } catch (error) {
    log('unavailable', 'server', error)
    const { lat, lng, source, area_code, city_name } = told
    return { ...nowhere, lat, lng, city_name, area_code: area_code || 0, source_type: source }
  }
}

const nowhere: Whereabouts = {
  lat: 0,
  lng: 0,
  area_code: 0,
  province_id: 0,
  province_name: '',
  city_id: 0,
  city: '',
  city_name: '',
  cur_area_id: 0,
  cur_area_name: '',
  source_type: '',
}
