import { afterCommit } from '#kit/db/after-commit.ts'
import type { Db } from '#kit/db/open.ts'
import { outsideOf } from '#kit/db/outside.ts'
import { openSoldOutCache, type SoldOutCache } from '#kit/scarce/sold-out-cache.ts'

const caches = new WeakMap<Db, SoldOutCache>()

/** What this process knows to be sold out in a database, whatever transaction asks. */
export const soldOutOf = (db: Db): SoldOutCache => {
  const outside = outsideOf(db)
  const cache = caches.get(outside) ?? openSoldOutCache()
  caches.set(outside, cache)
  return cache
}

/** Once others can see it, pieces of these stocks are not sold out any more. */
export const soldAgain = (db: Db, stockIds: readonly number[]): void => {
  if (stockIds.length > 0) afterCommit(db, () => soldOutOf(db).clear(stockIds))
}
