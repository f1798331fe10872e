import { gathered } from './gather.ts'
import type { Db } from './open.ts'

/**
 * Lists that are asked for in the same words at the same time are read once for all of them, as in a rush for the first page.
 * They are read after the last of those was asked, and never kept; who gets one changes nothing in it. `Words` are what JSON
 * can carry.
 */
export const alike = <Words extends unknown[], T>(read: (db: Db, ...words: Words) => Promise<T>) => {
  const ask = gathered(async (db, keys: readonly string[]) => {
    const found = await Promise.all(keys.map((key) => read(db, ...(JSON.parse(key) as Words))))
    return new Map(keys.map((key, at) => [key, found[at] as T]))
  })
  return (db: Db, ...words: Words): Promise<T> => ask(db, JSON.stringify(words)) as Promise<T>
}
