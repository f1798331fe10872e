import type { Position } from './distance.ts'

/** A position from two parameters, or null: a missing one or 0,0 is the specification's word for "not known". */
export const positionOf = ({ lat, lng }: { lat?: number | undefined; lng?: number | undefined }): Position | null =>
  lat && lng ? { lat, lng } : null

/** A position from `"lat,lng"`; anything else is not known. */
export const positionIn = (text: string | undefined): Position | null => {
  const [lat, lng] = (text ?? '').split(',').map(Number)
  return lat && lng && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}
