import type { Db } from '#kit/db/open.ts'
import { batcher } from '#kit/scarce/batch.ts'
import type { Day } from '#kit/time/day.ts'
import { IS_NAME } from '../queries/find.ts'
import { addSearches } from '../queries/terms.ts'
import type { Found } from './find.ts'

interface Search {
  word: string
  day: Day
}

const counters = new WeakMap<Db, (search: Search) => Promise<void>>()

/** Many look for the same at the same time: one statement counts for all who come while another is under way. */
const counterOf = (db: Db) => {
  const run = async (searches: Search[]) => {
    await addSearches(db, searches)
    return searches.map(() => undefined)
  }
  const counter = counters.get(db) ?? batcher<Search, void>({ run })
  counters.set(db, counter)
  return counter
}

/** Counts a search under the name that it hit; what hit no name may be anything and is not kept. */
export const countSearch = async (db: Db, { hits }: Found, day: Day): Promise<void> => {
  const [best] = hits.toSorted((a, b) => b.fit - a.fit)
  if (best && best.fit >= IS_NAME) await counterOf(db)({ word: best.title, day })
}
