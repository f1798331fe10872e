import { isKnown, type Position } from '#kit/geo/distance.ts'
import type { Search } from './find-place.ts'
import { readPlace } from './stored-place.ts'

const running = new Map<string, Promise<Position | null>>()

/** Where the phone is as far as is known without asking anybody, in the Baidu system; null where it is not. */
export const storedPlace = (): Position | null => {
  const place = readPlace()
  return place ? { lat: place.lat, lng: place.lng } : null
}

/** Where the phone is, by the first source that knows [X158]; null where none does. */
export const resolvePlace = (): Promise<Position | null> => search('kept', {})

/** The same for a person who asks to be found: the phone itself, now. */
export const requestPlace = (): Promise<Position | null> => search('now', { now: true })

/** Who asks while somebody else is asking gets the same answer: nobody is asked twice at once. */
const search = (name: string, how: Search): Promise<Position | null> => {
  const before = running.get(name)
  if (before) return before
  const place = look(how).finally(() => running.delete(name))
  running.set(name, place)
  return place
}

const look = async (how: Search): Promise<Position | null> => {
  try {
    // What looks for a place is large, and few pages ask.
    const { lat, lng } = await (await import('./find-position.ts')).findPosition(how)
    return isKnown({ lat, lng }) ? { lat, lng } : null
  } catch {
    return null
  }
}
