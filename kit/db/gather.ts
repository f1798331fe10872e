import { batcher } from '#kit/scarce/batch.ts'
import type { Db } from './open.ts'

/**
 * Makes one statement of the look-ups that are asked for at the same time: `find` gets their keys and answers by key. Alone,
 * a look-up runs at once; in a rush it costs a fraction. Rows are read as they are now, never kept.
 */
export const gathered = <K, V>(find: (db: Db, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>) => {
  const askers = new WeakMap<Db, (key: K) => Promise<V | undefined>>()
  const makeAsker = (db: Db) =>
    batcher<K, V | undefined>({
      run: async (keys) => {
        const found = await find(db, [...new Set(keys)])
        return keys.map((key) => found.get(key))
      },
    })
  return (db: Db, key: K): Promise<V | undefined> => {
    const ask = askers.get(db) ?? makeAsker(db)
    askers.set(db, ask)
    return ask(key)
  }
}
