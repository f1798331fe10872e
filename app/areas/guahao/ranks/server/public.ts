import type { Db } from '#kit/db/open.ts'
import { transact } from '#kit/db/transaction.ts'
import { dayOf } from '#kit/time/day.ts'
import { ranks } from '../rules.ts'
import { computeRank, findRun } from './queries/compute.ts'

export { countRanked, findPlaces, listIllnesses as listRankedIllnesses, listRankedCities } from './queries/read.ts'

/** Computes the ranks that were not computed today. */
export const computeRanks = async (db: Db, now: Date) => {
  for (const [key, rank] of Object.entries(ranks)) {
    await transact(db, async (inside) => {
      const last = await findRun(inside, Number(key))
      if (!last || dayOf(last) < dayOf(now)) await computeRank(inside, Number(key), rank, now)
    })
  }
}
