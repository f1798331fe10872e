import type { ThingShape } from './thing.ts'

/** Where the drawing of a thing is: its shape, and a seed for colours. */
export const thingPicture = (shape: ThingShape | (string & {}), seed: string | number): string =>
  `/pictures/thing/${seed}.svg?shape=${shape}`

/** Where a thing in a wide landscape is, for the head of a text. */
export const scenePicture = (shape: ThingShape | (string & {}), seed: string | number): string =>
  `/pictures/scene/${seed}.svg?shape=${shape}`
