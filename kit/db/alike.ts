import { gathered } from './gather.ts'
import type { Db } from './open.ts'

/** What was asked for so often within this time is rushed for. */
const [RUSH, MOMENT_MS] = [10, 100]

/** Words may come from outside: whoever invents new ones fills no memory. */
const MOST_WORDS = 500

/** How often something was asked for within one moment, and in a rush what was read for the first of them. */
interface Moment<T> {
  since: number
  asked: number
  isRush: boolean
  reading: Promise<T> | undefined
}

const momentAfter = <T>(before: Moment<T> | undefined): Moment<T> => {
  const since = performance.now()
  if (before && since - before.since < MOMENT_MS) return before
  const isRush = before !== undefined && before.asked >= RUSH && since - before.since < 2 * MOMENT_MS
  return { since, asked: 0, isRush, reading: undefined }
}

/**
 * Lists that are asked for in the same words at the same time are read once for all of them, after the last of those was
 * asked. In a rush, as for the first page when places are released, one reading serves all who come within a tenth of a
 * second, which is no older than what travels to a phone. Who gets one changes nothing in it. `Words` are what JSON can carry.
 */
export const alike = <Words extends unknown[], T>(read: (db: Db, ...words: Words) => Promise<T>) => {
  const shelves = new WeakMap<Db, Map<string, Moment<T>>>()
  const ask = gathered(async (db, keys: readonly string[]) => {
    const found = await Promise.all(keys.map((key) => read(db, ...(JSON.parse(key) as Words))))
    return new Map(keys.map((key, at) => [key, found[at] as T]))
  })
  return (db: Db, ...words: Words): Promise<T> => {
    const key = JSON.stringify(words)
    const shelf = shelves.get(db) ?? new Map<string, Moment<T>>()
    shelves.set(db, shelf)
    if (shelf.size >= MOST_WORDS) shelf.clear()
    const moment = momentAfter(shelf.get(key))
    shelf.set(key, moment)
    moment.asked += 1
    if (!moment.isRush) return ask(db, key) as Promise<T>
    if (moment.reading) return moment.reading
    const reading = ask(db, key) as Promise<T>
    reading.catch(() => shelf.delete(key))
    moment.reading = reading
    return reading
  }
}
