import { hostBridge } from './bridge.ts'
import { findPlace, type Search } from './find-place.ts'
import { found } from './own-ways.ts'
import type { Whereabouts } from './place-source.ts'

/** Where this phone is, by the app around the page and by our own ways. */
export const findPosition = async (how: Search): Promise<Whereabouts> => {
  const [own, { places }] = await Promise.all([found.by(), hostBridge()])
  return findPlace({ ...places, ...own }, how)
}
