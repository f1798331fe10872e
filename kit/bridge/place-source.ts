import type { Position } from '#kit/geo/distance.ts'
import type { ForeignSystem } from '#kit/geo/systems.ts'

/** Where somebody is, as the wire spells it [X090]; 0,0 where it is not known. */
export interface Whereabouts extends Position {
  area_code: number
  province_id: number
  province_name: string
  city_id: number
  city: string
  city_name: string
  cur_area_id: number
  cur_area_name: string
  source_type: string
}

/** What a source says: a position in a system of its own, and what it knows of the division around it. */
export interface FoundPlace extends Position {
  system: ForeignSystem | 'bd09'
  area_code?: number | undefined
  city_name?: string | undefined
}

/** Somebody who may know where the phone is: an app around the page, a host's own locator. */
export interface PlaceSource {
  /** Stands as `source_type` beside what it says. */
  name: string
  /** Null where it does not know, as outside of that app; throws where it should know and cannot say. */
  find: () => Promise<FoundPlace | null>
}

/** The sources around a page, in the order in which they are asked. */
export interface HostSources {
  nativeApp?: PlaceSource | undefined
  cityApp?: PlaceSource | undefined
  embedded?: readonly PlaceSource[] | undefined
}

/** Who looks for the phone itself, by satellites and networks. */
export interface MapService {
  name: string
  /** Milliseconds that the exact answer may take. */
  timeoutMs: number
  exact: () => Promise<FoundPlace>
  /** A rough answer where the exact one does not come; 1.5 s [X317]. */
  rough?: (() => Promise<FoundPlace>) | undefined
}

/** The person does not want to be found. */
export class PlaceDenied extends Error {
  override readonly name = 'PlaceDenied'
}

/** No answer in time. */
export class PlaceTimeout extends Error {
  override readonly name = 'PlaceTimeout'
}

/** What can go wrong; `three-failures` is told instead of the third [X302]. */
export type PlaceTrouble = 'denied' | 'timeout' | 'unavailable' | 'three-failures'

/** All that the search for a place may ask. */
export interface PlaceWays extends HostSources {
  /** What the server has kept; null where it has nothing. */
  stored: () => Promise<Whereabouts | null>
  /** Keeps a found place on the server, which says where that is [X162]. */
  store: (place: NamedPlace) => Promise<Whereabouts>
  map: MapService
  log: (trouble: PlaceTrouble, source: string, error: unknown) => void
}

/** A found place in the Baidu system, with the five things that the server is told [X267]. */
export interface NamedPlace extends Position {
  source: string
  area_code: number | ''
  city_name: string
}
