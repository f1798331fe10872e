import type { BuildingShape, BuildingView } from './building.ts'
import type { ThingShape } from './thing.ts'

/** Where the drawing of a thing is: its shape, and a seed for colours. */
export const thingPicture = (shape: ThingShape | (string & {}), seed: string | number): string =>
  `/pictures/thing/${seed}.svg?shape=${shape}`

/** Where a thing in a wide landscape is, for the head of a text. */
export const scenePicture = (shape: ThingShape | (string & {}), seed: string | number): string =>
  `/pictures/scene/${seed}.svg?shape=${shape}`

/** Where the picture of a hospital is: its house, or what one sees inside and around it. `kind` is the code of its kind. */
export const buildingPicture = (
  seed: string | number,
  look: { shape?: BuildingShape; view?: BuildingView; kind?: number } = {},
): string => {
  const words = Object.entries(look).map(([name, value]) => `${name}=${value}`)
  return `/pictures/building/${seed}.svg${words.length > 0 ? `?${words.join('&')}` : ''}`
}
