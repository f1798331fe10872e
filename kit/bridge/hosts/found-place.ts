import type { FoundPlace } from '../place-source.ts'

/** A place as a host said it; throws where it said none. */
export const foundPlace = (lat: unknown, lng: unknown, system: FoundPlace['system'] = 'gcj02'): FoundPlace => {
  const isOne = typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  if (!isOne) throw new Error('not a place')
  return { lat, lng, system }
}
