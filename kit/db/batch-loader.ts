import DataLoader from 'dataloader'
import { isDatabaseAway } from './errors.ts'
import type { Db } from './open.ts'

interface Lookup<K, Terms> {
  key: K
  terms: Terms
}

/**
 * A DataLoader for each database or transaction: look-ups that are asked for within one turn of the event loop, by whichever
 * requests, are one statement for each set of terms. `find` gets their keys and answers by key. Nothing is cached.
 */
export const batchLoader = <K, V, Terms extends readonly unknown[] = []>(
  find: (db: Db, keys: readonly K[], ...terms: Terms) => Promise<ReadonlyMap<K, V>>,
) => {
  type Found = (key: K) => V | undefined | Error
  const loaders = new WeakMap<Db, DataLoader<Lookup<K, Terms>, V | undefined>>()

  /** One key that the database refuses must not take the others' answers: each is then looked up by itself. */
  const findAll = async (db: Db, keys: readonly K[], terms: Terms): Promise<Found> => {
    try {
      const found = await find(db, keys, ...terms)
      return (key) => found.get(key)
    } catch (error) {
      if (keys.length === 1 || isDatabaseAway(error)) return () => error as Error
      const each = await Promise.all(keys.map((key) => findAll(db, [key], terms)))
      const byKey = new Map(keys.map((key, at) => [key, each[at] as Found]))
      return (key) => byKey.get(key)?.(key)
    }
  }

  const makeLoader = (db: Db) =>
    new DataLoader<Lookup<K, Terms>, V | undefined>(
      async (lookups) => {
        const groups = [...Map.groupBy(lookups, ({ terms }) => terms.join(' '))]
        const found = new Map(
          await Promise.all(
            groups.map(async ([name, group]) => {
              const keys = [...new Set(group.map(({ key }) => key))]
              return [name, await findAll(db, keys, (group[0] as Lookup<K, Terms>).terms)] as const
            }),
          ),
        )
        return lookups.map(({ key, terms }) => found.get(terms.join(' '))?.(key))
      },
      { cache: false, batchScheduleFn: (run) => setImmediate(run) },
    )

  return (db: Db, key: K, ...terms: Terms): Promise<V | undefined> => {
    const loader = loaders.get(db) ?? makeLoader(db)
    loaders.set(db, loader)
    return loader.load({ key, terms })
  }
}
