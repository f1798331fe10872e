/** A point on Earth in degrees. A coordinate of 0 means "not known": no place of ours lies on the equator or at Greenwich. */
export interface Position {
  lat: number
  lng: number
}

/** The Earth's mean radius in metres (IUGG). */
export const EARTH_RADIUS_METRES = 6_371_008.8

/** Degrees in radians. */
export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Whether both coordinates are given. */
export const isKnown = ({ lat, lng }: Position): boolean => lat !== 0 && lng !== 0

/** Great-circle distance in metres (haversine, within 0.6 % of the ellipsoid); null if a position is not known. */
export function distanceMetres(a: Position, b: Position): number | null {
  if (!isKnown(a) || !isKnown(b)) return null
  const sinHalf = (degrees: number): number => Math.sin(toRadians(degrees) / 2)
  const latitudes = Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat))
  const haversine = sinHalf(b.lat - a.lat) ** 2 + latitudes * sinHalf(b.lng - a.lng) ** 2
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, haversine)))
}
