import { batcher } from '#kit/scarce/batch.ts'
import type { Db } from './open.ts'

/** Terms may come from outside: whoever invents new ones fills no memory. */
const MOST_TERMS = 100

/**
 * Makes one statement of the look-ups that are asked for at the same time and on the same terms: `find` gets their keys and
 * answers by key. Alone, a look-up runs when this turn of the event loop ends; in a rush it costs a fraction. Rows are read as
 * they are now, never kept. How far apart look-ups are kept: `apartMs` of a batcher.
 */
export const gathered = <K, V, Terms extends readonly unknown[] = []>(
  find: (db: Db, keys: readonly K[], ...terms: Terms) => Promise<ReadonlyMap<K, V>>,
  { apartMs = 0 }: { apartMs?: number } = {},
) => {
  type Asker = (key: K) => Promise<V | undefined>
  const shelves = new WeakMap<Db, Map<string, Asker>>()
  const makeAsker = (db: Db, terms: Terms): Asker =>
    batcher<K, V | undefined>({
      byTurn: true,
      apartMs,
      run: async (keys) => {
        const found = await find(db, [...new Set(keys)], ...terms)
        return keys.map((key) => found.get(key))
      },
    })
  return (db: Db, key: K, ...terms: Terms): Promise<V | undefined> => {
    const askers = shelves.get(db) ?? new Map<string, Asker>()
    shelves.set(db, askers)
    const name = terms.join(' ')
    const ask = askers.get(name) ?? makeAsker(db, terms)
    if (askers.size >= MOST_TERMS) askers.clear()
    askers.set(name, ask)
    return ask(key)
  }
}
