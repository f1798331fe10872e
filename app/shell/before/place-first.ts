import { resolvePlace } from '#kit/bridge/place.ts'

/** Before a page that needs the position asks anything, in the browser: its first list is that of the right place [X036]. */
export const placeFirst = async (_: unknown, next: () => Promise<unknown>): Promise<unknown> => {
  await resolvePlace()
  return next()
}
