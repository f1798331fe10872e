import type { Context } from '#app/context.ts'
import { afterCommit } from '#kit/db/after-commit.ts'
import type { Db } from '#kit/db/open.ts'
import { openSoldOutCache, type SoldOutCache } from '#kit/scarce/sold-out-cache.ts'

/** One for each installation that this process serves: in tests there are several. */
const caches = new Map<Context['config'], SoldOutCache>()

/** What this process knows to be sold out. */
export const soldOutOf = ({ config }: Pick<Context, 'config'>): SoldOutCache => {
  const cache = caches.get(config) ?? openSoldOutCache()
  caches.set(config, cache)
  return cache
}

/** Once others can see it, pieces of these stocks are not sold out any more. */
export const soldAgain = (db: Db, stockIds: readonly number[]): void => {
  if (stockIds.length === 0) return
  afterCommit(db, () => {
    for (const cache of caches.values()) cache.clear(stockIds)
  })
}
