import { EARTH_RADIUS_METRES, type Position, toRadians } from './distance.ts'

/** Where the usual square Mercator map ends; the pole itself would lie at infinity. */
const MAX_LATITUDE = 85.0511

/**
 * The point on a spherical Mercator map, in metres at the equator. The map is conformal: around a point it stretches
 * all directions alike, so "nearest first" by plane distance (a GiST index on points) is right within a city or two,
 * while the plane distance itself is too long by 1 / cos(latitude).
 */
export function mercator({ lat, lng }: Position): { x: number; y: number } {
  const latitude = toRadians(Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)))
  return { x: EARTH_RADIUS_METRES * toRadians(lng), y: EARTH_RADIUS_METRES * Math.asinh(Math.tan(latitude)) }
}
